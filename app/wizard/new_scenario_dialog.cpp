// SPDX-License-Identifier: MIT
#include "app/wizard/new_scenario_dialog.h"

#include "app/wizard/board_page.h"
#include "app/wizard/details_page.h"
#include "app/wizard/system_page.h"

namespace hotchkiss {

NewScenarioDialog::NewScenarioDialog(const Preferences &preferences, QWidget *parent)
    : QWizard(parent)
    , m_preferences(preferences)
{
    setWindowTitle(tr("New Scenario"));
    setWizardStyle(QWizard::ModernStyle);
    setOption(QWizard::NoBackButtonOnStartPage);
    choose(*systems().front());
    addPage(new SystemPage(*this));
    addPage(new BoardPage(*this));
    addPage(new DetailsPage(*this));
    setButtonText(QWizard::FinishButton, tr("&Create"));
    resize(900, 640);
}

void NewScenarioDialog::choose(const System &system)
{
    m_answers = NewScenario::forSystem(system);
    m_answers.designer = m_preferences.author.toStdString();
    m_answers.symbols = m_preferences.natoSymbols ? "nato" : "period";
}

void NewScenarioDialog::setSystem(const System *system)
{
    choose(*system);
    setStartId(1);
    restart();
}

} // namespace hotchkiss
