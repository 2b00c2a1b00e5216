// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/hallowed_ground/declaration.h"
#include "model/rules/hold_the_line/declaration.h"
#include "model/rules/rally_round_the_flag/declaration.h"
#include "model/rules/war_by_mail/declaration.h"
#include "model/scenario/system.h"

namespace hotchkiss {

// A new rule system registers here, and nowhere else.
const std::vector<const System *> &systems()
{
    static const std::vector<const System *> all{&hold_the_line::system(), &battle_hymn::system(),
                                                 &rally_round_the_flag::system(), &war_by_mail::system(),
                                                 &hallowed_ground::system()};
    return all;
}

} // namespace hotchkiss
