// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check_list.h"
#include "model/check/findings.h"
#include "model/rules/hold_the_line/sources.h"

namespace hotchkiss::hold_the_line {

/// What the rules demand of a scenario (codes HL-1xx to HL-8xx).
const CheckList &checkList();

// The checks by subject; each adds its own to the list.
void addTileChecks(std::vector<Check> &checks);
void addRiverChecks(std::vector<Check> &checks);
void addUnitChecks(std::vector<Check> &checks);
void addStackChecks(std::vector<Check> &checks);
void addOrderChecks(std::vector<Check> &checks);
void addVictoryChecks(std::vector<Check> &checks);
void addChartChecks(std::vector<Check> &checks);

// What several checks ask of a scenario, whatever is wrong with the rest of it.

/// "infantry" … "leader"; empty when unknown.
std::string typeOf(const Scenario &scenario, const Piece &piece);
bool isCombat(const std::string &type);
bool isLine(const std::string &type);
/// Whether a piece stands on a hex that is on the board.
bool isPlaced(const Scenario &scenario, const Piece &piece);
/// Key of the terrain of a hex of the only board.
const std::string &terrainAt(const Scenario &scenario, Cell cell);
/// Whether land pieces of no special rule may be there.
bool isLand(const std::string &terrain);
/// The part of the land each hex belongs to, -1 for hexes that are closed, and how many hexes each part has.
struct LandParts
{
    std::vector<int> part;
    std::vector<int> size;
};
LandParts landParts(const Scenario &scenario);
int wholeField(const Scenario &scenario, const std::string &key);
bool flagField(const Scenario &scenario, const std::string &key);
std::string textField(const Scenario &scenario, const std::string &key);
/// Pieces by hex, in the order of the list.
std::map<Cell, std::vector<std::size_t>> piecesByHex(const Scenario &scenario);

// Quick fixes.
QuickFix fix(const char *name, std::vector<Edit> edits);
/// Sets a field of the scenario.
QuickFix fixField(const Findings &findings, const char *name, const std::string &key, Value value);
/// Takes away what the scenario puts in place of chart numbers; keys without an override are left out.
QuickFix fixCharts(const Findings &findings, const std::vector<ChartKey> &keys);
Place placeOf(Cell cell);

} // namespace hotchkiss::hold_the_line
