// SPDX-License-Identifier: MIT
// Words of the printed parts: names, places, arrivals.
#include "model/print/common_parts.h"
#include "model/scenario/place_text.h"

#include <algorithm>

namespace hotchkiss::print {

namespace {

/// Whether a command is the other one or stands somewhere below it.
bool isBelow(const Scenario &scenario, std::string_view id, std::string_view above)
{
    for (std::size_t step = 0; step <= scenario.commands.size() && !id.empty(); ++step) {
        if (id == above)
            return true;
        const int command = findCommand(scenario, id);
        id = command < 0 ? std::string_view() : std::string_view(scenario.commands[std::size_t(command)].parent);
    }
    return false;
}

std::string joined(const std::vector<std::string> &names, const char *between)
{
    std::string all;
    for (const std::string &name : names)
        all += (all.empty() || name.empty() ? "" : between) + name;
    return all;
}

} // namespace

Text subtitleOf(const Scenario &scenario)
{
    std::vector<std::string> parts;
    for (const std::string &part : {scenario.info.battle, scenario.info.date, scenario.info.place})
        if (!part.empty() && part != scenario.info.title)
            parts.push_back(part);
    return joined(parts, " · ");
}

std::string words(std::string_view key)
{
    std::string text(key);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

Text typeName(const Scenario &scenario, const Piece &piece)
{
    if (piece.kind == PieceKind::Leader)
        return HK_NOOP("Leader");
    const PieceType *type = scenario.system->pieceType(textOr(piece.fields, scenario.system->unitFields, "type"));
    return type == nullptr ? Text() : Text(type->label);
}

std::string turnName(const Scenario &scenario, int turn)
{
    const auto index = static_cast<std::size_t>(turn - 1);
    const bool known = turn >= 1 && index < scenario.turns.size() && !scenario.turns[index].label.empty();
    return known ? scenario.turns[index].label : std::to_string(turn);
}

const Arrival *arrivalOf(const Scenario &scenario, const Piece &piece)
{
    for (const Arrival &arrival : scenario.arrivals)
        for (const std::string &who : arrival.who)
            if (!arrival.withdrawal && (who == piece.id || isBelow(scenario, piece.command, who)))
                return &arrival;
    return nullptr;
}

std::string whereTo(const Scenario &scenario, const Arrival &arrival)
{
    std::vector<std::string> names;
    for (const std::string &where : arrival.where) {
        std::string name = where;
        for (const Board &board : scenario.boards)
            if (const int area = findArea(board, where); area >= 0)
                name = board.areas[std::size_t(area)].name.empty() ? where : board.areas[std::size_t(area)].name;
        names.push_back(name);
    }
    return joined(names, "/");
}

std::string whoComes(const Scenario &scenario, const Arrival &arrival)
{
    std::vector<std::string> names;
    for (const std::string &who : arrival.who) {
        if (const int piece = findPiece(scenario, who); piece >= 0)
            names.push_back(scenario.pieces[std::size_t(piece)].name);
        else if (const int command = findCommand(scenario, who); command >= 0)
            names.push_back(scenario.commands[std::size_t(command)].name);
    }
    return joined(names, ", ");
}

Text setupPlace(const Scenario &scenario, const Piece &piece)
{
    if (piece.place.kind != Place::Kind::Nowhere)
        return placeText(scenario, piece.place);
    if (const Arrival *arrival = arrivalOf(scenario, piece))
        return {HK_NOOP("%1 at %2"), {whereTo(scenario, *arrival), turnName(scenario, arrival->turn)}};
    const PieceType *type = scenario.system->pieceType(textOr(piece.fields, scenario.system->unitFields, "type"));
    if (type != nullptr && type->offMap)
        return HK_NOOP("beside the map");
    return piece.kind == PieceKind::Leader ? HK_NOOP("player’s choice") : HK_NOOP("not placed");
}

void addParagraphs(std::vector<Block> &blocks, const std::string &text, bool italic)
{
    // Lines of a file are broken anywhere; a paragraph ends where a sentence ends with its line.
    std::string paragraph;
    const auto flush = [&] {
        if (!paragraph.empty())
            blocks.emplace_back(Paragraph{paragraph, italic});
        paragraph.clear();
    };
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string line = text.substr(from, end - from);
        if (line.empty())
            flush();
        paragraph += (paragraph.empty() || line.empty() ? "" : " ") + line;
        if (!line.empty() && std::string_view(".!?:)").find(line.back()) != std::string_view::npos)
            flush();
        from = end + 1;
    }
    flush();
}

void addText(std::vector<Block> &blocks, const Text &heading, const std::string &text)
{
    if (text.empty())
        return;
    blocks.emplace_back(Heading{heading});
    addParagraphs(blocks, text);
}

Paragraph markLegend()
{
    return {HK_NOOP("† a house value, which the rulebook does not print · ‡ changed for this scenario · – none"), true};
}

} // namespace hotchkiss::print
