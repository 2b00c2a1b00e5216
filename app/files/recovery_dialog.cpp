// SPDX-License-Identifier: MIT
#include "app/files/recovery_dialog.h"

#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hotchkiss {

RecoveryDialog::RecoveryDialog(std::vector<RecoveredWork> works, QWidget *parent)
    : QDialog(parent)
    , m_works(std::move(works))
    , m_list(new QTreeWidget)
{
    setWindowTitle(tr("Recovered work"));
    setObjectName(QStringLiteral("recoveryDialog"));
    resize(640, 320);
    auto *intro =
        new QLabel(tr("Hotchkiss did not end properly. The following work was not saved, but is still here:"));
    intro->setWordWrap(true);
    m_list->setHeaderLabels({tr("Scenario"), tr("Autosaved"), tr("File")});
    m_list->setRootIsDecorated(false);
    fill();

    auto *restore = new QPushButton(tr("&Restore"));
    auto *discard = new QPushButton(tr("&Discard…"));
    auto *later = new QPushButton(tr("Ask me &later"));
    restore->setObjectName(QStringLiteral("restore"));
    discard->setObjectName(QStringLiteral("discard"));
    restore->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(discard);
    buttons->addStretch();
    buttons->addWidget(later);
    buttons->addWidget(restore);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_list);
    layout->addLayout(buttons);

    connect(restore, &QPushButton::clicked, this, [this] {
        m_restored = takeChecked();
        accept();
    });
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    connect(discard, &QPushButton::clicked, this, [this] {
        const auto answer = QMessageBox::question(this, windowTitle(), tr("Discard the checked work for good?"));
        if (answer != QMessageBox::Yes)
            return;
        for (RecoveredWork &work : takeChecked())
            discardRecovered(work);
        fill();
        if (m_works.empty())
            reject();
    });
}

void RecoveryDialog::fill()
{
    m_list->clear();
    for (const RecoveredWork &work : m_works) {
        auto *item = new QTreeWidgetItem(
            m_list, {work.title, QLocale().toString(work.time, QLocale::ShortFormat),
                     work.path.isEmpty() ? tr("never saved") : QDir::toNativeSeparators(work.path)});
        item->setCheckState(0, Qt::Checked);
    }
    m_list->resizeColumnToContents(0);
    m_list->resizeColumnToContents(1);
}

std::vector<RecoveredWork> RecoveryDialog::takeChecked()
{
    std::vector<RecoveredWork> checked;
    std::vector<RecoveredWork> others;
    for (std::size_t i = 0; i < m_works.size(); ++i) {
        const bool isChecked = m_list->topLevelItem(static_cast<int>(i))->checkState(0) == Qt::Checked;
        (isChecked ? checked : others).push_back(std::move(m_works[i]));
    }
    m_works = std::move(others);
    return checked;
}

} // namespace hotchkiss
