// SPDX-License-Identifier: MIT
// What lies over the map while playing: marks, rings, tags and the card of the action under the pointer.
#include "views/board/board_painter.h"
#include "views/board/counter_layout.h"
#include "views/playtest/mark_painter.h"
#include "views/playtest/play_board.h"
#include "views/playtest/preview_card.h"

#include <QSet>

#include <algorithm>

namespace hotchkiss {

namespace {

constexpr double outerShare = 0.88;    ///< of the cell: the marks of neighbours stay apart
constexpr double smallestForTags = 26; ///< pixels a cell

QPainterPath closed(const QPolygonF &outline)
{
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

} // namespace

/// The chosen piece has a strong ring; while none is chosen, those that may act have a thin one.
void PlayBoard::paintPieces(QPainter &painter, double pixel) const
{
    const Scenario &scenario = document()->scenario();
    if (m_chosen != noPiece) {
        strokeOnMap(painter, closed(pieceOutline(scenario, m_chosen)), {mark::chosen, 4}, pixel);
        return;
    }
    if (m_playtest->isThinking() || m_heat)
        return;
    QSet<PieceIndex> able;
    for (const Action &action : m_playtest->legalActions())
        if (action.piece != noPiece)
            able.insert(action.piece);
    for (const PieceIndex piece : able)
        if (scenario.pieces[static_cast<std::size_t>(piece)].place.board == boardIndex())
            strokeOnMap(painter, closed(pieceOutline(scenario, piece)), {mark::chosen, 1.5}, pixel);
}

QPainterPath PlayBoard::markShape(const Mark &mark, double share, double pixel) const
{
    if (!board().grid.isTable())
        return closed(cellOutline(board(), mark.spot->place.cell, share));
    QPainterPath shape;
    const double radius = share < outerShare ? 5 * pixel : 9 * pixel;
    shape.addEllipse(mark.at, radius, radius);
    return shape;
}

bool PlayBoard::isHovered(const Mark &mark) const
{
    const std::vector<std::size_t> &offers = mark.spot->offers;
    return m_hovered && std::any_of(offers.begin(), offers.end(),
                                    [this](std::size_t offer) { return m_dialogue.action(offer) == *m_hovered; });
}

void PlayBoard::paintMark(QPainter &painter, const Mark &mark, double pixel) const
{
    const bool hovered = isHovered(mark);
    const QColor colour = mark.isAttack ? mark::attack : mark::reach;
    const QPainterPath shape = markShape(mark, outerShare, pixel);
    // A counter keeps its colours: there the ring alone says where one may go.
    const bool taken = pieceUnder(document()->scenario(), boardIndex(), mark.at) >= 0;
    QColor wash = colour;
    wash.setAlpha(taken ? (hovered ? 30 : 0) : hovered ? 95 : 50);
    painter.fillPath(shape, wash);
    strokeOnMap(painter, shape, {colour, hovered ? 4 : mark.isAttack || taken ? 2.5 : 1.5}, pixel);
    // Attacks have a double edge, so that they are told without colours.
    if (mark.isAttack)
        strokeOnMap(painter, markShape(mark, outerShare - 7 * pixel, pixel), {colour, 1.2}, pixel);
}

/// The line of the attack under the pointer, over all marks.
void PlayBoard::paintShot(QPainter &painter, double pixel) const
{
    if (m_chosen == noPiece)
        return;
    const Place &from = document()->scenario().pieces[static_cast<std::size_t>(m_chosen)].place;
    if (from.kind == Place::Kind::Nowhere || from.board != boardIndex())
        return;
    for (const Mark &mark : m_marks)
        if (mark.isAttack && isHovered(mark))
            drawArrow(painter, positionOf(from), mark.at, {mark::attack, 3, true},
                      board().grid.isTable() ? 12 * pixel : 0.36, pixel);
}

void PlayBoard::paintTags(QPainter &painter, double pixel) const
{
    if (zoom() < smallestForTags && !board().grid.isTable())
        return;
    for (const Mark &mark : m_marks) {
        const double below = board().grid.isTable() ? 16 * pixel : 0.36;
        if (!mark.cost.isEmpty())
            drawTag(painter, mark.at + QPointF(0, below), mark.cost, mark.isAttack ? mark::attack : mark::reach, pixel);
    }
}

void PlayBoard::paintRing(QPainter &painter, double pixel) const
{
    if (m_ring.kind == Place::Kind::Nowhere || m_ring.board != boardIndex())
        return;
    const QPointF at = positionOf(m_ring);
    const double reach = board().grid.isTable() ? 20 * pixel : 0.56;
    QPainterPath ring;
    ring.addEllipse(at, reach, reach);
    strokeOnMap(painter, ring, {mark::chosen, 4}, pixel);
}

void PlayBoard::paintCard(QPainter &painter, double pixel) const
{
    if (m_overlay == Overlay::Sight && m_sight.isOn()) {
        const std::optional<Preview> card = sightCard(*m_playtest, m_sight.from, m_ring);
        if (!card)
            return;
        drawArrow(painter, positionOf(m_sight.from), positionOf(m_ring), {mark::chosen, 3, true}, 0.2, pixel);
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
        paintShot(painter, pixel);
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
