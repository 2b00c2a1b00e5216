// SPDX-License-Identifier: MIT
#include "model/engine/replay.h"

#include "model/engine/player.h"
#include "model/format/reader.h"
#include "model/format/scenario_file.h"
#include "model/format/yaml/file.h"
#include "model/format/yaml/text.h"

#include <limits>

namespace hotchkiss {

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> playKeys{"hotchkiss", "scenario", "seed", "dice", "players", "position", "actions"};
constexpr std::int64_t maxSeed = std::numeric_limits<std::int64_t>::max();
constexpr int maxFaces = 1000;

Text refused(std::string_view line, const Refusal &refusal)
{
    return {HK_NOOP("\"%1\" is refused: %2"), {std::string(line), refusalText(refusal)}};
}

/// Reads one saved game; stops with ReplayError or FileError.
class PlayReader
{
public:
    PlayReader(fs::path file, const FindRules &find)
        : m_file(std::move(file))
        , m_find(find)
    {}

    PlaySession read(YamlNode root)
    {
        const bool isPlay = root.isMap() && root.find("scenario");
        if (!isPlay)
            return begin(root, readScenario(root, m_file), {});
        const MapReader map(root, playKeys);
        readInteger(map.need("hotchkiss"), formatVersion, formatVersion);
        PlaySession session = open(map);
        if (const YamlNode players = map.find("players"))
            readPlayers(players, session);
        if (const YamlNode actions = map.find("actions"); actions && !actions.isNull())
            eachItem(actions, [&session](YamlNode item) { act(session, item); });
        return session;
    }

private:
    PlaySession open(const MapReader &map)
    {
        const YamlNode node = map.need("scenario");
        SharedFiles files(m_file);
        Scenario scenario = node.isMap() ? readScenario(node, m_file)
                                         : readScenario(files.open(node).root(), m_file.parent_path() / readText(node));
        Chance chance = readChance(map);
        const YamlNode position = map.find("position");
        if (!position)
            return begin(node, std::move(scenario), std::move(chance));
        const Rules &rules = rulesFor(node, *scenario.system);
        auto shared = std::make_shared<const Scenario>(std::move(scenario));
        return PlaySession::from(rules, rules.position(std::move(shared), position), std::move(chance));
    }

    PlaySession begin(YamlNode node, Scenario scenario, Chance chance)
    {
        const Rules &rules = rulesFor(node, *scenario.system);
        Result<PlaySession> session =
            PlaySession::start(rules, std::make_shared<const Scenario>(std::move(scenario)), std::move(chance));
        if (!session)
            node.fail({HK_NOOP("the scenario cannot be played: %1"), {session.error().text.str()}});
        return *std::move(session);
    }

    const Rules &rulesFor(YamlNode node, const System &system) const
    {
        const Rules *rules = m_find(system);
        if (rules == nullptr)
            node.fail({HK_NOOP("games of %1 cannot be played yet"), {system.name}});
        return *rules;
    }

    static Chance readChance(const MapReader &map)
    {
        Chance chance;
        if (const YamlNode seed = map.find("seed"))
            chance.seed = static_cast<std::uint64_t>(readInteger(seed, 0, maxSeed));
        if (const YamlNode dice = map.find("dice")) {
            std::vector<int> &script = chance.script.emplace();
            eachItem(dice,
                     [&script](YamlNode item) { script.push_back(static_cast<int>(readInteger(item, 1, maxFaces))); });
        }
        return chance;
    }

    static void readPlayers(YamlNode node, PlaySession &session)
    {
        std::vector<std::string> sides;
        for (const Side &side : session.scenario().sides)
            sides.push_back(side.id);
        const MapReader map(node, sides);
        eachEntry(node, [&session](YamlNode side, YamlNode player) {
            const std::string text = readText(player);
            if (const Result<PlayerSpec> spec = parsePlayer(text); !spec)
                player.fail(spec.error().text);
            session.players[std::string(side.text())] = text;
        });
    }

