// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/game.h"
#include "model/format/yaml/document.h"
#include "model/text.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss {

/// What a question about a game is answered with; printed as lines or as JSON.
struct Answer
{
    Text headline;           ///< "clear", "blocked by woods in 0507"
    bool yes = true;         ///< of a yes-or-no question
    std::vector<Term> terms; ///< with rule ids
    std::vector<std::string> cells;
};

/// A question the rules can answer for any position: `hotchkiss query FILE los 0505 0704`.
struct Query
{
    std::string name;
    std::string usage; ///< "A B"
    std::string help;  ///< marked for translation
    std::function<Result<Answer>(const Game &, std::span<const std::string>)> ask;
};

/// What a rule system offers to be played: one constant a system, made in model/rules/<system>/rules.cpp.
struct Rules
{
    const System *system = nullptr;
    std::vector<Verb> verbs; ///< Action::verb is an index into it
    /// A game at its start; a scenario that cannot be played is refused with the reason.
    std::function<Result<std::unique_ptr<Game>>(std::shared_ptr<const Scenario>)> start;
    /// A game in the position read below "position"; throws the reader's file error at what is wrong.
    std::function<std::unique_ptr<Game>(std::shared_ptr<const Scenario>, yaml::Node)> position;
    std::vector<Query> queries;

    const Verb *verb(std::string_view key) const;
};

/// The rules of a system, or nullptr where it cannot be played yet.
const Rules *rulesOf(const System &system);
/// All that can be played, in the order of systems().
std::vector<const Rules *> playableRules();

/// The canonical line of an action, with ids and labels: `move keyes 1103-1104 -`. Where another side than that of the
/// piece decides, or several do, it comes first: `union: done`.
std::string actionText(const Rules &rules, const Game &game, const Action &action);
/// Reads it back. Unless it is named, the side is that of the piece, or the first that may decide.
Result<Action> parseAction(const Rules &rules, const Game &game, std::string_view line);

} // namespace hotchkiss
