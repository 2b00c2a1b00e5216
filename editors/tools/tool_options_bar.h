// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QToolBar>

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace hotchkiss {

/// The options of the active tool: size of the brush, elevation, symmetry, snapping … It shows and changes
/// ToolContext::options() and nothing else.
class ToolOptionsBar : public QToolBar
{
    Q_OBJECT

public:
    explicit ToolOptionsBar(ToolContext *context, QWidget *parent = nullptr);
    /// Shows what matters to this tool.
    void setTool(const Tool *tool);

private:
    QAction *addOption(const QString &label, QWidget *field);
    void addCellOptions();
    void addKindOptions();
    void fillKinds();
    /// A chip for each terrain: a click paints with it.
    void fillChips();
    void addUnderlayOptions();
    void takeUnderlay();
    void showOptions();
    /// Takes over what the fields say.
    void takeOptions();

    ToolContext *m_context;
    bool m_showing = false;
    QLabel *m_name;
    QWidget *m_chips;
    QSlider *m_underlayOpacity;
    QCheckBox *m_underlayAbove;
    QSpinBox *m_radius;
    QCheckBox *m_fillAll;
    QComboBox *m_elevation;
    QSpinBox *m_level;
    QCheckBox *m_slopes;
    QComboBox *m_areaKind;
    QComboBox *m_areaSide;
    QComboBox *m_labelStyle;
    QDoubleSpinBox *m_snap;
    QComboBox *m_symmetry;
    QList<std::pair<QAction *, QStringList>> m_shownFor; ///< ids of the tools each is for
};

} // namespace hotchkiss
