// SPDX-License-Identifier: MIT
#include "model/rules/rally_round_the_flag/print.h"

#include "model/rules/rally_round_the_flag/declaration.h"

namespace hotchkiss::rally_round_the_flag {

namespace {

using print::CounterFace;

CounterFace sideFace(const Scenario &scenario, const Piece &piece)
{
    CounterFace face;
    if (const int side = sideOf(scenario, piece.command); side >= 0) {
        face.colour = scenario.sides[std::size_t(side)].colour;
        face.textColour = scenario.sides[std::size_t(side)].textColour;
    }
    return face;
}

/// Damaged strength and quality (RF 2.21); a leader's back is his replacement (RF 10.1).
CounterFace back(const Scenario &scenario, const Piece &piece)
{
    CounterFace face = sideFace(scenario, piece);
    const auto &fields = fieldsOf(*scenario.system, piece.kind);
    const auto take = [&](Piece &to, const char *key, const char *from) {
        to.fields[key] = valueOr(piece.fields, *findField(fields, from));
    };
    if (piece.kind == PieceKind::Leader &&
        valueOr(piece.fields, *findField(fields, "has_replacement")) == Value(true)) {
        Piece other = piece;
        const std::string name = textOr(piece.fields, fields, "replacement");
        other.name = name.empty() ? "(" + piece.name + ")" : name;
        take(other, "combat_bonus", "replacement_combat");
        take(other, "quality_bonus", "replacement_quality");
        take(other, "command_range", "replacement_range");
        take(other, "initiative", "replacement_initiative");
        face.piece = std::move(other);
        return face;
    }
    const std::string type = textOr(piece.fields, fields, "type");
    if (piece.kind == PieceKind::Unit && (type == "infantry" || type == "cavalry")) {
        Piece other = piece;
        take(other, "sp", "damaged_sp");
        take(other, "quality", "damaged_quality");
        face.piece = std::move(other);
        face.band = "#b3261e";
    }
    return face;
}

} // namespace

const print::Support &printSupport()
{
    static const print::Support support{&system(),
                                        15.875,
                                        {{"sp", HK_NOOP("SP")},
                                         {"quality", HK_NOOP("Quality")},
                                         {"damaged_sp", HK_NOOP("SP damaged")},
                                         {"damaged_quality", HK_NOOP("Quality damaged")}},
                                        {"new_scenario", "switches"},
                                        back,
                                        nullptr,
                                        nullptr,
                                        nullptr};
    return support;
}

} // namespace hotchkiss::rally_round_the_flag
