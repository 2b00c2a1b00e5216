// SPDX-License-Identifier: MIT
#include "model/scenario/forces_steps.h"

#include "model/scenario/design_help.h"
#include "model/scenario/list_draft.h"

namespace hotchkiss {

namespace {

template <typename T>
int indexIn(const std::vector<T> &items, const std::string &id)
{
    const auto found = std::find_if(items.begin(), items.end(), [&id](const T &item) { return item.id == id; });
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

bool existsAsParent(const Scenario &scenario, const std::string &id)
{
    return findSide(scenario, id) >= 0 || findCommand(scenario, id) >= 0;
}

std::string levelBelow(const Scenario &scenario, const std::string &parent)
{
    const Levels &levels = scenario.system->levels;
    const int command = findCommand(scenario, parent);
    if (command < 0)
        return levels.empty() ? std::string() : levels.front();
    const auto at = std::find(levels.begin(), levels.end(), scenario.commands[static_cast<std::size_t>(command)].level);
    return at == levels.end() || at + 1 == levels.end() ? std::string() : *(at + 1);
}

// An id that is free in the scenario and among those just given out.
std::string freshAmong(const Scenario &scenario, const std::string &name, std::set<std::string> &given)
{
    const std::string stem = freshId(scenario, name);
    std::string id = stem;
    for (int number = 2; given.count(id) != 0 || isTaken(scenario, id); ++number)
        id = stem + "-" + std::to_string(number);
    given.insert(id);
    return id;
}

void strikeFromSchedule(const Scenario &scenario, const std::set<std::string> &gone, std::vector<Edit> &edits)
{
    ListDraft<Arrival> arrivals(scenario.arrivals, edits);
    for (std::size_t i = arrivals.size(); i-- > 0;) {
        Arrival arrival = arrivals[i];
        std::erase_if(arrival.who, [&gone](const std::string &id) { return gone.count(id) != 0; });
        if (arrival.who.size() == arrivals[i].who.size())
            continue;
        if (arrival.who.empty())
            arrivals.remove(i);
        else
            arrivals.replace(i, arrival);
    }
}

} // namespace

EditStep addCommand(const Scenario &scenario, const std::string &parent, const std::string &name)
{
    if (!existsAsParent(scenario, parent))
        return {};
    Command command;
    command.id = freshId(scenario, name);
    command.name = name;
    command.parent = parent;
    command.level = levelBelow(scenario, parent);
    return {{HK_NOOP("Add %1"), {name}}, {insertItem(scenario.commands.size(), command)}};
}

EditStep addPiece(const Scenario &scenario, PieceKind kind, const std::string &command, const std::string &name)
{
    if (!existsAsParent(scenario, command))
        return {};
    Piece piece;
    piece.id = freshId(scenario, name);
    piece.kind = kind;
    piece.name = name;
    piece.command = command;
    if (const DesignHelp &help = designHelpOf(*scenario.system); kind == PieceKind::Unit && help.newUnit != nullptr)
        piece.fields = help.newUnit(scenario);
    return {{HK_NOOP("Add %1"), {name}}, {insertItem(scenario.pieces.size(), piece)}};
}

std::set<std::string> forcesBelow(const Scenario &scenario, const std::string &id)
{
    std::set<std::string> below;
    std::vector<std::string> open{id};
    while (!open.empty()) {
        const std::string parent = open.back();
        open.pop_back();
        for (const Command &command : scenario.commands)
            if (command.parent == parent && command.id != id && below.insert(command.id).second)
                open.push_back(command.id);
        for (const Piece &piece : scenario.pieces)
            if (piece.command == parent)
                below.insert(piece.id);
    }
    return below;
}

EditStep deleteForces(const Scenario &scenario, const std::set<std::string> &ids)
{
    std::set<std::string> gone;
    for (const std::string &id : ids) {
        if (findCommand(scenario, id) >= 0)
            gone.merge(forcesBelow(scenario, id));
        if (findCommand(scenario, id) >= 0 || findPiece(scenario, id) >= 0)
            gone.insert(id);
    }
    EditStep step{{HK_NOOP("Delete from the forces"), {}}, {}};
    strikeFromSchedule(scenario, gone, step.edits);
    ListDraft<Piece> pieces(scenario.pieces, step.edits);
    for (std::size_t i = pieces.size(); i-- > 0;)
        if (gone.count(pieces[i].id) != 0)
            pieces.remove(i);
    ListDraft<Command> commands(scenario.commands, step.edits);
    for (std::size_t i = commands.size(); i-- > 0;)
        if (gone.count(commands[i].id) != 0)
            commands.remove(i);
    return step;
}

namespace {

/// Copies subtrees; remembers the ids given out so far.
class Duplicator
{
public:
    Duplicator(const Scenario &scenario, std::vector<Edit> &edits)
        : m_scenario(scenario)
        , m_commands(scenario.commands, edits)
        , m_pieces(scenario.pieces, edits)
    {}

