// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/player.h"
#include "model/engine/rules.h"
#include "model/format/file_error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace hotchkiss {

/// How often each value came up. Whole numbers only, so that the order of adding never matters.
template <typename T>
using Histogram = std::map<T, std::int64_t>;

/// The seeds first, first + 1 … first + count - 1.
struct SeedRange
{
    std::uint64_t first = 1;
    std::int64_t count = 0;
    bool operator==(const SeedRange &) const = default;
};

struct SideFigures
{
    std::string id;
    std::string player;
    std::int64_t wins = 0;
    Histogram<double> scores;
    bool operator==(const SideFigures &) const = default;
};

struct PieceFigures
{
    std::string id;
    std::int64_t survived = 0; ///< games at whose end it was still there
    bool operator==(const PieceFigures &) const = default;
};

/// What happened on a cell, all games together.
struct CellHeat
{
    std::int64_t moves = 0;  ///< pieces that came to it
    std::int64_t fights = 0; ///< attacks and losses there
    bool operator==(const CellHeat &) const = default;
};

/// The figures of a number of games of one scenario between the same players.
struct BalanceFigures
{
    std::string system;
    std::string title;
    std::uint64_t scenario = 0;   ///< fingerprint of the scenario and the position it began in
    std::vector<SeedRange> seeds; ///< in order, not touching
    std::int64_t games = 0;
    std::int64_t draws = 0;
    std::int64_t unfinished = 0; ///< broken off because they would not end; counted as draws too
    std::vector<SideFigures> sides;
    Histogram<int> turns; ///< the turn in which it ended
    Histogram<int> actions;
    std::vector<PieceFigures> pieces;
    std::map<std::string, CellHeat> heat; ///< by the place as people write it
    bool operator==(const BalanceFigures &) const = default;
};

struct BalanceRun
{
    const Rules *rules = nullptr;
    const Game *start = nullptr;
    std::vector<PlayerSpec> players; ///< one a side, none of them human
    SeedRange seeds;
    int jobs = 1;
    std::stop_token stop = {};
    /// Games done so far; called from any of the threads, one at a time.
    std::function<void(std::int64_t)> progress = {};
};

/// Plays the games, each with a seed of its own, so that any number of threads gives the same figures. When told to
/// stop it gives those of the games up to the first that was not played.
BalanceFigures runBalance(const BalanceRun &run);

/// The figures of both; the error says why they do not belong together.
Result<BalanceFigures> merge(const BalanceFigures &a, const BalanceFigures &b);

std::string balanceText(const BalanceFigures &figures);
std::variant<BalanceFigures, FileError> readBalance(std::string_view text, const std::filesystem::path &file);
std::variant<BalanceFigures, FileError> loadBalance(const std::filesystem::path &file);

} // namespace hotchkiss
