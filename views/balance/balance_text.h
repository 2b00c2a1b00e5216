// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/statistics.h"
#include "model/scenario/scenario.h"

#include <QCoreApplication>
#include <QString>

namespace hotchkiss {

/// The translators' context of everything that is told about balance.
struct Balance
{
    Q_DECLARE_TR_FUNCTIONS(Balance)
};

// How the figures of balance runs are told in words.

/// "46.2 %", and with its interval "46.2 % (43.1 to 49.3)".
QString percentText(double share);
QString percentText(const Estimate &share);
/// "7.25 (7.01 to 7.49)", and shorter "7.25 ± 0.24".
QString meanText(const Estimate &mean);
QString shortMeanText(const Estimate &mean);
/// A difference with its sign: "+8.2 points (+3.9 to +12.4)" for shares, "−0.4 (−0.9 to +0.1)" for means.
QString differenceText(const Comparison &line);
/// "more than chance: rose" or "within chance".
QString verdictText(const Comparison &line);
/// "Wins of the Union", with the names of the sides.
QString figureName(const Comparison &line, const std::vector<Side> &sides);
/// Whether the figure is a share of games and not a mean.
bool isShare(const Comparison &line);

/// "1,000 games · greedy against greedy · seeds 1–1000".
QString runText(const BalanceFigures &figures);
/// What changed from one run to the other in a sentence or two.
QString changeText(const BalanceFigures &before, const BalanceFigures &after, const std::vector<Side> &sides);

} // namespace hotchkiss
