// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/system.h"
#include "model/text.h"

namespace hotchkiss::battle_hymn {

/// What the editor needs to know of the system: its terrain, its counters and the fields they have.
const System &system();

} // namespace hotchkiss::battle_hymn
