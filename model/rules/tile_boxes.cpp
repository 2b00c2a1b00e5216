// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/tiles.h"
#include "model/scenario/tile_stock.h"

namespace hotchkiss {

// A new system whose boards are laid from tiles joins here, and nowhere else.
const LayoutSupport *layoutSupportOf(const System &system)
{
    for (const LayoutSupport *support : {&hold_the_line::layoutSupport()})
        if (support->system == &system)
            return support;
    return nullptr;
}

} // namespace hotchkiss
