// SPDX-License-Identifier: MIT
#include "model/format/utf8.h"
#include "model/format/yaml/parser.h"

#include <array>

namespace hotchkiss::yaml {

namespace {

bool isFlowIndicator(char c)
{
    return c == ',' || c == '[' || c == ']' || c == '{' || c == '}';
}

// What can end a plain scalar or needs a closer look, by byte.
std::array<bool, 256> stopTable(bool inFlow)
{
    std::array<bool, 256> table{};
    for (const char c : {'\n', ':', '#'})
        table[static_cast<unsigned char>(c)] = true;
    if (inFlow)
        for (const char c : {',', '[', ']', '{', '}'})
            table[static_cast<unsigned char>(c)] = true;
    return table;
}

} // namespace

// Where the plain scalar ends on this line: at its break, at ": ", at " #" or, in a flow, at an indicator.
std::size_t Parser::plainEnd(std::size_t at, bool inFlow) const
{
    static const std::array<bool, 256> inBlocks = stopTable(false);
    static const std::array<bool, 256> inFlows = stopTable(true);
    const auto &stops = inFlow ? inFlows : inBlocks;
    const std::size_t start = at;
    for (; at < m_text.size(); ++at) {
        const char c = m_text[at];
        if (!stops[static_cast<unsigned char>(c)])
            continue;
        if (c == ':' && !isBlankAt(at + 1) && !(inFlow && isFlowIndicator(m_text[at + 1])))
            continue;
        if (c == '#' && at > start && !isBlankAt(at - 1))
            continue;
        break;
    }
    return at;
}

Parser::Index Parser::plain(int parentIndent, bool inFlow, bool oneLine)
{
    const std::size_t start = m_at;
    const char c = peek();
    const bool isUnsafe = isFlowIndicator(c) || ((c == '-' || c == '?' || c == ':') && isBlankAt(m_at + 1));
    if (isUnsafe || c == '#')
        fail(m_at, {HK_NOOP("a value is expected here, not %1"), {std::string(1, c)}});
    const auto trimmed = [this](std::size_t from, std::size_t to) {
        while (to > from && (m_text[to - 1] == ' ' || m_text[to - 1] == '\t'))
            --to;
        return to;
    };
    std::size_t end = trimmed(start, plainEnd(m_at, inFlow));
    if (end == start)
        fail(m_at, HK_NOOP("a value is expected here"));
    const Index index = add(Kind::Scalar, start);
    slot(index).text = static_cast<std::uint32_t>(start);
    slot(index).size = static_cast<std::uint32_t>(end - start);
    m_at = end;
    std::string joined; // only of scalars that go on in the next line
    while (!oneLine) {
        const std::size_t lineStart = m_lineStart;
        skipSpaces();
        if (atEnd() || peek() != '\n')
            break;
        std::size_t breaks = 0;
        while (peek() == '\n' && !atEnd()) {
            newLine();
            ++breaks;
            skipSpaces();
        }
        const bool goesOn = !atEnd() && peek() != '#' && (inFlow || column() > parentIndent) &&
                            !(m_at == m_lineStart && isDocumentMark());
        const std::size_t lineEnd = goesOn ? trimmed(m_at, plainEnd(m_at, inFlow)) : m_at;
        if (lineEnd == m_at) {
            m_at = end;
            m_lineStart = lineStart;
            break;
        }
        if (joined.empty())
            joined = m_text.substr(start, end - start);
        joined += breaks == 1 ? std::string(" ") : std::string(breaks - 1, '\n');
        joined += m_text.substr(m_at, lineEnd - m_at);
        if (!inFlow && lineEnd < m_text.size() && m_text[plainEnd(m_at, false)] == ':')
            fail(plainEnd(m_at, false), HK_NOOP("a key is not allowed inside a text; check the indentation"));
        end = m_at = lineEnd;
    }
    if (!joined.empty()) {
        slot(index).pooled = true;
        slot(index).text = static_cast<std::uint32_t>(m_document.m_pool.size());
        slot(index).size = static_cast<std::uint32_t>(joined.size());
        m_document.m_pool += joined;
    }
    return index;
}

// A line break inside quotes: spaces around it vanish, one break is a space, more are one less. keep is how much of
// the pool is text that was escaped and stays.
void Parser::foldQuotedBreak(std::size_t keep)
{
    std::string &pool = m_document.m_pool;
    while (pool.size() > keep && (pool.back() == ' ' || pool.back() == '\t'))
        pool.pop_back();
    std::size_t breaks = 0;
    while (!atEnd() && peek() == '\n') {
        newLine();
        ++breaks;
        if (isDocumentMark())
            fail(m_at, HK_NOOP("a quoted text is not closed"));
        skipSpaces();
    }
    if (breaks == 1)
        pool += ' ';
    else
        pool.append(breaks - 1, '\n');
}

Parser::Index Parser::singleQuoted(bool oneLine)
{
    const std::size_t open = m_at;
    const Index index = add(Kind::Scalar, m_at++);
    std::string &pool = m_document.m_pool;
    const std::size_t start = pool.size();
    while (true) {
        if (atEnd() || (oneLine && peek() == '\n'))
            fail(open, HK_NOOP("a quoted text is not closed; ' is missing"));
        const char c = peek();
        if (c == '\'' && peek(1) != '\'')
            break;
        if (c == '\n') {
            foldQuotedBreak(start);
            continue;
        }
        pool += c;
        m_at += c == '\'' ? 2 : 1;
    }
    ++m_at;
    Slot &s = slot(index);
    s.quoted = s.pooled = true;
    s.text = static_cast<std::uint32_t>(start);
    s.size = static_cast<std::uint32_t>(pool.size() - start);
    return index;
}

Parser::Index Parser::doubleQuoted(bool oneLine)
{
    const std::size_t open = m_at;
    const Index index = add(Kind::Scalar, m_at++);
    std::string &pool = m_document.m_pool;
    const std::size_t start = pool.size();
    std::size_t keep = start;
    while (true) {
        if (atEnd() || (oneLine && peek() == '\n'))
            fail(open, HK_NOOP("a quoted text is not closed; \" is missing"));
        const char c = peek();
        if (c == '"')
            break;
        if (c == '\n') {
            foldQuotedBreak(keep);
        } else if (c == '\\') {
            escape();
            keep = pool.size();
        } else {
            pool += c;
            ++m_at;
        }
    }
    ++m_at;
    Slot &s = slot(index);
    s.quoted = s.pooled = true;
    s.text = static_cast<std::uint32_t>(start);
    s.size = static_cast<std::uint32_t>(pool.size() - start);
    return index;
}

void Parser::escape()
{
    static constexpr std::string_view letters = "0abtnvfre\"/\\ N_LP\t";
    static constexpr std::array<char32_t, 18> values{0,   7,   8,    9,   10,   11,   12,     13,     27,
                                                     '"', '/', '\\', ' ', 0x85, 0xA0, 0x2028, 0x2029, 9};
    const std::size_t at = m_at++;
    const char c = peek();
    if (atEnd())
        fail(at, HK_NOOP("a quoted text is not closed; \" is missing"));
    if (c == '\n') {
        // An escaped break joins the lines without a space.
        newLine();
        skipSpaces();
        return;
    }
    ++m_at;
    if (const auto letter = letters.find(c); letter != std::string_view::npos) {
        appendUtf8(m_document.m_pool, values[letter]);
        return;
    }
    const int digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
    char32_t value = 0;
    for (int i = 0; i < digits; ++i, ++m_at) {
        const auto digit = std::string_view("0123456789abcdefABCDEF").find(peek());
        if (atEnd() || digit == std::string_view::npos)
            fail(at, HK_NOOP("an escape needs two, four or eight hexadecimal digits after \\x, \\u or \\U"));
        value = value * 16 + static_cast<char32_t>(digit < 16 ? digit : digit - 6);
    }
    const bool isCharacter = value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    if (digits == 0 || !isCharacter)
        fail(at, HK_NOOP("this is not an escape; allowed are \\n, \\t, \\\", \\\\, \\xNN, \\uNNNN and YAML's others"));
    appendUtf8(m_document.m_pool, value);
}

} // namespace hotchkiss::yaml
