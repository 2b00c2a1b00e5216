// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check_list.h"
#include "model/check/findings.h"
#include "model/ruleset/shared_ruleset.h"

namespace hotchkiss::battle_hymn {

/// What the rules demand of a scenario (codes BH-1xx to BH-7xx).
const CheckList &checkList();
/// Every code with its severity, its meaning in a few words, and the rule behind it.
std::vector<CheckInfo> checkCodes();

// The checks by subject; each adds its own to the list.
void addHexsideChecks(std::vector<Check> &checks);
void addWaterChecks(std::vector<Check> &checks);
void addMapChecks(std::vector<Check> &checks);
void addUnitChecks(std::vector<Check> &checks);
void addStateChecks(std::vector<Check> &checks);
void addSetupChecks(std::vector<Check> &checks);
void addOpeningChecks(std::vector<Check> &checks);
void addFormationChecks(std::vector<Check> &checks);
void addEntryChecks(std::vector<Check> &checks);
void addHourChecks(std::vector<Check> &checks);
void addObjectiveChecks(std::vector<Check> &checks);
void addVictoryChecks(std::vector<Check> &checks);
void addChartChecks(std::vector<Check> &checks);
void addPrintChecks(std::vector<Check> &checks);

// Checks that ask the rules about the position in which the game would open.
struct Opening;
void checkGround(Findings &findings, const Opening &opening);
void checkContact(Findings &findings, const Opening &opening);
void checkFirers(Findings &findings, const Opening &opening);
void checkHorses(Findings &findings, const Opening &opening);
void checkEntries(Findings &findings, const Opening &opening);
void checkReach(Findings &findings, const Opening &opening);

// What several checks ask of a scenario, whatever is wrong with the rest of it.

/// The only board, or nullptr when there is none of hexes.
const Board *hexBoard(const Scenario &scenario);
/// Key of a hex's terrain; empty for a number no terrain has.
std::string terrainKey(const Scenario &scenario, Cell cell);
/// Whether a hex is on the map and not blanked.
bool isInPlay(const Scenario &scenario, Cell cell);
/// "0304/0305", or "0101/N" at the rim.
std::string sideLabel(const Board &board, SideId side);
/// Bits of all side types of a group.
MarkBits groupMask(const System &system, std::string_view group);
/// Whether a unit stands on a hex of the map.
bool isPlaced(const Scenario &scenario, const Piece &piece);
/// Whether the piece is a combat unit: no leader, marker or dummy.
bool isCombatUnit(const Scenario &scenario, const Piece &piece);
/// Id of the side it belongs to; empty when it belongs to none.
std::string sideIdOf(const Scenario &scenario, const Piece &piece);
/// The name people know an Hour by: its clock label, or its number.
std::string hourName(const Scenario &scenario, int hour);

// Quick fixes.
QuickFix fix(Text name, std::vector<Edit> edits);
QuickFix fixMarks(const Board &board, MarkLayer layer, Text name, SideId side, MarkBits after);
/// Sets fields of a unit; a field without a value goes back to its default.
QuickFix fixUnit(const Findings &findings, std::size_t piece, Text name,
                 const std::vector<std::pair<std::string, std::optional<Value>>> &fields);
/// The same, with the unit off the map.
QuickFix liftUnit(const Findings &findings, std::size_t piece, Text name,
                  const std::vector<std::pair<std::string, std::optional<Value>>> &fields = {});
QuickFix moveUnit(const Findings &findings, std::size_t piece, Text name, Cell to);
/// Sets a field of the scenario, or gives it its default back.
QuickFix fixScenario(const Findings &findings, Text name, const std::string &key, std::optional<Value> value);
/// Takes away what the scenario puts in place of chart numbers; keys without an override are left out.
QuickFix fixCharts(const Findings &findings, const std::vector<ChartKey> &keys);

} // namespace hotchkiss::battle_hymn
