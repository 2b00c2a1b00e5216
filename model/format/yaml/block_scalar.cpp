// SPDX-License-Identifier: MIT
#include "model/format/yaml/parser.h"

namespace hotchkiss::yaml {

namespace {

// Joins the lines of a > block: single breaks between lines that start at the margin become spaces.
std::string folded(std::string_view lines)
{
    std::string out;
    bool wasMore = true; // a first break stays
    std::size_t at = 0;
    std::size_t breaks = 0;
    while (at < lines.size()) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        const std::string_view line = lines.substr(at, end - at);
        at = end + 1;
        if (line.empty()) {
            ++breaks;
            continue;
        }
        const bool isMore = line[0] == ' ' || line[0] == '\t';
        if (out.empty())
            out.append(breaks, '\n');
        else if (wasMore || isMore)
            out.append(breaks + 1, '\n');
        else if (breaks == 0)
            out += ' ';
        else
            out.append(breaks, '\n');
        out += line;
        breaks = 0;
        wasMore = isMore;
    }
    out.append(breaks + 1, '\n');
    return out;
}

struct Header
{
    char chomp = ' ';
    int indent = 0;
};

} // namespace

// A | or > block: its header, then all lines indented further than the parent.
Parser::Index Parser::blockScalar(int parentIndent)
{
    const Index index = add(Kind::Scalar, m_at);
    const bool isLiteral = peek() == '|';
    Header header;
    for (++m_at; !isBlankAt(m_at); ++m_at) {
        const char c = peek();
        if ((c == '+' || c == '-') && header.chomp == ' ')
            header.chomp = c;
        else if (c >= '1' && c <= '9' && header.indent == 0)
            header.indent = c - '0';
        else
            fail(m_at, HK_NOOP("a text block starts with | or >, then + or - and a digit at most"));
    }
    endLine();
    m_at = std::min(m_text.find('\n', m_at), m_text.size());
    if (!atEnd())
        newLine();

    int indent = header.indent == 0 ? 0 : std::max(parentIndent, 0) + header.indent;
    std::string lines;
    std::size_t kept = 0; // up to the last line that is not empty
    bool hasText = false;
    while (!atEnd()) {
        const std::size_t content = std::min(m_text.find_first_not_of(' ', m_at), m_text.size());
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        const int spaces = static_cast<int>(std::min(content, end) - m_at);
        const bool isEmpty = content >= end;
        if (indent == 0 && !isEmpty) {
            if (spaces <= parentIndent)
                break;
            indent = spaces;
        }
        if (!isEmpty && (spaces < indent || isDocumentMark()))
            break;
        if (!isEmpty || (indent > 0 && spaces > indent)) {
            lines.append(
                m_text.substr(m_at + static_cast<std::size_t>(indent), end - m_at - static_cast<std::size_t>(indent)));
            kept = lines.size();
            hasText = true;
        }
        lines += '\n';
        m_at = end;
        if (atEnd())
            break;
        newLine();
    }
    const std::string trailing = lines.substr(kept);
    lines.resize(kept);
    std::string text = isLiteral || !hasText ? lines : folded(lines);
    if (!isLiteral && hasText)
        text.pop_back();
    if (header.chomp == '+')
        text += trailing;
    else if (header.chomp == ' ' && hasText)
        text += '\n';
    Slot &s = slot(index);
    s.quoted = s.pooled = true;
    s.literal = isLiteral;
    s.text = static_cast<std::uint32_t>(m_document.m_pool.size());
    s.size = static_cast<std::uint32_t>(text.size());
    m_document.m_pool += text;
    return index;
}

} // namespace hotchkiss::yaml
