// SPDX-License-Identifier: MIT
#include "model/scenario/edit.h"

#include <algorithm>
#include <unordered_map>

namespace hotchkiss {

Edit::Edit(const Edit &) = default;
Edit::Edit(Edit &&) noexcept = default;
Edit &Edit::operator=(const Edit &) = default;
Edit &Edit::operator=(Edit &&) noexcept = default;
Edit::~Edit() = default;

namespace {

Board &boardOf(Scenario &scenario, int board)
{
    return scenario.boards[static_cast<std::size_t>(board)];
}

// The list that holds items of a type, and its name.
std::vector<Command> &listOf(Scenario &s, const EditItem<Command> &)
{
    return s.commands;
}
std::vector<Piece> &listOf(Scenario &s, const EditItem<Piece> &)
{
    return s.pieces;
}
std::vector<Turn> &listOf(Scenario &s, const EditItem<Turn> &)
{
    return s.turns;
}
std::vector<Arrival> &listOf(Scenario &s, const EditItem<Arrival> &)
{
    return s.arrivals;
}
std::vector<TimedEvent> &listOf(Scenario &s, const EditItem<TimedEvent> &)
{
    return s.events;
}
std::vector<Objective> &listOf(Scenario &s, const EditItem<Objective> &)
{
    return s.objectives;
}
std::vector<Side> &listOf(Scenario &s, const EditItem<Side> &)
{
    return s.sides;
}
std::vector<Area> &listOf(Scenario &s, const EditItem<Area> &e)
{
    return boardOf(s, e.board).areas;
}
std::vector<TableShape> &listOf(Scenario &s, const EditItem<TableShape> &e)
{
    return boardOf(s, e.board).shapes;
}
std::vector<MapLabel> &listOf(Scenario &s, const EditItem<MapLabel> &e)
{
    return boardOf(s, e.board).texts;
}

template <typename T>
constexpr ListId listId();
template <>
constexpr ListId listId<Command>()
{
    return ListId::Commands;
}
template <>
constexpr ListId listId<Piece>()
{
    return ListId::Pieces;
}
template <>
constexpr ListId listId<Turn>()
{
    return ListId::Turns;
}
template <>
constexpr ListId listId<Arrival>()
{
    return ListId::Arrivals;
}
template <>
constexpr ListId listId<TimedEvent>()
{
    return ListId::Events;
}
template <>
constexpr ListId listId<Objective>()
{
    return ListId::Objectives;
}
template <>
constexpr ListId listId<Side>()
{
    return ListId::Sides;
}
template <>
constexpr ListId listId<Area>()
{
    return ListId::Areas;
}
template <>
constexpr ListId listId<TableShape>()
{
    return ListId::Shapes;
}
template <>
constexpr ListId listId<MapLabel>()
{
    return ListId::Texts;
}

template <typename T>
std::optional<Place> placeOf(const std::optional<T> &item)
{
    if constexpr (requires { item->place; }) {
        if (item) {
            if constexpr (std::is_same_v<std::decay_t<decltype(item->place)>, Place>)
                return item->place;
        }
    }
    return std::nullopt;
}

struct Apply
{
    Scenario &scenario;

    Change operator()(const EditCells &edit) const
    {
        CellsChanged change{edit.board, {}};
        change.cells.reserve(edit.patches.size());
        for (const auto &patch : edit.patches) {
            boardOf(scenario, edit.board).cells[static_cast<std::size_t>(patch.cell)] = patch.after;
            change.cells.push_back(patch.cell);
        }
        return change;
    }

    Change operator()(const EditMarks &edit) const
    {
        Board &board = boardOf(scenario, edit.board);
        SideMarks &marks = edit.layer == MarkLayer::Sides ? board.sides : board.paths;
        MarksChanged change{edit.board, edit.layer, {}};
        for (const auto &patch : edit.patches) {
            marks.set(patch.side, patch.after, board.grid.sideCount());
            change.sides.push_back(patch.side);
        }
        return change;
    }

    Change operator()(const EditNote &edit) const
    {
        auto &notes = boardOf(scenario, edit.board).notes;
        if (edit.after.empty())
            notes.erase(edit.cell);
        else
            notes[edit.cell] = edit.after;
        return NoteChanged{edit.board, edit.cell};
    }

    template <typename T>
    Change operator()(const EditItem<T> &edit) const
    {
        auto &list = listOf(scenario, edit);
        const auto at = list.begin() + static_cast<std::ptrdiff_t>(edit.index);
        auto what = ItemChanged::What::Replaced;
        if (!edit.before) {
            list.insert(at, *edit.after);
            what = ItemChanged::What::Inserted;
        } else if (!edit.after) {
            list.erase(at);
            what = ItemChanged::What::Removed;
        } else {
            *at = *edit.after;
        }
        return ItemChanged{listId<T>(), what, edit.index, edit.board, placeOf(edit.before), placeOf(edit.after)};
    }

