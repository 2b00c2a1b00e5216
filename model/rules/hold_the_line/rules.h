// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/rules.h"

namespace hotchkiss::hold_the_line {

/// What the system offers to be played.
const Rules &rules();

} // namespace hotchkiss::hold_the_line
