// SPDX-License-Identifier: MIT
#include "model/format/reader.h"
#include "model/format/utf8.h"

#include <algorithm>
#include <array>

namespace hotchkiss {

namespace {

const std::vector<std::string> labelSchemes{"CCRR", "RRCC", "A1", "C.R"};
const std::vector<std::string> corners{"top left", "top right", "bottom left", "bottom right"};

Labels readLabels(const MapReader &map, Labels labels)
{
    if (const YamlNode node = map.find("labels"))
        labels.scheme = static_cast<LabelScheme>(readChoice(node, labelSchemes));
    if (const YamlNode node = map.find("origin"))
        labels.origin = static_cast<Corner>(readChoice(node, corners));
    if (const YamlNode node = map.find("first")) {
        const bool isPair = node.isList() && node.first() && node.first().next() && !node.first().next().next();
        if (!isPair)
            node.fail(HK_NOOP("the first column and row are expected here: [1, 1]"));
        // Letters and dotted numbers count from 1.
        const bool fromZero = labels.scheme == LabelScheme::ColumnRow || labels.scheme == LabelScheme::RowColumn;
        labels.firstColumn = static_cast<int>(readInteger(node.first(), fromZero ? 0 : 1, 9000));
        labels.firstRow = static_cast<int>(readInteger(node.first().next(), fromZero ? 0 : 1, 9000));
    }
    return labels;
}

void readHexes(YamlNode node, Board &board)
{
    const MapReader map(node, {"columns", "rows", "orientation", "staggered", "labels", "origin", "first"});
    const auto columns = static_cast<int>(readInteger(map.need("columns"), 1, maxBoardSide));
    const auto rows = static_cast<int>(readInteger(map.need("rows"), 1, maxBoardSide));
    const YamlNode orientation = map.find("orientation");
    const YamlNode staggered = map.find("staggered");
    const bool isPointy = orientation && readChoice(orientation, {"flat", "pointy"}) == 1;
    const bool isOdd = staggered && readChoice(staggered, {"even", "odd"}) == 1;
    board.grid = Grid::hexes(columns, rows, isPointy ? GridShape::HexPointy : GridShape::HexFlat,
                             isOdd ? Stagger::Odd : Stagger::Even);
    board.labels = readLabels(map, {});
}

void readSquares(YamlNode node, Board &board)
{
    const MapReader map(node, {"columns", "rows", "neighbours", "labels", "origin", "first"});
    const auto columns = static_cast<int>(readInteger(map.need("columns"), 1, maxBoardSide));
    const auto rows = static_cast<int>(readInteger(map.need("rows"), 1, maxBoardSide));
    const YamlNode neighbours = map.find("neighbours");
    const bool isEight = neighbours && readChoice(neighbours, {"4", "8"}) == 1;
    board.grid = Grid::squares(columns, rows, isEight ? 8 : 4);
    board.labels = readLabels(map, {});
}

void readTable(YamlNode node, Board &board)
{
    const MapReader map(node, {"width", "height", "labels", "origin", "first"});
    const double width = readNumber(map.need("width"), 1, maxTable);
    const double height = readNumber(map.need("height"), 1, maxTable);
    board.grid = Grid::table(width, height);
    board.labels = readLabels(map, {LabelScheme::LetterNumber, Corner::BottomLeft, 1, 1});
}

void readGrid(const MapReader &map, Board &board)
{
    const YamlNode hexes = map.find("hexes");
    const YamlNode squares = map.find("squares");
    const YamlNode table = map.find("table");
    if (int{static_cast<bool>(hexes)} + int{static_cast<bool>(squares)} + int{static_cast<bool>(table)} != 1)
        map.node().fail(HK_NOOP("a board has one of the keys hexes, squares or table"));
    if (hexes)
        readHexes(hexes, board);
    else if (squares)
        readSquares(squares, board);
    else
        readTable(table, board);
    board.cells.resize(static_cast<std::size_t>(board.grid.cellCount()));
}

/// Calls for each character of a picture of the board, and checks that it has the board's size.
template <typename Take>
void eachGlyph(YamlNode node, const Board &board, const std::string &allowed, Take take)
{
    if (!node.isScalar())
        node.fail(HK_NOOP("rows of characters are expected here, as a | block"));
    const std::string_view text = node.text();
    const auto columns = static_cast<std::size_t>(board.grid.columns());
    const auto rows = static_cast<std::size_t>(board.grid.rows());
    std::size_t at = 0;
    std::size_t row = 0;
    for (; at < text.size() && row < rows; ++row) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        for (std::size_t column = 0; column < columns && at + column < end; ++column) {
            const auto cell = row * columns + column;
            if (!take(text[at + column], cell))
                throw FileError{
                    node.document().file(), node.placeInside(row, column),
                    Text{HK_NOOP("“%1” has no meaning here; allowed: %2"),
                         {std::string(text.substr(at + column, codePointAt(text, at + column).size)), allowed}}};
        }
        if (end - at != columns)
            throw FileError{node.document().file(), node.placeInside(row, std::min(columns, end - at)),
                            Text{HK_NOOP("this row has %1 characters; the board has %2 columns"),
                                 {std::to_string(end - at), std::to_string(columns)}}};
        at = end + 1;
    }
    const bool isMore = at < text.size();
    if (row != rows || isMore)
        throw FileError{node.document().file(), isMore ? node.placeInside(row, 0) : node.place(),
                        Text{isMore ? HK_NOOP("there are more rows than the board's %1")
                                    : HK_NOOP("there are fewer rows than the board's %1"),
                             {std::to_string(rows)}}};
}

void readTerrain(YamlNode node, const System &system, Board &board)
{
    const MapReader map(node, {"legend", "rows"});
    std::array<std::int16_t, 256> meaning{};
    meaning.fill(-1);
    const std::vector<std::string> terrains = keysOf(system.terrains);
    eachEntry(map.need("legend"), [&](YamlNode key, YamlNode value) {
        const std::string_view glyph = key.text();
        if (glyph.size() != 1 || glyph[0] <= ' ' || glyph[0] == '\x7f')
            key.fail(HK_NOOP("a legend's key is one printed ASCII character"));
        meaning[static_cast<unsigned char>(glyph[0])] = static_cast<std::int16_t>(readChoice(value, terrains));
    });
    std::string glyphs;
    for (std::size_t i = 0; i < meaning.size(); ++i)
        if (meaning[i] >= 0)
            glyphs.append(glyphs.empty() ? "" : " ") += static_cast<char>(i);
    eachGlyph(map.need("rows"), board, glyphs, [&](char glyph, std::size_t cell) {
        const std::int16_t terrain = meaning[static_cast<unsigned char>(glyph)];
        board.cells[cell].terrain = static_cast<std::uint8_t>(terrain);
        return terrain >= 0;
    });
}

void readElevation(YamlNode node, Board &board)
{
    eachGlyph(node, board, "0-9 a-z A-Z", [&board](char glyph, std::size_t cell) {
        int level = 0;
        if (glyph >= '0' && glyph <= '9')
            level = glyph - '0';
        else if (glyph >= 'a' && glyph <= 'z')
            level = glyph - 'a' + 10;
        else if (glyph >= 'A' && glyph <= 'Z')
            level = 'A' - glyph - 1;
        else
            return false;
        board.cells[cell].elevation = static_cast<std::int8_t>(level);
        return true;
    });
}

void readFeatures(YamlNode node, const System &system, Board &board)
{
    const MapReader map(node, keysOf(system.features));
    eachEntry(node, [&](YamlNode key, YamlNode value) {
        const std::uint32_t bit = 1U << system.feature(key.text());
        for (YamlNode item = value.isList() ? value.first() : YamlNode(); item; item = item.next())
            board.cells[static_cast<std::size_t>(readCell(item, board))].features |= bit;
        if (!value.isList())
            value.fail(HK_NOOP("a list of cells is expected here"));
    });
}

void readNotes(YamlNode node, const System &system, Board &board)
{
    std::vector<std::string> allowed = keysOf(system.cellFields);
    allowed.insert(allowed.begin(), "name");
    eachEntry(node, [&](YamlNode key, YamlNode value) {
        const Cell cell = readCell(key, board);
        const MapReader map(value, allowed);
        CellNote &note = board.notes[cell];
        eachEntry(value, [&](YamlNode name, YamlNode content) {
            if (const Field *field = findField(system.cellFields, name.text()))
                note.values.emplace(field->key, readField(content, *field));
            else
                note.name = readText(content);
        });
    });
}

void readAreas(YamlNode node, const System &system, Board &board)
{
    IdSet ids;
    eachItem(node, [&](YamlNode item) {
        const MapReader map(item, {"id", "kind", "name", "side", "cells", "outline", "fields"});
        Area area;
        area.id = ids.read(map);
        area.kind = system.areaKinds.empty()
                        ? readText(map.need("kind"))
                        : keysOf(system.areaKinds)[readChoice(map.need("kind"), keysOf(system.areaKinds))];
        map.read("name", area.name);
        map.read("side", area.side);
        if (const YamlNode cells = map.find("cells"))
            area.cells = readCells(cells, board);
        if (const YamlNode outline = map.find("outline"))
            area.outline = readPoints(outline);
        map.read("fields", area.values, system.areaFields);
        board.areas.push_back(std::move(area));
    });
}

void readShapes(YamlNode node, const System &system, Board &board)
{
    IdSet ids;
    const std::vector<std::string> kinds = keysOf(system.shapeTypes);
    eachItem(node, [&](YamlNode item) {
        const MapReader map(item, {"id", "kind", "name", "level", "width", "points"});
        TableShape shape;
        shape.id = ids.read(map);
        shape.kind = kinds[readChoice(map.need("kind"), kinds)];
        map.read("name", shape.name);
        map.read("level", shape.level, -100, 100);
        map.read("width", shape.width, 0, maxTable);
        shape.points = readPoints(map.need("points"));
        board.shapes.push_back(std::move(shape));
    });
}

void readTexts(YamlNode node, Board &board)
{
    IdSet ids;
    eachItem(node, [&](YamlNode item) {
        const MapReader map(item, {"id", "text", "style", "at", "rotation", "size"});
        MapLabel label;
        label.id = ids.read(map);
        label.text = readText(map.need("text"));
        map.read("style", label.style);
        label.at = readPoint(map.need("at"));
        map.read("rotation", label.rotation, -360, 360);
        map.read("size", label.size, 0.01, 100);
        board.texts.push_back(std::move(label));
    });
}

void readUnderlay(YamlNode node, Board &board)
{
    const MapReader map(node, {"file", "at", "scale", "rotation", "opacity", "above"});
    Underlay &underlay = board.underlay;
    underlay.file = readText(map.need("file"));
    if (!isInside(underlay.file))
        map.need("file").fail(
            {HK_NOOP("\"%1\" lies outside the scenario's folder; name a file in or below it"), {underlay.file}});
    if (const YamlNode at = map.find("at"))
        underlay.at = readPoint(at);
    map.read("scale", underlay.scale, 1e-6, 1e6);
    map.read("rotation", underlay.rotation, -360, 360);
    map.read("opacity", underlay.opacity, 0, 1);
    map.read("above", underlay.above);
}

Board readBoardHere(YamlNode node, const System &system)
{
    const MapReader map(node,
                        {"id", "title", "shared", "hexes", "squares", "table", "cell size", "scale", "north", "terrain",
                         "elevation", "features", "sides", "paths", "cells", "areas", "shapes", "texts", "underlay"});
    Board board;
    map.read("id", board.id);
    map.read("title", board.title);
    if (const YamlNode shared = map.find("shared")) {
        board.source = readText(shared);
        if (!isInside(board.source))
            shared.fail(
                {HK_NOOP("\"%1\" lies outside the scenario's folder; name a file in or below it"), {board.source}});
    }
    readGrid(map, board);
    map.read("cell size", board.cellSize, 0.1, 1000);
    map.read("scale", board.groundScale);
    map.read("north", board.north, -360, 360);
    const auto part = [&map](const char *key, auto &&read) {
        if (const YamlNode found = map.find(key))
            read(found);
    };
    part("terrain", [&](YamlNode n) { readTerrain(n, system, board); });
    part("elevation", [&](YamlNode n) { readElevation(n, board); });
    part("features", [&](YamlNode n) { readFeatures(n, system, board); });
    part("sides", [&](YamlNode n) { readSides(n, system, board); });
    part("paths", [&](YamlNode n) { readPaths(n, system, board); });
    part("cells", [&](YamlNode n) { readNotes(n, system, board); });
    part("areas", [&](YamlNode n) { readAreas(n, system, board); });
    part("shapes", [&](YamlNode n) { readShapes(n, system, board); });
    part("texts", [&](YamlNode n) { readTexts(n, board); });
    part("underlay", [&](YamlNode n) { readUnderlay(n, board); });
    return board;
}

} // namespace

Board readBoard(YamlNode node, const System &system, SharedFiles &files)
{
    const YamlNode file = node.find("file");
    if (!file)
        return readBoardHere(node, system);
    const MapReader reference(node, {"file"});
    const MapReader shared(files.open(file).root(), {"hotchkiss", "board"});
    readInteger(shared.need("hotchkiss"), formatVersion, formatVersion);
    Board board = readBoardHere(shared.need("board"), system);
    board.source = readText(file);
    return board;
}

} // namespace hotchkiss
