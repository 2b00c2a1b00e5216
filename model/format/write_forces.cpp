// SPDX-License-Identifier: MIT
#include "model/format/writer.h"

#include <cmath>
#include <unordered_map>

namespace hotchkiss {

namespace {

/// The flat lists of commands and pieces as a tree of text. What hangs on nothing (a command that is gone, a circle)
/// is written under "unassigned" with the name of what it stood under, so that no edit is ever lost.
class ForcesWriter
{
public:
    ForcesWriter(std::string &out, const Scenario &scenario)
        : m_out(out)
        , m_scenario(scenario)
        , m_isWritten(scenario.commands.size())
    {
        for (std::size_t i = 0; i < scenario.commands.size(); ++i)
            m_commands[scenario.commands[i].parent].push_back(i);
        for (std::size_t i = 0; i < scenario.pieces.size(); ++i)
            m_pieces[scenario.pieces[i].command].push_back(i);
    }

    void write(int indent)
    {
        for (const Side &side : m_scenario.sides) {
            std::string text;
            std::swap(text, m_out);
            writeCommands(commandsOf(side.id), indent + 2, false);
            writePieces(side.id, indent + 2);
            std::swap(text, m_out);
            addGroup(yaml::quoted(side.id), text, indent);
        }
        writeRest(indent);
    }

private:
    std::vector<std::size_t> commandsOf(const std::string &owner) const
    {
        const auto found = m_commands.find(owner);
        return found == m_commands.end() ? std::vector<std::size_t>() : found->second;
    }

    void addGroup(const std::string &key, const std::string &text, int indent)
    {
        if (!text.empty())
            m_out.append(spaces(indent)).append(key).append(":\n").append(text);
    }

    void writeCommands(const std::vector<std::size_t> &commands, int indent, bool withOwner)
    {
        bool isFirst = true;
        for (const std::size_t index : commands) {
            if (m_isWritten[index])
                continue;
            if (isFirst)
                m_out.append(spaces(indent)).append("commands:\n");
            isFirst = false;
            writeCommand(index, indent + 2, withOwner);
        }
    }

    void writeCommand(std::size_t index, int indent, bool withOwner)
    {
        m_isWritten[index] = true;
        const Command &command = m_scenario.commands[index];
        const auto line = [&](const char *key, const std::string &yaml) {
            if (!yaml.empty())
                m_out.append(spaces(indent + 2)).append(key).append(": ").append(yaml).append("\n");
        };
        const auto text = [](const std::string &value) { return value.empty() ? value : yaml::quoted(value); };
        m_out.append(spaces(indent)).append("- id: ").append(yaml::quoted(command.id)).append("\n");
        line("name", text(command.name));
        if (withOwner)
            line("under", text(command.parent));
        line("level", text(command.level));
        line("colour", text(command.colour));
        line("fields", fieldsText(command.fields, m_scenario.system->commandFields));
        writePieces(command.id, indent + 2);
        if (indent > maxIndent)
            return; // the rest goes under "unassigned": the reader bounds how deep a file may nest
        writeCommands(commandsOf(command.id), indent + 2, false);
    }

    void writePieces(const std::string &owner, int indent)
    {
        const auto found = m_pieces.find(owner);
        if (found == m_pieces.end())
            return;
        const std::vector<std::size_t> pieces = std::move(found->second);
        m_pieces.erase(found);
        writePieceList(pieces, indent, false);
    }

    void writePieceList(const std::vector<std::size_t> &pieces, int indent, bool withOwner)
    {
        writeKind(pieces, PieceKind::Leader, "leaders", indent, withOwner);
        writeKind(pieces, PieceKind::Unit, "units", indent, withOwner);
        writeKind(pieces, PieceKind::Marker, "markers", indent, withOwner);
    }

    void writeKind(const std::vector<std::size_t> &pieces, PieceKind kind, const char *key, int indent, bool withOwner)
    {
        bool isFirst = true;
        for (const std::size_t index : pieces) {
            const Piece &piece = m_scenario.pieces[index];
            if (piece.kind != kind)
                continue;
            if (isFirst)
                m_out.append(spaces(indent)).append(key).append(":\n");
            isFirst = false;
            yaml::FlowMap map;
            map.add("id", yaml::quoted(piece.id)).addText("name", piece.name);
            map.addText("under", withOwner ? piece.command : std::string());
            map.add("at", placeText(piece.place, m_scenario)).add("facing", facingText(piece));
            map.add("fields", fieldsText(piece.fields, fieldsOf(*m_scenario.system, kind)));
            m_out.append(spaces(indent + 2)).append("- ").append(map.str()).append("\n");
        }
    }

    std::string facingText(const Piece &piece) const
    {
        const auto board = static_cast<std::size_t>(piece.place.board);
        if (piece.facing == 0 || board >= m_scenario.boards.size())
            return {};
        const Grid &grid = m_scenario.boards[board].grid;
        const bool isDirection =
            piece.facing > 0 && piece.facing < grid.directions() && std::floor(piece.facing) == piece.facing;
        return isDirection ? directionName(grid, static_cast<int>(piece.facing)) : yaml::numberText(piece.facing);
    }

    void writeRest(int indent)
    {
        std::string text;
        std::swap(text, m_out);
        for (std::size_t index = 0; index < m_scenario.commands.size(); ++index) {
            if (m_isWritten[index])
                continue;
            if (m_out.empty())
                m_out.append(spaces(indent + 2)).append("commands:\n");
            writeCommand(index, indent + 4, true);
        }
        std::vector<std::size_t> pieces;
        for (std::size_t index = 0; index < m_scenario.pieces.size(); ++index)
            if (m_pieces.contains(m_scenario.pieces[index].command))
                pieces.push_back(index);
        writePieceList(pieces, indent + 2, true);
        std::swap(text, m_out);
        addGroup("unassigned", text, indent);
    }

    static constexpr int maxIndent = 4 + 4 * 8; // eight levels of commands

    std::string &m_out;
    const Scenario &m_scenario;
    std::vector<bool> m_isWritten;
    std::unordered_map<std::string, std::vector<std::size_t>> m_commands;
    std::unordered_map<std::string, std::vector<std::size_t>> m_pieces;
};

} // namespace

void writeForces(std::string &out, const Scenario &scenario, int indent)
{
    ForcesWriter(out, scenario).write(indent);
}

} // namespace hotchkiss
