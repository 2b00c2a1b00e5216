// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/print.h"

namespace hotchkiss::print {

// What a new system wants printed joins here, and nowhere else.
const Support &supportOf(const System &system)
{
    static const Support none;
    for (const Support *support : {&hold_the_line::printSupport()})
        if (support->system == &system)
            return *support;
    return none;
}

} // namespace hotchkiss::print
