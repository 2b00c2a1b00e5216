// SPDX-License-Identifier: MIT
#include "views/playtest/play_overlays.h"

#include "model/scenario/place_text.h"
#include "views/playtest/mark_painter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

constexpr std::size_t mostAsked = 160; ///< pieces; asking grows with their square
constexpr int farthestSight = 30;      ///< cells

const Query *queryNamed(const Rules &rules, std::string_view name)
{
    for (const Query &query : rules.queries)
        if (query.name == name)
            return &query;
    return nullptr;
}

/// Rules take the target as a cell or as a unit.
bool canFire(const Query &query, const Game &game, const Scenario &shown, const Piece &firer, const Piece &target)
{
    for (const std::string &word : {placeText(shown, target.place), target.id}) {
        const std::vector<std::string> words{firer.id, word};
        if (const Result<Answer> answer = query.ask(game, words))
            return answer->yes;
    }
    return false;
}

void askFire(std::vector<FireLine> &lines, Playtest &playtest, const Query &query, int board)
{
    const Scenario &shown = playtest.document()->scenario();
    const auto isOn = [board](const Piece &piece) {
        return piece.place.kind != Place::Kind::Nowhere && piece.place.board == board;
    };
    for (std::size_t i = 0; i < shown.pieces.size(); ++i) {
        const Piece &firer = shown.pieces[i];
        if (firer.kind != PieceKind::Unit || !isOn(firer))
            continue;
        std::vector<Place> done;
        for (const Piece &target : shown.pieces) {
            if (!isOn(target) || sideOf(shown, target.command) == sideOf(shown, firer.command) ||
                std::find(done.begin(), done.end(), target.place) != done.end())
                continue;
            done.push_back(target.place);
            if (canFire(query, playtest.game(), shown, firer, target))
                lines.push_back({static_cast<PieceIndex>(i), firer.place, target.place});
        }
    }
}

} // namespace

std::vector<FireLine> fireLines(Playtest &playtest, int board)
{
    std::vector<FireLine> lines;
    const Scenario &shown = playtest.document()->scenario();
    if (const Query *query = queryNamed(playtest.rules(), "fire");
        query != nullptr && shown.pieces.size() <= mostAsked) {
        askFire(lines, playtest, *query, board);
        return lines;
    }
    for (const Action &action : playtest.legalActions()) {
        if (action.piece == noPiece)
            continue;
        const Preview preview = playtest.game().preview(action);
        const Place &from = shown.pieces[static_cast<std::size_t>(action.piece)].place;
        if (preview.chance >= 0 && preview.target.kind != Place::Kind::Nowhere && preview.target.board == board &&
            from.kind != Place::Kind::Nowhere && !(preview.target == from))
            lines.push_back({action.piece, from, preview.target});
    }
    return lines;
}

bool canAskSight(const Rules &rules)
{
    return queryNamed(rules, "los") != nullptr;
}

SightView sightFrom(const Playtest &playtest, const Place &from)
{
    SightView view;
    const Query *query = queryNamed(playtest.rules(), "los");
    if (query == nullptr || from.kind != Place::Kind::OnCell)
        return view;
    view.from = from;
    const Scenario &scenario = playtest.game().scenario();
    const Grid &grid = scenario.boards[static_cast<std::size_t>(from.board)].grid;
    const std::string start = placeText(scenario, from);
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        if (cell == from.cell || grid.distance(from.cell, cell) > farthestSight)
            continue;
        const std::vector<std::string> words{start, placeText(scenario, Place::onCell(from.board, cell))};
        if (const Result<Answer> answer = query->ask(playtest.game(), words))
            (answer->yes ? view.seen : view.hidden).push_back(cell);
    }
    return view;
}

std::optional<Preview> sightCard(const Playtest &playtest, const Place &from, const Place &to)
{
    const Query *query = queryNamed(playtest.rules(), "los");
    const Scenario &scenario = playtest.game().scenario();
    if (query == nullptr || from == to || to.kind != Place::Kind::OnCell || from.board != to.board)
        return std::nullopt;
    const std::vector<std::string> words{placeText(scenario, from), placeText(scenario, to)};
    const Result<Answer> answer = query->ask(playtest.game(), words);
    if (!answer)
        return std::nullopt;
    Preview card;
    card.label = {HK_NOOP("Line of sight from %1 to %2"), words};
    card.headline = answer->headline;
    card.terms = answer->terms;
    card.target = to;
    return card;
}

