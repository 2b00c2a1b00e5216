// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/values.h"

#include <string>
#include <string_view>

namespace hotchkiss::yaml {

/// A text as one line of YAML that reads back as the same text and as nothing else (no number, no true): plain where
/// that is safe, else in single quotes, else in double quotes with escapes. Safe inside [ ] and { } too.
std::string quoted(std::string_view text);

/// A text as the value of a block key whose lines are indented by indent: a | block when it has several lines.
std::string blockText(std::string_view text, int indent);

/// The shortest decimal number that reads back as the same double.
std::string numberText(double value);

/// A value in its YAML form; whole doubles keep a point, so that their type survives.
std::string valueText(const Value &value);

/// One line {a: b, c: d}, from keys and values already in YAML form. Empty values are left out.
class FlowMap
{
public:
    FlowMap &add(std::string_view key, const std::string &yaml)
    {
        if (yaml.empty())
            return *this;
        m_text += m_text.empty() ? "" : ", ";
        m_text.append(key).append(": ").append(yaml);
        return *this;
    }
    /// A text, left out when it is empty.
    FlowMap &addText(std::string_view key, std::string_view text)
    {
        return text.empty() ? *this : add(key, quoted(text));
    }
    bool empty() const { return m_text.empty(); }
    std::string str() const { return "{" + m_text + "}"; }

private:
    std::string m_text;
};

} // namespace hotchkiss::yaml
