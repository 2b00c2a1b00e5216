// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/sources.h"

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

} // namespace hotchkiss::hold_the_line
