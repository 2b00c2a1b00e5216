// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/print.h"
#include "model/rules/hallowed_ground/print.h"
#include "model/rules/hold_the_line/print.h"
#include "model/rules/rally_round_the_flag/print.h"
#include "model/rules/war_by_mail/print.h"

namespace hotchkiss::print {

// What a new system wants printed joins here, and nowhere else.
const Support &supportOf(const System &system)
{
    static const Support none;
    for (const Support *support :
         {&hold_the_line::printSupport(), &battle_hymn::printSupport(), &rally_round_the_flag::printSupport(),
          &war_by_mail::printSupport(), &hallowed_ground::printSupport()})
        if (support->system == &system)
            return *support;
    return none;
}

} // namespace hotchkiss::print
