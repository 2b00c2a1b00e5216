// SPDX-License-Identifier: MIT
#pragma once

#include <QWizardPage>

namespace hotchkiss {

class NewScenarioDialog;

/// First step: which rules the scenario is for.
class SystemPage : public QWizardPage
{
    Q_OBJECT

public:
    explicit SystemPage(NewScenarioDialog &wizard);
};

} // namespace hotchkiss
