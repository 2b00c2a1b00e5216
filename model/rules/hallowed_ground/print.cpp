// SPDX-License-Identifier: MIT
#include "model/rules/hallowed_ground/print.h"

#include "model/rules/hallowed_ground/declaration.h"

namespace hotchkiss::hallowed_ground {

const print::Support &printSupport()
{
    // Counters stand for units on a table without miniatures, an inch square.
    static const print::Support support{&system(),
                                        25.4,
                                        {{"type", HK_NOOP("Type")},
                                         {"size", HK_NOOP("Size")},
                                         {"worn", HK_NOOP("Worn")},
                                         {"shaken", HK_NOOP("Shaken")},
                                         {"broken", HK_NOOP("Broken")},
                                         {"weapons", HK_NOOP("Weapons")}},
                                        {"switches", "army_lists", "terrain_catalogue", "footprints", "table_sizes"},
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr};
    return support;
}

} // namespace hotchkiss::hallowed_ground
