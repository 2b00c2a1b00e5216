// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace hotchkiss {

/// What a field of a unit, leader, command, cell or scenario can hold. A set of names is a list.
using Value = std::variant<bool, std::int64_t, double, std::string, std::vector<std::string>>;

/// Values of declared fields by key. A field that is not set has its declared default.
using Values = std::map<std::string, Value, std::less<>>;

/// The value as people and CSV files write it: true, 5, 2.5, text, a; b; c.
std::string textOf(const Value &value);

} // namespace hotchkiss
