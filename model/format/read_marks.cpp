// SPDX-License-Identifier: MIT
#include "model/format/reader.h"

namespace hotchkiss {

namespace {

Cell cellNamed(YamlNode node, const Board &board, std::string_view label)
{
    const Result<Cell> cell = board.labels.cell(board.grid, label);
    if (!cell)
        node.fail(cell.error().text);
    return *cell;
}

int directionOf(const Board &board, std::string_view name)
{
    return name.size() > 2 ? -1 : directionNamed(board.grid, std::string(name).c_str());
}

[[noreturn]] void failAdjacent(YamlNode node, std::string_view a, std::string_view b)
{
    node.fail(
        {HK_NOOP("%1 and %2 do not touch; cells beside each other are allowed"), {std::string(a), std::string(b)}});
}

/// A side as it is written: 0304/0305, 0507>0506, 0101>N, 0101<N.
struct WrittenSide
{
    SideId side = noSide;
    Mark mark = Mark::None;
};

WrittenSide readSide(YamlNode node, const Board &board, const SideType &type)
{
    if (!node.isScalar())
        node.fail(HK_NOOP("a side is expected here, like 0304/0305"));
    const std::string_view text = node.text();
    const std::size_t middle = text.find_first_of("/<>");
    if (middle == std::string_view::npos)
        node.fail({HK_NOOP("\"%1\" is not a side; write two cells like 0304/0305, or high>low"),
                   {std::string(text.substr(0, 40))}});
    const char sign = text[middle];
    if (sign != '/' && !type.directed)
        node.fail({HK_NOOP("%1 has no direction; write two cells like 0304/0305"), {type.key}});
    const std::string_view there = text.substr(middle + 1);
    const Cell cell = cellNamed(node, board, text.substr(0, middle));
    int direction = directionOf(board, there);
    if (direction < 0)
        direction = board.grid.directionTo(cell, cellNamed(node, board, there));
    if (direction < 0 || !board.grid.crossesSide(direction))
        failAdjacent(node, text.substr(0, middle), there);
    const SideId side = board.grid.side(cell, direction);
    const bool isHighHere = (sign == '>') == (board.grid.sideCell(side) == cell);
    return {side, sign == '/' ? Mark::Plain : isHighHere ? Mark::HighHere : Mark::HighThere};
}

/// The words of a chain, in place.
class Words
{
public:
    explicit Words(std::string_view text)
        : m_text(text)
    {}
    std::string_view next()
    {
        const std::size_t start = std::min(m_text.find_first_not_of(" \n", m_at), m_text.size());
        m_at = std::min(m_text.find_first_of(" \n", start), m_text.size());
        return m_text.substr(start, m_at - start);
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

void setMark(SideMarks &marks, const Board &board, SideId side, int kind, Mark mark)
{
    marks.set(side, withMark(marks.at(side), kind, mark), board.grid.sideCount());
}

// A chain of cells, with a direction at either end where it leads off the map.
void readChain(YamlNode node, Board &board, int kind)
{
    if (!node.isScalar())
        node.fail(HK_NOOP("a chain of cells is expected here, like 0101 0202 0302"));
    Words words(node.text());
    std::string_view word = words.next();
    int lead = directionOf(board, word);
    if (lead >= 0)
        word = words.next();
    Cell cell = cellNamed(node, board, word);
    const auto leave = [&](int direction) {
        if (board.grid.neighbour(cell, direction) != noCell)
            node.fail({HK_NOOP("%1 does not lead off the map from %2; name the next cell instead"),
                       {directionName(board.grid, direction), board.label(cell)}});
        setMark(board.paths, board, board.grid.side(cell, direction), kind, Mark::Plain);
    };
    if (lead >= 0)
        leave(lead);
    std::size_t links = lead >= 0 ? 1 : 0;
    for (std::string_view next = words.next(); !next.empty(); next = words.next(), ++links) {
        const int off = directionOf(board, next);
        if (off >= 0) {
            leave(off);
            if (!words.next().empty())
                node.fail(HK_NOOP("a direction ends the chain; start another for what follows"));
            return;
        }
        const Cell to = cellNamed(node, board, next);
        const int direction = board.grid.directionTo(cell, to);
        if (direction < 0)
            failAdjacent(node, word, next);
        setMark(board.paths, board, board.grid.side(cell, direction), kind, Mark::Plain);
        cell = to;
        word = next;
    }
    if (links == 0)
        node.fail(HK_NOOP("a path needs two cells at least, or a direction off the map"));
}

} // namespace

void readSides(YamlNode node, const System &system, Board &board)
{
    const MapReader map(node, keysOf(system.sideTypes));
    eachEntry(node, [&](YamlNode key, YamlNode list) {
        const int kind = system.sideType(key.text());
        const SideType &type = system.sideTypes[static_cast<std::size_t>(kind)];
        eachItem(list, [&](YamlNode item) {
            const WrittenSide written = readSide(item, board, type);
            setMark(board.sides, board, written.side, kind, written.mark);
        });
    });
}

void readPaths(YamlNode node, const System &system, Board &board)
{
    const MapReader map(node, keysOf(system.pathTypes));
    eachEntry(node, [&](YamlNode key, YamlNode list) {
        const int kind = system.pathType(key.text());
        eachItem(list, [&](YamlNode item) { readChain(item, board, kind); });
    });
}

Cell readCell(YamlNode node, const Board &board)
{
    if (!node.isScalar())
        node.fail(HK_NOOP("a cell is expected here"));
    return cellNamed(node, board, node.text());
}

std::vector<Cell> readCells(YamlNode node, const Board &board)
{
    std::vector<Cell> cells;
    eachItem(node, [&](YamlNode item) { cells.push_back(readCell(item, board)); });
    return cells;
}

} // namespace hotchkiss
