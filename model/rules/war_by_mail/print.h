// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"

namespace hotchkiss::war_by_mail {

/// What the system wants printed, beside the parts that all have.
const print::Support &printSupport();

} // namespace hotchkiss::war_by_mail
