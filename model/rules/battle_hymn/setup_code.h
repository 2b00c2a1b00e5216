// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/design_help.h"
#include "model/scenario/edit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss::battle_hymn {

/// What is printed on a counter of where and when it starts (BH 2.2.1b): "0614" a hex, "2B" Hour 2 at entry area B,
/// "6 C/D" Hour 6 at C or D.
struct SetupCode
{
    std::string hex;
    int hour = 0; ///< counted from 1; 0 with a hex
    std::vector<std::string> areas;
    bool isHex() const { return !hex.empty(); }
    bool operator==(const SetupCode &) const = default;
};

/// Nothing when the text is neither a hex label nor an Hour with entry areas.
std::optional<SetupCode> parseSetupCode(std::string_view text);
std::string setupCodeText(const SetupCode &code);

/// The arrivals, not withdrawals, that bring a unit, by itself or with a command above it: indices.
std::vector<std::size_t> arrivalsOf(const Scenario &scenario, const Piece &piece);
/// The entry area an arrival names, by its letter or id; nullptr when there is none.
const Area *entryArea(const Scenario &scenario, std::string_view nameOrId);

/// The code that says what place and arrivals of a unit say; nothing when it has neither.
std::optional<SetupCode> setupCodeOf(const Scenario &scenario, const Piece &piece);
/// What a counter shows: the code the designer wrote, or else the one made from place and arrival.
std::string printedSetupCode(const Scenario &scenario, const Piece &piece);

/// Where a code sends a unit; the error says what there is not.
Result<SetUp> setUpBy(const Scenario &scenario, const SetupCode &code);
/// Puts a unit where the code says: on its hex, or into the schedule and off the map.
Result<std::vector<Edit>> setUpEdits(const Scenario &scenario, std::size_t piece, const SetupCode &code);

} // namespace hotchkiss::battle_hymn
