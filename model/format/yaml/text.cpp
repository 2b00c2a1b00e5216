// SPDX-License-Identifier: MIT
#include "model/format/yaml/text.h"

#include "model/format/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace hotchkiss::yaml {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Characters that YAML or an editor could take for a break, or that nobody sees.
bool needsEscape(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c <= 0xA0) || c == 0xAD || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || c == 0xFEFF || (c & 0xFFFE) == 0xFFFE;
}

bool hasEscapes(std::string_view text, bool allowBreaks)
{
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint c = codePointAt(text, at);
        if (needsEscape(c.value) && !(allowBreaks && (c.value == '\n' || c.value == '\t')))
            return true;
        at += c.size;
    }
    return false;
}

// Words other readers of YAML take for something else than text.
bool isWord(std::string_view text)
{
    static constexpr std::array words{"true", "false", "yes", "no", "on", "off", "null", "y", "n"};
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return std::find(words.begin(), words.end(), lower) != words.end();
}

// Whether something that starts like a number could be one, or a time or date: unless a letter rules it out.
bool looksLikeNumber(std::string_view text)
{
    const bool starts = isDigit(text[0]) || text[0] == '+' || text[0] == '-' || text[0] == '.';
    const auto rulesOut = [](char c) {
        return isLetter(c) && std::string_view("abcdefoxtzinABCDEFOXTZIN").find(c) == std::string_view::npos;
    };
    return starts && std::none_of(text.begin(), text.end(), rulesOut);
}

bool isPlain(std::string_view text)
{
    const auto isOpen = [](char c) {
        return isLetter(c) || isDigit(c) || c == '(' || c == '/' || static_cast<unsigned char>(c) >= 0x80;
    };
    if (text.empty() || !isOpen(text.front()) || text.back() == ' ' || text.back() == ':')
        return false;
    if (text.find_first_of(",[]{}\"") != std::string_view::npos || text.find(": ") != std::string_view::npos ||
        text.find(" #") != std::string_view::npos)
        return false;
    return !isWord(text) && !looksLikeNumber(text);
}

std::string escaped(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint c = codePointAt(text, at);
        if (c.value == '"' || c.value == '\\') {
            out += '\\';
            out += static_cast<char>(c.value);
        } else if (c.value == '\n') {
            out += "\\n";
        } else if (c.value == '\t') {
            out += "\\t";
        } else if (needsEscape(c.value)) {
            std::array<char, 12> buffer{};
            const char kind = c.value < 0x100 ? 'x' : c.value < 0x10000 ? 'u' : 'U';
            const int width = kind == 'x' ? 2 : kind == 'u' ? 4 : 8;
            const auto end =
                std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::uint32_t>(c.value), 16)
                    .ptr;
            const auto digits = static_cast<std::size_t>(end - buffer.data());
            out += '\\';
            out += kind;
            out.append(static_cast<std::size_t>(width) - digits, '0').append(buffer.data(), digits);
        } else {
            out.append(text.substr(at, c.size));
        }
        at += c.size;
    }
    return out + '"';
}

std::string singleQuotes(std::string_view text)
{
    std::string out = "'";
    for (const char c : text)
        out.append(c == '\'' ? 2 : 1, c);
    return out + '\'';
}

} // namespace

std::string quoted(std::string_view given)
{
    std::string repaired;
    if (firstBadUtf8(given) != std::string_view::npos)
        repaired = withoutBadUtf8(given);
    const std::string_view text = repaired.empty() ? given : std::string_view(repaired);
    if (hasEscapes(text, false))
        return escaped(text);
    return isPlain(text) ? std::string(text) : singleQuotes(text);
}

std::string blockText(std::string_view text, int indent)
{
    const bool endsInBreak = !text.empty() && text.back() == '\n';
    const std::string_view body = endsInBreak ? text.substr(0, text.size() - 1) : text;
    const bool isBlock = text.find('\n') != std::string_view::npos && !body.empty() && body.back() != '\n' &&
                         std::string_view(" \t\n").find(body.front()) == std::string_view::npos &&
                         firstBadUtf8(text) == std::string_view::npos && !hasEscapes(text, true) &&
                         body.find_last_not_of(' ') == body.size() - 1;
    if (!isBlock)
        return quoted(text);
    std::string out = endsInBreak ? "|" : "|-";
    for (std::size_t at = 0; at <= body.size();) {
        const std::size_t end = std::min(body.find('\n', at), body.size());
        out += '\n';
        if (end > at)
            out.append(static_cast<std::size_t>(indent), ' ').append(body.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

std::string numberText(double value)
{
    if (!std::isfinite(value) || value == 0)
        return "0";
    std::array<char, 64> buffer{};
    const bool isHuge = std::abs(value) >= 1e15 || std::abs(value) < 1e-9;
    const auto end =
        isHuge ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr
               : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed).ptr;
    return {buffer.data(), end};
}

namespace {

struct ToYaml
{
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const
    {
        const std::string text = numberText(value);
        return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
    }
    std::string operator()(const std::string &value) const { return quoted(value); }
    std::string operator()(const std::vector<std::string> &values) const
    {
        std::string all;
        for (const std::string &value : values)
            all += (all.empty() ? "" : ", ") + quoted(value);
        return "[" + all + "]";
    }
};

} // namespace

std::string valueText(const Value &value)
{
    return std::visit(ToYaml{}, value);
}

} // namespace hotchkiss::yaml
