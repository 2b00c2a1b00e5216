// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/print.h"

#include "model/rules/hold_the_line/declaration.h"
#include "model/rules/hold_the_line/print_parts.h"

namespace hotchkiss::hold_the_line {

namespace {

using namespace print;

bool hasMorale(const Scenario &scenario, const Piece &piece)
{
    const auto &fields = scenario.system->unitFields;
    return piece.kind == PieceKind::Unit && textOr(piece.fields, fields, "type") != "gunboat";
}

/// The colour and its letter, for those who do not see colours (HL 1.0d).
TableCell moraleCell(const Scenario &scenario, const Piece &piece)
{
    if (!hasMorale(scenario, piece))
        return {};
    const std::string morale = textOr(piece.fields, scenario.system->unitFields, "morale");
    TableCell cell{Text(moraleLetter(morale))};
    cell.swatch = moraleColour(morale);
    return cell;
}

TableCell heldCell(const Scenario &, const Piece &piece)
{
    const auto held = piece.fields.find("held_until");
    return held == piece.fields.end() ? TableCell{} : TableCell{Text(textOf(held->second))};
}

std::vector<Part> parts(const Scenario &scenario, const Charts &charts)
{
    return {{"sheet", "sheet", HK_NOOP("Scenario sheet"), scenarioCard(scenario, charts)},
            {"track", "track", HK_NOOP("Tracks"), trackCard(scenario, charts)},
            {"charts", "charts", HK_NOOP("Player aid"), playerAid(scenario, charts)},
            {"counters", "counters", HK_NOOP("Block labels"), blockLabels(scenario, charts)},
            {"layout", "tiles", HK_NOOP("Tile layout"), layoutCard(scenario, charts)},
            {"tiles-used", "tiles", HK_NOOP("Tiles of this scenario"), tilesInUse(scenario, charts)},
            {"tiles-box", "tiles", HK_NOOP("Tiles of the whole box"), tilesOfTheBox(scenario, charts)}};
}

} // namespace

std::string moraleLetter(std::string_view morale)
{
    return morale == "green" ? "G" : morale == "black" ? "B" : morale == "gold" ? "O" : "";
}

std::string moraleColour(std::string_view morale)
{
    return morale == "green" ? "#3d7a3a" : morale == "black" ? "#1a1a1a" : morale == "gold" ? "#d9a520" : "";
}

const Support &printSupport()
{
    static const Support support{&system(),
                                 16,
                                 {{"morale", HK_NOOP("Morale"), moraleCell},
                                  {"sp", HK_NOOP("SP")},
                                  {"formation", HK_NOOP("Formation")},
                                  {"held_until", HK_NOOP("Held until"), heldCell}},
                                 {},
                                 nullptr,
                                 parts,
                                 nullptr,
                                 ownEdges};
    return support;
}

} // namespace hotchkiss::hold_the_line
