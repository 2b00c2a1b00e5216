// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/design_help.h"

namespace hotchkiss::battle_hymn {

/// Live strength and value of units, markers and columns of formations (digest D2, D3).
const DesignHelp &designHelp();

} // namespace hotchkiss::battle_hymn
