// SPDX-License-Identifier: MIT
#pragma once

#include "views/print/print_pages.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGroupBox;

namespace hotchkiss {

/// The choices that shape printed pages; those that do not concern the part that is shown are hidden.
class PublishOptions : public QWidget
{
    Q_OBJECT

public:
    explicit PublishOptions(QWidget *parent = nullptr);

    /// Fills in the papers and sizes of a scenario.
    void setScenario(const Scenario &scenario, MapLook look);
    void showFor(const Scenario &scenario, const print::Part &part);
    PrintOptions options() const;

Q_SIGNALS:
    void changed();

private:
    QGroupBox *makePaper();
    QGroupBox *makeMap();
    QGroupBox *makeCounters();

    bool m_nato = true;
    QComboBox *m_paper;
    QDoubleSpinBox *m_margin;
    QComboBox *m_look;
    QDoubleSpinBox *m_text;
    QDoubleSpinBox *m_cell;
    QCheckBox *m_fit;
    QComboBox *m_turned;
    QDoubleSpinBox *m_overlap;
    QList<QCheckBox *> m_layers;
    QCheckBox *m_frame;
    QDoubleSpinBox *m_counter;
    QDoubleSpinBox *m_bleed;
    QCheckBox *m_marks;
    QComboBox *m_flip;
    QGroupBox *m_mapBox;
    QGroupBox *m_counterBox;
    QList<QWidget *> m_mapOnly; ///< not for tiles, which only have a size
};

} // namespace hotchkiss
