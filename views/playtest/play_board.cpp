// SPDX-License-Identifier: MIT
#include "views/playtest/play_board.h"

#include "views/board/board_painter.h"
#include "views/board/counter_layout.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hotchkiss {

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
    m_dialogue.clear();
    m_marks.clear();
    m_fire.clear();
    m_sight = {};
    m_ring = {};
    if (!m_playtest)
        return;
    setDocument(m_playtest->document(), 0);
    connect(m_playtest, &Playtest::changed, this, &PlayBoard::refresh);
    refresh();
}

void PlayBoard::setBoardIndex(int board)
{
    if (!m_playtest || board == boardIndex())
        return;
    setDocument(m_playtest->document(), board);
    makeMarks();
    makeOverlay();
    Q_EMIT boardIndexChanged();
}

void PlayBoard::refresh()
{
    m_hovered.reset();
    m_ring = {};
    if (!mayAct(m_chosen))
        m_chosen = onlyPiece();
    beginDialogue();
    makeOverlay();
    Q_EMIT chosenChanged();
    Q_EMIT hoveredChanged();
}

bool PlayBoard::mayAct(PieceIndex piece) const
{
    const std::vector<Action> &legal = m_playtest->legalActions();
    return piece != noPiece &&
           std::any_of(legal.begin(), legal.end(), [piece](const Action &action) { return action.piece == piece; });
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
    m_chosen = piece;
    m_hovered.reset();
    beginDialogue();
    Q_EMIT chosenChanged();
    Q_EMIT hoveredChanged();
}

/// What the chosen piece may do; without one, what needs none.
void PlayBoard::beginDialogue()
{
    std::vector<ActionDialogue::Offer> offers;
    for (const Action &action : m_playtest->legalActions())
        if (action.piece == m_chosen)
            offers.push_back({action, m_playtest->game().preview(action).target});
    m_dialogue.begin(m_playtest->rules(), document()->scenario(), std::move(offers));
    makeMarks();
}

void PlayBoard::setOverlay(Overlay overlay)
{
    m_overlay = overlay;
    makeOverlay();
}

void PlayBoard::makeOverlay()
{
    m_fire.clear();
    const Place from = m_sight.from;
    m_sight = {};
    if (!m_playtest)
        return;
    if (m_overlay == Overlay::Targets)
        m_fire = fireLines(*m_playtest, boardIndex());
    else if (m_overlay == Overlay::Sight && from.kind == Place::Kind::OnCell && from.board == boardIndex())
        m_sight = sightFrom(*m_playtest, from);
    else if (m_overlay == Overlay::Sight && m_chosen != noPiece)
        m_sight = sightFrom(*m_playtest, document()->scenario().pieces[static_cast<std::size_t>(m_chosen)].place);
    viewport()->update();
}

void PlayBoard::setHeat(std::optional<HeatLayer> heat)
{
    // Counters would hide what lies below them.
    constexpr double faint = 0.3;
    const auto counters = static_cast<int>(MapLayer::Counters);
    MapStyle now = style();
    if (heat && !m_heat)
        m_countersBefore = std::exchange(now.opacity[counters], std::min(faint, now.opacity[counters]));
    else if (!heat && m_heat)
        now.opacity[counters] = m_countersBefore;
    m_heat = std::move(heat);
    setStyle(now);
    viewport()->update();
}

void PlayBoard::setHovered(std::optional<Action> action)
{
    if (action == m_hovered)
        return;
    m_hovered = action;
    m_also.clear();
    viewport()->update();
    Q_EMIT hoveredChanged();
}

void PlayBoard::showPlace(const Place &place)
{
    m_ring = place;
    viewport()->update();
    if (place.kind == Place::Kind::Nowhere)
        return;
    setBoardIndex(place.board);
    ensureVisible(QRectF(positionOf(place) - QPointF(2, 2), QSizeF(4, 4)));
}

