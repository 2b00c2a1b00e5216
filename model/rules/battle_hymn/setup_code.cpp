// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/setup_code.h"

#include "model/scenario/arrivals.h"

#include <algorithm>
#include <charconv>

namespace hotchkiss::battle_hymn {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(' ');
    return start == std::string_view::npos ? std::string_view()
                                           : text.substr(start, text.find_last_not_of(' ') - start + 1);
}

/// Letters of entry areas, a slash between them.
std::optional<std::vector<std::string>> areaLetters(std::string_view text)
{
    std::vector<std::string> areas;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('/', start), text.size());
        const std::string_view area = trimmed(text.substr(start, end - start));
        if (area.empty() || !std::ranges::all_of(area, isLetter))
            return std::nullopt;
        areas.emplace_back(area);
        start = end + 1;
    }
    return areas;
}

} // namespace

std::optional<SetupCode> parseSetupCode(std::string_view text)
{
    const std::string_view code = trimmed(text);
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(code, isDigit) - code.begin());
    constexpr std::size_t labelLength = 4;
    if (digits == code.size())
        return digits == labelLength ? std::optional(SetupCode{std::string(code), 0, {}}) : std::nullopt;
    SetupCode found;
    const auto [end, error] = std::from_chars(code.data(), code.data() + digits, found.hour);
    if (error != std::errc() || found.hour < 1 || found.hour > maxTurn)
        return std::nullopt;
    std::optional<std::vector<std::string>> areas = areaLetters(code.substr(digits));
    if (!areas)
        return std::nullopt;
    found.areas = *std::move(areas);
    return found;
}

std::string setupCodeText(const SetupCode &code)
{
    if (code.isHex())
        return code.hex;
    std::string letters;
    for (const std::string &area : code.areas)
        letters += (letters.empty() ? "" : "/") + area;
    return std::to_string(code.hour) + (code.areas.size() > 1 ? " " : "") + letters;
}

std::vector<std::size_t> arrivalsOf(const Scenario &scenario, const Piece &piece)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < scenario.arrivals.size(); ++i)
        if (!scenario.arrivals[i].withdrawal && comesWith(scenario, scenario.arrivals[i], piece))
            found.push_back(i);
    return found;
}

const Area *entryArea(const Scenario &scenario, std::string_view nameOrId)
{
    if (scenario.boards.empty())
        return nullptr;
    for (const Area &area : scenario.boards[0].areas)
        if (area.kind == "entry" && (area.id == nameOrId || area.name == nameOrId))
            return &area;
    return nullptr;
}

std::optional<SetupCode> setupCodeOf(const Scenario &scenario, const Piece &piece)
{
    if (piece.place.kind == Place::Kind::OnCell && !scenario.boards.empty() &&
        scenario.boards[0].grid.contains(piece.place.cell))
        return SetupCode{scenario.boards[0].label(piece.place.cell), 0, {}};
    const std::vector<std::size_t> arrivals = arrivalsOf(scenario, piece);
    if (arrivals.empty())
        return std::nullopt;
    const Arrival &arrival = scenario.arrivals[arrivals.front()];
    SetupCode code{{}, arrival.turn, {}};
    for (const std::string &where : arrival.where) {
        const Area *area = entryArea(scenario, where);
        code.areas.push_back(area == nullptr || area->name.empty() ? where : area->name);
    }
    return code;
}

std::string printedSetupCode(const Scenario &scenario, const Piece &piece)
{
    const std::string written = textOr(piece.fields, scenario.system->unitFields, "setup");
    if (!written.empty())
        return written;
    const std::optional<SetupCode> code = setupCodeOf(scenario, piece);
    return code ? setupCodeText(*code) : std::string();
}

Result<SetUp> setUpBy(const Scenario &scenario, const SetupCode &code)
{
    if (code.isHex()) {
        if (scenario.boards.empty())
            return Error{HK_NOOP("there is no map")};
        const Result<Cell> cell = scenario.boards[0].labels.cell(scenario.boards[0].grid, code.hex);
        return cell ? Result<SetUp>(SetUp{Place::onCell(0, *cell), std::nullopt}) : Result<SetUp>(cell.error());
    }
    if (code.hour > static_cast<int>(scenario.turns.size()))
        return Error{{HK_NOOP("there is no Hour %1"), {std::to_string(code.hour)}}};
    Arrival arrival;
    arrival.turn = code.hour;
    for (const std::string &letter : code.areas) {
        const Area *area = entryArea(scenario, letter);
        if (area == nullptr)
            return Error{{HK_NOOP("there is no entry area %1"), {letter}}};
        arrival.where.push_back(area->id);
    }
    return SetUp{Place::nowhere(), std::move(arrival)};
}

Result<std::vector<Edit>> setUpEdits(const Scenario &scenario, std::size_t index, const SetupCode &code)
{
    Result<SetUp> setUp = setUpBy(scenario, code);
    if (!setUp)
        return setUp.error();
    const Piece &piece = scenario.pieces[index];
    std::vector<Edit> edits;
    if (setUp->arrival) {
        Arrival arrival = *setUp->arrival;
        arrival.id = freshId(scenario, "arrival " + piece.id);
        arrival.who = {piece.id};
        edits.push_back(insertItem(scenario.arrivals.size(), std::move(arrival)));
    }
    Piece after = piece;
    after.place = setUp->place;
    if (!(after == piece))
        edits.push_back(replacePiece(scenario, index, std::move(after)));
    return edits;
}

} // namespace hotchkiss::battle_hymn
