// SPDX-License-Identifier: MIT
#include "model/format/writer.h"

#include <algorithm>
#include <array>

namespace hotchkiss {

namespace {

constexpr std::array labelSchemes{"CCRR", "RRCC", "A1", "C.R"};
constexpr std::array corners{"top left", "top right", "bottom left", "bottom right"};

void addLabels(yaml::FlowMap &map, const Labels &labels)
{
    map.add("labels", labelSchemes[static_cast<std::size_t>(labels.scheme)]);
    map.add("origin", corners[static_cast<std::size_t>(labels.origin)]);
    if (labels.firstColumn != 1 || labels.firstRow != 1)
        map.add("first", "[" + std::to_string(labels.firstColumn) + ", " + std::to_string(labels.firstRow) + "]");
}

std::string gridText(const Board &board)
{
    const Grid &grid = board.grid;
    yaml::FlowMap map;
    if (grid.isTable()) {
        map.add("width", yaml::numberText(grid.bounds().width)).add("height", yaml::numberText(grid.bounds().height));
        if (board.labels != Labels{LabelScheme::LetterNumber, Corner::BottomLeft, 1, 1})
            addLabels(map, board.labels);
        return "table: " + map.str();
    }
    map.add("columns", std::to_string(grid.columns())).add("rows", std::to_string(grid.rows()));
    if (grid.isHex()) {
        map.add("orientation", grid.shape() == GridShape::HexPointy ? "pointy" : "flat");
        map.add("staggered", grid.stagger() == Stagger::Odd ? "odd" : "even");
    } else {
        map.add("neighbours", std::to_string(grid.neighbours()));
    }
    addLabels(map, board.labels);
    return (grid.isHex() ? "hexes: " : "squares: ") + map.str();
}

// A character for each terrain: the declared one, or another when two terrains claim the same.
std::vector<char> glyphsOf(const System &system)
{
    static constexpr std::string_view spare = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    std::vector<char> glyphs;
    for (const TerrainType &terrain : system.terrains) {
        const auto isFree = [&glyphs](char c) {
            return c > ' ' && c < '\x7f' && std::find(glyphs.begin(), glyphs.end(), c) == glyphs.end();
        };
        const auto found = std::find_if(spare.begin(), spare.end(), isFree);
        glyphs.push_back(isFree(terrain.glyph) ? terrain.glyph : found == spare.end() ? '?' : *found);
    }
    return glyphs;
}

template <typename Glyph>
void writeRows(std::string &out, const Board &board, int indent, Glyph glyph)
{
    const auto columns = static_cast<std::size_t>(board.grid.columns());
    for (std::size_t start = 0; start < board.cells.size(); start += columns) {
        out.append(spaces(indent));
        for (std::size_t i = start; i < start + columns; ++i)
            out += glyph(board.cells[i]);
        out += '\n';
    }
}

void writeTerrain(std::string &out, const Board &board, const System &system, int indent)
{
    const std::vector<char> glyphs = glyphsOf(system);
    if (board.cells.empty() || glyphs.empty())
        return;
    std::vector<bool> isUsed(glyphs.size());
    const auto terrainOf = [&glyphs](const CellContent &cell) {
        return std::min<std::size_t>(cell.terrain, glyphs.size() - 1);
    };
    for (const CellContent &cell : board.cells)
        isUsed[terrainOf(cell)] = true;
    yaml::FlowMap legend;
    for (std::size_t i = 0; i < glyphs.size(); ++i)
        if (isUsed[i])
            legend.add(yaml::quoted(std::string(1, glyphs[i])), yaml::quoted(system.terrains[i].key));
    out.append(spaces(indent)).append("terrain:\n");
    out.append(spaces(indent + 2)).append("legend: ").append(legend.str()).append("\n");
    out.append(spaces(indent + 2)).append("rows: |\n");
    writeRows(out, board, indent + 4, [&](const CellContent &cell) { return glyphs[terrainOf(cell)]; });
}

char levelGlyph(const CellContent &cell)
{
    const int level = std::clamp<int>(cell.elevation, minElevation, maxElevation);
    if (level < 0)
        return static_cast<char>('A' - level - 1);
    return static_cast<char>(level < 10 ? '0' + level : 'a' + level - 10);
}

void writeElevation(std::string &out, const Board &board, int indent)
{
    const auto isFlat = [](const CellContent &cell) { return cell.elevation == 0; };
    if (std::all_of(board.cells.begin(), board.cells.end(), isFlat))
        return;
    out.append(spaces(indent)).append("elevation: |\n");
    writeRows(out, board, indent + 2, levelGlyph);
}

void writeFeatures(std::string &out, const Board &board, const System &system, int indent)
{
    bool isFirst = true;
    for (std::size_t kind = 0; kind < system.features.size(); ++kind) {
        std::vector<std::string> words;
        std::vector<int> rows;
        for (Cell cell = 0; cell < static_cast<Cell>(board.cells.size()); ++cell) {
            if (!board.at(cell).has(static_cast<int>(kind)))
                continue;
            words.push_back(board.label(cell));
            rows.push_back(board.grid.offset(cell).row);
        }
        if (words.empty())
            continue;
        if (isFirst)
            out.append(spaces(indent)).append("features:\n");
        isFirst = false;
        const std::string key = spaces(indent + 2) + yaml::quoted(system.features[kind].key) + ": ";
        out.append(key).append(wordList(words, rows, indent + 4, key.size())).append("\n");
    }
}

void writeNotes(std::string &out, const Board &board, const System &system, int indent)
{
    bool isFirst = true;
    for (const auto &[cell, note] : board.notes) {
        yaml::FlowMap map;
        map.addText("name", note.name);
        for (const Field &field : system.cellFields)
            if (const auto found = note.values.find(field.key); found != note.values.end())
                map.add(yaml::quoted(field.key), fieldText(found->second, field));
        if (map.empty() || !board.grid.contains(cell))
            continue;
        if (isFirst)
            out.append(spaces(indent)).append("cells:\n");
        isFirst = false;
        out.append(spaces(indent + 2))
            .append(yaml::quoted(board.label(cell)))
            .append(": ")
            .append(map.str())
            .append("\n");
    }
}

// "key:" with one flow map a line for each item.
template <typename T, typename ToMap>
void writeItems(std::string &out, const char *key, const std::vector<T> &items, int indent, ToMap toMap)
{
    if (items.empty())
        return;
    out.append(spaces(indent)).append(key).append(":\n");
    for (const T &item : items)
        out.append(spaces(indent + 2)).append("- ").append(toMap(item).str()).append("\n");
}

yaml::FlowMap areaMap(const Area &area, const Board &board, const System &system)
{
    yaml::FlowMap map;
    map.add("id", yaml::quoted(area.id)).add("kind", yaml::quoted(area.kind));
    map.addText("name", area.name).addText("side", area.side);
    std::string cells;
    for (const Cell cell : area.cells)
        if (board.grid.contains(cell))
            cells += (cells.empty() ? "" : ", ") + board.label(cell);
    if (!cells.empty())
        map.add("cells", "[" + cells + "]");
    if (!area.outline.empty())
        map.add("outline", pointsText(area.outline));
    return map.add("fields", fieldsText(area.values, system.areaFields));
}

yaml::FlowMap shapeMap(const TableShape &shape)
{
    yaml::FlowMap map;
    map.add("id", yaml::quoted(shape.id)).add("kind", yaml::quoted(shape.kind)).addText("name", shape.name);
    if (shape.level != 0)
        map.add("level", std::to_string(shape.level));
    if (shape.width != 0)
        map.add("width", yaml::numberText(shape.width));
    return map.add("points", pointsText(shape.points));
}

yaml::FlowMap labelMap(const MapLabel &label)
{
    yaml::FlowMap map;
    map.add("id", yaml::quoted(label.id)).add("text", yaml::quoted(label.text)).addText("style", label.style);
    map.add("at", pointText(label.at));
    if (label.rotation != 0)
        map.add("rotation", yaml::numberText(label.rotation));
    if (label.size != 1)
        map.add("size", yaml::numberText(label.size));
    return map;
}

void writeUnderlay(std::string &out, const Underlay &underlay, int indent)
{
    if (underlay.empty())
        return;
    yaml::FlowMap map;
    map.add("file", yaml::quoted(underlay.file)).add("at", pointText(underlay.at));
    map.add("scale", yaml::numberText(underlay.scale)).add("rotation", yaml::numberText(underlay.rotation));
    map.add("opacity", yaml::numberText(underlay.opacity)).add("above", underlay.above ? "true" : "false");
    out.append(spaces(indent)).append("underlay: ").append(map.str()).append("\n");
}

} // namespace

void writeBoard(std::string &out, const Board &board, const System &system, int indent, SharedParts parts)
{
    const auto line = [&](const char *key, const std::string &yaml) {
        out.append(spaces(indent)).append(key).append(": ").append(yaml).append("\n");
    };
    line("id", yaml::quoted(board.id));
    if (!board.title.empty())
        line("title", yaml::quoted(board.title));
    if (parts == SharedParts::Inline && !board.source.empty())
        line("shared", yaml::quoted(board.source));
    out.append(spaces(indent)).append(gridText(board)).append("\n");
    if (board.cellSize != Board().cellSize)
        line("cell size", yaml::numberText(board.cellSize));
    if (!board.groundScale.empty())
        line("scale", yaml::quoted(board.groundScale));
    if (board.north != 0)
        line("north", yaml::numberText(board.north));
    writeTerrain(out, board, system, indent);
    writeElevation(out, board, indent);
    writeFeatures(out, board, system, indent);
    writeSides(out, board, system, indent);
    writePaths(out, board, system, indent);
    writeNotes(out, board, system, indent);
    writeItems(out, "areas", board.areas, indent, [&](const Area &area) { return areaMap(area, board, system); });
    writeItems(out, "shapes", board.shapes, indent, shapeMap);
    writeItems(out, "texts", board.texts, indent, labelMap);
    writeUnderlay(out, board.underlay, indent);
}

} // namespace hotchkiss
