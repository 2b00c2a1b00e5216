// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QStatusBar>

class QLabel;

namespace hotchkiss {

class BoardCanvas;
class DesignPage;
class DocumentFile;
class PlaytestPage;

/// What a cell holds, in one line: number, name, terrain, features, level, sides and paths.
QString describeCell(const Scenario &scenario, int board, Cell cell);

/// The line at the foot of the window: the cell under the pointer, the tool's hint, when the file was saved, the zoom.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void follow(DocumentFile *file, DesignPage *design);
    /// Tells what is under the pointer in Playtest mode too.
    void follow(PlaytestPage *playtest);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followZoom(BoardCanvas *board);
    void showZoom(const BoardCanvas *board);

    QLabel *m_cell;
    QLabel *m_hint;
    QLabel *m_problems;
    QLabel *m_saved;
    QLabel *m_zoom;
};

} // namespace hotchkiss
