// SPDX-License-Identifier: MIT
#include "model/format/read_values.h"

#include "model/scenario/field_value.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace hotchkiss {

namespace {

// What a message shows of a text that may be of any length.
std::string shown(std::string_view text)
{
    constexpr std::size_t longest = 40;
    if (text.size() <= longest)
        return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

template <typename T>
std::optional<T> numberIn(std::string_view text)
{
    if (text.size() > 1 && text[0] == '+')
        text.remove_prefix(1);
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return value;
}

std::string numberText(double value)
{
    return textOf(Value(value));
}

void needScalar(YamlNode node, const char *what)
{
    if (!node.isScalar())
        node.fail(what);
}

} // namespace

std::string joined(const std::vector<std::string> &items)
{
    std::string all;
    for (const std::string &item : items)
        all += (all.empty() ? "" : ", ") + item;
    return all;
}

std::string readText(YamlNode node)
{
    needScalar(node, HK_NOOP("a text is expected here"));
    return std::string(node.text());
}

bool readBoolean(YamlNode node)
{
    const bool isPlain = node.isScalar() && !node.isQuoted();
    if (isPlain && node.text() == "true")
        return true;
    if (isPlain && node.text() == "false")
        return false;
    node.fail(HK_NOOP("true or false is expected here"));
}

std::int64_t readInteger(YamlNode node, std::int64_t minimum, std::int64_t maximum)
{
    const auto number = node.isScalar() && !node.isQuoted() ? numberIn<std::int64_t>(node.text()) : std::nullopt;
    const std::vector<std::string> range{std::to_string(minimum), std::to_string(maximum)};
    if (!number)
        node.fail({HK_NOOP("a whole number is expected here; allowed: %1 to %2"), range});
    if (*number < minimum || *number > maximum)
        node.fail({HK_NOOP("%3 is out of range; allowed: %1 to %2"), {range[0], range[1], std::to_string(*number)}});
    return *number;
}

double readNumber(YamlNode node, double minimum, double maximum)
{
    const auto number = node.isScalar() && !node.isQuoted() ? numberIn<double>(node.text()) : std::nullopt;
    const std::vector<std::string> range{numberText(minimum), numberText(maximum)};
    if (!number || !std::isfinite(*number))
        node.fail({HK_NOOP("a number is expected here; allowed: %1 to %2"), range});
    if (*number < minimum || *number > maximum)
        node.fail({HK_NOOP("%3 is out of range; allowed: %1 to %2"), {range[0], range[1], shown(node.text())}});
    return *number;
}

std::string readColour(YamlNode node)
{
    const std::string text = readText(node);
    if (!text.empty() && !isColour(text))
        node.fail({HK_NOOP("\"%1\" is not a colour; write '#rrggbb'"), {shown(text)}});
    return text;
}

std::size_t readChoice(YamlNode node, const std::vector<std::string> &allowed)
{
    const std::string text = readText(node);
    const auto found = std::find(allowed.begin(), allowed.end(), text);
    if (found == allowed.end())
        node.fail({HK_NOOP("\"%1\" is not known here; allowed: %2"), {shown(text), joined(allowed)}});
    return static_cast<std::size_t>(found - allowed.begin());
}

Point readPoint(YamlNode node)
{
    constexpr double far = 1e6;
    const bool isPair = node.isList() && node.first() && node.first().next() && !node.first().next().next();
    if (!isPair)
        node.fail(HK_NOOP("a point is expected here: [x, y]"));
    return {readNumber(node.first(), -far, far), readNumber(node.first().next(), -far, far)};
}

std::vector<Point> readPoints(YamlNode node)
{
    std::vector<Point> points;
    eachItem(node, [&points](YamlNode item) { points.push_back(readPoint(item)); });
    return points;
}

std::vector<std::string> readTexts(YamlNode node)
{
    std::vector<std::string> texts;
    eachItem(node, [&texts](YamlNode item) { texts.push_back(readText(item)); });
    return texts;
}

Value readField(YamlNode node, const Field &field)
{
    // Equal bounds declare none.
    const bool isBounded = field.minimum < field.maximum;
    const double minimum = isBounded ? field.minimum : -1e9;
    const double maximum = isBounded ? field.maximum : 1e9;
    switch (field.type) {
    case FieldType::Boolean:
        return readBoolean(node);
    case FieldType::Integer:
        return readInteger(node, static_cast<std::int64_t>(std::ceil(minimum)),
                           static_cast<std::int64_t>(std::floor(maximum)));
    case FieldType::Number:
        return readNumber(node, minimum, maximum);
    case FieldType::Choice:
        return field.choices[readChoice(node, field.choices)];
    case FieldType::ChoiceSet: {
        std::vector<std::string> chosen;
        eachItem(node, [&](YamlNode item) { chosen.push_back(field.choices[readChoice(item, field.choices)]); });
        return chosen;
    }
    case FieldType::Colour:
        return readColour(node);
    case FieldType::Text:
    case FieldType::LongText:
    case FieldType::Cell:
        break;
    }
    return readText(node);
}

Values readFields(YamlNode node, const std::vector<Field> &fields)
{
    const MapReader map(node, keysOf(fields));
    Values values;
    eachEntry(node, [&](YamlNode key, YamlNode value) {
        values.emplace(std::string(key.text()), readField(value, *findField(fields, key.text())));
    });
    return values;
}

Value readFree(YamlNode node)
{
    if (node.isList())
        return readTexts(node);
    const std::string text = readText(node);
    if (node.isQuoted())
        return text;
    if (text == "true" || text == "false")
        return text == "true";
    if (const auto whole = numberIn<std::int64_t>(text))
        return *whole;
    if (const auto number = numberIn<double>(text); number && std::isfinite(*number))
        return *number;
    return text;
}

void eachItem(YamlNode list, const std::function<void(YamlNode)> &read)
{
    if (!list.isList())
        list.fail(HK_NOOP("a list is expected here: [a, b] or lines that start with a dash"));
    for (YamlNode item = list.first(); item; item = item.next())
        read(item);
}

void eachEntry(YamlNode map, const std::function<void(YamlNode, YamlNode)> &read)
{
    if (!map.isMap())
        map.fail(HK_NOOP("keys and values are expected here: {key: value} or lines of key: value"));
    for (YamlNode key = map.first(); key; key = key.next().next())
        read(key, key.next());
}

MapReader::MapReader(YamlNode map, const std::vector<std::string> &allowed)
    : m_map(map)
{
    eachEntry(map, [&allowed](YamlNode key, YamlNode) {
        if (std::find(allowed.begin(), allowed.end(), key.text()) != allowed.end())
            return;
        const std::string list = allowed.empty() ? std::string("-") : joined(allowed);
        key.fail({HK_NOOP("unknown key \"%1\"; allowed: %2"), {shown(key.text()), list}});
    });
}

YamlNode MapReader::need(std::string_view key) const
{
    const YamlNode found = find(key);
    if (!found)
        m_map.fail({HK_NOOP("the key \"%1\" is missing here"), {std::string(key)}});
    return found;
}

void MapReader::read(std::string_view key, std::string &value) const
{
    if (const YamlNode found = find(key))
        value = readText(found);
}

void MapReader::read(std::string_view key, bool &value) const
{
    if (const YamlNode found = find(key))
        value = readBoolean(found);
}

void MapReader::read(std::string_view key, int &value, int minimum, int maximum) const
{
    if (const YamlNode found = find(key))
        value = static_cast<int>(readInteger(found, minimum, maximum));
}

void MapReader::read(std::string_view key, double &value, double minimum, double maximum) const
{
    if (const YamlNode found = find(key))
        value = readNumber(found, minimum, maximum);
}

void MapReader::read(std::string_view key, Values &values, const std::vector<Field> &fields) const
{
    if (const YamlNode found = find(key))
        values = readFields(found, fields);
}

} // namespace hotchkiss
