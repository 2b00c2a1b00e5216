// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/rules.h"

namespace hotchkiss::battle_hymn {

/// Battle Hymn as it is played.
const Rules &rules();

} // namespace hotchkiss::battle_hymn