void PlayBoard::makeMarks()
{
    m_marks.clear();
    viewport()->update();
    for (const ActionDialogue::Spot &spot : m_dialogue.spots()) {
        if (spot.place.board != boardIndex())
            continue;
        Mark mark{&spot, positionOf(spot.place), {}, false, spot.offers.size() == 1};
        QStringList costs;
        for (const std::size_t offer : spot.offers) {
            const Preview preview = m_playtest->game().preview(m_dialogue.action(offer));
            mark.isAttack = mark.isAttack || preview.chance >= 0;
            if (!preview.cost.empty() && !costs.contains(qstr(preview.cost)))
                costs << qstr(preview.cost);
        }
        costs.sort();
        mark.cost = costs.size() > 1 ? tr("from %1").arg(costs.front()) : costs.join(QString());
        m_marks.push_back(std::move(mark));
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

Place PlayBoard::placeAt(QPointF map) const
{
    const Grid &grid = board().grid;
    if (grid.isTable()) {
        const QPointF inches = flipTable(board(), map);
        return Place::onTable(boardIndex(), {inches.x(), inches.y()});
    }
    const Cell cell = grid.cellAt({map.x(), map.y()});
    return cell == noCell ? Place::nowhere() : Place::onCell(boardIndex(), cell);
}

const PlayBoard::Mark *PlayBoard::markAt(QPointF map) const
{
    const Place here = placeAt(map);
    const Mark *found = nullptr;
    double nearest = 14 / zoom();
    for (const Mark &mark : m_marks) {
        if (here.kind == Place::Kind::OnCell && mark.spot->place.cell == here.cell)
            return &mark;
        const QPointF gap = mark.at - map;
        const double distance = std::hypot(gap.x(), gap.y());
        if (here.kind != Place::Kind::OnTable || distance > nearest)
            continue;
        nearest = distance;
        found = &mark;
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
    click(toMap(event->position()), event->globalPosition().toPoint());
}

void PlayBoard::click(QPointF map, QPoint globalPosition)
{
    if (m_overlay == Overlay::Sight) {
        m_sight.from = placeAt(map);
        makeOverlay();
        return;
    }
    const PieceIndex piece = pieceAt(map);
    const Mark *mark = markAt(map);
    if (m_dialogue.depth() > 0) {
        if (mark != nullptr)
            return take(mark->spot->offers, {}, globalPosition);
        return choose(m_chosen);
    }
    const std::vector<PieceIndex> able = ableBeside(piece);
    // Where somebody stands who may act too, the click can mean either.
    if (mark != nullptr)
        return take(mark->spot->offers, able, globalPosition);
    if (piece != m_chosen || able.empty())
        return choose(mayAct(piece) ? piece : able.empty() ? noPiece : able.front());
    // A second click goes on to the next of a stack.
    const auto now = std::find(able.begin(), able.end(), piece);
    choose(now == able.end() || now + 1 == able.end() ? able.front() : *(now + 1));
}

/// The pieces in the place of this one, itself included, that may act; none for none.
std::vector<PieceIndex> PlayBoard::ableBeside(PieceIndex piece) const
{
    std::vector<PieceIndex> able;
    if (piece == noPiece)
        return able;
    const std::vector<Piece> &pieces = document()->scenario().pieces;
    const Place &here = pieces[static_cast<std::size_t>(piece)].place;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto other = static_cast<PieceIndex>(i);
        if ((other == piece || (here.kind == Place::Kind::OnCell && pieces[i].place == here)) && mayAct(other))
            able.push_back(other);
    }
    return able;
}

void PlayBoard::take(const std::vector<std::size_t> &offers, const std::vector<PieceIndex> &instead,
                     QPoint globalPosition)
{
    if (offers.size() == 1 && instead.empty()) {
        const Action action = m_dialogue.action(offers.front());
        m_playtest->perform(action);
        return;
    }
    const std::vector<std::size_t> kept = offers;
    if (instead.empty()) {
        m_dialogue.narrow(kept);
        m_hovered.reset();
        makeMarks();
        Q_EMIT narrowed();
    }
    ask(kept, instead, globalPosition);
}

/// A menu at the pointer: what the click may mean. Many are left to the list of actions and the next click.
void PlayBoard::ask(const std::vector<std::size_t> &offers, const std::vector<PieceIndex> &instead,
                    QPoint globalPosition)
{
    constexpr std::size_t most = 9;
    if (offers.size() > most)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("click-menu"));
    for (const std::size_t offer : offers) {
        const Action action = m_dialogue.action(offer);
        const Preview preview = m_playtest->game().preview(action);
        QString label = translated(preview.label);
        if (const QString headline = translated(preview.headline); !headline.isEmpty())
            label += QStringLiteral(" — ") + headline;
        QAction *entry = menu->addAction(label);
        if (!preview.cost.empty())
            entry->setText(label + QLatin1Char('\t') + qstr(preview.cost));
        connect(entry, &QAction::triggered, this, [this, action] { m_playtest->perform(action); });
        connect(entry, &QAction::hovered, this, [this, action] { setHovered(action); });
    }
    menu->addSeparator();
    for (const PieceIndex other : instead) {
        if (other == m_chosen)
            continue;
        const Piece &piece = document()->scenario().pieces[static_cast<std::size_t>(other)];
        connect(menu->addAction(tr("Choose %1").arg(qstr(piece.name.empty() ? piece.id : piece.name))),
                &QAction::triggered, this, [this, other] { choose(other); });
    }
    menu->popup(globalPosition + QPoint(6, 2));
}

void PlayBoard::mouseMoveEvent(QMouseEvent *event)
{
    BoardCanvas::mouseMoveEvent(event);
    if (isPanning() || !hasBoard() || !m_playtest)
        return;
    const QPointF map = toMap(event->position());
    Q_EMIT pointerMoved(placeAt(map));
    if (m_overlay == Overlay::Sight) {
        m_ring = placeAt(map);
        viewport()->update();
        return;
    }
    const Mark *mark = markAt(map);
    setHovered(mark == nullptr ? std::optional<Action>() : m_dialogue.action(mark->spot->offers.front()));
    QStringList also;
    for (std::size_t i = 1; mark != nullptr && i < mark->spot->offers.size(); ++i)
        also << translated(m_playtest->game().preview(m_dialogue.action(mark->spot->offers[i])).label);
    if (also != m_also) {
        m_also = also;
        viewport()->update();
    }
    const bool isLive = mark != nullptr || mayAct(pieceAt(map));
    viewport()->setCursor(isLive ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PlayBoard::leaveEvent(QEvent *event)
{
    BoardCanvas::leaveEvent(event);
    setHovered(std::nullopt);
    Q_EMIT pointerMoved(Place::nowhere());
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
    const Place place = document()->scenario().pieces[static_cast<std::size_t>(m_chosen)].place;
    showPlace(place);
    m_ring = {};
}

void PlayBoard::keyPressEvent(QKeyEvent *event)
{
    if (m_playtest && (event->key() == Qt::Key_N || event->key() == Qt::Key_P)) {
        stepChosen(event->key() == Qt::Key_N ? 1 : -1);
        return;
    }
    if (m_playtest && event->key() == Qt::Key_Escape) {
        if (m_dialogue.back()) {
            makeMarks();
            Q_EMIT narrowed();
        } else {
            choose(noPiece);
        }
        return;
    }
    BoardCanvas::keyPressEvent(event);
}

} // namespace hotchkiss
