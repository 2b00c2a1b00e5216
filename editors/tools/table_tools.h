// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tools.h"

namespace hotchkiss {

/// The point on the snapping grid of the table nearest to one.
Point snapped(const ToolContext &context, Point inches);
/// Whether a place (inches) lies in a closed shape or near its line.
bool touchesShape(const System &system, const TableShape &shape, Point place);
void addPointsTool(ToolList &tools, ToolContext &context);
void addTableTools(ToolList &tools, ToolContext &context);

} // namespace hotchkiss
