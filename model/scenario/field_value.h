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

} // namespace hotchkiss
