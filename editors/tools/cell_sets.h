// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"

#include <vector>

namespace hotchkiss {

/// All cells within so many steps of one.
std::vector<Cell> disk(const Grid &grid, Cell middle, int radius);
/// The cells from one to another, both included, each a step from the one before: what a fast drag passed.
std::vector<Cell> walk(const Grid &grid, Cell from, Cell to);
/// The cells joined to one by steps over equal terrain (and equal presence of a feature, when not -1).
std::vector<Cell> region(const Board &board, Cell from, int feature = -1);
/// All cells like one.
std::vector<Cell> alike(const Board &board, Cell like, int feature = -1);
/// The cells whose centre lies in a polygon of map units.
std::vector<Cell> cellsInside(const Grid &grid, const std::vector<Point> &polygon);

bool insidePolygon(const std::vector<Point> &polygon, Point point);

/// The corner a side ends at, as a number that all sides meeting there share.
std::array<std::int64_t, 2> cornersOf(const Grid &grid, SideId side);
/// The shortest chain of sides from one to another, both included; empty when there is none within the limit.
std::vector<SideId> sideChain(const Grid &grid, SideId from, SideId to, int limit = 64);

} // namespace hotchkiss