    static void act(PlaySession &session, YamlNode item)
    {
        const std::string line = readText(item);
        if (const std::optional<Refusal> refusal = session.act(line))
            throw ReplayError{{item.document().file(), item.place(), refused(line, *refusal)}, refusal};
    }

    fs::path m_file;
    const FindRules &m_find;
};

template <typename Open>
std::variant<PlaySession, ReplayError> guarded(const fs::path &file, const FindRules &find, Open open)
{
    try {
        const std::unique_ptr<yaml::Document> document = open();
        return PlayReader(file, find).read(document->root());
    } catch (ReplayError &error) {
        return std::move(error);
    } catch (FileError &error) {
        return ReplayError{std::move(error)};
    } catch (const std::exception &problem) {
        return ReplayError{{file.string(), {}, Text{HK_NOOP("cannot be read: %1"), {problem.what()}}}};
    }
}

/// Moves every line that has something in it two columns to the right, below a key.
std::string indented(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        if (end > 1)
            out += "  ";
        out += text.substr(0, end);
        text.remove_prefix(end);
    }
    return out;
}

std::string head(const PlaySession &session)
{
    std::string out = "hotchkiss: " + std::to_string(formatVersion) + "\n";
    if (session.chance().script) {
        std::string dice;
        for (const int value : *session.chance().script)
            dice += (dice.empty() ? "" : ", ") + std::to_string(value);
        out += "dice: [" + dice + "]\n";
    }
    if (!session.chance().script || session.chance().seed != Chance{}.seed)
        out += "seed: " + std::to_string(session.chance().seed) + "\n";
    yaml::FlowMap players;
    for (const auto &[side, player] : session.players)
        players.addText(yaml::quoted(side), player);
    return players.empty() ? out : out + "players: " + players.str() + "\n";
}

std::string scenarioPart(const PlaySession &session)
{
    return "scenario:\n" + indented(scenarioText(session.scenario()));
}

} // namespace

bool isPlayFile(const fs::path &file)
{
    return file.string().ends_with(".play.yaml");
}

std::variant<PlaySession, ReplayError> loadPlay(const fs::path &file, const FindRules &find)
{
    return guarded(file, find, [&] { return yaml::openFile(file); });
}

std::variant<PlaySession, ReplayError> readPlay(std::string_view text, const fs::path &file, const FindRules &find)
{
    return guarded(file, find, [&] { return yaml::openText(std::string(text), file.string()); });
}

std::string playText(const PlaySession &session)
{
    std::string out = head(session);
    if (session.isFromPosition())
        out += "position:\n" + session.gameAt(0).positionText();
    out += session.at() == 0 ? "actions: []\n" : "actions:\n";
    for (std::size_t i = 0; i < session.at(); ++i)
        out += "  - " + yaml::quoted(session.entries()[i].line) + "\n";
    return out + scenarioPart(session);
}

std::string positionFileText(const PlaySession &session)
{
    return head(session) + "position:\n" + session.game().positionText() + scenarioPart(session);
}

std::optional<ReplayError> actLines(PlaySession &session, std::string_view lines, const std::string &file)
{
    for (int number = 1; !lines.empty(); ++number) {
        const std::size_t end = lines.find('\n');
        std::string_view line = lines.substr(0, end);
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
        const std::size_t start = line.find_first_not_of(" \t");
        if (start == std::string_view::npos || line[start] == '#' || line[start] == '\r')
            continue;
        line = line.substr(start, line.find_last_not_of(" \t\r") + 1 - start);
        if (const std::optional<Refusal> refusal = session.act(line))
            return ReplayError{{file, {number, static_cast<int>(start) + 1}, refused(line, *refusal)}, refusal};
    }
    return std::nullopt;
}

std::string refusalText(const Refusal &refusal)
{
    return refusal.rule.empty() ? refusal.reason.str() : refusal.rule + ": " + refusal.reason.str();
}

} // namespace hotchkiss
