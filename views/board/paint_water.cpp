// SPDX-License-Identifier: MIT
// Running water: along sides, and through cells.
#include "views/board/noise.h"
#include "views/board/path_net.h"
#include "views/board/water_band.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

class WaterCollector
{
public:
    explicit WaterCollector(const PaintContext &c)
        : m_context(c)
    {
        const auto &types = c.system().sideTypes;
        for (std::size_t i = 0; i < types.size() && i < maxMarkKinds; ++i)
            if (types[i].group == "water") {
                m_sideTypes |= MarkBits{3} << (2 * i);
            }
    }

    std::vector<Stretch> collect()
    {
        if (m_sideTypes != 0 && !m_context.board.sides.empty())
            forEachJoint(
                m_context, [this](SideId s) { return (m_context.board.sides.at(s) & m_sideTypes) != 0; },
                [this](const Joint &joint) { addJoint(joint); });
        const PathNet net(m_context, "water");
        if (!net.empty())
            m_context.forEachCell([&](Offset o) {
                for (const PathPiece &piece : net.pieces(o))
                    addPiece(piece);
            });
        return std::move(m_stretches);
    }

private:
    double widthAt(SideId side) const
    {
        double width = 0;
        const auto &types = m_context.system().sideTypes;
        for (std::size_t i = 0; i < types.size() && i < maxMarkKinds; ++i)
            if (types[i].group == "water" && m_context.board.sides.has(side, static_cast<int>(i)))
                width = std::max(width, waterWidth(types[i].look));
        return width;
    }

    void addJoint(const Joint &joint)
    {
        const int steps = curveSteps(m_context.scale);
        std::array<Joint::Arm, 4> arms = joint.arms;
        // Streams of one corner meet in the widest of them.
        std::stable_sort(arms.begin(), arms.begin() + joint.count,
                         [this](const auto &a, const auto &b) { return widthAt(a.side) > widthAt(b.side); });
        const double main = widthAt(arms[0].side);
        if (joint.count == 1) {
            const double on = goesOn(joint, arms[0].side);
            const bool open = on > 0;
            const QPointF beyond = (joint.at - arms[0].middle) * on;
            m_stretches.push_back({straight(arms[0].middle, joint.at + beyond, steps), main, open ? main : main * 0.3});
            return;
        }
        for (int i = 1; i < joint.count; ++i) {
            const Joint::Arm &arm = arms[static_cast<std::size_t>(i)];
            m_stretches.push_back({roundCorner(arms[0].middle, joint.at, arm.middle, steps), main, widthAt(arm.side)});
        }
    }

    /// How far water runs on beyond its last corner, in halves of a side: to the frame, a little into a lake, or not.
    double goesOn(const Joint &joint, SideId last) const
    {
        constexpr double toFrame = 2; // the rest is cut off there
        if (joint.onRim && m_context.grid().sideOther(last) != noCell)
            return toFrame;
        return joint.onRim || touchesWater(last, joint.at) ? 0.25 : 0;
    }

    /// Whether a lake lies at the end of a side.
    bool touchesWater(SideId side, QPointF corner) const
    {
        const QPointF middle = toQt(m_context.grid().sideMiddle(side));
        const QPointF beyond = corner + (corner - middle) * 0.3;
        return m_context.look(offsetAt(m_context.grid(), beyond)) == GroundLook::Water;
    }

    void addPiece(const PathPiece &piece)
    {
        const double width = waterWidth(m_context.system().pathTypes[static_cast<std::size_t>(piece.type)].look);
        Curve curve = piece.curve;
        for (QPointF &p : curve)
            p = warped(p, 0.9);
        m_stretches.push_back({std::move(curve), width, piece.ends ? width * 0.25 : width});
    }

    const PaintContext &m_context;
    MarkBits m_sideTypes = 0;
    std::vector<Stretch> m_stretches;
};

} // namespace

std::vector<Stretch> waterCourses(const PaintContext &context)
{
    return WaterCollector(context).collect();
}

void paintWater(PaintContext &c)
{
    paintStretches(c, waterCourses(c));
}

} // namespace hotchkiss
