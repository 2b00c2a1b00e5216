// SPDX-License-Identifier: MIT
#include "model/check/findings.h"

namespace hotchkiss {

namespace {

template <typename T>
const T *lookUp(std::unordered_map<std::string_view, const T *> &known, const std::vector<T> &items,
                std::string_view id)
{
    if (known.empty())
        for (const T &item : items)
            known.emplace(item.id, &item);
    const auto found = known.find(id);
    return found == known.end() ? nullptr : found->second;
}

} // namespace

Diagnostic &Findings::add(std::string_view code, Text message, std::string item, Place place)
{
    const CheckInfo *info = findCheck(*scenario.system, code);
    list.push_back({std::string(code),
                    info != nullptr ? info->severity : Severity::Error,
                    info != nullptr ? info->rule : std::string(),
                    std::move(place),
                    std::move(item),
                    std::move(message),
                    {}});
    return list.back();
}

const Command *Findings::command(std::string_view id) const
{
    return lookUp(m_commands, scenario.commands, id);
}

const Piece *Findings::piece(std::string_view id) const
{
    return lookUp(m_pieces, scenario.pieces, id);
}

bool Findings::exists(const Place &place) const
{
    if (place.kind == Place::Kind::Nowhere)
        return true;
    if (place.board < 0 || place.board >= static_cast<int>(scenario.boards.size()))
        return false;
    const Grid &grid = scenario.boards[static_cast<std::size_t>(place.board)].grid;
    if (place.kind == Place::Kind::OnCell)
        return !grid.isTable() && grid.contains(place.cell);
    const Rect bounds = grid.bounds();
    return grid.isTable() && place.at.x >= 0 && place.at.y >= 0 && place.at.x <= bounds.width &&
           place.at.y <= bounds.height;
}

} // namespace hotchkiss
