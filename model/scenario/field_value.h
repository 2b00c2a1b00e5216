// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/system.h"
#include "model/text.h"

#include <optional>
#include <string_view>

namespace hotchkiss {

/// Why a value is not allowed in a field, with what is allowed; nothing when it is.
std::optional<Text> whyNotAllowed(const Field &field, const Value &value);

/// Whether a text is a colour: #rrggbb.
bool isColour(std::string_view text);

/// A value from what a person types or a CSV cell holds: the inverse of textOf.
Result<Value> parseValue(const Field &field, std::string_view text);

/// Whether the field makes sense for something with these values; `declared` has the defaults of the others.
bool appliesTo(const Field &field, const std::vector<Field> &declared, const Values &values);

} // namespace hotchkiss
