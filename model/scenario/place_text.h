// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"
#include "model/text.h"

#include <string>
#include <string_view>

namespace hotchkiss {

/// A place as people write it: "0614", "E13/N" on a bank, "EAST:36.26" where there are several boards, "12.5 30" on a
/// table; empty for nowhere.
std::string placeText(const Scenario &scenario, const Place &place);
/// The place that text means; the error says why there is none.
Result<Place> parsePlace(const Scenario &scenario, std::string_view text);

/// A facing as people write it: a direction's name, or degrees on a table.
std::string facingText(const Scenario &scenario, const Place &place, double facing);
Result<double> parseFacing(const Scenario &scenario, const Place &place, std::string_view text);

} // namespace hotchkiss
