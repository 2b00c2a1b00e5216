// SPDX-License-Identifier: MIT
#pragma once

#include <QWizardPage>

class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace hotchkiss {

class NewScenarioDialog;
struct Side;

/// Last step: title, designer, sides and length.
class DetailsPage : public QWizardPage
{
    Q_OBJECT

public:
    explicit DetailsPage(NewScenarioDialog &wizard);

    void initializePage() override;
    bool validatePage() override;

private:
    QWidget *makeSideRow(Side &side);

    NewScenarioDialog &m_wizard;
    QFormLayout *m_form;
    QLineEdit *m_title;
    QLineEdit *m_designer;
    QSpinBox *m_turns;
    int m_fixedRows = 0;
};

} // namespace hotchkiss
