// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"
#include "model/text.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// What stands on a printed card, as values: a rule system says what, the views decide how it looks. Texts are marked
// templates or the designer's own words; nothing here knows of paper, fonts or inks.

namespace hotchkiss::print {

struct Heading
{
    Text text = {};
    bool large = false;
};

struct Paragraph
{
    Text text = {};
    bool italic = false;
};

/// A list of steps, numbered; a step's own text may begin with its name.
struct Steps
{
    struct Step
    {
        Text name = {};
        Text text = {};
    };
    std::vector<Step> steps = {};
};

/// Lines of a label and what it is.
struct Facts
{
    std::vector<std::pair<Text, Text>> rows = {};
};

enum class Align { Left, Centre, Right };

struct TableCell
{
    Text text = {};
    bool house = false;   ///< a value the rulebook does not print
    bool changed = false; ///< a value the scenario put in the place of the ruleset's
    bool strong = false;
    std::optional<Piece> piece = {}; ///< its counter is drawn instead of a text
    std::string swatch = {};         ///< a small square of that colour before the text; empty: none
};

struct TableColumn
{
    Text title = {};
    Align align = Align::Left;
};

struct TableRow
{
    std::vector<TableCell> cells = {};
    bool group = false;    ///< its first cell is a line across the table
    int level = 0;         ///< of a group: how far down the order of battle
    std::string band = {}; ///< colour of a group's mark; empty: none
    bool italic = false;   ///< of a leader
};

struct Table
{
    Text title = {};
    std::string rule = {};
    std::vector<TableColumn> columns = {};
    std::vector<TableRow> rows = {};
    Text note = {};
    bool house = false; ///< all its values are the project's own
};

/// A mark on a cell that tells how its tile is turned.
struct TileMark
{
    Cell cell = noCell;
    int tick = -1;               ///< the direction the piece's mark points in; -1: none
    std::string code = {};       ///< letters of the tile for a sheet without colours
    std::vector<int> water = {}; ///< directions its river flows through
};

/// The map as a picture in the text.
/// A side's own edge of a board.
struct EdgeStrip
{
    std::string edge; ///< north, east, south or west
    Text name = {};
    std::string colour = {};
};

struct MapPicture
{
    enum class Kind { Setup, Tiles, Codes };
    int board = 0;
    Kind kind = Kind::Setup;
    double tallest = 150; ///< millimetres
    double smallest = 60; ///< to which a card that must fit on one page may shrink it
    std::vector<TileMark> marks = {};
    std::vector<EdgeStrip> edges = {};
    bool legend = false; ///< below it, the kinds of ground that lie on the board
};

/// One space of a track.
struct TrackBox
{
    Text label = {};              ///< large: the number of a turn, an hour
    Text above = {};              ///< small: the date or name
    std::vector<Text> below = {}; ///< small lines: arrivals, events
    bool dark = false;            ///< a night turn
    bool star = false;            ///< victory is checked
    std::string colour = {};      ///< of a strip at its foot, such as the side with the initiative
    Text strip = {};              ///< what is written in the strip
};

struct Track
{
    Text title = {};
    std::vector<TrackBox> boxes = {};
    double width = 22; ///< millimetres of a box at least
    double height = 22;
};

/// Named empty spaces for counters, side by side.
struct Boxes
{
    struct Space
    {
        Text title = {};
        std::string colour = {};
        double share = 1;
    };
    std::vector<Space> spaces = {};
    double height = 40;
};

using Block = std::variant<Heading, Paragraph, Steps, Facts, Table, MapPicture, Track, Boxes>;

/// Blocks that follow one another in a column of their own.
struct Stream
{
    double share = 1; ///< of the page's width
    std::vector<Block> blocks = {};
};

/// A part of a card across the page: several streams side by side, or one that is set in columns.
struct Section
{
    std::vector<Stream> streams = {};
    int columns = 1;
    bool newPage = false;
};

struct Card
{
    Text title = {};
    Text subtitle = {};
    std::vector<Section> sections = {};
    bool onePage = false; ///< shrinks its text and pictures to fit on one page, and warns when it cannot
    bool landscape = false;
    bool dense = false; ///< smaller text from the start
};

Section section(std::vector<Block> blocks, int columns = 1);

} // namespace hotchkiss::print
