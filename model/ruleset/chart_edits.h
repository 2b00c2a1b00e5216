// SPDX-License-Identifier: MIT
#pragma once

#include "model/ruleset/ruleset.h"
#include "model/scenario/edit.h"

namespace hotchkiss {

/// A number of a chart as people write it; the word none where there is no number.
std::string chartText(const std::optional<Value> &value);
/// What somebody wrote as a value of that column; nothing when it does not fit there.
std::optional<Value> chartValue(std::string_view text, const ChartColumn &column);

/// Puts a value in the place of the ruleset's number. The ruleset's own number takes the override away. Nothing when
/// the value is in force already or the ruleset refuses it.
std::optional<EditChart> overrideChart(const Scenario &scenario, const Ruleset &ruleset, const ChartKey &key,
                                       const Value &value);
/// Gives the ruleset's own numbers back: those of one chart, or of all when no chart is named. Overrides the ruleset
/// does not know go too.
EditStep resetCharts(const Scenario &scenario, std::string_view chart = {});
EditStep resetChartEntry(const Scenario &scenario, const ChartKey &key);

} // namespace hotchkiss
