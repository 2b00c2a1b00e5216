// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"
#include "model/scenario/tile_stock.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace hotchkiss {

/// Asks for seed, quotas, river and symmetry, and lays the board by chance within the box. Each lay is an undo step;
/// the same choices lay the same board again.
class RandomLayoutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RandomLayoutDialog(ToolContext *context, QWidget *parent = nullptr);

    RandomLayout wish() const;
    /// Lays the board; false when the wish cannot be fulfilled, which the dialog says.
    bool lay();

private:
    QWidget *makeQuotas();

    struct Row
    {
        int terrain;
        QSpinBox *minimum;
        QSpinBox *maximum;
    };
    ToolContext *m_context;
    QSpinBox *m_seed;
    QCheckBox *m_river;
    QComboBox *m_symmetry;
    QLabel *m_message;
    std::vector<Row> m_rows;
};

} // namespace hotchkiss
