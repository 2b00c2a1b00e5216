// SPDX-License-Identifier: MIT
#pragma once

#include "model/ruleset/ruleset.h"

namespace hotchkiss {

/// How charts write an entry that has no number.
constexpr std::string_view noneWord = "none";

/// The value as the column holds it (a whole number in a number column becomes a number, the word none becomes no
/// value where the column allows it), or nothing when it does not fit.
std::optional<std::optional<Value>> fitted(const Value &value, const ChartColumn &column);
/// What the column allows, for messages.
std::string allowedText(const ChartColumn &column);

} // namespace hotchkiss