QPolygonF cellOutline(const Board &board, Cell cell, double share)
{
    QPolygonF outline;
    const Point centre = board.grid.centre(cell);
    for (int i = 0; i < board.grid.corners(); ++i) {
        const Point corner = board.grid.corner(cell, i);
        outline << QPointF(centre.x + (corner.x - centre.x) * share, centre.y + (corner.y - centre.y) * share);
    }
    return outline;
}

void paintFireLines(QPainter &painter, const Scenario &scenario, const std::vector<FireLine> &lines,
                    const Locate &locate, double pixel)
{
    for (const FireLine &line : lines) {
        const Piece &piece = scenario.pieces[static_cast<std::size_t>(line.piece)];
        const int side = sideOf(scenario, piece.command);
        const QColor colour =
            side < 0
                ? mark::attack
                : QColor(QString::fromStdString(scenario.sides[static_cast<std::size_t>(side)].colour)).darker(130);
        // Lines that answer each other run side by side.
        const QPointF way = locate(line.to) - locate(line.from);
        const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
        const QPointF shift = QPointF(-way.y(), way.x()) / length * 4 * pixel;
        const bool isTable = scenario.boards[static_cast<std::size_t>(line.from.board)].grid.isTable();
        drawArrow(painter, locate(line.from) + shift, locate(line.to) + shift, {colour, 2.5, side % 2 != 0},
                  isTable ? 12 * pixel : 0.34, pixel);
    }
}

void paintSight(QPainter &painter, const Board &board, const SightView &view, double pixel)
{
    if (!view.isOn())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 20, 30, 110));
    for (const Cell cell : view.hidden)
        painter.drawPolygon(cellOutline(board, cell));
    // Not by colour alone: what is hidden is hatched too.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 90), pixel));
    for (const Cell cell : view.hidden) {
        const QPolygonF outline = cellOutline(board, cell, 0.55);
        painter.drawLine(outline[0], outline[outline.size() / 2]);
    }
    QPainterPath eye;
    eye.addPolygon(cellOutline(board, view.from.cell, 0.94));
    eye.closeSubpath();
    strokeOnMap(painter, eye, {mark::chosen, 4}, pixel);
}

void paintTrails(QPainter &painter, const std::vector<Playtest::Trail> &trails, int board, const Locate &locate,
                 double pixel)
{
    for (const Playtest::Trail &trail : trails) {
        if (trail.to.board != board)
            continue;
        const bool isMove = trail.kind == Event::Kind::Move;
        const QPointF to = locate(trail.to);
        if ((isMove || trail.kind == Event::Kind::Attack) && trail.from.kind != Place::Kind::Nowhere &&
            trail.from.board == board && !(trail.from == trail.to)) {
            drawArrow(painter, locate(trail.from), to, {isMove ? mark::chosen : mark::attack, 3, !isMove},
                      isMove ? 0 : 0.34, pixel);
        }
        if (trail.kind != Event::Kind::Loss && trail.kind != Event::Kind::Removed)
            continue;
        QPainterPath burst;
        const double reach = 15 * pixel;
        for (int i = 0; i < 8; ++i) {
            const double angle = i * std::numbers::pi / 4;
            const QPointF way(std::cos(angle), std::sin(angle));
            burst.moveTo(to + way * reach * 0.65);
            burst.lineTo(to + way * reach * 1.35);
        }
        if (trail.kind == Event::Kind::Removed)
            for (const QPointF arm : {QPointF(reach, reach) * 0.45, QPointF(reach, -reach) * 0.45}) {
                burst.moveTo(to - arm);
                burst.lineTo(to + arm);
            }
        strokeOnMap(painter, burst, {mark::attack, 3}, pixel);
    }
}

} // namespace hotchkiss
