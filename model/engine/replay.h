// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/play_session.h"
#include "model/format/file_error.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace hotchkiss {

// A saved game, *.play.yaml:
//
//   hotchkiss: 1
//   scenario: first-bull-run.hotchkiss.yaml    # a file in its folder, or the whole scenario below the key
//   seed: 7                                    # or dice: [5, 5, 6]
//   players: {union: human, confederate: greedy}
//   position: …                                # where it does not begin at the scenario's start
//   actions:
//     - move keyes 1103-1104 -

/// Why a saved game cannot be taken up; with the refusal where an action of it is not legal.
struct ReplayError
{
    FileError error;
    std::optional<Refusal> refusal = {};
};

using FindRules = std::function<const Rules *(const System &)>;

/// Whether a file is a saved game or position by its name, *.play.yaml.
bool isPlayFile(const std::filesystem::path &file);

/// Reads a saved game and plays it again, so that every action is checked. A scenario file is a game at its start.
std::variant<PlaySession, ReplayError> loadPlay(const std::filesystem::path &file, const FindRules &find = rulesOf);
/// The same from a text; `file` is what messages call it, and the folder a scenario file is looked up in.
std::variant<PlaySession, ReplayError> readPlay(std::string_view text, const std::filesystem::path &file,
                                                const FindRules &find = rulesOf);

/// The saved game up to the present moment, with the scenario inside, so that later changes of its file do no harm.
std::string playText(const PlaySession &session);
/// The present moment as a position without a past.
std::string positionFileText(const PlaySession &session);

/// Does the actions of a plain list, one a line, blank lines and those that begin with # left out; stops at the first
/// that is refused.
std::optional<ReplayError> actLines(PlaySession &session, std::string_view lines, const std::string &file);

/// "HL 6.2.6a: reason", for people.
std::string refusalText(const Refusal &refusal);

} // namespace hotchkiss
