// SPDX-License-Identifier: MIT
#include "model/ruleset/chart_edits.h"

#include "model/ruleset/column_value.h"

#include <charconv>

namespace hotchkiss {

namespace {

template <typename T>
std::optional<Value> numberIn(std::string_view text)
{
    T number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return Value(number);
}

std::optional<Value> readAs(std::string_view text, ColumnType type)
{
    switch (type) {
    case ColumnType::Boolean:
        return text == "true" || text == "false" ? std::optional<Value>(text == "true") : std::nullopt;
    case ColumnType::Integer:
        return numberIn<std::int64_t>(text);
    case ColumnType::Number:
        return numberIn<double>(text);
    case ColumnType::Text:
    case ColumnType::Choice:
        return Value(std::string(text));
    }
    return std::nullopt;
}

std::optional<Value> overrideOf(const Scenario &scenario, const ChartKey &key)
{
    const auto found = scenario.chartOverrides.find(key);
    return found == scenario.chartOverrides.end() ? std::nullopt : std::optional<Value>(found->second);
}

} // namespace

std::string chartText(const std::optional<Value> &value)
{
    return value ? textOf(*value) : std::string(noneWord);
}

std::optional<Value> chartValue(std::string_view text, const ChartColumn &column)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    const bool isNone = column.optional && text == noneWord;
    std::optional<Value> value = isNone ? Value(std::string(noneWord)) : readAs(text, column.type);
    return value && fitted(*value, column) ? value : std::nullopt;
}

std::optional<EditChart> overrideChart(const Scenario &scenario, const Ruleset &ruleset, const ChartKey &key,
                                       const Value &value)
{
    if (ruleset.refusal(key, value))
        return std::nullopt;
    const Chart &chart = *ruleset.chart(key.chart);
    const EntryId id = *ruleset.find(key.chart, key.row, key.column);
    const ChartColumn &column = chart.columns[static_cast<std::size_t>(chart.column(key.column))];
    const std::optional<Value> before = overrideOf(scenario, key);
    const bool isOwn = *fitted(value, column) == ruleset.entry(id).value;
    const std::optional<Value> after = isOwn ? std::nullopt : std::optional<Value>(value);
    if (before == after)
        return std::nullopt;
    return EditChart{key, before, after};
}

EditStep resetCharts(const Scenario &scenario, std::string_view chart)
{
    EditStep step{chart.empty() ? Text(HK_NOOP("Reset all charts")) : Text(HK_NOOP("Reset a chart")), {}};
    for (const auto &[key, value] : scenario.chartOverrides)
        if (chart.empty() || key.chart == chart)
            step.edits.emplace_back(EditChart{key, value, std::nullopt});
    return step;
}

EditStep resetChartEntry(const Scenario &scenario, const ChartKey &key)
{
    EditStep step{Text(HK_NOOP("Reset a chart value")), {}};
    if (const auto before = overrideOf(scenario, key))
        step.edits.emplace_back(EditChart{key, before, std::nullopt});
    return step;
}

} // namespace hotchkiss
