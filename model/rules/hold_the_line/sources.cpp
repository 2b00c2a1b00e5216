// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/sources.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

const std::variant<Ruleset, FileError> &rulesetOrError()
{
    static const std::variant<Ruleset, FileError> loaded = loadRuleset(rulesetFile("hold-the-line"));
    return loaded;
}

const Ruleset *loadedRuleset()
{
    return std::get_if<Ruleset>(&rulesetOrError());
}

int startingStrength(const Scenario &scenario, const Charts &charts, const Piece &unit)
{
    const std::vector<Field> &fields = scenario.system->unitFields;
    if (unit.fields.contains("sp"))
        return static_cast<int>(std::get<std::int64_t>(valueOr(unit.fields, *findField(fields, "sp"))));
    const std::string type = textOr(unit.fields, fields, "type");
    return std::max(1, charts.wholeOrNone(charts.id("unit_types", type, "full_sp")).value_or(1));
}

} // namespace hotchkiss::hold_the_line