    Change operator()(const EditInfo &edit) const
    {
        scenario.info = edit.after;
        return InfoChanged{};
    }

    Change operator()(const EditChart &edit) const
    {
        if (edit.after)
            scenario.chartOverrides[edit.key] = *edit.after;
        else
            scenario.chartOverrides.erase(edit.key);
        return ChartChanged{edit.key};
    }

    Change operator()(const EditBoard &edit) const
    {
        const auto at = scenario.boards.begin() + edit.board;
        if (!edit.before)
            scenario.boards.insert(at, *edit.after);
        else if (!edit.after)
            scenario.boards.erase(at);
        else
            *at = *edit.after;
        return BoardChanged{edit.board};
    }
};

// Patches of a later edit that touch a place again overwrite what the earlier one left there.
template <typename Patch, typename Key>
void mergePatches(std::vector<Patch> &earlier, const std::vector<Patch> &later, Key Patch::*key)
{
    std::unordered_map<Key, std::size_t> where;
    where.reserve(earlier.size());
    for (std::size_t i = 0; i < earlier.size(); ++i)
        where.emplace(earlier[i].*key, i);
    for (const Patch &patch : later) {
        const auto [found, isNew] = where.emplace(patch.*key, earlier.size());
        if (isNew)
            earlier.push_back(patch);
        else
            earlier[found->second].after = patch.after;
    }
}

} // namespace

Change applyEdit(Scenario &scenario, const Edit &edit)
{
    return std::visit(Apply{scenario}, edit);
}

Edit inverse(const Edit &edit)
{
    return std::visit(
        [](auto copy) -> Edit {
            if constexpr (requires { copy.patches; }) {
                for (auto &patch : copy.patches)
                    std::swap(patch.before, patch.after);
                std::reverse(copy.patches.begin(), copy.patches.end());
            } else {
                std::swap(copy.before, copy.after);
            }
            return copy;
        },
        edit);
}

bool mergeInto(Edit &earlier, const Edit &later)
{
    if (earlier.index() != later.index())
        return false;
    return std::visit(
        [&later](auto &first) {
            using T = std::decay_t<decltype(first)>;
            const T &second = std::get<T>(later);
            if constexpr (std::is_same_v<T, EditCells>) {
                if (first.board != second.board)
                    return false;
                mergePatches(first.patches, second.patches, &EditCells::Patch::cell);
                return true;
            } else if constexpr (std::is_same_v<T, EditMarks>) {
                if (first.board != second.board || first.layer != second.layer)
                    return false;
                mergePatches(first.patches, second.patches, &EditMarks::Patch::side);
                return true;
            } else if constexpr (std::is_same_v<T, EditInfo>) {
                first.after = second.after;
                return true;
            } else if constexpr (requires { first.index; }) {
                const bool replaces = first.before && first.after && second.before && second.after;
                if (!replaces || first.index != second.index || first.board != second.board)
                    return false;
                first.after = second.after;
                return true;
            } else if constexpr (std::is_same_v<T, EditNote>) {
                if (first.board != second.board || first.cell != second.cell)
                    return false;
                first.after = second.after;
                return true;
            } else if constexpr (std::is_same_v<T, EditChart>) {
                if (first.key != second.key)
                    return false;
                first.after = second.after;
                return true;
            } else {
                const bool replaces = first.before && first.after && second.before && second.after;
                if (!replaces || first.board != second.board)
                    return false;
                first.after = second.after;
                return true;
            }
        },
        earlier);
}

EditCells patchCell(const Scenario &scenario, int board, Cell cell, CellContent after)
{
    return {board, {{cell, scenario.boards[static_cast<std::size_t>(board)].at(cell), after}}};
}

EditNote patchNote(const Scenario &scenario, int board, Cell cell, CellNote after)
{
    const auto &notes = scenario.boards[static_cast<std::size_t>(board)].notes;
    const auto found = notes.find(cell);
    return {board, cell, found == notes.end() ? CellNote{} : found->second, std::move(after)};
}

EditItem<Piece> replacePiece(const Scenario &scenario, std::size_t index, Piece after)
{
    return {index, scenario.pieces[index], std::move(after), 0};
}

EditItem<Command> replaceCommand(const Scenario &scenario, std::size_t index, Command after)
{
    return {index, scenario.commands[index], std::move(after), 0};
}

EditInfo replaceInfo(const Scenario &scenario, ScenarioInfo after)
{
    return {scenario.info, std::move(after)};
}

EditBoard replaceBoard(const Scenario &scenario, int board, Board after)
{
    return {board, std::make_shared<Board>(scenario.boards[static_cast<std::size_t>(board)]),
            std::make_shared<Board>(std::move(after))};
}

} // namespace hotchkiss
