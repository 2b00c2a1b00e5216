// SPDX-License-Identifier: MIT
#include "model/format/csv_columns.h"
#include "model/scenario/design_help.h"
#include "model/scenario/field_value.h"
#include "model/scenario/place_text.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace hotchkiss {

namespace {

const std::vector<std::string> fixedColumns = {"kind", "id", "name", "parent", "level", "colour", "at", "facing"};
constexpr std::array pieceKinds = {"unit", "leader", "marker"};

void addKeys(std::vector<std::string> &columns, const std::vector<Field> &fields)
{
    for (const Field &field : fields)
        if (std::find(columns.begin(), columns.end(), field.key) == columns.end())
            columns.push_back(field.key);
}

void writeFields(std::vector<std::string> &row, const std::vector<std::string> &columns, const Values &values)
{
    for (std::size_t i = fixedColumns.size(); i < columns.size(); ++i)
        row.push_back(fieldCell(values, columns[i]));
}

class ForcesImport
{
public:
    ForcesImport(const Scenario &scenario, std::string_view csv)
        : m_scenario(scenario)
        , m_sheet(csv, forcesColumns(*scenario.system), m_result.refused)
    {
        m_result.step.name = HK_NOOP("Import forces");
        for (const Side &side : scenario.sides)
            m_parents.emplace(side.id, std::string());
        for (const Command &command : scenario.commands)
            m_parents.emplace(command.id, command.parent);
    }

    CsvImport run()
    {
        // Commands first, those above before those below: the file may have them in any order. What hangs on a command
        // that is refused is refused too.
        std::vector<const CsvRow *> waiting;
        for (const CsvRow &row : m_sheet.rows())
            if (m_sheet.cell(row, "kind") == "command")
                waiting.push_back(&row);
        for (std::size_t before = waiting.size() + 1; waiting.size() < before;) {
            before = waiting.size();
            std::erase_if(waiting, [this](const CsvRow *row) {
                if (!knowsParent(*row))
                    return false;
                note(*row, take(*row));
                return true;
            });
        }
        for (const CsvRow *row : waiting)
            note(*row, take(*row));
        for (const CsvRow &row : m_sheet.rows())
            if (m_sheet.cell(row, "kind") != "command")
                note(row, take(row));
        std::stable_sort(m_result.refused.begin(), m_result.refused.end(),
                         [](const CsvRefusal &a, const CsvRefusal &b) { return a.line < b.line; });
        return std::move(m_result);
    }

private:
    void note(const CsvRow &row, const std::optional<Text> &wrong)
    {
        if (wrong)
            m_result.refused.push_back({row.line, *wrong});
        else
            ++m_result.taken;
    }

    bool knowsParent(const CsvRow &row) const
    {
        return !m_sheet.has("parent") || m_parents.contains(std::string(m_sheet.cell(row, "parent")));
    }

    std::optional<Text> take(const CsvRow &row)
    {
        if (row.cells.size() > forcesColumns(*m_scenario.system).size())
            return Text(HK_NOOP("the row has more cells than there are columns"));
        const std::string_view kind = m_sheet.cell(row, "kind");
        const std::string id(m_sheet.cell(row, "id"));
        if (id.empty())
            return Text(HK_NOOP("the row has no id"));
        if (!m_seen.insert(id).second)
            return Text(HK_NOOP("the id %1 is in the file twice"), {id});
        const std::string parent(m_sheet.cell(row, "parent"));
        if (!knowsParent(row))
            return Text(HK_NOOP("there is no command or side “%1”"), {parent});
        if (kind == "command")
            return takeCommand(row, id);
        const auto known = std::find(pieceKinds.begin(), pieceKinds.end(), kind);
        if (known == pieceKinds.end())
            return Text(HK_NOOP("the kind is “%1”; allowed are command, unit, leader and marker"), {std::string(kind)});
        return takePiece(row, id, static_cast<PieceKind>(known - pieceKinds.begin()));
    }

    std::optional<Text> takeCommand(const CsvRow &row, const std::string &id)
    {
        const int index = findCommand(m_scenario, id);
        if (index < 0 && isTaken(m_scenario, id))
            return Text(HK_NOOP("the id %1 belongs to something else"), {id});
        Command command = index < 0 ? Command() : m_scenario.commands[static_cast<std::size_t>(index)];
        command.id = id;
        set(row, "name", command.name);
        set(row, "parent", command.parent);
        set(row, "level", command.level);
        set(row, "colour", command.colour);
        if (!command.colour.empty() && !isColour(command.colour))
            return Text(HK_NOOP("“%1” is not a colour; write #rrggbb"), {command.colour});
        if (const auto wrong = readFields(m_sheet, row, m_scenario.system->commandFields, command.fields))
            return wrong;
        if (!m_parents.contains(command.parent))
            return Text(HK_NOOP("there is no command or side “%1”"), {command.parent});
        if (isBelow(command.parent, id))
            return Text(HK_NOOP("%1 would be below itself"), {id});
        m_parents[id] = command.parent;
        put(index, m_scenario.commands, m_newCommands, std::move(command));
        return std::nullopt;
    }

