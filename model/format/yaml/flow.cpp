// SPDX-License-Identifier: MIT
#include "model/format/yaml/parser.h"

namespace hotchkiss::yaml {

void Parser::skipFlowSpace()
{
    while (!atEnd()) {
        const std::size_t start = m_at;
        skipSpaces();
        if (peek() == '#' && (m_at > start || m_at == m_lineStart))
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        if (atEnd() || peek() != '\n')
            return;
        newLine();
    }
}

Parser::Index Parser::flow(int depth)
{
    deeper(depth);
    if (peek() == '[')
        return flowList(depth);
    if (peek() == '{')
        return flowMap(depth);
    return flowScalar();
}

Parser::Index Parser::flowScalar()
{
    if (peek() == '"')
        return doubleQuoted(false);
    if (peek() == '\'')
        return singleQuoted(false);
    refuseIndicators();
    return plain(-1, true, false);
}

Parser::Index Parser::flowList(int depth)
{
    const std::size_t open = m_at;
    const Index list = add(Kind::List, m_at++);
    Index last = -1;
    for (skipFlowSpace(); peek() != ']' || atEnd(); skipFlowSpace()) {
        if (atEnd())
            fail(open, HK_NOOP("this bracket is never closed; ] is missing"));
        const Index item = flow(depth + 1);
        (last < 0 ? slot(list).first : slot(last).next) = item;
        last = item;
        skipFlowSpace();
        if (peek() == ',')
            ++m_at;
        else if (peek() == ':')
            fail(m_at, HK_NOOP("a key is not allowed in a list; write {key: value}"));
        else if (peek() != ']' && !atEnd())
            fail(m_at, HK_NOOP("a comma or ] is expected here"));
    }
    ++m_at;
    return list;
}

Parser::Index Parser::flowMap(int depth)
{
    const std::size_t open = m_at;
    const Index map = add(Kind::Map, m_at++);
    Index last = -1;
    for (skipFlowSpace(); peek() != '}' || atEnd(); skipFlowSpace()) {
        if (atEnd())
            fail(open, HK_NOOP("this brace is never closed; } is missing"));
        if (peek() == '[' || peek() == '{')
            fail(m_at, HK_NOOP("a key is a text; write key: value"));
        const Index name = flowScalar();
        (last < 0 ? slot(map).first : slot(last).next) = name;
        skipFlowSpace();
        if (peek() == ':') {
            ++m_at;
            skipFlowSpace();
        } else if (peek() != ',' && peek() != '}') {
            fail(m_at, HK_NOOP("a colon and a value are expected after the key"));
        }
        const bool isNothing = peek() == ',' || peek() == '}' || atEnd();
        const Index value = isNothing ? add(Kind::Null, std::min(m_at, m_text.size())) : flow(depth + 1);
        slot(name).next = value;
        last = value;
        skipFlowSpace();
        if (peek() == ',')
            ++m_at;
        else if (peek() != '}' && !atEnd())
            fail(m_at, HK_NOOP("a comma or } is expected here"));
    }
    ++m_at;
    refuseDuplicates(map);
    return map;
}

} // namespace hotchkiss::yaml
