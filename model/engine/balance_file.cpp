// SPDX-License-Identifier: MIT
#include "model/engine/balance.h"
#include "model/format/read_values.h"
#include "model/format/reader.h"
#include "model/format/yaml/file.h"
#include "model/format/yaml/text.h"

#include <charconv>
#include <limits>

namespace hotchkiss {

namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 4;

template <typename T>
std::string histogramText(const Histogram<T> &values)
{
    yaml::FlowMap map;
    for (const auto &[value, count] : values)
        map.add(yaml::numberText(static_cast<double>(value)), std::to_string(count));
    return map.str();
}

template <typename T>
Histogram<T> readHistogram(YamlNode node)
{
    Histogram<T> values;
    eachEntry(node, [&values](YamlNode key, YamlNode count) {
        const std::string_view text = key.text();
        T value{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size())
            key.fail(HK_NOOP("a number is expected here"));
        values[value] += readInteger(count, 0, most);
    });
    return values;
}

std::string hexText(std::uint64_t number)
{
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; number >>= 4U)
        digits[i] = "0123456789abcdef"[number & 15U];
    return digits;
}

std::uint64_t readHex(YamlNode node)
{
    const std::string text = readText(node);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error != std::errc() || end != text.data() + text.size())
        node.fail(HK_NOOP("a number of 16 hexadecimal digits is expected here"));
    return number;
}

BalanceFigures readFigures(YamlNode root)
{
    const MapReader map(root, {"hotchkiss", "balance", "system", "title", "scenario", "seeds", "games", "draws",
                               "unfinished", "sides", "turns", "actions", "pieces", "heat"});
    readInteger(map.need("hotchkiss"), formatVersion, formatVersion);
    readInteger(map.need("balance"), 1, 1);
    BalanceFigures figures;
    map.read("system", figures.system);
    map.read("title", figures.title);
    figures.scenario = readHex(map.need("scenario"));
    eachItem(map.need("seeds"), [&figures](YamlNode item) {
        const MapReader range(item, {"first", "count"});
        figures.seeds.push_back({static_cast<std::uint64_t>(readInteger(range.need("first"), 0, most)),
                                 readInteger(range.need("count"), 0, most)});
    });
    figures.games = readInteger(map.need("games"), 0, most);
    figures.draws = readInteger(map.need("draws"), 0, most);
    figures.unfinished = readInteger(map.need("unfinished"), 0, most);
    eachItem(map.need("sides"), [&figures](YamlNode item) {
        const MapReader side(item, {"id", "player", "wins", "scores"});
        figures.sides.push_back({readText(side.need("id")), readText(side.need("player")),
                                 readInteger(side.need("wins"), 0, most), readHistogram<double>(side.need("scores"))});
    });
    figures.turns = readHistogram<int>(map.need("turns"));
    figures.actions = readHistogram<int>(map.need("actions"));
    eachEntry(map.need("pieces"), [&figures](YamlNode id, YamlNode survived) {
        figures.pieces.push_back({readText(id), readInteger(survived, 0, most)});
    });
    eachEntry(map.need("heat"), [&figures](YamlNode place, YamlNode counts) {
        const MapReader heat(counts, {"moves", "fights"});
        figures.heat[readText(place)] = {readInteger(heat.need("moves"), 0, most),
                                         readInteger(heat.need("fights"), 0, most)};
    });
    return figures;
}

template <typename Open>
std::variant<BalanceFigures, FileError> guarded(const std::filesystem::path &file, Open open)
{
    try {
        const std::unique_ptr<yaml::Document> document = open();
        return readFigures(document->root());
    } catch (FileError &error) {
        return std::move(error);
    } catch (const std::exception &problem) {
        return FileError{file.string(), {}, Text{HK_NOOP("cannot be read: %1"), {problem.what()}}};
    }
}

} // namespace

std::string balanceText(const BalanceFigures &figures)
{
    std::string out = "hotchkiss: " + std::to_string(formatVersion) + "\nbalance: 1\n";
    const auto line = [&out](const char *key, const std::string &value) {
        out.append(key).append(": ").append(value).append("\n");
    };
    line("system", yaml::quoted(figures.system));
    line("title", yaml::quoted(figures.title));
    line("scenario", "'" + hexText(figures.scenario) + "'");
    out += figures.seeds.empty() ? "seeds: []\n" : "seeds:\n";
    for (const SeedRange &range : figures.seeds)
        out += "  - {first: " + std::to_string(range.first) + ", count: " + std::to_string(range.count) + "}\n";
    line("games", std::to_string(figures.games));
    line("draws", std::to_string(figures.draws));
    line("unfinished", std::to_string(figures.unfinished));
    out += "sides:\n";
    for (const SideFigures &side : figures.sides)
        out += "  - {id: " + yaml::quoted(side.id) + ", player: " + yaml::quoted(side.player) +
               ", wins: " + std::to_string(side.wins) + ", scores: " + histogramText(side.scores) + "}\n";
    line("turns", histogramText(figures.turns));
    line("actions", histogramText(figures.actions));
    out += figures.pieces.empty() ? "pieces: {}\n" : "pieces:\n";
    for (const PieceFigures &piece : figures.pieces)
        out += "  " + yaml::quoted(piece.id) + ": " + std::to_string(piece.survived) + "\n";
    out += figures.heat.empty() ? "heat: {}\n" : "heat:\n";
    for (const auto &[place, heat] : figures.heat)
        out += "  " + yaml::quoted(place) + ": {moves: " + std::to_string(heat.moves) +
               ", fights: " + std::to_string(heat.fights) + "}\n";
    return out;
}

std::variant<BalanceFigures, FileError> readBalance(std::string_view text, const std::filesystem::path &file)
{
    return guarded(file, [&] { return yaml::openText(std::string(text), file.string()); });
}

std::variant<BalanceFigures, FileError> loadBalance(const std::filesystem::path &file)
{
    return guarded(file, [&] { return yaml::openFile(file); });
}

} // namespace hotchkiss
