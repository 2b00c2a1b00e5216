// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/hold_the_line/position.h"

namespace hotchkiss::hold_the_line {

/// The rule of a victory condition the side fulfils, or nullptr.
const char *metCondition(const Battle &battle, const Position &position, int side);

} // namespace hotchkiss::hold_the_line
