// SPDX-License-Identifier: MIT
#include "model/format/reader.h"

#include <charconv>

namespace hotchkiss {

namespace {

const std::vector<std::string> groupKeys{"commands", "leaders", "units", "markers"};

std::vector<std::string> withGroups(std::vector<std::string> keys)
{
    keys.insert(keys.end(), groupKeys.begin(), groupKeys.end());
    return keys;
}

// x,y in inches, as a place on one of several tables is written.
Place placeOnTable(YamlNode node, int board, std::string_view text)
{
    Point at;
    const char *end = text.data() + text.size();
    const auto x = std::from_chars(text.data(), end, at.x);
    const bool hasComma = x.ec == std::errc() && x.ptr != end && *x.ptr == ',';
    const auto y = hasComma ? std::from_chars(x.ptr + 1, end, at.y) : x;
    const bool isFar = !(at.x > -1e6 && at.x < 1e6 && at.y > -1e6 && at.y < 1e6);
    if (!hasComma || y.ec != std::errc() || y.ptr != end || isFar)
        node.fail(HK_NOOP("a place on a table is expected here: [x, y] in inches"));
    return Place::onTable(board, at);
}

std::vector<std::string> idsOf(const std::vector<Board> &boards)
{
    std::vector<std::string> ids;
    for (const Board &board : boards)
        ids.push_back(board.id);
    return ids;
}

double readFacing(YamlNode node, const Scenario &scenario, const Place &place)
{
    const Grid &grid = scenario.boards[static_cast<std::size_t>(place.board)].grid;
    for (int d = 0; d < grid.directions(); ++d)
        if (node.isScalar() && node.text() == directionName(grid, d))
            return d;
    std::vector<std::string> names;
    for (int d = 0; d < grid.directions(); ++d)
        names.emplace_back(directionName(grid, d));
    const bool isNumber = node.isScalar() && node.text().find_first_not_of("0123456789+-.eE") == std::string_view::npos;
    if (!names.empty() && !isNumber)
        node.fail({HK_NOOP("a direction is expected here; allowed: %1"), {joined(names)}});
    return readNumber(node, -360, 360);
}

/// Reads the tree into the scenario's flat lists.
class ForcesReader
{
public:
    ForcesReader(Scenario &scenario, IdSet &ids)
        : m_scenario(scenario)
        , m_ids(ids)
    {}

    void readGroup(const MapReader &map, const std::string &owner)
    {
        readCommands(map.find("commands"), owner);
        readPieces(map.find("leaders"), PieceKind::Leader, owner);
        readPieces(map.find("units"), PieceKind::Unit, owner);
        readPieces(map.find("markers"), PieceKind::Marker, owner);
    }

private:
    void readCommands(YamlNode list, const std::string &owner)
    {
        if (!list)
            return;
        eachItem(list, [&](YamlNode item) {
            const MapReader map(item, withGroups({"id", "name", "under", "level", "colour", "fields"}));
            Command command;
            command.id = m_ids.read(map);
            command.parent = owner;
            map.read("name", command.name);
            if (owner.empty())
                map.read("under", command.parent);
            map.read("level", command.level);
            if (const YamlNode colour = map.find("colour"))
                command.colour = readColour(colour);
            map.read("fields", command.fields, m_scenario.system->commandFields);
            const std::string id = command.id;
            m_scenario.commands.push_back(std::move(command));
            readGroup(map, id);
        });
    }

    void readPieces(YamlNode list, PieceKind kind, const std::string &owner)
    {
        if (!list)
            return;
        eachItem(list, [&](YamlNode item) {
            const MapReader map(item, {"id", "name", "under", "at", "facing", "fields"});
            Piece piece;
            piece.kind = kind;
            piece.id = m_ids.read(map);
            piece.command = owner;
            map.read("name", piece.name);
            if (owner.empty())
                map.read("under", piece.command);
            if (const YamlNode at = map.find("at"))
                piece.place = readPlace(at, m_scenario.boards);
            if (const YamlNode facing = map.find("facing"))
                piece.facing = readFacing(facing, m_scenario, piece.place);
            map.read("fields", piece.fields, fieldsOf(*m_scenario.system, kind));
            m_scenario.pieces.push_back(std::move(piece));
        });
    }

    Scenario &m_scenario;
    IdSet &m_ids;
};

} // namespace

std::string IdSet::read(const MapReader &item)
{
    const YamlNode node = item.need("id");
    std::string id = readText(node);
    if (id.empty())
        node.fail(HK_NOOP("an id cannot be empty"));
    if (!m_taken.insert(id).second)
        node.fail({HK_NOOP("the id \"%1\" is given twice; each is allowed once"), {id}});
    return id;
}

Place readPlace(YamlNode node, const std::vector<Board> &boards)
{
    if (node.isList()) {
        if (!boards.front().grid.isTable())
            node.fail(HK_NOOP("a cell is expected here; [x, y] is a place on a table"));
        return Place::onTable(0, readPoint(node));
    }
    if (!node.isScalar())
        node.fail(HK_NOOP("a cell is expected here, or [x, y] on a table"));
    std::string_view text = node.text();
    std::size_t board = boards.size() == 1 ? 0 : boards.size();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::string &id = boards[i].id;
        if (text.size() > id.size() && text[id.size()] == ':' && text.substr(0, id.size()) == id) {
            board = i;
            text.remove_prefix(id.size() + 1);
            break;
        }
    }
    if (board == boards.size())
        node.fail({HK_NOOP("which board? Write board:cell; boards are %1"), {joined(idsOf(boards))}});
    if (boards[board].grid.isTable())
        return placeOnTable(node, static_cast<int>(board), text);
    const std::size_t slash = text.find('/');
    const Result<Cell> cell = boards[board].labels.cell(boards[board].grid, text.substr(0, slash));
    if (!cell)
        node.fail(cell.error().text);
    const std::string bank(slash == std::string_view::npos ? std::string_view() : text.substr(slash + 1));
    return Place::onCell(static_cast<int>(board), *cell, bank);
}

void readForces(YamlNode node, Scenario &scenario, IdSet &ids, SharedFiles &files)
{
    if (const YamlNode file = node.find("file")) {
        const MapReader reference(node, {"file"});
        const MapReader shared(files.open(file).root(), {"hotchkiss", "forces"});
        readInteger(shared.need("hotchkiss"), formatVersion, formatVersion);
        readForces(shared.need("forces"), scenario, ids, files);
        scenario.forcesSource = readText(file);
        return;
    }
    std::vector<std::string> allowed;
    for (const Side &side : scenario.sides)
        allowed.push_back(side.id);
    allowed.insert(allowed.end(), {"unassigned", "shared"});
    const MapReader map(node, allowed);
    ForcesReader reader(scenario, ids);
    eachEntry(node, [&](YamlNode key, YamlNode value) {
        const std::string owner(key.text());
        if (owner == "shared") {
            scenario.forcesSource = readText(value);
            if (!isInside(scenario.forcesSource))
                value.fail({HK_NOOP("\"%1\" lies outside the scenario's folder; name a file in or below it"),
                            {scenario.forcesSource}});
        } else {
            reader.readGroup(MapReader(value, groupKeys), owner == "unassigned" ? std::string() : owner);
        }
    });
}

} // namespace hotchkiss