    void copyPiece(const std::string &id, const std::string &name, const std::string &newParent, bool atEnd)
    {
        const int index = indexIn(m_pieces.items(), id);
        Piece copy = m_pieces[static_cast<std::size_t>(index)];
        copy.id = freshAmong(m_scenario, name, m_given);
        copy.name = name;
        copy.place = Place::nowhere();
        if (!newParent.empty())
            copy.command = newParent;
        m_last = copy.id;
        m_pieces.insert(atEnd ? m_pieces.size() : static_cast<std::size_t>(index) + 1, copy);
    }

    void copyCommand(const std::string &id, const std::string &name, const std::string &newParent, bool atEnd)
    {
        const int index = indexIn(m_commands.items(), id);
        Command copy = m_commands[static_cast<std::size_t>(index)];
        copy.id = freshAmong(m_scenario, name, m_given);
        copy.name = name;
        if (!newParent.empty())
            copy.parent = newParent;
        m_commands.insert(atEnd ? m_commands.size() : static_cast<std::size_t>(index) + 1, copy);
        // The scenario's own lists say what was below it; copies made meanwhile are not copied again.
        for (const Piece &piece : m_scenario.pieces)
            if (piece.command == id)
                copyPiece(piece.id, piece.name, copy.id, true);
        for (const Command &below : m_scenario.commands)
            if (below.parent == id)
                copyCommand(below.id, below.name, copy.id, true);
        m_last = copy.id;
    }

    const std::string &last() const { return m_last; }

private:
    const Scenario &m_scenario;
    ListDraft<Command> m_commands;
    ListDraft<Piece> m_pieces;
    std::set<std::string> m_given;
    std::string m_last;
};

// Those of the ids that are not below another of them.
std::set<std::string> topmost(const Scenario &scenario, const std::set<std::string> &ids)
{
    std::set<std::string> top = ids;
    for (const std::string &id : ids)
        if (findCommand(scenario, id) >= 0)
            for (const std::string &below : forcesBelow(scenario, id))
                top.erase(below);
    return top;
}

std::set<std::string> namesOf(const Scenario &scenario)
{
    std::set<std::string> names;
    for (const Piece &piece : scenario.pieces)
        names.insert(piece.name);
    for (const Command &command : scenario.commands)
        names.insert(command.name);
    return names;
}

std::string nameOf(const Scenario &scenario, const std::string &id)
{
    const int piece = findPiece(scenario, id);
    if (piece >= 0)
        return scenario.pieces[static_cast<std::size_t>(piece)].name;
    const int command = findCommand(scenario, id);
    return command < 0 ? std::string() : scenario.commands[static_cast<std::size_t>(command)].name;
}

} // namespace

EditStep duplicateForces(const Scenario &scenario, const std::set<std::string> &ids, int copies)
{
    EditStep step{{HK_NOOP("Duplicate in the forces"), {}}, {}};
    Duplicator duplicator(scenario, step.edits);
    std::set<std::string> names = namesOf(scenario);
    for (const std::string &id : topmost(scenario, ids)) {
        const bool isPiece = findPiece(scenario, id) >= 0;
        if (!isPiece && findCommand(scenario, id) < 0)
            continue;
        std::string name = nameOf(scenario, id);
        std::string after = id;
        std::vector<std::string> wanted;
        for (int i = 0; i < copies; ++i) {
            do
                name = nextName(name);
            while (!names.insert(name).second);
            wanted.push_back(name);
        }
        // Each goes right behind the original, so the last comes first.
        for (auto copy = wanted.rbegin(); copy != wanted.rend(); ++copy) {
            if (isPiece)
                duplicator.copyPiece(id, *copy, {}, false);
            else
                duplicator.copyCommand(id, *copy, {}, false);
        }
    }
    return step;
}

EditStep changePieces(const Scenario &scenario, const std::set<std::string> &ids,
                      const std::function<void(Piece &)> &change, const Text &name)
{
    EditStep step{name, {}};
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        if (ids.count(scenario.pieces[i].id) == 0)
            continue;
        Piece after = scenario.pieces[i];
        change(after);
        if (after != scenario.pieces[i])
            step.edits.emplace_back(replacePiece(scenario, i, std::move(after)));
    }
    return step;
}

std::vector<std::string> forcesInOrder(const Scenario &scenario)
{
    std::vector<std::string> order;
    const std::function<void(const std::string &)> visit = [&](const std::string &parent) {
        for (const PieceKind kind : {PieceKind::Leader, PieceKind::Unit, PieceKind::Marker})
            for (const Piece &piece : scenario.pieces)
                if (piece.command == parent && piece.kind == kind)
                    order.push_back(piece.id);
        for (const Command &command : scenario.commands)
            if (command.parent == parent) {
                order.push_back(command.id);
                visit(command.id);
            }
    };
    for (const Side &side : scenario.sides)
        visit(side.id);
    return order;
}

} // namespace hotchkiss
