// SPDX-License-Identifier: MIT
#pragma once

#include "model/ruleset/ruleset.h"

namespace hotchkiss {

/// The system's ruleset among the resources, read once for the whole program; nullptr when it cannot be read.
const Ruleset *sharedRuleset(const System &system);

} // namespace hotchkiss
