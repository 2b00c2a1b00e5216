// SPDX-License-Identifier: MIT
#pragma once

#include <QWizardPage>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace hotchkiss {

class BoardPreview;
class NewScenarioDialog;

/// Second step: the board, from a preset or to measure, with a picture of it.
class BoardPage : public QWizardPage
{
    Q_OBJECT

public:
    explicit BoardPage(NewScenarioDialog &wizard);

    void initializePage() override;

private:
    void makeForm(QFormLayout *form);
    /// Puts the answers into the fields.
    void show();
    /// Takes the fields over into the answers.
    void take();
    void choosePreset(int index);
    /// Names the preset the answers are, or none.
    void showPreset();

    NewScenarioDialog &m_wizard;
    QFormLayout *m_form;
    QComboBox *m_preset;
    QDoubleSpinBox *m_columns;
    QDoubleSpinBox *m_rows;
    QComboBox *m_shape;
    QComboBox *m_stagger;
    QComboBox *m_scheme;
    QComboBox *m_origin;
    QSpinBox *m_firstColumn;
    QSpinBox *m_firstRow;
    QDoubleSpinBox *m_cellSize;
    QSpinBox *m_boards;
    BoardPreview *m_preview;
    bool m_showing = false;
};

} // namespace hotchkiss
