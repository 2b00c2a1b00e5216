// SPDX-License-Identifier: MIT
#include "views/playtest/play_board.h"

#include "views/board/board_painter.h"
#include "views/board/counter_layout.h"
#include "views/playtest/preview_card.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

const QColor reachColour(0x2f, 0x6f, 0x4f);
const QColor attackColour(0xa8, 0x2c, 0x22);
const QColor chosenColour(0xe0, 0x9a, 0x2a);
const QColor haloColour(0xff, 0xfb, 0xf0, 210);

bool isAttack(const Preview &preview)
{
    return preview.chance >= 0;
}

/// Text of a fixed size on the screen, around a point of the map.
void drawTag(QPainter &painter, QPointF at, const QString &text, const QColor &colour, double pixel)
{
    painter.save();
    painter.translate(at);
    painter.scale(pixel, pixel);
    QFont font;
    font.setPixelSize(12);
    font.setBold(true);
    painter.setFont(font);
    const QRectF box = QFontMetricsF(font).boundingRect(text).adjusted(-6, -2, 6, 2);
    const QRectF placed(-box.width() / 2, -box.height() / 2, box.width(), box.height());
    painter.setPen(QPen(haloColour, 1.5));
    painter.setBrush(colour);
    painter.drawRoundedRect(placed, box.height() / 2, box.height() / 2);
    painter.setPen(Qt::white);
    painter.drawText(placed, Qt::AlignCenter, text);
    painter.restore();
}

/// A line with a halo shows on any ground.
void strokeOnMap(QPainter &painter, const QPainterPath &path, const QColor &colour, double width, double pixel,
                 Qt::PenStyle style = Qt::SolidLine)
{
    painter.strokePath(path, QPen(haloColour, (width + 2.5) * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(colour, width * pixel, style, Qt::RoundCap, Qt::RoundJoin));
}

/// From the edge of one thing to that of another, with a head that says who fires on whom.
void drawShot(QPainter &painter, QPointF from, QPointF to, double pixel, double room)
{
    const QLineF all(from, to);
    if (all.length() < 2.2 * room)
        return;
    const QPointF along = (to - from) / all.length();
    const QPointF across(-along.y(), along.x());
    const QPointF tip = to - along * room;
    const double head = 11 * pixel;
    QPainterPath line;
    line.moveTo(from + along * room);
    line.lineTo(tip - along * head);
    strokeOnMap(painter, line, attackColour, 3, pixel, Qt::DashLine);
    painter.setPen(QPen(haloColour, 1.5 * pixel));
    painter.setBrush(attackColour);
    painter.drawPolygon(
        QPolygonF({tip, tip - along * head - across * head * 0.55, tip - along * head + across * head * 0.55}));
}

} // namespace

