// SPDX-License-Identifier: MIT
#include "editors/tools/tool.h"

namespace hotchkiss {

void ToolContext::setBoardIndex(int board)
{
    if (board == m_board)
        return;
    m_board = board;
    m_selection = {};
    Q_EMIT boardChanged();
    Q_EMIT selectionChanged();
}

void ToolContext::setSelection(Selection selection)
{
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    Q_EMIT selectionChanged();
}

void ToolContext::setOptions(const Options &options)
{
    if (options == m_options)
        return;
    m_options = options;
    Q_EMIT optionsChanged();
}

} // namespace hotchkiss
