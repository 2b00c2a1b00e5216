// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/file_error.h"
#include "model/scenario/scenario.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hotchkiss {

enum class ColumnType : std::uint8_t { Boolean, Integer, Number, Text, Choice };

struct ChartColumn
{
    std::string key;
    std::string title;
    ColumnType type = ColumnType::Integer;
    bool optional = false; ///< may hold none
    std::vector<std::string> choices;
};

struct ChartRow
{
    std::string key;
    std::string title;
    std::string note;
};

/// One number of a chart and where it comes from. No value means none: barred, unlimited, not allowed.
struct ChartEntry
{
    std::optional<Value> value;
    std::string rule;   ///< the rulebook's, its row's or its chart's
    bool house = false; ///< not printed in the rulebook: the project's own number
    std::string source; ///< the ruling behind it, if any
    std::string note;
};

/// A table of a rule system's numbers; its entries lie in the ruleset, row by row.
struct Chart
{
    std::string key;
    std::string title;
    std::string rule;
    std::string note;
    std::vector<ChartColumn> columns;
    std::vector<ChartRow> rows;
    std::size_t firstEntry = 0;

    int column(std::string_view key) const; ///< index or -1, as the next
    int row(std::string_view key) const;
};

/// Where an entry lies: look it up once by name, then read it as often as needed.
struct EntryId
{
    std::size_t index = 0;
    bool operator==(const EntryId &) const = default;
};

/// The charts of a rule system as its data file gives them. Sound once loaded: each row has every column, each value
/// fits its column, and each has a rule id of the system or is marked as a house value.
class Ruleset
{
public:
    const std::string &system() const { return m_system; }
    const std::string &title() const { return m_title; }
    const std::vector<Chart> &charts() const { return m_charts; }
    const Chart *chart(std::string_view key) const;

    std::optional<EntryId> find(std::string_view chart, std::string_view row, std::string_view column) const;
    EntryId id(const Chart &chart, std::size_t row, std::size_t column) const
    {
        return {chart.firstEntry + row * chart.columns.size() + column};
    }
    const ChartEntry &entry(EntryId id) const { return m_entries[id.index]; }
    std::size_t entryCount() const { return m_entries.size(); }

    /// Why a scenario may not set this number so; nothing when it may.
    std::optional<Text> refusal(const ChartKey &key, const Value &value) const;

private:
    friend class RulesetReader;
    std::string m_system;
    std::string m_title;
    std::vector<Chart> m_charts;
    std::vector<ChartEntry> m_entries;
    std::map<std::string, std::size_t, std::less<>> m_byKey;
};

/// The numbers in force in a scenario: the ruleset's, or those the scenario puts in their place. An override that the
/// ruleset refuses has no effect. Does not outlive the ruleset.
class Charts
{
public:
    explicit Charts(const Ruleset &ruleset, const std::map<ChartKey, Value> &overrides = {});

    const Ruleset &ruleset() const { return *m_ruleset; }
    /// Throws std::out_of_range for a name that no chart has: a mistake in the program or a foreign data file.
    EntryId id(std::string_view chart, std::string_view row, std::string_view column = "value") const;

    bool isNone(EntryId id) const { return !m_values[id.index]; }
    bool isOverridden(EntryId id) const { return m_values[id.index] != m_ruleset->entry(id).value; }
    const std::optional<Value> &value(EntryId id) const { return m_values[id.index]; }
    // Typed reading; the type must be the column's, and the entry not none.
    bool flag(EntryId id) const { return std::get<bool>(*m_values[id.index]); }
    int whole(EntryId id) const { return static_cast<int>(std::get<std::int64_t>(*m_values[id.index])); }
    double number(EntryId id) const { return std::get<double>(*m_values[id.index]); }
    const std::string &text(EntryId id) const { return std::get<std::string>(*m_values[id.index]); }
    /// A whole number that may be none.
    std::optional<int> wholeOrNone(EntryId id) const
    {
        return isNone(id) ? std::nullopt : std::optional<int>(whole(id));
    }

private:
    const Ruleset *m_ruleset;
    std::vector<std::optional<Value>> m_values;
};

/// Reads a ruleset file; never throws.
std::variant<Ruleset, FileError> loadRuleset(const std::filesystem::path &file);
/// The same from text; `file` is what messages call it.
std::variant<Ruleset, FileError> readRuleset(std::string_view text, const std::filesystem::path &file);
/// The file of a system's ruleset among the resources.
std::filesystem::path rulesetFile(std::string_view system);

} // namespace hotchkiss
