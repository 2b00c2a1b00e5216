// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/reshape_board.h"

#include <QDialog>

class QButtonGroup;
class QDoubleSpinBox;
class QLabel;

namespace hotchkiss {

/// Asks for a board's new size and for the part that stays where it is, and says what would be cut away.
class ResizeDialog : public QDialog
{
    Q_OBJECT

public:
    ResizeDialog(const Scenario &scenario, int board, QWidget *parent = nullptr);
    Extent extent() const;

private:
    QLayout *makeAnchors();
    void showResult();

    const Scenario &m_scenario;
    int m_board;
    QDoubleSpinBox *m_width;
    QDoubleSpinBox *m_height;
    QButtonGroup *m_anchors;
    QWidget *m_picture;
    QLabel *m_result;
};

} // namespace hotchkiss
