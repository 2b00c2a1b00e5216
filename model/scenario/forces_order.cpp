// SPDX-License-Identifier: MIT
#include "model/scenario/forces_steps.h"
#include "model/scenario/list_draft.h"

#include <cctype>

namespace hotchkiss {

namespace {

template <typename T>
std::size_t indexIn(const std::vector<T> &items, const std::string &id)
{
    const auto found = std::find_if(items.begin(), items.end(), [&id](const T &item) { return item.id == id; });
    return static_cast<std::size_t>(found - items.begin());
}

std::string &parentOf(Piece &piece)
{
    return piece.command;
}
std::string &parentOf(Command &command)
{
    return command.parent;
}
bool sameSort(const Piece &a, const Piece &b)
{
    return a.command == b.command && a.kind == b.kind;
}
bool sameSort(const Command &a, const Command &b)
{
    return a.parent == b.parent;
}

// Moves the item with the id so that it stands before another (or at the end), under a new parent.
template <typename T>
void put(ListDraft<T> &list, const std::string &id, const std::string &parent, const std::string &before)
{
    const std::size_t from = indexIn(list.items(), id);
    T item = list[from];
    parentOf(item) = parent;
    std::size_t to = before.empty() ? list.size() : indexIn(list.items(), before);
    if (to > from)
        --to;
    if (from == to) {
        list.replace(from, std::move(item));
        return;
    }
    list.remove(from);
    list.insert(to, std::move(item));
}

template <typename T>
void shift(ListDraft<T> &list, const std::set<std::string> &ids, bool up)
{
    const std::size_t count = list.size();
    for (std::size_t n = 0; n < count; ++n) {
        const std::size_t i = up ? n : count - 1 - n;
        if (ids.count(list[i].id) == 0)
            continue;
        // The nearest one of the same sort in that direction, unless it moves along and could not.
        std::size_t j = i;
        do
            j = up ? j - 1 : j + 1;
        while (j < count && !sameSort(list[i], list[j]));
        if (j >= count || ids.count(list[j].id) != 0)
            continue;
        const T first = list[i];
        const T second = list[j];
        list.replace(i, second);
        list.replace(j, first);
    }
}

} // namespace

EditStep reparentForces(const Scenario &scenario, const std::vector<std::string> &ids, const std::string &parent,
                        const std::string &before)
{
    if (findSide(scenario, parent) < 0 && findCommand(scenario, parent) < 0)
        return {};
    EditStep step{{HK_NOOP("Move in the forces"), {}}, {}};
    ListDraft<Piece> pieces(scenario.pieces, step.edits);
    ListDraft<Command> commands(scenario.commands, step.edits);
    const std::set<std::string> moved(ids.begin(), ids.end());
    const std::string anchor = moved.count(before) != 0 ? std::string() : before;
    for (const std::string &id : ids) {
        if (findPiece(scenario, id) >= 0) {
            put(pieces, id, parent, findPiece(scenario, anchor) >= 0 ? anchor : std::string());
        } else if (findCommand(scenario, id) >= 0) {
            if (id == parent || forcesBelow(scenario, id).count(parent) != 0)
                return {};
            put(commands, id, parent, findCommand(scenario, anchor) >= 0 ? anchor : std::string());
        }
    }
    return step;
}

EditStep moveForces(const Scenario &scenario, const std::set<std::string> &ids, bool up)
{
    EditStep step{{up ? HK_NOOP("Move up in the forces") : HK_NOOP("Move down in the forces"), {}}, {}};
    ListDraft<Piece> pieces(scenario.pieces, step.edits);
    shift(pieces, ids, up);
    ListDraft<Command> commands(scenario.commands, step.edits);
    shift(commands, ids, up);
    return step;
}

std::string ordinal(int number)
{
    const int tens = number % 100;
    const int ones = number % 10;
    const bool isTeen = tens >= 11 && tens <= 13;
    const char *ending = isTeen ? "th" : ones == 1 ? "st" : ones == 2 ? "nd" : ones == 3 ? "rd" : "th";
    return std::to_string(number) + ending;
}

std::string numberedName(const std::string &pattern, int number)
{
    const std::size_t at = pattern.find('#');
    if (at == std::string::npos)
        return pattern + " " + std::to_string(number);
    const bool isOrdinal = pattern.compare(at, 3, "#th") == 0;
    return pattern.substr(0, at) + (isOrdinal ? ordinal(number) : std::to_string(number)) +
           pattern.substr(at + (isOrdinal ? 3 : 1));
}

EditStep numberForces(const Scenario &scenario, const std::vector<std::string> &ids, const Numbering &numbering)
{
    EditStep step{{HK_NOOP("Number the forces"), {}}, {}};
    int number = numbering.first;
    for (const std::string &id : ids) {
        const std::string name = numberedName(numbering.pattern, number);
        const int piece = findPiece(scenario, id);
        const int command = findCommand(scenario, id);
        if (piece >= 0) {
            Piece after = scenario.pieces[static_cast<std::size_t>(piece)];
            after.name = name;
            step.edits.emplace_back(replacePiece(scenario, static_cast<std::size_t>(piece), std::move(after)));
        } else if (command >= 0) {
            Command after = scenario.commands[static_cast<std::size_t>(command)];
            after.name = name;
            step.edits.emplace_back(replaceCommand(scenario, static_cast<std::size_t>(command), std::move(after)));
        } else {
            continue;
        }
        number += numbering.step;
    }
    return step;
}

std::string nextName(const std::string &name)
{
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    const auto first = std::find_if(name.begin(), name.end(), isDigit);
    const auto end = std::find_if_not(first, name.end(), isDigit);
    if (first == name.end() || end - first > 6)
        return name + " 2";
    const auto at = static_cast<std::size_t>(first - name.begin());
    const auto length = static_cast<std::size_t>(end - first);
    const int number = std::stoi(name.substr(at, length));
    const std::string ending = name.substr(at + length, 2);
    const bool isOrdinal = ordinal(number) == std::to_string(number) + ending;
    return name.substr(0, at) + (isOrdinal ? ordinal(number + 1) : std::to_string(number + 1)) +
           name.substr(at + length + (isOrdinal ? 2 : 0));
}

} // namespace hotchkiss
