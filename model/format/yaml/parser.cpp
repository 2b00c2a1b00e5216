// SPDX-License-Identifier: MIT
#include "model/format/yaml/parser.h"

#include "model/format/utf8.h"

#include <unordered_set>

namespace hotchkiss::yaml {

void parse(Document &document)
{
    Parser(document).run();
}

void Parser::fail(std::size_t at, Text text) const
{
    throw FileError{m_document.m_file, m_document.placeOf(std::min(at, m_text.size())), std::move(text)};
}

void Parser::deeper(int depth) const
{
    if (depth > maxDepth)
        fail(m_at, {HK_NOOP("nested too deeply; %1 levels are allowed"), {std::to_string(maxDepth)}});
}

Parser::Index Parser::add(Kind kind, std::size_t offset)
{
    if (m_document.m_slots.size() >= maxNodes)
        fail(offset, {HK_NOOP("too many values; %1 are allowed"), {std::to_string(maxNodes)}});
    Slot slot;
    slot.kind = kind;
    slot.offset = static_cast<std::uint32_t>(offset);
    m_document.m_slots.push_back(slot);
    return static_cast<Index>(m_document.m_slots.size() - 1);
}

void Parser::refuseDuplicates(Index map) const
{
    std::unordered_set<std::string_view> seen;
    for (Node at = Node(&m_document, map).first(); at; at = at.next().next())
        if (!seen.insert(at.text()).second)
            at.fail({HK_NOOP("the key \"%1\" is given twice; each is allowed once"), {std::string(at.text())}});
}

bool Parser::isDocumentMark() const
{
    if (m_at != m_lineStart || !isBlankAt(m_at + 3))
        return false;
    const std::string_view mark = m_text.substr(m_at, 3);
    return mark == "---" || mark == "...";
}

void Parser::skipSpaces()
{
    while (peek() == ' ' || peek() == '\t')
        ++m_at;
}

// To the next character that is neither blank nor comment, on whatever line.
void Parser::skipToContent()
{
    while (!atEnd()) {
        const bool isLineStart = m_at == m_lineStart;
        const std::size_t start = m_at;
        while (peek() == ' ')
            ++m_at;
        const std::size_t afterSpaces = m_at;
        skipSpaces();
        if (peek() == '#' && (isLineStart || m_at > start)) {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else if (isLineStart && m_at != afterSpaces && !atEnd() && peek() != '\n') {
            fail(afterSpaces, HK_NOOP("a tab cannot indent a line; use spaces"));
        }
        if (peek() != '\n' || atEnd())
            return;
        newLine();
    }
}

// Nothing but a comment may follow on the line.
void Parser::endLine()
{
    const std::size_t before = m_at;
    skipSpaces();
    const bool isComment = peek() == '#' && m_at > before;
    if (!atEnd() && peek() != '\n' && !isComment)
        fail(m_at, HK_NOOP("nothing may follow here on the line but a comment after a space"));
}

void Parser::refuseIndicators() const
{
    switch (peek()) {
    case '&':
        fail(m_at, HK_NOOP("anchors are not allowed; quote a text that starts with &"));
    case '*':
        fail(m_at, HK_NOOP("aliases are not allowed; quote a text that starts with *"));
    case '!':
        fail(m_at, HK_NOOP("tags are not allowed; quote a text that starts with !"));
    case '%':
    case '@':
    case '`':
        fail(m_at, {HK_NOOP("a text that starts with %1 must be quoted"), {std::string(1, peek())}});
    case '?':
        if (isBlankAt(m_at + 1))
            fail(m_at, HK_NOOP("keys that start with ? are not allowed; write key: value"));
        break;
    default:
        break;
    }
}

void Parser::run()
{
    skipToContent();
    if (isDocumentMark()) {
        m_at += 3;
        endLine();
        skipToContent();
    }
    if (atEnd())
        fail(0, HK_NOOP("the file is empty"));
    block(-1, 0);
    skipToContent();
    if (!atEnd() && isDocumentMark()) {
        const bool isEnd = peek() == '.';
        m_at += 3;
        skipToContent();
        if (!isEnd || !atEnd())
            fail(m_at, HK_NOOP("a second document starts here; one is allowed in a file"));
    }
    if (!atEnd())
        fail(m_at, HK_NOOP("this line does not belong to what is above; check its indentation"));
}

// Whatever stands at the cursor, which is further right than the parent's indentation.
Parser::Index Parser::block(int parentIndent, int depth)
{
    deeper(depth);
    const int indent = column();
    if (isDash())
        return blockList(indent, depth);
    if (startsKey())
        return blockMap(indent, depth);
    return inlineValue(parentIndent, depth);
}

// Looks ahead on the line for "key:".
bool Parser::startsKey()
{
    const char c = peek();
    if (c == '"' || c == '\'') {
        std::size_t at = m_at + 1;
        for (; at < m_text.size() && m_text[at] != '\n'; ++at) {
            if (c == '"' && m_text[at] == '\\')
                ++at;
            else if (m_text[at] == c && c == '\'' && at + 1 < m_text.size() && m_text[at + 1] == c)
                ++at;
            else if (m_text[at] == c)
                break;
        }
        if (at >= m_text.size() || m_text[at] == '\n')
            return false;
        at = m_text.find_first_not_of(" \t", at + 1);
        return at != std::string_view::npos && m_text[at] == ':' && isBlankAt(at + 1);
    }
    if (c == '[' || c == '{' || c == '|' || c == '>')
        return false;
    refuseIndicators();
    const std::size_t end = plainEnd(m_at, false);
    return end < m_text.size() && m_text[end] == ':';
}

Parser::Index Parser::key()
{
    const char c = peek();
    if (c == '"')
        return doubleQuoted(true);
    if (c == '\'')
        return singleQuoted(true);
    refuseIndicators();
    return plain(-1, false, true);
}

Parser::Index Parser::blockMap(int indent, int depth)
{
    const Index map = add(Kind::Map, m_at);
    Index last = -1;
    int count = 0;
    while (!atEnd() && column() == indent && !isDocumentMark()) {
        if (isDash() || !startsKey())
            fail(m_at, HK_NOOP("a key is expected here; write key: value"));
        const Index name = key();
        skipSpaces();
        ++m_at; // the colon startsKey has seen
        const Index value = mapValue(indent, depth);
        (last < 0 ? slot(map).first : slot(last).next) = name;
        slot(name).next = value;
        last = value;
        ++count;
        skipToContent();
    }
    if (!atEnd() && column() > indent)
        fail(m_at, HK_NOOP("this line is indented further than the keys above; align it with them"));
    if (count > 1)
        refuseDuplicates(map);
    return map;
}

// What follows "key:": on the same line, on the next ones, or nothing.
Parser::Index Parser::mapValue(int indent, int depth)
{
    skipSpaces();
    if (!atEnd() && peek() != '\n' && peek() != '#') {
        deeper(depth + 1);
        if (isDash())
            fail(m_at, HK_NOOP("a list that starts on the line of its key is written in brackets: [a, b]"));
        return inlineValue(indent, depth + 1);
    }
    const std::size_t here = m_at;
    skipToContent();
    const bool isList = !atEnd() && column() == indent && isDash() && !isDocumentMark();
    if (isList) {
        deeper(depth + 1);
        return blockList(indent, depth + 1);
    }
    if (!atEnd() && column() > indent)
        return block(indent, depth + 1);
    return add(Kind::Null, std::min(here, m_text.size()));
}

Parser::Index Parser::blockList(int indent, int depth)
{
    const Index list = add(Kind::List, m_at);
    Index last = -1;
    while (!atEnd() && column() == indent && isDash()) {
        const std::size_t dash = m_at++;
        skipSpaces();
        Index item = -1;
        if (!atEnd() && peek() != '\n' && peek() != '#') {
            item = block(indent, depth + 1);
        } else {
            skipToContent();
            item = !atEnd() && column() > indent ? block(indent, depth + 1) : add(Kind::Null, dash);
        }
        (last < 0 ? slot(list).first : slot(last).next) = item;
        last = item;
        skipToContent();
    }
    if (!atEnd() && column() > indent)
        fail(m_at, HK_NOOP("this line is indented further than the list above; align it with the dashes"));
    return list;
}

// A flow collection or scalar with the rest of its line.
Parser::Index Parser::inlineValue(int parentIndent, int depth)
{
    Index value = -1;
    switch (peek()) {
    case '[':
    case '{':
        value = flow(depth);
        break;
    case '"':
        value = doubleQuoted(false);
        break;
    case '\'':
        value = singleQuoted(false);
        break;
    case '|':
    case '>':
        return blockScalar(parentIndent);
    default:
        refuseIndicators();
        value = plain(parentIndent, false, false);
        break;
    }
    endLine();
    return value;
}

} // namespace hotchkiss::yaml
