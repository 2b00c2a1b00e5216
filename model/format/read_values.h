// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/yaml/document.h"
#include "model/scenario/system.h"

#include <functional>
#include <string>
#include <vector>

namespace hotchkiss {

using YamlNode = yaml::Node;

// Typed reading of single nodes. Each stops with a message that says what is allowed.
std::string readText(YamlNode node);
bool readBoolean(YamlNode node);
std::int64_t readInteger(YamlNode node, std::int64_t minimum, std::int64_t maximum);
double readNumber(YamlNode node, double minimum, double maximum);
std::string readColour(YamlNode node);
/// The index of the text among the allowed ones.
std::size_t readChoice(YamlNode node, const std::vector<std::string> &allowed);
Point readPoint(YamlNode node);
std::vector<Point> readPoints(YamlNode node);
std::vector<std::string> readTexts(YamlNode node);
/// A value of a declared field.
Value readField(YamlNode node, const Field &field);
/// A map of declared fields; an unknown one is an error.
Values readFields(YamlNode node, const std::vector<Field> &fields);
/// A value whose type is seen from how it is written, as chart numbers are.
Value readFree(YamlNode node);

/// Calls for each item of a list.
void eachItem(YamlNode list, const std::function<void(YamlNode)> &read);
/// Calls for each key and value of a map.
void eachEntry(YamlNode map, const std::function<void(YamlNode key, YamlNode value)> &read);
/// "a, b, c"
std::string joined(const std::vector<std::string> &items);
template <typename T>
std::vector<std::string> keysOf(const std::vector<T> &declared)
{
    std::vector<std::string> keys;
    for (const T &item : declared)
        keys.push_back(item.key);
    return keys;
}

/// A map with a fixed set of keys: refuses the others at once, then hands out values by key.
class MapReader
{
public:
    MapReader(YamlNode map, const std::vector<std::string> &allowed);

    YamlNode node() const { return m_map; }
    YamlNode find(std::string_view key) const { return m_map.find(key); }
    YamlNode need(std::string_view key) const;

    // Without the key the variable keeps its value.
    void read(std::string_view key, std::string &value) const;
    void read(std::string_view key, bool &value) const;
    void read(std::string_view key, int &value, int minimum, int maximum) const;
    void read(std::string_view key, double &value, double minimum, double maximum) const;
    void read(std::string_view key, Values &values, const std::vector<Field> &fields) const;

private:
    YamlNode m_map;
};

} // namespace hotchkiss
