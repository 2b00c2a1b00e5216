// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss::battle_hymn {

// The victory conditions of a scenario (BH 14) as the designer writes them, one a line:
//
//     final: csa "Decisive victory" if csa holds 3 of the-hill, north-crest, devils-den
//     4, check, final: usa "Marginal victory" if usa holds all of the-hill and (usa vp 30 or usa leads 8)
//     final: draw "Stalemate" if not csa holds 1
//
// Before the colon stands when it is tested: numbers of Hours, "check" for every Hour flagged for a check, "final" for
// the end of the game. Without "of", "holds" speaks of all objectives. A line that starts with # is a note.

/// What is tested: one thing, or a combination of others.
struct VictoryTest
{
    enum class Kind : std::uint8_t { All, Any, Not, Holds, HoldsAll, Points, Lead };
    Kind kind = Kind::Holds;
    std::vector<VictoryTest> parts;      ///< of All, Any and Not
    std::string side;                    ///< whose
    int number = 0;                      ///< at least so many: objectives by weight, VP, or VP more than the enemy
    std::vector<std::string> objectives; ///< ids; none: every objective
    bool operator==(const VictoryTest &) const = default;
};

struct VictoryCondition
{
    int line = 1;           ///< counted from 1
    std::vector<int> hours; ///< counted from 1; tested when the time marker arrives there
    bool atChecks = false;
    bool atEnd = false;
    std::string winner; ///< id of a side, or "draw"
    std::string level;  ///< text of the result; may be empty
    VictoryTest test;
};

struct VictoryConditions
{
    struct Mistake
    {
        int line = 1;
        Text text;
    };
    std::vector<VictoryCondition> list;
    std::vector<Mistake> mistakes; ///< lines left out, and why
};

VictoryConditions parseVictoryConditions(std::string_view text);
/// Those of a scenario.
VictoryConditions victoryConditions(const Scenario &scenario);
/// The line that is read back as that condition.
std::string conditionText(const VictoryCondition &condition);

/// How things stand when victory is tested.
struct VictoryStanding
{
    std::vector<std::string> holders; ///< for each of the scenario's objectives the side that controls it, or empty
    std::map<std::string, int, std::less<>> points; ///< VP of each side
};

bool isMet(const VictoryTest &test, const Scenario &scenario, const VictoryStanding &standing);

struct Verdict
{
    std::string winner; ///< id of a side, or "draw"
    std::string level;
    int line = 0; ///< of the condition; 0: none was met, the default result
};

/// The result of a test on the space of an Hour, and of the end of the game (atEnd; hour 0: on no space). Or nothing;
/// at the end the default result is given instead. The precedence the scenario sets decides between both sides.
std::optional<Verdict> verdict(const VictoryConditions &conditions, const Scenario &scenario,
                               const VictoryStanding &standing, int hour, bool atEnd);

} // namespace hotchkiss::battle_hymn
