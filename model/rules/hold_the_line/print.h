// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"

namespace hotchkiss::hold_the_line {

/// What the system wants printed, beside the parts that all have.
const print::Support &printSupport();

} // namespace hotchkiss::hold_the_line
