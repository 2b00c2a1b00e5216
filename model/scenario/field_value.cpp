// SPDX-License-Identifier: MIT
#include "model/scenario/field_value.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hotchkiss {

namespace {

std::string joined(const std::vector<std::string> &choices)
{
    std::string text;
    for (const std::string &choice : choices)
        text += (text.empty() ? "" : ", ") + choice;
    return text;
}

std::string number(double value)
{
    return textOf(value == std::floor(value) ? Value(static_cast<std::int64_t>(value)) : Value(value));
}

std::optional<Text> outsideRange(const Field &field, double value)
{
    // A declaration that leaves both at nought sets no range.
    const bool ranged = field.minimum != 0 || field.maximum != 0;
    if (!ranged || (value >= field.minimum && value <= field.maximum))
        return std::nullopt;
    return Text(HK_NOOP("%1 is %2; allowed is %3 to %4"),
                {field.key, number(value), number(field.minimum), number(field.maximum)});
}

Text wrongType(const Field &field, const Value &value, const char *expected)
{
    return {HK_NOOP("%1 is “%2”; expected is %3"), {field.key, textOf(value), expected}};
}

std::optional<Text> notAChoice(const Field &field, const std::string &value)
{
    if (std::find(field.choices.begin(), field.choices.end(), value) != field.choices.end())
        return std::nullopt;
    return Text(HK_NOOP("%1 is “%2”; allowed are %3"), {field.key, value, joined(field.choices)});
}

std::optional<Text> notANumber(const Field &field, const Value &value)
{
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return outsideRange(field, static_cast<double>(*whole));
    if (const auto *real = std::get_if<double>(&value); real != nullptr && field.type == FieldType::Number)
        return outsideRange(field, *real);
    return wrongType(field, value, field.type == FieldType::Integer ? HK_NOOP("a whole number") : HK_NOOP("a number"));
}

std::optional<Text> notAColour(const Field &field, const std::string &value)
{
    if (value.empty() || isColour(value))
        return std::nullopt;
    return wrongType(field, value, HK_NOOP("a colour such as #3f6ea5"));
}

std::vector<std::string> splitSet(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ')
            part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ')
            part.remove_suffix(1);
        if (!part.empty())
            parts.emplace_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

template <typename T>
std::optional<T> parsed(std::string_view text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<Value> convert(const Field &field, std::string_view text)
{
    switch (field.type) {
    case FieldType::Boolean:
        if (text == "true" || text == "yes" || text == "1")
            return Value(true);
        if (text == "false" || text == "no" || text == "0")
            return Value(false);
        return std::nullopt;
    case FieldType::Integer:
        if (const auto whole = parsed<std::int64_t>(text))
            return Value(*whole);
        return std::nullopt;
    case FieldType::Number:
        if (const auto real = parsed<double>(text); real && std::isfinite(*real))
            return Value(*real);
        return std::nullopt;
    case FieldType::ChoiceSet:
        return Value(splitSet(text));
    default:
        return Value(std::string(text));
    }
}

} // namespace

bool isColour(std::string_view text)
{
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::optional<Text> whyNotAllowed(const Field &field, const Value &value)
{
    const auto *text = std::get_if<std::string>(&value);
    switch (field.type) {
    case FieldType::Boolean:
        if (std::holds_alternative<bool>(value))
            return std::nullopt;
        return wrongType(field, value, HK_NOOP("true or false"));
    case FieldType::Integer:
    case FieldType::Number:
        return notANumber(field, value);
    case FieldType::ChoiceSet: {
        const auto *set = std::get_if<std::vector<std::string>>(&value);
        if (set == nullptr)
            return wrongType(field, value, HK_NOOP("a list"));
        for (const std::string &one : *set)
            if (const auto wrong = notAChoice(field, one))
                return wrong;
        return std::nullopt;
    }
    case FieldType::Choice:
        return text == nullptr ? wrongType(field, value, HK_NOOP("a word")) : notAChoice(field, *text);
    case FieldType::Colour:
        return text == nullptr ? wrongType(field, value, HK_NOOP("a colour")) : notAColour(field, *text);
    case FieldType::Text:
    case FieldType::LongText:
    case FieldType::Cell:
        break;
    }
    if (text == nullptr)
        return wrongType(field, value, HK_NOOP("text"));
    return std::nullopt;
}

Result<Value> parseValue(const Field &field, std::string_view text)
{
    const std::optional<Value> value = convert(field, text);
    if (!value)
        return Error{wrongType(field, std::string(text),
                               field.type == FieldType::Boolean   ? HK_NOOP("true or false")
                               : field.type == FieldType::Integer ? HK_NOOP("a whole number")
                                                                  : HK_NOOP("a number"))};
    if (std::optional<Text> wrong = whyNotAllowed(field, *value))
        return Error{*std::move(wrong)};
    return *value;
}

bool appliesTo(const Field &field, const std::vector<Field> &declared, const Values &values)
{
    const auto equals = field.appliesTo.find('=');
    if (equals == std::string::npos)
        return true;
    const Field *other = findField(declared, std::string_view(field.appliesTo).substr(0, equals));
    if (other == nullptr || !appliesTo(*other, declared, values))
        return false;
    const std::string now = textOf(valueOr(values, *other));
    std::string_view rest = std::string_view(field.appliesTo).substr(equals + 1);
    while (!rest.empty()) {
        const auto comma = std::min(rest.find(','), rest.size());
        if (rest.substr(0, comma) == now)
            return true;
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return false;
}

} // namespace hotchkiss
