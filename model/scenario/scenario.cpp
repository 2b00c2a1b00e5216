// SPDX-License-Identifier: MIT
#include "model/scenario/scenario.h"

#include <algorithm>
#include <cctype>

namespace hotchkiss {

namespace {

template <typename T>
int indexOf(const std::vector<T> &items, std::string_view id)
{
    const auto found = std::find_if(items.begin(), items.end(), [id](const T &item) { return item.id == id; });
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

} // namespace

const std::vector<Field> &fieldsOf(const System &system, PieceKind kind)
{
    static const std::vector<Field> none;
    switch (kind) {
    case PieceKind::Unit:
        return system.unitFields;
    case PieceKind::Leader:
        return system.leaderFields;
    case PieceKind::Marker:
        break;
    }
    return none;
}

int findPiece(const Scenario &scenario, std::string_view id)
{
    return indexOf(scenario.pieces, id);
}

int findCommand(const Scenario &scenario, std::string_view id)
{
    return indexOf(scenario.commands, id);
}

int findSide(const Scenario &scenario, std::string_view id)
{
    return indexOf(scenario.sides, id);
}

int findArea(const Board &board, std::string_view id)
{
    return indexOf(board.areas, id);
}

int sideOf(const Scenario &scenario, std::string_view commandOrSide)
{
    // A chain longer than the number of commands runs in a circle.
    for (std::size_t step = 0; step <= scenario.commands.size(); ++step) {
        const int side = findSide(scenario, commandOrSide);
        if (side >= 0)
            return side;
        const int command = findCommand(scenario, commandOrSide);
        if (command < 0)
            return -1;
        commandOrSide = scenario.commands[static_cast<std::size_t>(command)].parent;
    }
    return -1;
}

std::string bandOf(const Scenario &scenario, std::string_view command)
{
    for (std::size_t step = 0; step <= scenario.commands.size(); ++step) {
        const int index = findCommand(scenario, command);
        if (index < 0)
            return {};
        const Command &found = scenario.commands[static_cast<std::size_t>(index)];
        if (!found.colour.empty())
            return found.colour;
        command = found.parent;
    }
    return {};
}

bool isTaken(const Scenario &scenario, std::string_view id)
{
    const auto onBoard = [id](const Board &board) {
        return findArea(board, id) >= 0 || indexOf(board.shapes, id) >= 0 || indexOf(board.texts, id) >= 0;
    };
    return findSide(scenario, id) >= 0 || findCommand(scenario, id) >= 0 || findPiece(scenario, id) >= 0 ||
           indexOf(scenario.arrivals, id) >= 0 || indexOf(scenario.events, id) >= 0 ||
           indexOf(scenario.objectives, id) >= 0 ||
           std::any_of(scenario.boards.begin(), scenario.boards.end(), onBoard);
}

std::string freshId(const Scenario &scenario, std::string_view name)
{
    std::string stem;
    for (const char c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            stem += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!stem.empty() && stem.back() != '-' && c != '\'')
            stem += '-';
    }
    while (!stem.empty() && stem.back() == '-')
        stem.pop_back();
    if (stem.empty())
        stem = "item";
    // An id of digits alone could be taken for a number or a cell.
    if (std::isdigit(static_cast<unsigned char>(stem.front())) != 0)
        stem.insert(0, "n");
    std::string id = stem;
    for (int number = 2; isTaken(scenario, id); ++number)
        id = stem + "-" + std::to_string(number);
    return id;
}

Scenario makeScenario(const System &system, const BoardPreset &preset)
{
    Scenario scenario;
    scenario.system = &system;
    for (const SideDefault &side : system.sides)
        scenario.sides.push_back({side.id, side.name, side.colour, side.textColour});
    Board board = makeBoard(preset.grid, preset.labels);
    board.cellSize = preset.cellSize;
    board.groundScale = preset.groundScale;
    if (!system.boardIds.empty())
        board.id = system.boardIds.front();
    scenario.boards.push_back(std::move(board));
    return scenario;
}

} // namespace hotchkiss