PlayBoard::PlayBoard(QWidget *parent)
    : BoardCanvas(parent)
{
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void PlayBoard::setPlaytest(Playtest *playtest)
{
    if (m_playtest)
        disconnect(m_playtest, nullptr, this, nullptr);
    m_playtest = playtest;
    m_chosen = noPiece;
    m_hovered.reset();
    if (!m_playtest)
        return;
    setDocument(m_playtest->document(), 0);
    connect(m_playtest, &Playtest::changed, this, &PlayBoard::refresh);
    refresh();
}

void PlayBoard::refresh()
{
    m_hovered.reset();
    const std::vector<Action> &legal = m_playtest->legalActions();
    const auto isChosen = [this](const Action &action) { return action.piece == m_chosen; };
    if (m_chosen == noPiece || std::none_of(legal.begin(), legal.end(), isChosen))
        m_chosen = onlyPiece();
    makeMarks();
    viewport()->update();
    Q_EMIT chosenChanged();
    Q_EMIT hoveredChanged();
}

/// Where only one piece has anything to decide, it is chosen.
PieceIndex PlayBoard::onlyPiece() const
{
    PieceIndex only = noPiece;
    for (const Action &action : m_playtest->legalActions()) {
        if (action.piece == noPiece || action.piece == only)
            continue;
        if (only != noPiece)
            return noPiece;
        only = action.piece;
    }
    return only;
}

void PlayBoard::choose(PieceIndex piece)
{
    if (piece == noPiece)
        piece = onlyPiece();
    if (piece == m_chosen)
        return;
    m_chosen = piece;
    m_hovered.reset();
    makeMarks();
    viewport()->update();
    Q_EMIT chosenChanged();
    Q_EMIT hoveredChanged();
}

void PlayBoard::setOverlay(Overlay overlay)
{
    m_overlay = overlay;
    makeMarks();
    viewport()->update();
}

void PlayBoard::setHovered(std::optional<Action> action)
{
    if (action == m_hovered)
        return;
    m_hovered = action;
    viewport()->update();
    Q_EMIT hoveredChanged();
}

void PlayBoard::showPlace(const Place &place)
{
    if (place.kind != Place::Kind::Nowhere)
        ensureVisible(QRectF(positionOf(place) - QPointF(2, 2), QSizeF(4, 4)));
}

void PlayBoard::makeMarks()
{
    m_marks.clear();
    if (!m_playtest)
        return;
    for (const Action &action : m_playtest->legalActions()) {
        const bool wanted = m_overlay == Overlay::AllTargets ? action.piece != noPiece
                                                             : action.piece == m_chosen && m_chosen != noPiece;
        if (!wanted)
            continue;
        Preview preview = m_playtest->game().preview(action);
        if (m_overlay == Overlay::AllTargets && !isAttack(preview))
            continue;
        if (preview.target.kind == Place::Kind::Nowhere || preview.target.board != boardIndex())
            continue;
        const QPointF at = positionOf(preview.target);
        m_marks.push_back({action, std::move(preview), at});
    }
}

QPointF PlayBoard::positionOf(const Place &place) const
{
    const Board &map = board();
    if (place.kind == Place::Kind::OnTable)
        return flipTable(map, {place.at.x, place.at.y});
    if (place.kind != Place::Kind::OnCell || !map.grid.contains(place.cell))
        return {};
    const Point centre = map.grid.centre(place.cell);
    return {centre.x, centre.y};
}

std::vector<const PlayBoard::Mark *> PlayBoard::marksAt(QPointF map) const
{
    std::vector<const Mark *> found;
    const Grid &grid = board().grid;
    const Cell cell = grid.isTable() ? noCell : grid.cellAt({map.x(), map.y()});
    for (const Mark &mark : m_marks) {
        const QPointF gap = mark.at - map;
        const bool here =
            grid.isTable() ? std::hypot(gap.x(), gap.y()) < 14 / zoom() : mark.preview.target.cell == cell;
        if (here)
            found.push_back(&mark);
    }
    return found;
}

PieceIndex PlayBoard::pieceAt(QPointF map) const
{
    return static_cast<PieceIndex>(pieceUnder(document()->scenario(), boardIndex(), map));
}

void PlayBoard::mouseReleaseEvent(QMouseEvent *event)
{
    const bool panned = isPanning();
    BoardCanvas::mouseReleaseEvent(event);
    if (panned || !m_playtest || !hasBoard() || event->button() != Qt::LeftButton || m_playtest->isThinking())
        return;
    const QPointF map = toMap(event->position());
    const PieceIndex piece = pieceAt(map);
    const bool hasActions = piece != noPiece && !m_playtest->legalActions(piece).empty();
    const std::vector<const Mark *> marks = m_overlay == Overlay::Chosen ? marksAt(map) : std::vector<const Mark *>();
    // A friend that may act is chosen, even where the piece before it could go to the same place.
    if (!marks.empty() && (!hasActions || piece == m_chosen || event->modifiers().testFlag(Qt::ShiftModifier)))
        perform(marks, event->globalPosition().toPoint());
    else
        choose(hasActions ? piece : noPiece);
}

void PlayBoard::perform(const std::vector<const Mark *> &marks, QPoint globalPosition)
{
    if (marks.size() == 1) {
        const Action action = marks.front()->action;
        m_playtest->perform(action);
        return;
    }
    QMenu menu(this);
    std::vector<Action> actions;
    for (const Mark *mark : marks) {
        QString label = translated(mark->preview.label);
        if (!mark->preview.cost.empty())
            label += QStringLiteral(" (%1)").arg(qstr(mark->preview.cost));
        menu.addAction(label)->setData(static_cast<int>(actions.size()));
        actions.push_back(mark->action);
    }
    if (const QAction *picked = menu.exec(globalPosition))
        m_playtest->perform(actions[static_cast<std::size_t>(picked->data().toInt())]);
}

void PlayBoard::mouseMoveEvent(QMouseEvent *event)
{
    BoardCanvas::mouseMoveEvent(event);
    if (isPanning() || !hasBoard() || !m_playtest)
        return;
    const std::vector<const Mark *> marks = marksAt(toMap(event->position()));
    setHovered(marks.empty() ? std::optional<Action>() : marks.front()->action);
    viewport()->setCursor(marks.empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void PlayBoard::leaveEvent(QEvent *event)
{
    BoardCanvas::leaveEvent(event);
    setHovered(std::nullopt);
}

void PlayBoard::stepChosen(int by)
{
    std::vector<PieceIndex> able;
    for (const Action &action : m_playtest->legalActions())
        if (action.piece != noPiece && std::find(able.begin(), able.end(), action.piece) == able.end())
            able.push_back(action.piece);
    if (able.empty())
        return;
    const auto here = std::find(able.begin(), able.end(), m_chosen);
    const auto count = static_cast<std::ptrdiff_t>(able.size());
    const std::ptrdiff_t now = here == able.end() ? (by > 0 ? -1 : 0) : here - able.begin();
    choose(able[static_cast<std::size_t>((now + by + count) % count)]);
    showPlace(document()->scenario().pieces[static_cast<std::size_t>(m_chosen)].place);
}

void PlayBoard::keyPressEvent(QKeyEvent *event)
{
    if (m_playtest && (event->key() == Qt::Key_N || event->key() == Qt::Key_P)) {
        stepChosen(event->key() == Qt::Key_N ? 1 : -1);
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        choose(noPiece);
        return;
    }
    BoardCanvas::keyPressEvent(event);
}

void PlayBoard::paintChosen(QPainter &painter, double pixel) const
{
    if (m_chosen == noPiece)
        return;
    QPainterPath ring;
    ring.addPolygon(pieceOutline(document()->scenario(), m_chosen));
    ring.closeSubpath();
    strokeOnMap(painter, ring, chosenColour, 4, pixel);
}

QPainterPath PlayBoard::markShape(const Mark &mark, double pixel) const
{
    QPainterPath shape;
    const Grid &grid = board().grid;
    if (grid.isTable()) {
        shape.addEllipse(mark.at, 9 * pixel, 9 * pixel);
        return shape;
    }
    QPolygonF outline;
    for (int i = 0; i < grid.corners(); ++i) {
        const Point corner = grid.corner(mark.preview.target.cell, i);
        outline << mark.at + (QPointF(corner.x, corner.y) - mark.at) * 0.88;
    }
    shape.addPolygon(outline);
    shape.closeSubpath();
    return shape;
}

void PlayBoard::paintMark(QPainter &painter, const Mark &mark, double pixel) const
{
    const bool attack = isAttack(mark.preview);
    const bool hovered = m_hovered && *m_hovered == mark.action;
    const QColor colour = attack ? attackColour : reachColour;
    const QPainterPath shape = markShape(mark, pixel);
    // A counter keeps its colours: there the ring alone says where one may go.
    const bool taken = pieceUnder(document()->scenario(), boardIndex(), mark.at) >= 0;
    QColor wash = colour;
    wash.setAlpha(taken ? (hovered ? 30 : 0) : hovered ? 90 : 48);
    painter.fillPath(shape, wash);
    strokeOnMap(painter, shape, colour, hovered ? 4 : attack || taken ? 2.5 : 1.5, pixel);
}

void PlayBoard::paintShots(QPainter &painter, double pixel) const
{
    const double room = board().grid.isTable() ? 12 * pixel : 0.36;
    for (const Mark &mark : m_marks) {
        const Place &from = document()->scenario().pieces[static_cast<std::size_t>(mark.action.piece)].place;
        const bool hovered = m_hovered && *m_hovered == mark.action;
        if (isAttack(mark.preview) && from.kind != Place::Kind::Nowhere &&
            (hovered || m_overlay == Overlay::AllTargets))
            drawShot(painter, positionOf(from), mark.at, pixel, room);
    }
}

void PlayBoard::paintOverlay(QPainter &painter, const QRectF &exposed, double pixel)
{
    BoardCanvas::paintOverlay(painter, exposed, pixel);
    if (!m_playtest)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Mark &mark : m_marks)
        paintMark(painter, mark, pixel);
    paintChosen(painter, pixel);
    paintShots(painter, pixel);
    QSet<QPair<int, int>> tagged;
    for (const Mark &mark : m_marks) {
        const QPair<int, int> spot(static_cast<int>(mark.at.x() * 100), static_cast<int>(mark.at.y() * 100));
        if (mark.preview.cost.empty() || tagged.contains(spot) || zoom() < 18)
            continue;
        tagged.insert(spot);
        const double below = board().grid.isTable() ? 16 * pixel : 0.34;
        drawTag(painter, mark.at + QPointF(0, below), qstr(mark.preview.cost),
                isAttack(mark.preview) ? attackColour : reachColour, pixel);
    }
    if (m_hovered)
        paintPreviewCard(painter, m_playtest->game().preview(*m_hovered), palette(),
                         positionOf(m_playtest->game().preview(*m_hovered).target), visibleRect(), pixel);
    painter.restore();
}

} // namespace hotchkiss
