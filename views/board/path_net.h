// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/outline.h"

#include <string_view>

namespace hotchkiss {

/// One half of a path inside a cell: from the middle of a side to the middle of
/// the cell's stretch.
struct PathPiece
{
    int type = 0; ///< of the system's path types
    SideId side = noSide;
    Curve curve;       ///< begins at the side
    bool ends = false; ///< leads nowhere from there: a source, a road's end
};

/// The paths of one group (road, rail, water) as smooth curves: straight
/// through cells in line, rounded at bends, joined where three or more meet. A
/// curve depends on its own and the two next cells only.
class PathNet
{
public:
    PathNet(const PaintContext &context, std::string_view group);
    bool empty() const { return m_types == 0; }
    /// The pieces inside a cell; beyond the rim, where a path leads off the
    /// board, the stump out there.
    std::vector<PathPiece> pieces(Offset cell) const;
    /// The direction in which a path crosses that side of a cell, outward.
    QPointF tangent(Offset cell, int direction) const;
    /// Whether some path of the group crosses there.
    bool crosses(SideId side) const { return (m_context.board.paths.at(side) & m_types) != 0; }

private:
    using Arms = std::vector<int>; ///< directions
    Arms arms(Offset cell) const;
    QPointF middle(Offset cell, int direction) const;
    QPointF continuation(Offset cell, int direction) const;
    static std::pair<int, int> mainPair(const Arms &arms, int directions);
    Curve through(Offset cell, int from, int to) const;
    int typeAt(SideId side) const;

    const PaintContext &m_context;
    MarkBits m_types = 0;
};

} // namespace hotchkiss
