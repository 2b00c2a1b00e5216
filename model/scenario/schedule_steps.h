// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"

#include <set>

namespace hotchkiss {

// What a user does to the schedule, as undoable steps. Ids are those of arrivals and events; unknown ones are ignored.
// Turns are counted from 1 as in the scenario, and nothing leaves the turns there are.

/// Moves arrivals and events by so many turns; the first or last turn stops all of them together.
EditStep shiftInSchedule(const Scenario &scenario, const std::set<std::string> &ids, int by);
/// They come in that turn.
EditStep putInTurn(const Scenario &scenario, const std::set<std::string> &ids, int turn);
EditStep removeFromSchedule(const Scenario &scenario, const std::set<std::string> &ids);

/// Pieces and commands come in that turn; arrivals that brought them before do so no more.
EditStep addArrival(const Scenario &scenario, const std::vector<std::string> &who, int turn);
EditStep addEvent(const Scenario &scenario, const std::string &title, int turn);
/// Puts an arrival or event in the place of the one with its id.
EditStep changeArrival(const Scenario &scenario, const Arrival &after);
EditStep changeEvent(const Scenario &scenario, const TimedEvent &after);

/// Puts a turn before the one with that number (one past the last: at the end); what comes later moves along.
EditStep insertTurn(const Scenario &scenario, int turn, Turn what);
/// What came in the removed turn comes in the next one, or the last there is.
EditStep removeTurn(const Scenario &scenario, int turn);
EditStep changeTurn(const Scenario &scenario, int turn, Turn after);

/// The initiative of that turn goes on through those that name nobody, up to the next that names a side.
EditStep carryInitiativeOn(const Scenario &scenario, int turn);

/// Turns of equal length by the clock, in minutes since midnight.
struct ClockHours
{
    int start = 6 * 60;
    int count = 12;
    int minutes = 60;
    int nightFrom = 21 * 60;
    int nightTo = 5 * 60;
    std::string date;
};
std::vector<Turn> turnsByClock(const ClockHours &hours);
/// The turn after the last one, with the label that continues its clock or number.
Turn nextTurn(const Scenario &scenario);
/// Takes the place of all turns; what would come later comes in the last one.
EditStep replaceTurns(const Scenario &scenario, const std::vector<Turn> &turns);

/// Commands and pieces that neither stand on a map nor arrive: whole commands with units where nothing below is
/// placed, else single pieces.
std::vector<std::string> unscheduledForces(const Scenario &scenario);

} // namespace hotchkiss
