// SPDX-License-Identifier: MIT
#include "model/format/csv_columns.h"

#include <charconv>
#include <optional>
#include <unordered_set>

namespace hotchkiss {

namespace {

const std::vector<std::string> fixedColumns = {"kind", "id",    "turn", "label", "date",       "night", "check",
                                               "who",  "where", "side", "title", "withdrawal", "note"};

std::string flag(bool value)
{
    return value ? "true" : "";
}

std::optional<bool> parseFlag(std::string_view text)
{
    if (text.empty() || text == "false" || text == "no" || text == "0")
        return false;
    if (text == "true" || text == "yes" || text == "1")
        return true;
    return std::nullopt;
}

class ScheduleImport
{
public:
    ScheduleImport(const Scenario &scenario, std::string_view csv)
        : m_scenario(scenario)
        , m_sheet(csv, scheduleColumns(*scenario.system), m_result.refused)
    {
        for (const Arrival &arrival : scenario.arrivals)
            m_own.insert(arrival.id);
        for (const TimedEvent &event : scenario.events)
            m_own.insert(event.id);
    }

    CsvImport run()
    {
        for (const CsvRow &row : m_sheet.rows()) {
            m_wrong.reset();
            take(row);
            if (m_wrong)
                m_result.refused.push_back({row.line, *m_wrong});
            else
                ++m_result.taken;
        }
        if (m_result.taken > 0)
            makeStep();
        return std::move(m_result);
    }

private:
    void take(const CsvRow &row)
    {
        const std::string_view kind = m_sheet.cell(row, "kind");
        if (kind == "turn")
            takeTurn(row);
        else if (kind == "arrival")
            takeArrival(row);
        else if (kind == "event")
            takeEvent(row);
        else
            m_wrong = Text(HK_NOOP("the kind is “%1”; allowed are turn, arrival and event"), {std::string(kind)});
    }

    void takeTurn(const CsvRow &row)
    {
        Turn turn;
        turn.label = m_sheet.cell(row, "label");
        turn.date = m_sheet.cell(row, "date");
        turn.night = flagIn(row, "night");
        turn.check = flagIn(row, "check");
        turn.initiative = sideIn(row);
        turn.note = m_sheet.cell(row, "note");
        if (const auto wrong = readFields(m_sheet, row, m_scenario.system->turnFields, turn.fields))
            m_wrong = wrong;
        if (!m_wrong)
            m_turns.push_back(std::move(turn));
    }

    void takeArrival(const CsvRow &row)
    {
        Arrival arrival;
        arrival.id = idIn(row);
        arrival.turn = turnIn(row);
        arrival.who = splitList(m_sheet.cell(row, "who"));
        arrival.where = splitList(m_sheet.cell(row, "where"));
        arrival.note = m_sheet.cell(row, "note");
        arrival.withdrawal = flagIn(row, "withdrawal");
        for (const std::string &who : arrival.who)
            if (findPiece(m_scenario, who) < 0 && findCommand(m_scenario, who) < 0)
                m_wrong = Text(HK_NOOP("“%1” is neither a piece nor a command"), {who});
        if (!m_wrong)
            m_arrivals.push_back(std::move(arrival));
    }

    void takeEvent(const CsvRow &row)
    {
        TimedEvent event;
        event.id = idIn(row);
        event.turn = turnIn(row);
        event.side = sideIn(row);
        event.title = m_sheet.cell(row, "title");
        event.note = m_sheet.cell(row, "note");
        if (!m_wrong)
            m_events.push_back(std::move(event));
    }

    std::string idIn(const CsvRow &row)
    {
        std::string id(m_sheet.cell(row, "id"));
        if (id.empty())
            m_wrong = Text(HK_NOOP("the row has no id"));
        else if (!m_seen.insert(id).second)
            m_wrong = Text(HK_NOOP("the id %1 is in the file twice"), {id});
        else if (!m_own.contains(id) && isTaken(m_scenario, id))
            m_wrong = Text(HK_NOOP("the id %1 belongs to something else"), {id});
        return id;
    }

