// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

namespace hotchkiss::battle_hymn {

// Declared fields by key, with their defaults, whatever is stored: a value of another type counts as nought.

int wholeIn(const Values &values, const std::vector<Field> &fields, const char *key);
bool isSet(const Values &values, const std::vector<Field> &fields, const char *key);

inline int unitWhole(const Scenario &scenario, const Piece &unit, const char *key)
{
    return wholeIn(unit.fields, scenario.system->unitFields, key);
}
inline bool unitFlag(const Scenario &scenario, const Piece &unit, const char *key)
{
    return isSet(unit.fields, scenario.system->unitFields, key);
}
inline std::string unitText(const Scenario &scenario, const Piece &unit, const char *key)
{
    return textOr(unit.fields, scenario.system->unitFields, key);
}
inline int scenarioWhole(const Scenario &scenario, const char *key)
{
    return wholeIn(scenario.info.fields, scenario.system->scenarioFields, key);
}
inline bool scenarioFlag(const Scenario &scenario, const char *key)
{
    return isSet(scenario.info.fields, scenario.system->scenarioFields, key);
}
inline std::string scenarioText(const Scenario &scenario, const char *key)
{
    return textOr(scenario.info.fields, scenario.system->scenarioFields, key);
}

} // namespace hotchkiss::battle_hymn
