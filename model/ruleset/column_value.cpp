// SPDX-License-Identifier: MIT
#include "model/ruleset/column_value.h"

#include <algorithm>

namespace hotchkiss {

namespace {

// Charts hold no larger numbers, and rules add them up without a thought of overflow.
constexpr std::int64_t largest = 1'000'000;

using Fitted = std::optional<std::optional<Value>>;

Fitted fittedText(const std::string &text, const ChartColumn &column)
{
    const bool isChoice = column.type == ColumnType::Choice;
    const bool isKnown =
        isChoice && std::find(column.choices.begin(), column.choices.end(), text) != column.choices.end();
    if (isKnown)
        return std::optional<Value>(text);
    if (column.optional && text == noneWord)
        return std::optional<Value>();
    if (column.type == ColumnType::Text)
        return std::optional<Value>(text);
    return std::nullopt;
}

} // namespace

Fitted fitted(const Value &value, const ChartColumn &column)
{
    if (const auto *text = std::get_if<std::string>(&value))
        return fittedText(*text, column);
    if (column.type == ColumnType::Boolean && std::holds_alternative<bool>(value))
        return std::optional<Value>(value);
    const auto *whole = std::get_if<std::int64_t>(&value);
    if (whole != nullptr && (*whole < -largest || *whole > largest))
        return std::nullopt;
    if (column.type == ColumnType::Integer && whole != nullptr)
        return std::optional<Value>(value);
    if (column.type != ColumnType::Number)
        return std::nullopt;
    if (whole != nullptr)
        return std::optional<Value>(static_cast<double>(*whole));
    const auto *number = std::get_if<double>(&value);
    if (number != nullptr && *number >= -static_cast<double>(largest) && *number <= static_cast<double>(largest))
        return std::optional<Value>(value);
    return std::nullopt;
}

std::string allowedText(const ChartColumn &column)
{
    std::string allowed;
    switch (column.type) {
    case ColumnType::Boolean:
        allowed = "true, false";
        break;
    case ColumnType::Integer:
        allowed = "-1000000 … 1000000";
        break;
    case ColumnType::Number:
        allowed = "-1000000.0 … 1000000.0";
        break;
    case ColumnType::Text:
        allowed = "text";
        break;
    case ColumnType::Choice:
        for (const std::string &choice : column.choices)
            allowed += (allowed.empty() ? "" : ", ") + choice;
        break;
    }
    return column.optional ? allowed + ", " + std::string(noneWord) : allowed;
}

} // namespace hotchkiss
