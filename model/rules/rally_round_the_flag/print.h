// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"

namespace hotchkiss::rally_round_the_flag {

/// What the system wants printed, beside the parts that all have.
const print::Support &printSupport();

} // namespace hotchkiss::rally_round_the_flag
