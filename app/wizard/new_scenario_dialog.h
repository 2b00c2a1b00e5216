// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/preferences.h"
#include "app/wizard/new_scenario.h"

#include <QWizard>

namespace hotchkiss {

/// Leads from nothing to an empty scenario in three steps: the rule system; the board with a live preview; title, sides
/// and turns.
class NewScenarioDialog : public QWizard
{
    Q_OBJECT

public:
    explicit NewScenarioDialog(const Preferences &preferences, QWidget *parent = nullptr);

    /// Starts the answers anew for a system.
    void choose(const System &system);
    /// Chooses a system and goes straight to the board.
    void setSystem(const System *system);
    NewScenario &answers() { return m_answers; }
    Scenario scenario() const { return m_answers.build(); }

private:
    Preferences m_preferences;
    NewScenario m_answers;
};

} // namespace hotchkiss
