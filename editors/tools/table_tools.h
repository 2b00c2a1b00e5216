// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tools.h"

namespace hotchkiss {

/// The point on the snapping grid of the table nearest to one.
Point snapped(const ToolContext &context, Point inches);
void addTableTools(ToolList &tools, ToolContext &context);

} // namespace hotchkiss
