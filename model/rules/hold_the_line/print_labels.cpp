// SPDX-License-Identifier: MIT
// Labels of the blocks, front and back (HL 1.0c–e), and how many of each there must be.
#include "model/print/common_parts.h"
#include "model/rules/hold_the_line/print_parts.h"
#include "model/rules/hold_the_line/sources.h"

#include <array>

namespace hotchkiss::hold_the_line {

namespace {

using namespace print;

constexpr std::array<const char *, 3> colours{"green", "black", "gold"};

CounterFace faceOf(const Side &side, const std::string &symbol)
{
    CounterFace face;
    face.colour = side.colour;
    face.textColour = side.textColour;
    face.symbol = symbol;
    return face;
}

/// The flag label: the unit's name, its icon and its morale in the lower right corner (HL 1.0d).
CounterFace flagFace(const Scenario &scenario, const Side &side, const Piece &unit, const std::string &symbol)
{
    const auto &fields = scenario.system->unitFields;
    CounterFace face = faceOf(side, symbol);
    face.head = unit.name;
    face.band = bandOf(scenario, unit.command);
    face.foot = textOr(unit.fields, fields, "formation");
    const std::string morale = textOr(unit.fields, fields, "morale");
    face.swatch = moraleColour(morale);
    face.swatchText = moraleLetter(morale);
    return face;
}

/// Blocks of one type and side: what they need and what the box has.
struct Blocks
{
    std::array<int, 3> flags{};
    int plain = 0;
    CounterGroup group;

    int flagFronts() const { return flags[0] + flags[1] + flags[2]; }
};

void addUnit(const Scenario &scenario, const Charts &charts, const Side &side, const PieceType &type, const Piece &unit,
             Blocks &blocks)
{
    const auto &fields = scenario.system->unitFields;
    const int sp = startingStrength(scenario, charts, unit);
    if (type.key == "gunboat") {
        CounterFace face = faceOf(side, type.symbol);
        face.head = unit.name;
        blocks.group.counters.push_back({face, face, 1});
        blocks.plain += 1;
        return;
    }
    const std::string morale = textOr(unit.fields, fields, "morale");
    for (std::size_t i = 0; i < colours.size(); ++i)
        blocks.flags[i] += morale == colours[i] ? 1 : 0;
    // The other face of a flag block is a plain label of its type (HL 1.0c).
    blocks.group.counters.push_back({flagFace(scenario, side, unit, type.symbol), faceOf(side, type.symbol), 1});
    blocks.plain += std::max(0, sp - 1);
}

void addCounts(Table &table, const Charts &charts, const Text &title, const std::string &row, const Blocks &blocks)
{
    const int flags = blocks.flagFronts();
    int pool = charts.whole(charts.id("block_pool", row, "plain"));
    int flagPool = 0;
    bool isShort = blocks.plain > pool;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const int count = charts.whole(charts.id("block_pool", row, std::string(colours[i]) + "_flags"));
        flagPool += count;
        isShort = isShort || blocks.flags[i] > count;
    }
    const auto number = [](int n) { return TableCell{Text(n == 0 ? "–" : std::to_string(n))}; };
    TableRow line{{{title}}};
    for (const int count : blocks.flags)
        line.cells.push_back(number(count));
    line.cells.push_back(number(flags));
    line.cells.push_back(number(flags)); // the backs of those blocks
    line.cells.push_back(number(blocks.plain));
    line.cells.push_back(number(flags + blocks.plain));
    line.cells.push_back({Text(HK_NOOP("%1 + %2"), {std::to_string(flagPool), std::to_string(pool)})});
    line.cells.back().strong = isShort;
    if (isShort)
        line.cells.back().text.source = HK_NOOP("%1 + %2 (short)");
    table.rows.push_back(std::move(line));
}

Table countTable()
{
    Table table;
    table.title = HK_NOOP("Blocks and labels");
    table.rule = "HL 1.0c";
    table.columns = {{},
                     {HK_NOOP("Green"), Align::Centre},
                     {HK_NOOP("Black"), Align::Centre},
                     {HK_NOOP("Gold"), Align::Centre},
                     {HK_NOOP("Flag fronts"), Align::Centre},
                     {HK_NOOP("Plain backs of flag blocks"), Align::Centre},
                     {HK_NOOP("Plain blocks"), Align::Centre},
                     {HK_NOOP("Blocks in all"), Align::Centre},
                     {HK_NOOP("In the box: flags + plain"), Align::Centre}};
    table.note =
        HK_NOOP("A flag block carries its flag label on one face and a plain label on the other; a plain block "
                "carries plain labels on both.");
    return table;
}

CounterGroup leaderLabels(const Scenario &scenario, std::size_t side)
{
    CounterGroup group{{HK_NOOP("%1: leaders"), {scenario.sides[side].name}}, {}};
    for (const Piece &piece : scenario.pieces) {
        if (piece.kind != PieceKind::Leader || sideOf(scenario, piece.command) != static_cast<int>(side))
            continue;
        CounterFace face = faceOf(scenario.sides[side], "leader");
        face.head = piece.name;
        face.band = bandOf(scenario, piece.command);
        group.counters.push_back({face, face, 1});
    }
    return group;
}

CounterGroup victoryCounters(const Scenario &scenario)
{
    CounterGroup group{HK_NOOP("Victory point counters"), {}};
    for (const Objective &objective : scenario.objectives) {
        CounterFace face;
        face.symbol = "star";
        face.text = std::to_string(objective.points);
        face.head = objective.name;
        group.counters.push_back({face, face, 1});
    }
    return group;
}

} // namespace

CounterSheet blockLabels(const Scenario &scenario, const Charts &charts)
{
    CounterSheet sheet;
    sheet.title = {HK_NOOP("Block labels: %1"), {scenario.info.title}};
    sheet.size = 16;
    Table counts = countTable();
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        const Side &owner = scenario.sides[side];
        for (const PieceType &type : scenario.system->pieceTypes) {
            Blocks blocks;
            blocks.group.title = {HK_NOOP("%1: %2"), {owner.name, type.label}};
            for (const Piece &piece : scenario.pieces)
                if (piece.kind == PieceKind::Unit && sideOf(scenario, piece.command) == static_cast<int>(side) &&
                    textOr(piece.fields, scenario.system->unitFields, "type") == type.key)
                    addUnit(scenario, charts, owner, type, piece, blocks);
            if (blocks.group.counters.empty())
                continue;
            addCounts(counts, charts, blocks.group.title, type.key, blocks);
            if (type.key != "gunboat" && blocks.plain > 0)
                blocks.group.counters.push_back({faceOf(owner, type.symbol), faceOf(owner, type.symbol), blocks.plain});
            sheet.groups.push_back(std::move(blocks.group));
        }
        CounterGroup leaders = leaderLabels(scenario, side);
        if (leaders.counters.empty())
            continue;
        Blocks blocks;
        blocks.plain = static_cast<int>(leaders.counters.size());
        addCounts(counts, charts, leaders.title, "leader", blocks);
        sheet.groups.push_back(std::move(leaders));
    }
    if (CounterGroup group = victoryCounters(scenario); !group.counters.empty())
        sheet.groups.push_back(std::move(group));
    sheet.tables.push_back(std::move(counts));
    return sheet;
}

} // namespace hotchkiss::hold_the_line
