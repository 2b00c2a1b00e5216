// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_card.h"
#include "model/ruleset/ruleset.h"

namespace hotchkiss::print {

/// One face of a counter: a piece as on the map, or a marker of words and signs.
struct CounterFace
{
    std::optional<Piece> piece = {};
    std::string colour = "#f2ead8"; ///< of the whole face
    std::string textColour = {};    ///< empty: whatever is read well on the face
    std::string band = {};          ///< colour of a strip at the head; empty: none
    Text head = {};                 ///< in the strip, or small at the top
    Text text = {};                 ///< large in the middle
    Text foot = {};
    std::string symbol = {}; ///< of a unit type: "infantry"; or a sign: arrow, star, flag, horse, clock
    std::string swatch = {}; ///< colour of a square in the lower right corner, as morale is shown; empty: none
    Text swatchText = {};    ///< a letter in it

    bool isBlank() const;
    bool operator==(const CounterFace &) const;
};

struct Counter
{
    CounterFace front = {};
    CounterFace back = {};
    int copies = 1;
};

/// Counters that are cut from the same part of a sheet.
struct CounterGroup
{
    Text title = {};
    std::vector<Counter> counters = {};
};

/// Counters with fronts and backs, on as many sheets as they need.
struct CounterSheet
{
    Text title = {};
    double size = 15.875; ///< millimetres of a side
    std::vector<CounterGroup> groups = {};
    std::vector<Table> tables = {}; ///< the counts, printed after the counters
};

/// A hexagonal tile as it is printed.
struct TileFace
{
    Text title = {};
    int terrain = 0;
    Values values = {};          ///< of the cell: variant, rotation, piece
    std::vector<int> water = {}; ///< directions its river flows through
    int copies = 1;
};

struct TileSheet
{
    Text title = {};
    std::vector<TileFace> tiles = {};
};

/// A board at true size, on one sheet or several.
struct MapSheets
{
    int board = 0;
    std::vector<EdgeStrip> edges = {}; ///< painted in the board's margin
};

using Content = std::variant<MapSheets, Card, CounterSheet, TileSheet>;

/// Something a publisher prints: its key names files, its group is what one asks for: map, counters, setup, charts …
struct Part
{
    std::string key = {};
    std::string group = {};
    Text label = {};
    Content content = {};
};

/// A paper the rulebook's own sheets come on.
struct PaperSize
{
    std::string name = {};
    Text label = {};
    double width = 0; ///< millimetres
    double height = 0;
};

/// A column of a set-up list: a field of the units, or what a function makes of a piece.
struct SetupColumn
{
    std::string field = {};
    Text title = {};
    TableCell (*cell)(const Scenario &, const Piece &) = nullptr;
};

/// What a rule system wants printed, beside its declaration. All may be left empty: then the common parts serve.
struct Support
{
    const System *system = nullptr;
    double counterSize = 15.875;
    std::vector<SetupColumn> setupColumns = {};
    std::vector<std::string> chartsLeftOut = {}; ///< lists of pieces and the like that do not belong on a chart card
    /// What is on the back of a unit's counter; none: nothing.
    CounterFace (*back)(const Scenario &, const Piece &) = nullptr;
    /// Parts of its own. One with the key of a common part takes its place, one without content takes it away.
    std::vector<Part> (*parts)(const Scenario &, const Charts &) = nullptr;
    std::vector<PaperSize> (*papers)(const Scenario &, const Charts &) = nullptr;
    /// The edges of a board that belong to the sides.
    std::vector<EdgeStrip> (*edges)(const Scenario &) = nullptr;
};

/// What the system has declared; one without fields when it has declared nothing.
const Support &supportOf(const System &system);

/// Everything that can be printed of a scenario, in the order of a publisher's list.
std::vector<Part> partsOf(const Scenario &scenario);
std::vector<PaperSize> papersOf(const Scenario &scenario);
/// The names one may ask for: groups and keys.
std::vector<std::string> namesOf(const std::vector<Part> &parts);
/// The parts of a group, or the one with that key; "all" is everything.
std::vector<Part> partsNamed(const std::vector<Part> &parts, std::string_view name);

} // namespace hotchkiss::print
