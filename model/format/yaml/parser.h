// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/yaml/document.h"

namespace hotchkiss::yaml {

/// Reads the part of YAML that people write: block and flow collections, plain and quoted scalars, | and > blocks,
/// comments, one document a file. Anchors, aliases, tags, directives, "? " keys and duplicate keys are refused.
///
/// Purpose-made because a general parser builds a heap of small strings for each of a million sides, copies block
/// scalars character by character and recurses as deep as the file asks: here a 1000 by 1000 map is read in a
/// fraction of the budget, and depth, nodes and size are bounded while reading.
class Parser
{
public:
    explicit Parser(Document &document)
        : m_document(document)
        , m_text(document.m_source)
    {}

    void run();

private:
    using Index = std::int32_t;

    // parser.cpp: blocks
    Index block(int parentIndent, int depth);
    Index blockMap(int indent, int depth);
    Index blockList(int indent, int depth);
    Index mapValue(int indent, int depth);
    Index inlineValue(int parentIndent, int depth);
    bool startsKey();
    Index key();
    void refuseIndicators() const;
    void endLine();

    // flow.cpp: [ ] and { }
    Index flow(int depth);
    Index flowList(int depth);
    Index flowMap(int depth);
    Index flowScalar();
    void skipFlowSpace();

    // scalars.cpp
    Index plain(int parentIndent, bool inFlow, bool oneLine);
    std::size_t plainEnd(std::size_t at, bool inFlow) const;
    Index singleQuoted(bool oneLine);
    Index doubleQuoted(bool oneLine);
    void escape();
    void foldQuotedBreak(std::size_t keep);
    Index blockScalar(int parentIndent);

    // places in the text
    bool atEnd() const { return m_at >= m_text.size(); }
    char peek(std::size_t ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }
    bool isBlankAt(std::size_t at) const
    {
        return at >= m_text.size() || m_text[at] == ' ' || m_text[at] == '\n' || m_text[at] == '\t';
    }
    bool isDash() const { return peek() == '-' && isBlankAt(m_at + 1); }
    bool isDocumentMark() const;
    int column() const { return static_cast<int>(m_at - m_lineStart); }
    void newLine() { m_lineStart = ++m_at; }
    void skipSpaces();
    void skipToContent();

    Index add(Kind kind, std::size_t offset);
    void refuseDuplicates(Index map) const;
    Slot &slot(Index index) { return m_document.m_slots[static_cast<std::size_t>(index)]; }
    void deeper(int depth) const;
    [[noreturn]] void fail(std::size_t at, Text text) const;

    Document &m_document;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
};

} // namespace hotchkiss::yaml
