// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <memory>
#include <vector>

namespace hotchkiss {

/// All tools, in the order of the tool bar.
std::vector<std::unique_ptr<Tool>> makeTools(ToolContext &context);

/// The label whose words cover a place, topmost first, or -1.
int mapTextAt(const Board &board, Point place);

using ToolList = std::vector<std::unique_ptr<Tool>>;
void addSelectTools(ToolList &tools, ToolContext &context);
void addCellTools(ToolList &tools, ToolContext &context);
void addLineTools(ToolList &tools, ToolContext &context);
void addItemTools(ToolList &tools, ToolContext &context);
void addAreaTool(ToolList &tools, ToolContext &context);
void addLabelTool(ToolList &tools, ToolContext &context);
void addMeasureTool(ToolList &tools, ToolContext &context);
void addUnderlayTool(ToolList &tools, ToolContext &context);

} // namespace hotchkiss
