// SPDX-License-Identifier: MIT
#include "model/engine/statistics.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr double z = 1.959963984540054; ///< 95 % of a normal distribution lie within

struct Moments
{
    double count = 0;
    double mean = 0;
    double error = 0; ///< of the mean, squared
};

template <typename T>
Moments momentsOf(const Histogram<T> &values)
{
    Moments moments;
    for (const auto &[value, count] : values) {
        moments.count += static_cast<double>(count);
        moments.mean += static_cast<double>(value) * static_cast<double>(count);
    }
    if (moments.count < 1)
        return moments;
    moments.mean /= moments.count;
    double squares = 0;
    for (const auto &[value, count] : values)
        squares += std::pow(static_cast<double>(value) - moments.mean, 2) * static_cast<double>(count);
    moments.error = moments.count > 1 ? squares / (moments.count - 1) / moments.count : 0;
    return moments;
}

Estimate around(double value, double squaredError)
{
    const double reach = z * std::sqrt(squaredError);
    return {value, value - reach, value + reach};
}

} // namespace

Estimate wilson(std::int64_t successes, std::int64_t games)
{
    if (games <= 0)
        return {0, 0, 1};
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(successes) / n;
    const double scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale;
    // Rounding must not push a share of nothing or of all out of its own interval.
    return {share, std::clamp(middle - reach, 0.0, share), std::clamp(middle + reach, share, 1.0)};
}

Estimate shareDifference(std::int64_t successesA, std::int64_t gamesA, std::int64_t successesB, std::int64_t gamesB)
{
    const Estimate a = wilson(successesA, gamesA);
    const Estimate b = wilson(successesB, gamesB);
    const double difference = b.value - a.value;
    return {difference, difference - std::hypot(b.value - b.low, a.high - a.value),
            difference + std::hypot(b.high - b.value, a.value - a.low)};
}

template <typename T>
Estimate meanOf(const Histogram<T> &values)
{
    const Moments moments = momentsOf(values);
    return around(moments.mean, moments.error);
}

template <typename T>
Estimate meanDifference(const Histogram<T> &a, const Histogram<T> &b)
{
    const Moments first = momentsOf(a);
    const Moments second = momentsOf(b);
    return around(second.mean - first.mean, first.error + second.error);
}

template Estimate meanOf(const Histogram<int> &);
template Estimate meanOf(const Histogram<double> &);
template Estimate meanDifference(const Histogram<int> &, const Histogram<int> &);
template Estimate meanDifference(const Histogram<double> &, const Histogram<double> &);

std::vector<Comparison> compare(const BalanceFigures &before, const BalanceFigures &after)
{
    std::vector<Comparison> lines;
    for (const SideFigures &side : before.sides) {
        const auto other = std::find_if(after.sides.begin(), after.sides.end(),
                                        [&side](const SideFigures &candidate) { return candidate.id == side.id; });
        if (other == after.sides.end())
            continue;
        lines.push_back({{HK_NOOP("wins of %1"), {side.id}},
                         wilson(side.wins, before.games),
                         wilson(other->wins, after.games),
                         shareDifference(side.wins, before.games, other->wins, after.games)});
        lines.push_back({{HK_NOOP("score of %1"), {side.id}},
                         meanOf(side.scores),
                         meanOf(other->scores),
                         meanDifference(side.scores, other->scores)});
    }
    lines.push_back({HK_NOOP("draws"), wilson(before.draws, before.games), wilson(after.draws, after.games),
                     shareDifference(before.draws, before.games, after.draws, after.games)});
    lines.push_back(
        {HK_NOOP("turns"), meanOf(before.turns), meanOf(after.turns), meanDifference(before.turns, after.turns)});
    lines.push_back({HK_NOOP("actions"), meanOf(before.actions), meanOf(after.actions),
                     meanDifference(before.actions, after.actions)});
    return lines;
}

} // namespace hotchkiss
