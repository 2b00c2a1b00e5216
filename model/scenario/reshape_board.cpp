// SPDX-License-Identifier: MIT
#include "model/scenario/reshape_board.h"

#include "model/scenario/place_text.h"

#include <algorithm>
#include <functional>

namespace hotchkiss {

namespace {

Place carried(const Place &place, int board, const Reframe &frame)
{
    if (place.kind == Place::Kind::Nowhere || place.board != board)
        return place;
    Place out = place;
    if (place.kind == Place::Kind::OnCell) {
        out.cell = frame.cell(place.cell);
        return out.cell == noCell ? Place::nowhere() : out;
    }
    out.at = frame.point(place.at);
    return frame.isOnTable(out.at) ? out : Place::nowhere();
}

/// Builds the step that puts another board in the place of one and lets everything that names its places follow.
class Reshape
{
public:
    using Carry = std::function<Place(const Place &)>;

    Reshape(const Scenario &scenario, int index, Board after, Carry carry)
        : m_before(scenario)
        , m_after(scenario)
        , m_index(index)
        , m_carry(std::move(carry))
    {
        m_after.boards[static_cast<std::size_t>(index)] = std::move(after);
    }

    EditStep step(Text name)
    {
        // While the board is exchanged nothing stands on it, so that no place is looked up on the wrong one.
        std::vector<Edit> lift;
        std::vector<Edit> put;
        followItems(
            m_before.pieces, m_after.pieces, lift,
            put, [this](const Piece &p) -> const auto & { return fieldsOf(*m_before.system, p.kind); });
        followItems(
            m_before.objectives, m_after.objectives, lift,
            put, [this](const Objective &) -> const auto & { return m_before.system->objectiveFields; });
        std::vector<Edit> names;
        followArrivals(names);
        followFields(m_before.commands, m_before.system->commandFields, names);
        followFields(m_before.turns, m_before.system->turnFields, names);
        ScenarioInfo info = m_before.info;
        if (renameIn(info.fields, m_before.system->scenarioFields))
            names.emplace_back(replaceInfo(m_before, std::move(info)));

        EditStep step{std::move(name), std::move(lift)};
        step.edits.emplace_back(replaceBoard(m_before, m_index, m_after.boards[static_cast<std::size_t>(m_index)]));
        step.edits.insert(step.edits.end(), put.begin(), put.end());
        step.edits.insert(step.edits.end(), names.begin(), names.end());
        return step;
    }

private:
    // A cell's name on the new board; empty when the cell is gone. What is no cell stays as it is.
    std::string renamed(const std::string &text) const
    {
        const Result<Place> place = parsePlace(m_before, text);
        if (!place || place->kind != Place::Kind::OnCell || place->board != m_index)
            return text;
        const std::string there = placeText(m_after, m_carry(*place));
        const bool prefixed = text.find(':') != std::string::npos;
        return prefixed || there.find(':') == std::string::npos ? there : there.substr(there.find(':') + 1);
    }

    bool renameIn(Values &values, const std::vector<Field> &fields) const
    {
        bool any = false;
        for (const Field &field : fields) {
            const auto found = values.find(field.key);
            if (field.type != FieldType::Cell || found == values.end())
                continue;
            auto *text = std::get_if<std::string>(&found->second);
            if (text == nullptr)
                continue;
            const std::string other = renamed(*text);
            any = any || other != *text;
            *text = other;
        }
        return any;
    }

    template <typename T, typename FieldsOf>
    void followItems(const std::vector<T> &before, std::vector<T> &after, std::vector<Edit> &lift,
                     std::vector<Edit> &put, FieldsOf fieldsOfItem)
    {
        for (std::size_t i = 0; i < before.size(); ++i) {
            T item = before[i];
            item.place = m_carry(item.place);
            renameIn(item.fields, fieldsOfItem(item));
            if (item == before[i])
                continue;
            T lifted = before[i];
            lifted.place = Place::nowhere();
            if (!(lifted == before[i]))
                lift.push_back(replaceItem(i, before[i], lifted));
            if (!(item == lifted))
                put.push_back(replaceItem(i, lifted, item));
            after[i] = std::move(item);
        }
    }

    template <typename T>
    void followFields(const std::vector<T> &before, const std::vector<Field> &fields, std::vector<Edit> &edits)
    {
        for (std::size_t i = 0; i < before.size(); ++i) {
            T item = before[i];
            if (renameIn(item.fields, fields))
                edits.push_back(replaceItem(i, before[i], item));
        }
    }

    bool isArea(const Scenario &scenario, const std::string &id) const
    {
        return std::any_of(scenario.boards.begin(), scenario.boards.end(),
                           [&id](const Board &board) { return findArea(board, id) >= 0; });
    }

    void followArrivals(std::vector<Edit> &edits)
    {
        for (std::size_t i = 0; i < m_before.arrivals.size(); ++i) {
            Arrival arrival = m_before.arrivals[i];
            for (std::string &where : arrival.where) {
                if (!isArea(m_before, where))
                    where = renamed(where);
                else if (!isArea(m_after, where))
                    where.clear();
            }
            std::erase(arrival.where, std::string());
            if (!(arrival == m_before.arrivals[i]))
                edits.push_back(replaceItem(i, m_before.arrivals[i], arrival));
        }
    }

    const Scenario &m_before;
    Scenario m_after;
    int m_index;
    Carry m_carry;
};

} // namespace

EditStep resizeBoard(const Scenario &scenario, int board, const Extent &extent)
{
    const Board &before = scenario.boards[static_cast<std::size_t>(board)];
    if (extent == extentOf(before.grid))
        return {};
    const Reframe frame(before.grid, extent);
    Reshape reshape(scenario, board, frame.board(before),
                    [&frame, board](const Place &place) { return carried(place, board, frame); });
    return reshape.step(HK_NOOP("Resize the board"));
}

EditStep changeBoard(const Scenario &scenario, int board, Board after)
{
    if (after == scenario.boards[static_cast<std::size_t>(board)])
        return {};
    Reshape reshape(scenario, board, std::move(after), [](const Place &place) { return place; });
    return reshape.step(HK_NOOP("Change the board's properties"));
}

Losses lossesOf(const Scenario &scenario, int board, const Extent &extent)
{
    const Board &before = scenario.boards[static_cast<std::size_t>(board)];
    const Reframe frame(before.grid, extent);
    Losses losses;
    for (Cell cell = 0; cell < before.grid.cellCount(); ++cell)
        losses.cells += frame.cell(cell) == noCell && before.at(cell) != CellContent{};
    const auto isLost = [&](const Place &place) {
        return place.kind != Place::Kind::Nowhere && carried(place, board, frame).kind == Place::Kind::Nowhere;
    };
    for (const Piece &piece : scenario.pieces)
        losses.pieces += isLost(piece.place);
    for (const Objective &objective : scenario.objectives)
        losses.objectives += isLost(objective.place);
    const Board after = frame.board(before);
    losses.areas = static_cast<int>(before.areas.size() - after.areas.size());
    losses.texts = static_cast<int>(before.texts.size() - after.texts.size());
    losses.shapes = static_cast<int>(before.shapes.size() - after.shapes.size());
    return losses;
}

} // namespace hotchkiss