    std::optional<Text> takePiece(const CsvRow &row, const std::string &id, PieceKind kind)
    {
        const int index = findPiece(m_scenario, id);
        if (index < 0 && isTaken(m_scenario, id))
            return Text(HK_NOOP("the id %1 belongs to something else"), {id});
        Piece piece = index < 0 ? Piece() : m_scenario.pieces[static_cast<std::size_t>(index)];
        piece.id = id;
        piece.kind = kind;
        set(row, "name", piece.name);
        set(row, "parent", piece.command);
        if (index < 0 && !m_parents.contains(piece.command))
            return Text(HK_NOOP("there is no command or side “%1”"), {piece.command});
        if (m_sheet.has("at")) {
            Result<Place> place = parsePlace(m_scenario, m_sheet.cell(row, "at"));
            if (!place)
                return place.error().text;
            piece.place = *std::move(place);
        }
        if (m_sheet.has("facing")) {
            const Result<double> facing = parseFacing(m_scenario, piece.place, m_sheet.cell(row, "facing"));
            if (!facing)
                return facing.error().text;
            piece.facing = *facing;
        }
        if (const auto wrong = readFields(m_sheet, row, fieldsOf(*m_scenario.system, kind), piece.fields))
            return wrong;
        if (kind == PieceKind::Unit)
            setUpByCode(piece);
        put(index, m_scenario.pieces, m_newPieces, std::move(piece));
        return std::nullopt;
    }

    /// Carries out what the code in the set-up column says. A code that says what is so already is dropped; one that
    /// contradicts the rest of the row, or cannot be carried out, stays as it is written.
    void setUpByCode(Piece &piece)
    {
        const DesignHelp &help = designHelpOf(*m_scenario.system);
        const auto written = help.setUp == nullptr ? piece.fields.end() : piece.fields.find(help.setupField);
        if (written == piece.fields.end() || !m_sheet.has(help.setupField))
            return;
        Piece plain = piece;
        plain.fields.erase(help.setupField);
        const std::string code = textOf(written->second);
        const std::string now = help.setupCode(m_scenario, plain);
        if (!now.empty() && now != code)
            return;
        if (now.empty()) {
            const Result<SetUp> setUp = help.setUp(m_scenario, code);
            if (!setUp)
                return;
            plain.place = setUp->place;
            if (setUp->arrival)
                bring(plain.id, *setUp->arrival);
        }
        piece = std::move(plain);
    }

    void bring(const std::string &id, Arrival arrival)
    {
        arrival.id = freshId(m_scenario, "arrival " + id);
        while (!m_seen.insert(arrival.id).second)
            arrival.id += "-2";
        arrival.who = {id};
        m_result.step.edits.push_back(insertItem(m_scenario.arrivals.size() + m_newArrivals++, std::move(arrival)));
    }

    void set(const CsvRow &row, std::string_view column, std::string &value) const
    {
        if (m_sheet.has(column))
            value = m_sheet.cell(row, column);
    }

    bool isBelow(const std::string &id, const std::string &above) const
    {
        auto at = m_parents.find(id);
        for (std::size_t step = 0; at != m_parents.end() && step <= m_parents.size(); ++step) {
            if (at->first == above)
                return true;
            at = m_parents.find(at->second);
        }
        return false;
    }

    template <typename T>
    void put(int index, const std::vector<T> &items, std::size_t &added, T item)
    {
        if (index < 0) {
            m_result.step.edits.push_back(insertItem(items.size() + added++, std::move(item)));
            return;
        }
        const T &before = items[static_cast<std::size_t>(index)];
        if (!(before == item))
            m_result.step.edits.push_back(replaceItem(static_cast<std::size_t>(index), before, std::move(item)));
    }

    const Scenario &m_scenario;
    CsvImport m_result;
    CsvSheet m_sheet;
    std::unordered_map<std::string, std::string> m_parents; ///< sides and commands, with what is above them
    std::unordered_set<std::string> m_seen;
    std::size_t m_newCommands = 0;
    std::size_t m_newPieces = 0;
    std::size_t m_newArrivals = 0;
};

} // namespace

std::vector<std::string> forcesColumns(const System &system)
{
    std::vector<std::string> columns = fixedColumns;
    addKeys(columns, system.unitFields);
    addKeys(columns, system.leaderFields);
    addKeys(columns, system.commandFields);
    return columns;
}

std::string forcesToCsv(const Scenario &scenario)
{
    const std::vector<std::string> columns = forcesColumns(*scenario.system);
    std::string out;
    writeCsvRow(out, columns);
    for (const Command &command : scenario.commands) {
        std::vector<std::string> row = {"command",     command.id,     command.name, command.parent,
                                        command.level, command.colour, "",           ""};
        writeFields(row, columns, command.fields);
        writeCsvRow(out, row);
    }
    const DesignHelp &help = designHelpOf(*scenario.system);
    const auto setup =
        help.setupCode == nullptr ? columns.end() : std::find(columns.begin(), columns.end(), help.setupField);
    for (const Piece &piece : scenario.pieces) {
        std::vector<std::string> row = {pieceKinds[static_cast<std::size_t>(piece.kind)],
                                        piece.id,
                                        piece.name,
                                        piece.command,
                                        "",
                                        "",
                                        placeText(scenario, piece.place),
                                        piece.facing == 0 ? "" : facingText(scenario, piece.place, piece.facing)};
        writeFields(row, columns, piece.fields);
        if (setup != columns.end() && piece.kind == PieceKind::Unit)
            row[static_cast<std::size_t>(setup - columns.begin())] = help.setupCode(scenario, piece);
        writeCsvRow(out, row);
    }
    return out;
}

CsvImport importForces(const Scenario &scenario, std::string_view csv)
{
    return ForcesImport(scenario, csv).run();
}

} // namespace hotchkiss
