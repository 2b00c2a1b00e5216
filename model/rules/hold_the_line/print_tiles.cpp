// SPDX-License-Identifier: MIT
// The layout of tiles on the board, and the tiles themselves to cut out (HL 1.0b).
#include "model/print/common_parts.h"
#include "model/rules/hold_the_line/print_parts.h"
#include "model/rules/hold_the_line/tiles.h"

#include <map>

namespace hotchkiss::hold_the_line {

namespace {

using namespace print;

/// What a tile is called on a sheet without colours.
std::string codeOf(std::string_view terrain)
{
    static const std::map<std::string_view, const char *> codes{
        {"woods", "W"},  {"orchard", "O"},      {"hill", "H"},  {"town", "T"},   {"sunken_road", "S/F"},
        {"swamp", "Sw"}, {"entrenchment", "E"}, {"river", "R"}, {"bridge", "Br"}};
    const auto found = codes.find(terrain);
    return found == codes.end() ? std::string() : found->second;
}

std::vector<int> directionsIn(Edges edges)
{
    std::vector<int> found;
    for (int d = 0; d < 6; ++d)
        if ((edges >> d & 1) != 0)
            found.push_back(d);
    return found;
}

std::vector<TileMark> marksOf(const Scenario &scenario, const std::vector<TileKind> &kinds, const Board &board)
{
    std::vector<TileMark> marks;
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell) {
        const int terrain = board.at(cell).terrain;
        const std::string code = codeOf(scenario.system->terrains[std::size_t(terrain)].key);
        if (code.empty())
            continue;
        TileMark mark{cell, -1, code, directionsIn(riverEdges(scenario, kinds, board, cell))};
        if (mark.code != "R" && mark.code != "Br")
            mark.water.clear();
        // Only pieces with water are turned; the tick shows where their rotation 0 edge lies.
        if (const auto fit = fitRiver(kinds, terrain, riverEdges(scenario, kinds, board, cell)))
            mark.tick = fit->rotation;
        marks.push_back(std::move(mark));
    }
    return marks;
}

Table stockTable(const Scenario &scenario, const Ruleset &ruleset)
{
    Table table;
    table.title = HK_NOOP("Tiles");
    table.rule = "HL 1.0b";
    table.columns = {{HK_NOOP("Piece")},
                     {HK_NOOP("Code"), Align::Centre},
                     {HK_NOOP("Used"), Align::Centre},
                     {HK_NOOP("In the box"), Align::Centre},
                     {HK_NOOP("Left"), Align::Centre}};
    int used = 0;
    for (const TilePiece &piece : tileStock(scenario, ruleset)) {
        used += piece.used;
        const std::string left = !piece.inBox     ? "–"
                                 : piece.isOver() ? "−" + std::to_string(-piece.left())
                                                  : std::to_string(piece.left());
        TableRow row{{{Text(piece.title)},
                      {Text(codeOf(scenario.system->terrains[std::size_t(piece.terrain)].key))},
                      {Text(piece.used == 0 ? "–" : std::to_string(piece.used))},
                      {Text(piece.inBox ? std::to_string(*piece.inBox) : "∞")},
                      {Text(left)}}};
        row.cells[2].strong = piece.used > 0;
        row.cells[4].strong = piece.isOver();
        table.rows.push_back(std::move(row));
    }
    table.rows.push_back(
        {{{HK_NOOP("All tiles"), false, false, true}, {}, {Text(std::to_string(used)), false, false, true}}});
    return table;
}

TileFace tileFace(const Scenario &scenario, const Charts &charts, const std::vector<TileKind> &kinds, std::size_t kind)
{
    TileFace face;
    face.title = charts.ruleset().chart("tile_inventory")->rows[kind].title;
    face.terrain = kinds[kind].terrain;
    face.water = directionsIn(kinds[kind].river);
    // The second kind of a terrain without water is its second style.
    int style = 0;
    for (std::size_t i = 0; i < kind; ++i)
        style += kinds[i].terrain == kinds[kind].terrain && kinds[i].river == kinds[kind].river ? 1 : 0;
    const auto &variants = findField(scenario.system->cellFields, "variant")->choices;
    if (style > 0 && static_cast<std::size_t>(style) < variants.size())
        face.values["variant"] = variants[static_cast<std::size_t>(style)];
    return face;
}

TileSheet tiles(const Scenario &scenario, const Charts &charts, bool inUse)
{
    TileSheet sheet;
    const std::vector<TileKind> kinds = tileKinds(scenario, charts.ruleset());
    const TileStock stock = tileStock(scenario, charts.ruleset());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        TileFace face = tileFace(scenario, charts, kinds, i);
        face.copies = inUse ? stock[i].used : kinds[i].count;
        if (face.copies > 0)
            sheet.tiles.push_back(std::move(face));
    }
    return sheet;
}

} // namespace

Card layoutCard(const Scenario &scenario, const Charts &charts)
{
    Card card;
    card.title = {HK_NOOP("Tile layout: %1"), {scenario.info.title}};
    card.subtitle = subtitleOf(scenario);
    const std::vector<TileKind> kinds = tileKinds(scenario, charts.ruleset());
    for (std::size_t b = 0; b < scenario.boards.size(); ++b) {
        MapPicture picture;
        picture.board = static_cast<int>(b);
        picture.kind = MapPicture::Kind::Tiles;
        picture.tallest = 130;
        picture.marks = marksOf(scenario, kinds, scenario.boards[b]);
        card.sections.push_back(section({picture}));
        card.sections.push_back(section({Paragraph{
            HK_NOOP("The small triangle on a piece with water points to the edge of its rotation 0."), true}}));
        if (b == 0)
            card.sections.push_back(section({stockTable(scenario, charts.ruleset())}));
        picture.kind = MapPicture::Kind::Codes;
        picture.tallest = 200;
        Section letters =
            section({Heading{HK_NOOP("The same layout in letters"), true}, picture,
                     Paragraph{HK_NOOP("W woods · O orchard · H hill · T town · S/F sunken road or fence · "
                                       "E entrenchment · Sw swamp · R river · Br bridge"),
                               true}});
        letters.newPage = true;
        card.sections.push_back(std::move(letters));
    }
    return card;
}

TileSheet tilesInUse(const Scenario &scenario, const Charts &charts)
{
    TileSheet sheet = tiles(scenario, charts, true);
    sheet.title = {HK_NOOP("Tiles: %1"), {scenario.info.title}};
    return sheet;
}

TileSheet tilesOfTheBox(const Scenario &scenario, const Charts &charts)
{
    TileSheet sheet = tiles(scenario, charts, false);
    sheet.title = HK_NOOP("Tiles of the whole box");
    return sheet;
}

} // namespace hotchkiss::hold_the_line
