// SPDX-License-Identifier: MIT
#include "model/format/yaml/document.h"

#include "model/format/utf8.h"

#include <algorithm>

namespace hotchkiss::yaml {

Node Document::root() const
{
    return {this, m_slots.empty() ? -1 : 0};
}

FilePlace Document::placeOf(std::size_t offset) const
{
    const std::string_view before = std::string_view(m_source).substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto start = before.rfind('\n') + 1; // npos + 1 is 0: the first line
    return {static_cast<int>(line), static_cast<int>(characterCount(before.substr(start))) + 1};
}

std::string_view Node::text() const
{
    const Slot &s = slot();
    return std::string_view(s.pooled ? m_document->m_pool : m_document->m_source).substr(s.text, s.size);
}

Node Node::find(std::string_view key) const
{
    if (!isMap())
        return {};
    for (Node at = first(); at; at = at.next().next())
        if (at.text() == key)
            return at.next();
    return {};
}

FilePlace Node::placeInside(std::size_t line, std::size_t column) const
{
    if (!slot().literal)
        return place();
    // The block starts on the line after its header; its indentation is that of the line in the source.
    const std::string &source = m_document->m_source;
    std::size_t at = slot().offset;
    for (std::size_t i = 0; i <= line; ++i) {
        const std::size_t end = source.find('\n', at);
        if (end == std::string::npos)
            return place();
        at = end + 1;
    }
    const std::size_t content = source.find_first_not_of(' ', at);
    const std::size_t indent = content == std::string::npos ? 0 : content - at;
    return {place().line + static_cast<int>(line) + 1, static_cast<int>(indent + column) + 1};
}

void Node::fail(Text text) const
{
    throw FileError{m_document->m_file, place(), std::move(text)};
}

} // namespace hotchkiss::yaml
