// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hotchkiss {

// Edits are the only way a scenario changes. Each is a value that knows what was and what will be, so that it can be
// undone exactly; it holds ids, indices and values, never pointers into the scenario, never selection or view state.

struct EditCells
{
    struct Patch
    {
        Cell cell;
        CellContent before;
        CellContent after;
    };
    int board = 0;
    std::vector<Patch> patches;
};

enum class MarkLayer : std::uint8_t { Sides, Paths };

struct EditMarks
{
    struct Patch
    {
        SideId side;
        MarkBits before;
        MarkBits after;
    };
    int board = 0;
    MarkLayer layer = MarkLayer::Sides;
    std::vector<Patch> patches;
};

struct EditNote
{
    int board = 0;
    Cell cell = noCell;
    CellNote before;
    CellNote after;
};

/// Inserts (no before), removes (no after) or replaces the item at an index of one of the scenario's lists.
/// T is Command, Piece, Turn, Arrival, TimedEvent, Objective, Side, Area, TableShape or MapLabel; board counts only
/// for the last three.
template <typename T>
struct EditItem
{
    std::size_t index = 0;
    std::optional<T> before;
    std::optional<T> after;
    int board = 0;
};

struct EditInfo
{
    ScenarioInfo before;
    ScenarioInfo after;
};

struct EditChart
{
    ChartKey key;
    std::optional<Value> before; ///< none: the ruleset's own
    std::optional<Value> after;
};

/// Size, numbering, title, underlay … of a board: everything at once, shared so that undo steps stay small.
/// Without a before it inserts a board, without an after it removes one.
struct EditBoard
{
    int board = 0;
    std::shared_ptr<const Board> before;
    std::shared_ptr<const Board> after;
};

using EditVariant =
    std::variant<EditCells, EditMarks, EditNote, EditItem<Command>, EditItem<Piece>, EditItem<Turn>, EditItem<Arrival>,
                 EditItem<TimedEvent>, EditItem<Objective>, EditItem<Side>, EditItem<Area>, EditItem<TableShape>,
                 EditItem<MapLabel>, EditInfo, EditChart, EditBoard>;

/// Any one edit. Copied and destroyed in one place: a file that only hands edits on compiles in half the time.
struct Edit : EditVariant
{
    using EditVariant::EditVariant;
    Edit(const Edit &);
    Edit(Edit &&) noexcept;
    Edit &operator=(const Edit &);
    Edit &operator=(Edit &&) noexcept;
    ~Edit();
};

/// What a user does in one step, with its name in the history.
struct EditStep
{
    Text name;
    std::vector<Edit> edits;
    bool empty() const { return edits.empty(); }
};

// What changed, for those who show it.
struct CellsChanged
{
    int board;
    std::vector<Cell> cells;
};
struct MarksChanged
{
    int board;
    MarkLayer layer;
    std::vector<SideId> sides;
};
struct NoteChanged
{
    int board;
    Cell cell;
};
enum class ListId : std::uint8_t { Commands, Pieces, Turns, Arrivals, Events, Objectives, Sides, Areas, Shapes, Texts };
struct ItemChanged
{
    enum class What : std::uint8_t { Inserted, Removed, Replaced };
    ListId list;
    What what;
    std::size_t index;
    int board;
    std::optional<Place> oldPlace; ///< of a piece or objective: where it was
    std::optional<Place> newPlace; ///< and where it is
};
struct InfoChanged
{};
struct ChartChanged
{
    ChartKey key;
};
struct BoardChanged
{
    int board;
};
/// The whole scenario is another one (opened, reverted).
struct ScenarioReset
{};

using Change = std::variant<CellsChanged, MarksChanged, NoteChanged, ItemChanged, InfoChanged, ChartChanged,
                            BoardChanged, ScenarioReset>;

/// Carries an edit out. Its "before" must be what the scenario holds.
Change applyEdit(Scenario &scenario, const Edit &edit);
/// The edit that takes it back.
Edit inverse(const Edit &edit);
/// Joins a later edit to an earlier one where they form one (strokes over cells, a field typed letter by letter).
/// False: they stay two.
bool mergeInto(Edit &earlier, const Edit &later);

// Makers of edits from a scenario's present state.
EditCells patchCell(const Scenario &scenario, int board, Cell cell, CellContent after);
EditNote patchNote(const Scenario &scenario, int board, Cell cell, CellNote after);
EditItem<Piece> replacePiece(const Scenario &scenario, std::size_t index, Piece after);
EditItem<Command> replaceCommand(const Scenario &scenario, std::size_t index, Command after);
EditInfo replaceInfo(const Scenario &scenario, ScenarioInfo after);
EditBoard replaceBoard(const Scenario &scenario, int board, Board after);

template <typename T>
Edit insertItem(std::size_t index, T item, int board = 0)
{
    return EditItem<T>{index, std::nullopt, std::move(item), board};
}
template <typename T>
Edit removeItem(std::size_t index, T item, int board = 0)
{
    return EditItem<T>{index, std::move(item), std::nullopt, board};
}
template <typename T>
Edit replaceItem(std::size_t index, T before, T after, int board = 0)
{
    return EditItem<T>{index, std::move(before), std::move(after), board};
}

} // namespace hotchkiss
