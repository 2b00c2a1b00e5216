// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QWidget>

class QGridLayout;
class QSlider;
class QToolButton;

namespace hotchkiss {

class BoardCanvas;

/// Which layers of the map are shown, how strongly, and which the tools leave alone.
class LayersDock : public QWidget
{
    Q_OBJECT

public:
    LayersDock(ToolContext *context, BoardCanvas *canvas, QWidget *parent = nullptr);

private:
    struct Row
    {
        QToolButton *visible = nullptr;
        QToolButton *lock = nullptr;
        QSlider *opacity = nullptr;
        double shown = 1; ///< opacity to return to when it is shown again
    };
    void addRow(QGridLayout *grid, int layer);
    void setOpacity(int layer, double opacity);
    void setLocked(int layer, bool locked);
    void refresh();

    ToolContext *m_context;
    BoardCanvas *m_canvas;
    std::vector<Row> m_rows;
};

} // namespace hotchkiss
