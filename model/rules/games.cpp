// SPDX-License-Identifier: MIT
#include "model/engine/rules.h"
#include "model/rules/battle_hymn/rules.h"
#include "model/rules/hold_the_line/rules.h"

namespace hotchkiss {

namespace {

// The rules of a new system join here, and nowhere else.
const std::vector<const Rules *> &allRules()
{
    static const std::vector<const Rules *> all{&battle_hymn::rules(), &hold_the_line::rules()};
    return all;
}

} // namespace

const Rules *rulesOf(const System &system)
{
    for (const Rules *rules : allRules())
        if (rules->system == &system)
            return rules;
    return nullptr;
}

std::vector<const Rules *> playableRules()
{
    return allRules();
}

} // namespace hotchkiss
