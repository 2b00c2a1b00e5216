// SPDX-License-Identifier: MIT
#include "model/format/writer.h"

#include <cmath>

namespace hotchkiss {

namespace {

constexpr std::size_t lineWidth = 118;

} // namespace

std::string fieldText(const Value &value, const Field &field)
{
    switch (field.type) {
    case FieldType::Integer:
        if (const double *number = std::get_if<double>(&value))
            return std::to_string(std::llround(*number));
        break;
    case FieldType::Number:
        if (const double *number = std::get_if<double>(&value))
            return yaml::numberText(*number);
        break;
    default:
        break;
    }
    return yaml::valueText(value);
}

std::string fieldsText(const Values &values, const std::vector<Field> &fields)
{
    yaml::FlowMap map;
    for (const Field &field : fields)
        if (const auto found = values.find(field.key); found != values.end())
            map.add(yaml::quoted(field.key), fieldText(found->second, field));
    return map.empty() ? std::string() : map.str();
}

std::string pointText(Point point)
{
    return "[" + yaml::numberText(point.x) + ", " + yaml::numberText(point.y) + "]";
}

std::string pointsText(const std::vector<Point> &points)
{
    std::string all;
    for (const Point point : points)
        all += (all.empty() ? "" : ", ") + pointText(point);
    return "[" + all + "]";
}

std::string listText(const std::vector<std::string> &texts)
{
    return yaml::valueText(texts);
}

std::string placeText(const Place &place, const Scenario &scenario)
{
    const auto index = static_cast<std::size_t>(place.board);
    if (place.kind == Place::Kind::Nowhere || index >= scenario.boards.size())
        return {};
    const Board &board = scenario.boards[index];
    const bool isAlone = scenario.boards.size() == 1;
    const std::string prefix = isAlone ? std::string() : board.id + ":";
    if (place.kind == Place::Kind::OnTable) {
        if (!board.grid.isTable())
            return {};
        if (isAlone)
            return pointText(place.at);
        return yaml::quoted(prefix + yaml::numberText(place.at.x) + "," + yaml::numberText(place.at.y));
    }
    if (!board.grid.contains(place.cell))
        return {};
    return yaml::quoted(prefix + board.label(place.cell) + (place.bank.empty() ? "" : "/" + place.bank));
}

std::string wordList(const std::vector<std::string> &words, const std::vector<int> &rows, int indent, std::size_t taken)
{
    std::size_t length = taken + 2;
    for (const std::string &word : words)
        length += word.size() + 2;
    const bool fits = length <= lineWidth;
    std::string out = "[";
    std::size_t column = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isNewRow = i == 0 || rows[i] != rows[i - 1] || column + words[i].size() + 2 > lineWidth;
        if (i > 0)
            out += ',';
        if (!fits && isNewRow) {
            out.append("\n").append(spaces(indent));
            column = static_cast<std::size_t>(indent);
        } else if (i > 0) {
            out += ' ';
        }
        out += words[i];
        column += words[i].size() + 2;
    }
    return out + "]";
}

} // namespace hotchkiss
