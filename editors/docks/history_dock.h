// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QWidget>

namespace hotchkiss {

/// The steps done so far; choosing one goes back or forward to it.
class HistoryDock : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryDock(ToolContext *context, QWidget *parent = nullptr);
};

} // namespace hotchkiss
