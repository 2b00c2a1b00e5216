// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace hotchkiss {

// What a user does to the order of battle, as undoable steps. Ids are those of commands and pieces; unknown ones are
// ignored, and what would make no sense (a command below itself) gives an empty step.

/// A new command below a side or command, after its other children.
EditStep addCommand(const Scenario &scenario, const std::string &parent, const std::string &name);
/// A new piece in a command or side; its fields have their defaults, or what the system proposes.
EditStep addPiece(const Scenario &scenario, PieceKind kind, const std::string &command, const std::string &name);

/// Removes them with everything below the commands, and strikes them from the schedule.
EditStep deleteForces(const Scenario &scenario, const std::set<std::string> &ids);

/// Puts copies, with everything below the commands, right after the originals. Names get the next free number; copies
/// stand nowhere.
EditStep duplicateForces(const Scenario &scenario, const std::set<std::string> &ids, int copies = 1);

/// Makes them children of a side or command, in their order, before the item with the id `before` (empty: at the end).
EditStep reparentForces(const Scenario &scenario, const std::vector<std::string> &ids, const std::string &parent,
                        const std::string &before = {});
/// Exchanges each with its neighbour of the same sort under the same parent.
EditStep moveForces(const Scenario &scenario, const std::set<std::string> &ids, bool up);

/// Changes each of the pieces in one step.
EditStep changePieces(const Scenario &scenario, const std::set<std::string> &ids,
                      const std::function<void(Piece &)> &change, const Text &name);

/// How auto-numbering names things: the template's # becomes a number, #th an ordinal (1st, 2nd, 3rd …).
struct Numbering
{
    std::string pattern = "#th";
    int first = 1;
    int step = 1;
};
/// The name with that number.
std::string numberedName(const std::string &pattern, int number);
EditStep numberForces(const Scenario &scenario, const std::vector<std::string> &ids, const Numbering &numbering);

/// 1st, 2nd, 3rd, 4th, 11th …
std::string ordinal(int number);
/// "20th Maine" -> "21st Maine", "Battery 2" -> "Battery 3", "Weed" -> "Weed 2".
std::string nextName(const std::string &name);

/// The commands and pieces below a side or command, not itself.
std::set<std::string> forcesBelow(const Scenario &scenario, const std::string &id);
/// Commands and pieces in the order in which the tree shows them: leaders, units, markers, then commands below.
std::vector<std::string> forcesInOrder(const Scenario &scenario);

} // namespace hotchkiss
