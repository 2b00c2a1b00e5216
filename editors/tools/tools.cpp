// SPDX-License-Identifier: MIT
#include "editors/tools/tools.h"

namespace hotchkiss {

std::vector<std::unique_ptr<Tool>> makeTools(ToolContext &context)
{
    ToolList tools;
    addSelectTools(tools, context);
    addCellTools(tools, context);
    addLineTools(tools, context);
    addItemTools(tools, context);
    return tools;
}

} // namespace hotchkiss
