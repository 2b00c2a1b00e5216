// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/rules.h"
#include "views/playtest/playtest.h"

#include <QPainter>
#include <QPointF>

#include <functional>
#include <vector>

namespace hotchkiss {

/// Where a place lies on the map that is shown.
using Locate = std::function<QPointF(const Place &)>;

/// One piece that can fire on the pieces in a cell.
struct FireLine
{
    PieceIndex piece = noPiece;
    Place from;
    Place to;
};

/// Who can fire on whom: for both sides where the rules answer the query "fire", else by the legal actions.
std::vector<FireLine> fireLines(Playtest &playtest, int board);

/// What is seen from a cell, by the rules' query "los".
struct SightView
{
    Place from;
    std::vector<Cell> seen;
    std::vector<Cell> hidden;
    bool isOn() const { return from.kind == Place::Kind::OnCell; }
};
bool canAskSight(const Rules &rules);
SightView sightFrom(const Playtest &playtest, const Place &from);
/// The answer for one line, as a card: clear or what blocks it, with the rule.
std::optional<Preview> sightCard(const Playtest &playtest, const Place &from, const Place &to);

void paintFireLines(QPainter &painter, const Scenario &scenario, const std::vector<FireLine> &lines,
                    const Locate &locate, double pixel);
void paintSight(QPainter &painter, const Board &board, const SightView &view, double pixel);
/// What the last action moved or shot at.
void paintTrails(QPainter &painter, const std::vector<Playtest::Trail> &trails, int board, const Locate &locate,
                 double pixel);

/// The outline of a cell, drawn in by a share of its size.
QPolygonF cellOutline(const Board &board, Cell cell, double share = 1);

} // namespace hotchkiss
