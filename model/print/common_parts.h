// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"

namespace hotchkiss::print {

// Parts every system has, made from its declaration, the scenario and its charts. A system's own parts use the same
// pieces.

/// "Chancellorsville, 3 May 1863": battle and date below a title.
Text subtitleOf(const Scenario &scenario);
/// A key as words: more_vp -> more vp.
std::string words(std::string_view key);
/// The name of a unit's type.
Text typeName(const Scenario &scenario, const Piece &piece);
/// The turn as it is called: its label, or its number.
std::string turnName(const Scenario &scenario, int turn);
/// The turn in which a piece comes, with its whole command or alone; nullptr when it does not.
const Arrival *arrivalOf(const Scenario &scenario, const Piece &piece);
/// Where a piece is set up: a cell, or when and where it comes.
Text setupPlace(const Scenario &scenario, const Piece &piece);
/// What an arrival brings, by name, and where.
std::string whoComes(const Scenario &scenario, const Arrival &arrival);
std::string whereTo(const Scenario &scenario, const Arrival &arrival);

/// The order of battle of a side with what the system's set-up columns say of each piece.
Table setupTable(const Scenario &scenario, int side, bool withCommands = true);
/// Arrivals of a side; empty rows when nobody comes.
Table arrivalTable(const Scenario &scenario, int side);
Table eventTable(const Scenario &scenario, int side);
Table objectiveTable(const Scenario &scenario);
/// Lines of a designer's text as paragraphs.
void addParagraphs(std::vector<Block> &blocks, const std::string &text, bool italic = false);
/// A heading and the text below it, when there is one.
void addText(std::vector<Block> &blocks, const Text &heading, const std::string &text);

/// What the scenario sets of the system's scenario fields.
Facts factsOf(const Scenario &scenario);
/// A space for each turn with what comes.
Track turnTrack(const Scenario &scenario);
/// A chart with its house values and the scenario's changes marked.
Table chartTable(const Chart &chart, const Charts &charts);
TableCell chartCell(const Charts &charts, std::string_view chart, std::string_view row, std::string_view column);
/// A chart of few rows laid on its side: each row is a column with that title, or its number.
Table sideways(const Charts &charts, std::string_view chart, std::string_view column, const Text &first,
               const std::vector<std::string> &titles);
/// A row of numbers to count on, in a side's colour.
Track numberTrack(const Text &title, const Side &side, int from, int to);
/// Below a card with charts: what its marks mean.
Paragraph markLegend();

/// What a scenario sheet says beside the scenario's own texts.
struct SheetParts
{
    Facts facts = {};
    Table objectives = {};
    std::vector<Block> aside = {}; ///< more beside the picture
    std::vector<Block> rest = {};  ///< more at the foot
    std::vector<EdgeStrip> edges = {};
    bool withSetup = false; ///< lists every unit, where there are few enough
};
Card scenarioSheet(const Scenario &scenario, const SheetParts &parts);
Card setupCard(const Scenario &scenario, int side);
Card chartCard(const Scenario &scenario, const Charts &charts, const std::vector<std::string> &leftOut);
Card trackCard(const Scenario &scenario);
CounterSheet unitCounters(const Scenario &scenario, const Support &support);

} // namespace hotchkiss::print
