// SPDX-License-Identifier: MIT
#include "model/check/findings.h"

#include <algorithm>

namespace hotchkiss {

namespace {

/// One bit pair for every kind of a group: a quick way to ask whether a side carries any of them.
template <typename T>
MarkBits maskOf(const std::vector<T> &kinds, std::string_view group)
{
    MarkBits mask = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].group == group)
            mask |= MarkBits{3} << (2 * i);
    return mask;
}

class BoardCheck
{
public:
    BoardCheck(Findings &findings, int index)
        : m_findings(findings)
        , m_board(findings.scenario.boards[static_cast<std::size_t>(index)])
        , m_index(index)
    {}

    void run()
    {
        checkAreas();
        checkTexts();
        checkShapes();
        checkCrossings();
    }

private:
    void checkAreas()
    {
        for (std::size_t i = 0; i < m_board.areas.size(); ++i) {
            const Area &area = m_board.areas[i];
            const bool empty = m_board.grid.isTable() ? area.outline.size() < 3 : area.cells.empty();
            if (empty)
                m_findings.add("S150", {HK_NOOP("the area %1 covers nothing"), {nameOf(area)}}, area.id)
                    .fixes.push_back({HK_NOOP("Remove it"), {HK_NOOP("Remove area"), {removeItem(i, area, m_index)}}});
            if (!std::all_of(area.cells.begin(), area.cells.end(),
                             [this](Cell cell) { return m_board.grid.contains(cell); }))
                m_findings.add("S151", {HK_NOOP("the area %1 reaches off the board"), {nameOf(area)}}, area.id);
            if (!area.side.empty() && !m_findings.isSide(area.side))
                m_findings.add("S145",
                               {HK_NOOP("the area %1 belongs to “%2”, which is no side"), {nameOf(area), area.side}},
                               area.id);
        }
    }

    void checkTexts()
    {
        const Rect sheet = m_board.grid.bounds();
        constexpr double margin = 2; // words may stand in the margin, not lost beside the sheet
        for (std::size_t i = 0; i < m_board.texts.size(); ++i) {
            const MapLabel &text = m_board.texts[i];
            const bool inside = text.at.x >= sheet.left - margin && text.at.y >= sheet.top - margin &&
                                text.at.x <= sheet.left + sheet.width + margin &&
                                text.at.y <= sheet.top + sheet.height + margin;
            if (!inside)
                m_findings.add("S153", {HK_NOOP("the text “%1” lies off the sheet"), {text.text}}, text.id)
                    .fixes.push_back({HK_NOOP("Remove it"), {HK_NOOP("Remove text"), {removeItem(i, text, m_index)}}});
        }
    }

    void checkShapes()
    {
        for (std::size_t i = 0; i < m_board.shapes.size(); ++i) {
            const TableShape &shape = m_board.shapes[i];
            const ShapeType *type = m_findings.scenario.system->shapeType(shape.kind);
            const std::size_t needed = type == nullptr || type->closed ? 3 : 2;
            if (shape.points.size() < needed)
                m_findings
                    .add("S155",
                         {HK_NOOP("the shape %1 has %2 points; it needs %3"),
                          {shape.id, std::to_string(shape.points.size()), std::to_string(needed)}},
                         shape.id)
                    .fixes.push_back(
                        {HK_NOOP("Remove it"), {HK_NOOP("Remove shape"), {removeItem(i, shape, m_index)}}});
        }
    }

    void checkCrossings()
    {
        const System &system = *m_findings.scenario.system;
        const MarkBits crossing = maskOf(system.sideTypes, "crossing");
        const MarkBits water = maskOf(system.sideTypes, "water");
        if (crossing == 0 || water == 0 || m_board.sides.empty())
            return;
        for (SideId side = 0; side < m_board.grid.sideCount(); ++side) {
            const MarkBits bits = m_board.sides.at(side);
            if ((bits & crossing) == 0 || (bits & water) != 0)
                continue;
            EditMarks without{m_index, MarkLayer::Sides, {{side, bits, bits & ~crossing}}};
            const Cell cell = m_board.grid.sideCell(side);
            m_findings
                .add("S152", {HK_NOOP("there is a crossing at %1, but no water below it"), {m_board.label(cell)}}, {},
                     Place::onCell(m_index, cell))
                .fixes.push_back({HK_NOOP("Remove the crossing"), {HK_NOOP("Remove crossing"), {without}}});
        }
    }

    static const std::string &nameOf(const Area &area) { return area.name.empty() ? area.id : area.name; }

    Findings &m_findings;
    const Board &m_board;
    int m_index;
};

} // namespace

void checkBoards(Findings &findings)
{
    const Scenario &scenario = findings.scenario;
    if (static_cast<int>(scenario.boards.size()) > scenario.system->maxBoards)
        findings.add("S154", {HK_NOOP("the scenario has %1 boards; %2 has at most %3"),
                              {std::to_string(scenario.boards.size()), scenario.system->name,
                               std::to_string(scenario.system->maxBoards)}});
    for (std::size_t i = 0; i < scenario.boards.size(); ++i)
        BoardCheck(findings, static_cast<int>(i)).run();
}

} // namespace hotchkiss
