// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/balance.h"

namespace hotchkiss {

/// An estimate with the bounds of its 95 % interval.
struct Estimate
{
    double value = 0;
    double low = 0;
    double high = 0;
    /// Whether the interval leaves out zero, that is, a difference is more than chance.
    bool isClear() const { return low > 0 || high < 0; }
};

/// A share of successes with Wilson's score interval, which also holds for few games and shares near 0 and 1.
Estimate wilson(std::int64_t successes, std::int64_t games);
/// The difference of two shares (second minus first), by Newcombe's method from both Wilson intervals.
Estimate shareDifference(std::int64_t successesA, std::int64_t gamesA, std::int64_t successesB, std::int64_t gamesB);

/// The mean of a distribution with the interval of its standard error.
template <typename T>
Estimate meanOf(const Histogram<T> &values);
template <typename T>
Estimate meanDifference(const Histogram<T> &a, const Histogram<T> &b);

/// One line of a comparison: a figure before, after, and what changed.
struct Comparison
{
    Text what;
    Estimate before;
    Estimate after;
    Estimate difference;
};
/// Win rates, mean scores and lengths of two runs; sides are matched by id.
std::vector<Comparison> compare(const BalanceFigures &before, const BalanceFigures &after);

} // namespace hotchkiss
