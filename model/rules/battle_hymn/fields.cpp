// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/fields.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

int wholeIn(const Values &values, const std::vector<Field> &fields, const char *key)
{
    const Value value = valueOr(values, *findField(fields, key));
    const auto *number = std::get_if<std::int64_t>(&value);
    return number == nullptr ? 0 : static_cast<int>(std::clamp<std::int64_t>(*number, -maxTurn, maxTurn));
}

bool isSet(const Values &values, const std::vector<Field> &fields, const char *key)
{
    const Value value = valueOr(values, *findField(fields, key));
    const auto *flag = std::get_if<bool>(&value);
    return flag != nullptr && *flag;
}

} // namespace hotchkiss::battle_hymn
