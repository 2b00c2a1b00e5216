// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/file_error.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace hotchkiss::yaml {

enum class Kind : std::uint8_t { Null, Scalar, List, Map };

/// A node as it is stored: 24 bytes, because a big map has millions of sides. Lines and columns are found again from
/// the offset when a message needs them.
struct Slot
{
    Kind kind = Kind::Null;
    bool quoted = false;  ///< quoted or a block: never a number, true or false
    bool pooled = false;  ///< its text is in the pool, not in the source
    bool literal = false; ///< a | block: line by line as in the source
    std::uint32_t offset = 0;
    std::uint32_t text = 0;
    std::uint32_t size = 0;
    std::int32_t first = -1; ///< first child; a map's are key, value, key, value …
    std::int32_t next = -1;
};

class Node;

/// A parsed file: its text and the nodes that point into it. Stays where it is while nodes are in use.
class Document
{
public:
    Document(std::string source, std::string file)
        : m_source(std::move(source))
        , m_file(std::move(file))
    {}
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;

    Node root() const;
    const std::string &file() const { return m_file; }
    const std::string &source() const { return m_source; }
    /// Line and column (in characters) of a byte of the source.
    FilePlace placeOf(std::size_t offset) const;

private:
    friend class Node;
    friend class Parser;
    std::string m_source;
    std::string m_file;
    std::string m_pool; ///< texts that differ from the source: escapes, folded and indented lines
    std::deque<Slot> m_slots;
};

/// A node of a document; cheap to copy, valid as long as the document.
class Node
{
public:
    Node() = default;
    Node(const Document *document, std::int32_t index)
        : m_document(document)
        , m_index(index)
    {}

    explicit operator bool() const { return m_index >= 0; }
    Kind kind() const { return slot().kind; }
    bool isNull() const { return kind() == Kind::Null; }
    bool isScalar() const { return kind() == Kind::Scalar; }
    bool isList() const { return kind() == Kind::List; }
    bool isMap() const { return kind() == Kind::Map; }
    bool isQuoted() const { return slot().quoted; }
    std::string_view text() const;
    Node first() const { return {m_document, slot().first}; }
    Node next() const { return {m_document, slot().next}; }
    /// The value of a key, or a node that is false.
    Node find(std::string_view key) const;

    FilePlace place() const { return m_document->placeOf(slot().offset); }
    /// The place of a character of a | block, counted from 0 in lines and columns.
    FilePlace placeInside(std::size_t line, std::size_t column) const;
    const Document &document() const { return *m_document; }

    /// Stops the reading with a message about this node.
    [[noreturn]] void fail(Text text) const;

private:
    const Slot &slot() const { return m_document->m_slots[static_cast<std::size_t>(m_index)]; }

    const Document *m_document = nullptr;
    std::int32_t m_index = -1;
};

// What hostile files may cost at most. The largest honest map, 1000 by 1000 cells with slopes and roads everywhere,
// stays below.
constexpr std::size_t maxFileSize = 64U << 20U;
constexpr std::size_t maxNodes = 5'000'000;
constexpr int maxDepth = 200;

/// Reads a text into an empty document; throws FileError.
void parse(Document &document);

} // namespace hotchkiss::yaml
