// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/system.h"
#include "model/text.h"

#include <string>
#include <utility>
#include <vector>

namespace hotchkiss::fields {

// Terse makers of field declarations, so that a system's declaration reads as a table: key, label, rule, default,
// range.

inline Field flag(const char *key, const char *label, const char *rule, bool standard = false)
{
    return {key, FieldType::Boolean, label, rule, standard, -1e9, 1e9, {}, {}};
}

inline Field whole(const char *key, const char *label, const char *rule, int standard, int minimum, int maximum)
{
    return {key,
            FieldType::Integer,
            label,
            rule,
            std::int64_t{standard},
            static_cast<double>(minimum),
            static_cast<double>(maximum),
            {},
            {}};
}

inline Field number(const char *key, const char *label, const char *rule, double standard, double minimum,
                    double maximum)
{
    return {key, FieldType::Number, label, rule, standard, minimum, maximum, {}, {}};
}

inline Field text(const char *key, const char *label, const char *rule)
{
    return {key, FieldType::Text, label, rule, std::string(), -1e9, 1e9, {}, {}};
}

inline Field longText(const char *key, const char *label, const char *rule)
{
    return {key, FieldType::LongText, label, rule, std::string(), -1e9, 1e9, {}, {}};
}

/// The first choice is the default unless another is named.
inline Field choice(const char *key, const char *label, const char *rule, std::vector<std::string> choices,
                    const char *standard = nullptr)
{
    const std::string first = standard != nullptr ? std::string(standard) : choices.front();
    return {key, FieldType::Choice, label, rule, first, -1e9, 1e9, std::move(choices), {}};
}

inline Field choices(const char *key, const char *label, const char *rule, std::vector<std::string> all)
{
    return {key, FieldType::ChoiceSet, label, rule, std::vector<std::string>(), -1e9, 1e9, std::move(all), {}};
}

inline Field cell(const char *key, const char *label, const char *rule)
{
    return {key, FieldType::Cell, label, rule, std::string(), -1e9, 1e9, {}, {}};
}

/// Makes sense only where another field has one of these values: "type=cavalry,artillery".
inline Field onlyFor(Field field, const char *condition)
{
    field.appliesTo = condition;
    return field;
}

} // namespace hotchkiss::fields