    int turnIn(const CsvRow &row)
    {
        const std::string_view text = m_sheet.cell(row, "turn");
        int turn = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), turn);
        if (error != std::errc() || end != text.data() + text.size() || turn < 1 || turn > maxTurn)
            m_wrong = Text(HK_NOOP("the turn is “%1”; expected is a whole number from 1 to %2"),
                           {std::string(text), std::to_string(maxTurn)});
        return turn;
    }

    bool flagIn(const CsvRow &row, std::string_view column)
    {
        const std::optional<bool> value = parseFlag(m_sheet.cell(row, column));
        if (!value)
            m_wrong = Text(HK_NOOP("%1 is “%2”; expected is true or false"),
                           {std::string(column), std::string(m_sheet.cell(row, column))});
        return value.value_or(false);
    }

    std::string sideIn(const CsvRow &row)
    {
        std::string side(m_sheet.cell(row, "side"));
        if (!side.empty() && findSide(m_scenario, side) < 0)
            m_wrong = Text(HK_NOOP("there is no side “%1”"), {side});
        return side;
    }

    template <typename T>
    void replaceAll(const std::vector<T> &before, const std::vector<T> &after)
    {
        if (before == after)
            return;
        for (std::size_t i = before.size(); i-- > 0;)
            m_result.step.edits.push_back(removeItem(i, before[i]));
        for (std::size_t i = 0; i < after.size(); ++i)
            m_result.step.edits.push_back(insertItem(i, after[i]));
    }

    void makeStep()
    {
        m_result.step.name = HK_NOOP("Import schedule");
        replaceAll(m_scenario.turns, m_turns);
        replaceAll(m_scenario.arrivals, m_arrivals);
        replaceAll(m_scenario.events, m_events);
    }

    const Scenario &m_scenario;
    CsvImport m_result;
    CsvSheet m_sheet;
    std::optional<Text> m_wrong;
    std::unordered_set<std::string> m_own;  ///< ids that the import takes the place of
    std::unordered_set<std::string> m_seen; ///< ids in the file
    std::vector<Turn> m_turns;
    std::vector<Arrival> m_arrivals;
    std::vector<TimedEvent> m_events;
};

} // namespace

std::vector<std::string> scheduleColumns(const System &system)
{
    std::vector<std::string> columns = fixedColumns;
    for (const Field &field : system.turnFields)
        columns.push_back(field.key);
    return columns;
}

std::string scheduleToCsv(const Scenario &scenario)
{
    const std::vector<std::string> columns = scheduleColumns(*scenario.system);
    std::string out;
    writeCsvRow(out, columns);
    for (std::size_t i = 0; i < scenario.turns.size(); ++i) {
        const Turn &turn = scenario.turns[i];
        std::vector<std::string> row = {
            "turn", "", std::to_string(i + 1), turn.label, turn.date, flag(turn.night), flag(turn.check),
            "",     "", turn.initiative,       "",         "",        turn.note};
        for (std::size_t c = fixedColumns.size(); c < columns.size(); ++c)
            row.push_back(fieldCell(turn.fields, columns[c]));
        writeCsvRow(out, row);
    }
    const std::vector<std::string> noFields(columns.size() - fixedColumns.size());
    const auto write = [&](std::vector<std::string> row) {
        row.insert(row.end(), noFields.begin(), noFields.end());
        writeCsvRow(out, row);
    };
    for (const Arrival &arrival : scenario.arrivals)
        write({"arrival", arrival.id, std::to_string(arrival.turn), "", "", "", "", joinList(arrival.who),
               joinList(arrival.where), "", "", flag(arrival.withdrawal), arrival.note});
    for (const TimedEvent &event : scenario.events)
        write({"event", event.id, std::to_string(event.turn), "", "", "", "", "", "", event.side, event.title, "",
               event.note});
    return out;
}

CsvImport importSchedule(const Scenario &scenario, std::string_view csv)
{
    return ScheduleImport(scenario, csv).run();
}

} // namespace hotchkiss
