// SPDX-License-Identifier: MIT
#include "model/scenario/system.h"

#include <algorithm>

namespace hotchkiss {

namespace {

template <typename T>
int indexOfKey(const std::vector<T> &items, std::string_view key)
{
    const auto found = std::find_if(items.begin(), items.end(), [key](const T &item) { return item.key == key; });
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

template <typename T>
const T *itemWithKey(const std::vector<T> &items, std::string_view key)
{
    const int index = indexOfKey(items, key);
    return index < 0 ? nullptr : &items[static_cast<std::size_t>(index)];
}

} // namespace

int System::terrain(std::string_view key) const
{
    return indexOfKey(terrains, key);
}

int System::feature(std::string_view key) const
{
    return indexOfKey(features, key);
}

int System::sideType(std::string_view key) const
{
    return indexOfKey(sideTypes, key);
}

int System::pathType(std::string_view key) const
{
    return indexOfKey(pathTypes, key);
}

const ShapeType *System::shapeType(std::string_view key) const
{
    return itemWithKey(shapeTypes, key);
}

const PieceType *System::pieceType(std::string_view key) const
{
    return itemWithKey(pieceTypes, key);
}

const Field *findField(const std::vector<Field> &fields, std::string_view key)
{
    return itemWithKey(fields, key);
}

Value valueOr(const Values &values, const Field &field)
{
    const auto found = values.find(field.key);
    return found == values.end() ? field.standard : found->second;
}

std::string textOr(const Values &values, const std::vector<Field> &fields, std::string_view key)
{
    const Field *field = findField(fields, key);
    return field == nullptr ? std::string() : textOf(valueOr(values, *field));
}

const System *findSystem(std::string_view id)
{
    for (const System *system : systems())
        if (system->id == id)
            return system;
    return nullptr;
}

} // namespace hotchkiss
