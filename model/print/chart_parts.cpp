// SPDX-License-Identifier: MIT
// Charts as tables, with the values in force in the scenario.
#include "model/print/common_parts.h"

#include <algorithm>

namespace hotchkiss::print {

namespace {

Text valueText(const std::optional<Value> &value)
{
    if (!value)
        return "–";
    if (const bool *flag = std::get_if<bool>(&*value))
        return *flag ? Text(HK_NOOP("yes")) : Text("–");
    std::string text = words(textOf(*value));
    const bool negative = text.starts_with("-") && !std::holds_alternative<std::string>(*value);
    return negative ? Text("−" + text.substr(1)) : Text(std::move(text));
}

TableCell cellOf(const Charts &charts, EntryId id)
{
    TableCell cell{valueText(charts.value(id))};
    cell.changed = charts.isOverridden(id);
    cell.house = !cell.changed && charts.ruleset().entry(id).house;
    return cell;
}

/// Wide charts need the whole page; the others are set in columns.
bool isWide(const Table &table)
{
    return table.columns.size() > 6;
}

/// When everything in a table is the project's own, one word in the title says so instead of a mark at each value.
void gatherHouseMarks(Table &table)
{
    bool all = !table.rows.empty();
    for (const TableRow &row : table.rows)
        for (std::size_t i = 1; i < row.cells.size(); ++i)
            all = all && (row.cells[i].house || row.cells[i].changed);
    if (!all)
        return;
    table.house = true;
    for (TableRow &row : table.rows)
        for (TableCell &cell : row.cells)
            cell.house = false;
}

} // namespace

TableCell chartCell(const Charts &charts, std::string_view chart, std::string_view row, std::string_view column)
{
    return cellOf(charts, charts.id(chart, row, column));
}

Table chartTable(const Chart &chart, const Charts &charts)
{
    Table table;
    table.title = chart.title;
    table.rule = chart.rule;
    table.note = chart.note;
    table.columns.push_back({});
    for (const ChartColumn &column : chart.columns)
        table.columns.push_back({column.title, column.type == ColumnType::Text ? Align::Left : Align::Centre});
    for (std::size_t r = 0; r < chart.rows.size(); ++r) {
        TableRow row;
        row.cells.push_back({chart.rows[r].title});
        for (std::size_t c = 0; c < chart.columns.size(); ++c)
            row.cells.push_back(cellOf(charts, charts.ruleset().id(chart, r, c)));
        table.rows.push_back(std::move(row));
    }
    gatherHouseMarks(table);
    return table;
}

Table sideways(const Charts &charts, std::string_view key, std::string_view column, const Text &first,
               const std::vector<std::string> &titles)
{
    const Chart &chart = *charts.ruleset().chart(key);
    Table table;
    table.title = chart.title;
    table.rule = chart.rule;
    table.columns.push_back({first});
    TableRow row{{{Text(chart.columns[std::size_t(chart.column(column))].title)}}};
    for (std::size_t r = 0; r < chart.rows.size(); ++r) {
        table.columns.push_back({Text(r < titles.size() ? titles[r] : std::to_string(r + 1)), Align::Centre});
        row.cells.push_back(chartCell(charts, key, chart.rows[r].key, column));
    }
    table.rows.push_back(std::move(row));
    gatherHouseMarks(table);
    return table;
}

Card chartCard(const Scenario &scenario, const Charts &charts, const std::vector<std::string> &leftOut)
{
    Card card;
    card.title = {HK_NOOP("%1: charts"), {scenario.system->name}};
    card.subtitle = scenario.info.title;
    card.dense = true;
    std::vector<Block> narrow;
    std::vector<Block> wide;
    for (const Chart &chart : charts.ruleset().charts()) {
        if (std::find(leftOut.begin(), leftOut.end(), chart.key) != leftOut.end())
            continue;
        Table table = chartTable(chart, charts);
        (isWide(table) ? wide : narrow).emplace_back(std::move(table));
    }
    if (!wide.empty())
        card.sections.push_back(section(std::move(wide)));
    if (!narrow.empty())
        card.sections.push_back(section(std::move(narrow), 2));
    card.sections.push_back(section({markLegend()}));
    return card;
}

} // namespace hotchkiss::print
