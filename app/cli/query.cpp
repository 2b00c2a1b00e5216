// SPDX-License-Identifier: MIT
#include "app/cli/query.h"

#include "model/engine/replay.h"
#include "model/scenario/place_text.h"

#include <algorithm>
#include <sstream>

namespace hotchkiss {

namespace {

std::vector<std::string> kindsOf(const std::string &list)
{
    std::vector<std::string> kinds;
    std::istringstream stream(list);
    for (std::string kind; std::getline(stream, kind, ',');)
        if (!kind.empty())
            kinds.push_back(kind);
    return kinds;
}

template <typename Types>
void collect(const Types &types, std::vector<std::string> &keys)
{
    for (const auto &type : types)
        keys.push_back(type.key);
}

/// A scenario as it stands in the file: that of a saved game at its last moment.
Scenario loadPresent(const std::string &file)
{
    if (!isPlayFile(file))
        return loadOrThrow(file);
    auto loaded = loadPlay(file);
    if (auto *error = std::get_if<ReplayError>(&loaded))
        throw std::move(error->error);
    const PlaySession &session = std::get<PlaySession>(loaded);
    Scenario scenario = session.scenario();
    session.game().present(scenario);
    return scenario;
}

Place placeFrom(const Scenario &scenario, const std::string &text)
{
    const Result<Place> place = parsePlace(scenario, text);
    if (place && place->kind != Place::Kind::Nowhere)
        return *place;
    const int piece = findPiece(scenario, text);
    if (piece < 0)
        throw UsageError{place ? "\"" + text + "\" is no place" : place.error().text.str()};
    const Place &stands = scenario.pieces[static_cast<std::size_t>(piece)].place;
    if (stands.kind == Place::Kind::Nowhere)
        throw UsageError{"\"" + text + "\" does not stand on the map"};
    return stands;
}

void readAlong(BoardQuery &query, const std::string &list)
{
    const System &system = *query.scenario.system;
    for (const std::string &kind : kindsOf(list)) {
        const int index = system.pathType(kind);
        if (index < 0) {
            std::vector<std::string> keys;
            collect(system.pathTypes, keys);
            throw UsageError{"--along: \"" + kind + "\" is no path, allowed: " + orList(keys)};
        }
        query.along.push_back(index);
    }
}

void readAvoided(BoardQuery &query, const std::string &list)
{
    const System &system = *query.scenario.system;
    for (const std::string &kind : kindsOf(list)) {
        const int terrain = system.terrain(kind);
        const int feature = system.feature(kind);
        const int side = system.sideType(kind);
        if (terrain >= 0)
            query.avoidedTerrains.push_back(terrain);
        if (feature >= 0)
            query.avoidedFeatures.push_back(feature);
        if (side >= 0)
            query.avoidedSides.push_back(side);
        if (terrain < 0 && feature < 0 && side < 0) {
            std::vector<std::string> keys;
            collect(system.terrains, keys);
            collect(system.features, keys);
            collect(system.sideTypes, keys);
            throw UsageError{"--avoid: \"" + kind + "\" is unknown, allowed: " + orList(keys)};
        }
    }
}

} // namespace

bool BoardQuery::mayStep(SideId side, Cell next) const
{
    const Board &map = board();
    const CellContent &content = map.at(next);
    const auto has = [](const SideMarks &marks, SideId at) {
        return [&marks, at](int kind) { return marks.has(at, kind); };
    };
    if (!along.empty() && std::none_of(along.begin(), along.end(), has(map.paths, side)))
        return false;
    return std::find(avoidedTerrains.begin(), avoidedTerrains.end(), content.terrain) == avoidedTerrains.end() &&
           std::none_of(avoidedFeatures.begin(), avoidedFeatures.end(), [&](int kind) { return content.has(kind); }) &&
           std::none_of(avoidedSides.begin(), avoidedSides.end(), has(map.sides, side));
}

BoardQuery makeQuery(const Arguments &arguments)
{
    const std::vector<std::string> &words = arguments.words();
    BoardQuery query;
    query.scenario = loadPresent(words[0]);
    query.json = arguments.has("--json");
    for (std::size_t i = 2; i < words.size(); ++i)
        query.places.push_back(placeFrom(query.scenario, words[i]));
    for (const Place &place : query.places)
        if (place.board != query.places.front().board)
            throw UsageError{"all places must be on one board"};
    readAlong(query, arguments.text("--along"));
    readAvoided(query, arguments.text("--avoid"));
    return query;
}

} // namespace hotchkiss
