// SPDX-License-Identifier: MIT
// What lies over the map while playing: marks, rings, tags and the card of the action under the pointer.
#include "views/board/board_painter.h"
#include "views/playtest/play_board.h"
#include "views/playtest/preview_card.h"

#include <QSet>

#include <algorithm>

namespace hotchkiss {

namespace {

const QColor reachColour(0x2f, 0x6f, 0x4f);
const QColor attackColour(0xa8, 0x2c, 0x22);
const QColor chosenColour(0xe0, 0x9a, 0x2a);
constexpr double smallestForTags = 26; ///< pixels a cell

/// Text of a fixed size on the screen, around a point of the map.
void drawTag(QPainter &painter, QPointF at, const QString &text, const QColor &colour, double pixel)
{
    painter.save();
    painter.translate(at);
    painter.scale(pixel, pixel);
    QFont font;
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    const QRectF box = QFontMetricsF(font).boundingRect(text).adjusted(-5, -2, 5, 2);
    const QRectF placed(-box.width() / 2, -box.height() / 2, box.width(), box.height());
    painter.setPen(QPen(QColor(255, 255, 255, 200), 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(placed, 6, 6);
    painter.setPen(Qt::white);
    painter.drawText(placed, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace

/// The chosen piece has a strong ring; while none is chosen, those that may act have a thin one.
void PlayBoard::paintPieces(QPainter &painter, double pixel) const
{
    const Scenario &scenario = document()->scenario();
    painter.setBrush(Qt::NoBrush);
    if (m_chosen != noPiece) {
        const QPolygonF outline = pieceOutline(scenario, m_chosen);
        painter.setPen(QPen(QColor(0x40, 0x28, 0x08), 6 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(outline);
        painter.setPen(QPen(chosenColour, 3.5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(outline);
        return;
    }
    if (m_playtest->isThinking() || m_heat)
        return;
    QSet<PieceIndex> able;
    for (const Action &action : m_playtest->legalActions())
        if (action.piece != noPiece)
            able.insert(action.piece);
    painter.setPen(QPen(chosenColour, 2 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const PieceIndex piece : able)
        if (scenario.pieces[static_cast<std::size_t>(piece)].place.board == boardIndex())
            painter.drawPolygon(pieceOutline(scenario, piece));
}

void PlayBoard::paintMark(QPainter &painter, const Mark &mark, double pixel) const
{
    const std::vector<std::size_t> &offers = mark.spot->offers;
    const bool hovered = m_hovered && std::any_of(offers.begin(), offers.end(), [this](std::size_t offer) {
                             return m_dialogue.action(offer) == *m_hovered;
                         });
    const QColor colour = mark.isAttack ? attackColour : reachColour;
    if (mark.isAttack && hovered && m_chosen != noPiece) {
        const Place &from = document()->scenario().pieces[static_cast<std::size_t>(m_chosen)].place;
        if (from.kind != Place::Kind::Nowhere && from.board == boardIndex()) {
            painter.setPen(QPen(colour, 3 * pixel, Qt::DashLine, Qt::RoundCap));
            drawArrow(painter, positionOf(from), mark.at, pixel, board().grid.isTable() ? 0 : 0.3);
        }
    }
    QColor wash = colour;
    wash.setAlpha(hovered ? 110 : 50);
    // Attacks have a double edge, so that they are told without colours.
    painter.setPen(QPen(colour, (hovered ? 3.5 : 2) * pixel));
    painter.setBrush(wash);
    if (board().grid.isTable()) {
        painter.drawEllipse(mark.at, 9 * pixel, 9 * pixel);
        return;
    }
    painter.drawPolygon(cellOutline(board(), mark.spot->place.cell, 0.92));
    if (!mark.isAttack)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.5 * pixel));
    painter.drawPolygon(cellOutline(board(), mark.spot->place.cell, 0.8));
}

void PlayBoard::paintTags(QPainter &painter, double pixel) const
{
    if (zoom() < smallestForTags && !board().grid.isTable())
        return;
    for (const Mark &mark : m_marks) {
        const double below = board().grid.isTable() ? 16 * pixel : 0.36;
        if (!mark.cost.isEmpty())
            drawTag(painter, mark.at + QPointF(0, below), mark.cost, mark.isAttack ? attackColour : reachColour, pixel);
    }
}

void PlayBoard::paintRing(QPainter &painter, double pixel) const
{
    if (m_ring.kind == Place::Kind::Nowhere || m_ring.board != boardIndex())
        return;
    const QPointF at = positionOf(m_ring);
    const double reach = board().grid.isTable() ? 20 * pixel : 0.56;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 200), 6 * pixel));
    painter.drawEllipse(at, reach, reach);
    painter.setPen(QPen(chosenColour.darker(120), 3 * pixel));
    painter.drawEllipse(at, reach, reach);
}

void PlayBoard::paintCard(QPainter &painter, double pixel) const
{
    if (m_overlay == Overlay::Sight && m_sight.isOn()) {
        const std::optional<Preview> card = sightCard(*m_playtest, m_sight.from, m_ring);
        if (!card)
            return;
        painter.setPen(QPen(chosenColour, 3 * pixel, Qt::DashLine, Qt::RoundCap));
        drawArrow(painter, positionOf(m_sight.from), positionOf(m_ring), pixel, 0.2);
        paintPreviewCard(painter, *card, {}, palette(), positionOf(m_ring), visibleRect(), pixel);
        return;
    }
    if (!m_hovered)
        return;
    const Preview preview = m_playtest->game().preview(*m_hovered);
    const Mark *at = nullptr;
    for (const Mark &mark : m_marks)
        for (const std::size_t offer : mark.spot->offers)
            if (m_dialogue.action(offer) == *m_hovered)
                at = &mark;
    Place where = preview.target;
    if (where.kind == Place::Kind::Nowhere && m_hovered->piece != noPiece)
        where = document()->scenario().pieces[static_cast<std::size_t>(m_hovered->piece)].place;
    if (at == nullptr && (where.kind == Place::Kind::Nowhere || where.board != boardIndex()))
        return;
    paintPreviewCard(painter, preview, m_also, palette(), at != nullptr ? at->at : positionOf(where), visibleRect(),
                     pixel);
}

void PlayBoard::paintOverlay(QPainter &painter, const QRectF &exposed, double pixel)
{
    BoardCanvas::paintOverlay(painter, exposed, pixel);
    if (!m_playtest)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Locate locate = [this](const Place &place) { return positionOf(place); };
    if (m_heat)
        paintHeat(painter, board(), boardIndex(), *m_heat, pixel);
    if (m_overlay == Overlay::Sight) {
        paintSight(painter, board(), m_sight, pixel);
    } else {
        paintTrails(painter, m_playtest->trails(), boardIndex(), locate, pixel);
        for (const Mark &mark : m_marks)
            paintMark(painter, mark, pixel);
        paintPieces(painter, pixel);
        paintTags(painter, pixel);
    }
    if (m_overlay == Overlay::Targets)
        paintFireLines(painter, document()->scenario(), m_fire, locate, pixel);
    paintRing(painter, pixel);
    if (m_heat) {
        const QRectF view = visibleRect();
        painter.save();
        painter.translate(view.bottomLeft() + QPointF(12, -66) * pixel);
        painter.scale(pixel, pixel);
        paintHeatLegend(painter, QRectF(0, 0, 210, 54), *m_heat, palette());
        painter.restore();
    }
    paintCard(painter, pixel);
    painter.restore();
}

} // namespace hotchkiss
