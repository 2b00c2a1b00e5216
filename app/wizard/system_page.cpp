// SPDX-License-Identifier: MIT
#include "app/wizard/system_page.h"

#include "app/wizard/new_scenario_dialog.h"
#include "model/document/document.h"
#include "views/icons.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

QString boardIcon(const System &system)
{
    const Grid &grid = system.presets.front().grid;
    return grid.isTable()    ? QStringLiteral("table")
           : grid.isSquare() ? QStringLiteral("square")
                             : QStringLiteral("hex");
}

} // namespace

SystemPage::SystemPage(NewScenarioDialog &wizard)
{
    setTitle(tr("Which rules is it for?"));
    setSubTitle(tr("The rules decide what boards, terrain and units there are."));
    auto *list = new QListWidget;
    list->setIconSize(QSize(32, 32));
    list->setSpacing(4);
    for (const System *system : systems())
        new QListWidgetItem(icon(boardIcon(*system)),
                            qstr(system->name) + QLatin1Char('\n') + translated(system->summary), list);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(list);
    const auto row = std::find(systems().begin(), systems().end(), wizard.answers().system) - systems().begin();
    list->setCurrentRow(static_cast<int>(row));
    connect(list, &QListWidget::currentRowChanged, this,
            [&wizard](int chosen) { wizard.choose(*systems()[static_cast<std::size_t>(chosen)]); });
    connect(list, &QListWidget::itemDoubleClicked, &wizard, &QWizard::next);
}

} // namespace hotchkiss
