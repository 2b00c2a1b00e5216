// SPDX-License-Identifier: MIT
#include "app/wizard/system_page.h"

#include "app/welcome/thumbnails.h"
#include "app/wizard/new_scenario_dialog.h"
#include "model/document/document.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace hotchkiss {

SystemPage::SystemPage(NewScenarioDialog &wizard)
{
    setTitle(tr("Which rules is it for?"));
    setSubTitle(tr("The rules decide what boards, terrain and units there are."));
    auto *list = new QListWidget;
    list->setIconSize(QSize(132, 84));
    list->setSpacing(4);
    for (const System *system : systems()) {
        const QImage board = thumbnailOf(makeScenario(*system, system->presets.front()), 2 * list->iconSize());
        new QListWidgetItem(QPixmap::fromImage(board),
                            qstr(system->name) + QLatin1Char('\n') + translated(system->summary), list);
    }
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(list);
    const auto row = std::find(systems().begin(), systems().end(), wizard.answers().system) - systems().begin();
    list->setCurrentRow(static_cast<int>(row));
    connect(list, &QListWidget::currentRowChanged, this,
            [&wizard](int chosen) { wizard.choose(*systems()[static_cast<std::size_t>(chosen)]); });
    connect(list, &QListWidget::itemDoubleClicked, &wizard, &QWizard::next);
}

} // namespace hotchkiss
