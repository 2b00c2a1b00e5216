// SPDX-License-Identifier: MIT
#pragma once

#include "views/print/map_output.h"
#include "views/print/print_pages.h"

namespace hotchkiss {

/// How a board goes on paper with these options: its size, the paper as turned, the sheets.
MapOutput mapOutput(const Scenario &scenario, const print::MapSheets &map, const PrintOptions &options);

} // namespace hotchkiss
