// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace hotchkiss {

/// Title, numbering, scale and north of a board. Its cells stay as they are.
class BoardPropertiesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BoardPropertiesDialog(const Board &board, QWidget *parent = nullptr);
    /// The board with what the fields say.
    Board board() const;

private:
    void addNumbering(QFormLayout *form);
    void showExample();

    const Board &m_before;
    QLineEdit *m_title;
    QComboBox *m_scheme;
    QComboBox *m_origin;
    QSpinBox *m_firstColumn;
    QSpinBox *m_firstRow;
    QDoubleSpinBox *m_cellSize;
    QLineEdit *m_groundScale;
    QDoubleSpinBox *m_north;
    QLabel *m_example;
};

} // namespace hotchkiss
