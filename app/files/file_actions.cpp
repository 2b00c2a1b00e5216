// SPDX-License-Identifier: MIT
#include "app/files/file_actions.h"

#include "app/main_window.h"
#include "app/publish/publish_page.h"
#include "app/session.h"
#include "app/welcome/welcome_page.h"
#include "app/window/actions.h"
#include "app/wizard/new_scenario_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

namespace hotchkiss {

namespace {

const QString ending = QStringLiteral(".hotchkiss.yaml");

QString fileFilter()
{
    return FileActions::tr("Hotchkiss scenarios (*.hotchkiss.yaml);;All files (*)");
}

/// Where a document that was never saved would go.
QString proposedPath(const Document &document)
{
    QString name = document.displayName().toLower();
    for (QChar &c : name)
        if (!c.isLetterOrNumber())
            c = QLatin1Char('-');
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QLatin1Char('/') + name + ending;
}

} // namespace

FileActions::FileActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("file-new", this, [this] { newScenario(); });
    actions.on("file-open", this, [this] { open(); });
    actions.on("file-save", this, [this] { save(); });
    actions.on("file-save-as", this, [this] { saveAs(); });
    actions.on("file-revert", this, [this] { revert(); });
    actions.on("file-export", this, [this] { m_window.publish()->exportChosen(); });
    actions.on("file-print", this, [this] { m_window.publish()->print(); });
    actions.on("file-close", &window, [&window] { window.close(); });
    actions.on("file-quit", this, [this] { m_window.session().closeAll(); });
    connect(&window, &MainWindow::fileChanged, this, &FileActions::follow);
    connect(&window, &MainWindow::aboutToClose, this,
            [this](bool *mayClose) { *mayClose = *mayClose && mayDiscard(); });
    connect(&window, &MainWindow::filesDropped, this, [this](const QStringList &paths) {
        for (const QString &path : paths)
            m_window.session().open(path, &m_window);
    });
    connect(window.welcome(), &WelcomePage::newAsked, this, &FileActions::newScenario);
    connect(window.welcome(), &WelcomePage::openAsked, this, &FileActions::open);
    connect(window.welcome(), &WelcomePage::fileAsked, this,
            [this](const QString &path) { m_window.session().open(path, &m_window); });
    connect(window.welcome(), &WelcomePage::templateAsked, this, [this](const System *system) {
        NewScenarioDialog dialog(m_window.session().preferences(), &m_window);
        dialog.setSystem(system);
        if (dialog.exec() == QDialog::Accepted)
            m_window.session().show(std::make_unique<DocumentFile>(dialog.scenario()), &m_window);
    });
    connect(&window.session().recent(), &RecentFiles::changed, this, &FileActions::fillRecent);
    fillRecent();
}

void FileActions::follow()
{
    connect(m_window.file(), &DocumentFile::changedOnDisk, this, &FileActions::fileChangedOnDisk);
    const auto setInterval = [this] {
        m_window.file()->autosave().setInterval(m_window.session().preferences().autosaveSeconds);
    };
    connect(&m_window.session(), &Session::preferencesChanged, this, setInterval);
    setInterval();
}

void FileActions::newScenario()
{
    NewScenarioDialog dialog(m_window.session().preferences(), &m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_window.session().show(std::make_unique<DocumentFile>(dialog.scenario()), &m_window);
}

void FileActions::open()
{
    const QStringList recent = m_window.session().recent().paths();
    const QString folder = recent.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                            : QFileInfo(recent.front()).absolutePath();
    for (const QString &path : QFileDialog::getOpenFileNames(&m_window, tr("Open Scenario"), folder, fileFilter()))
        m_window.session().open(path, &m_window);
}

bool FileActions::report(const QString &error)
{
    if (error.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Critical, tr("Hotchkiss"), tr("The scenario could not be saved."), QMessageBox::Ok,
                    &m_window);
    box.setInformativeText(tr("%1\n\nThe file on disk is as it was, and your work is still open here.").arg(error));
    box.exec();
    return false;
}

bool FileActions::save()
{
    DocumentFile &file = *m_window.file();
    if (!file.hasPath() || file.isReadOnly())
        return saveAs();
    if (file.isChangedOnDisk()) {
        const auto answer = QMessageBox::warning(
            &m_window, tr("Hotchkiss"),
            tr("%1 was changed by another program. Replace it with what is open here?").arg(file.path()),
            QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer != QMessageBox::Save)
            return false;
    }
    return report(file.save());
}

bool FileActions::saveAs()
{
    DocumentFile &file = *m_window.file();
    const QString start = file.hasPath() ? file.path() : proposedPath(*file.document());
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save Scenario"), start, fileFilter());
    if (path.isEmpty())
        return false;
    if (!path.endsWith(QLatin1String(".yaml")))
        path += ending;
    if (!report(file.saveAs(path)))
        return false;
    m_window.session().recent().add(path);
    return true;
}

void FileActions::revert()
{
    DocumentFile &file = *m_window.file();
    if (!file.hasPath())
        return;
    const auto answer =
        QMessageBox::question(&m_window, tr("Hotchkiss"),
                              tr("Go back to %1 as it is on disk? All changes since then are lost, also those that "
                                 "could be undone.")
                                  .arg(file.document()->displayName()));
    if (answer != QMessageBox::Yes)
        return;
    if (const QString error = file.revert(); !error.isEmpty())
        QMessageBox::critical(&m_window, tr("Hotchkiss"), tr("The file cannot be read:\n%1").arg(error));
}

bool FileActions::mayDiscard()
{
    if (m_window.file() == nullptr || !m_window.file()->isModified())
        return true;
    const auto answer = QMessageBox::warning(
        &m_window, tr("Hotchkiss"),
        tr("Save the changes to “%1” before closing?").arg(m_window.file()->document()->displayName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

void FileActions::fileChangedOnDisk()
{
    if (m_asking)
        return;
    m_asking = true;
    DocumentFile &file = *m_window.file();
    QMessageBox box(QMessageBox::Warning, tr("Hotchkiss"),
                    tr("%1 was changed by another program.").arg(QDir::toNativeSeparators(file.path())),
                    QMessageBox::NoButton, &m_window);
    box.setObjectName(QStringLiteral("changedOnDisk"));
    if (file.isModified())
        box.setInformativeText(tr("Loading it again gives up your changes."));
    QPushButton *reload = box.addButton(tr("&Load Again"), QMessageBox::AcceptRole);
    box.addButton(tr("&Keep Mine"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == static_cast<QAbstractButton *>(reload)) {
        if (const QString error = file.revert(); !error.isEmpty())
            QMessageBox::critical(&m_window, tr("Hotchkiss"), tr("The file cannot be read:\n%1").arg(error));
    } else {
        file.keepMine();
    }
    m_asking = false;
}

void FileActions::fillRecent()
{
    QMenu *menu = m_window.actions().menu("recent");
    menu->clear();
    const QStringList &paths = m_window.session().recent().paths();
    for (const QString &path : paths) {
        QAction *action = menu->addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { m_window.session().open(path, &m_window); });
    }
    menu->setEnabled(!paths.isEmpty());
    if (paths.isEmpty())
        return;
    menu->addSeparator();
    connect(menu->addAction(tr("&Clear This List")), &QAction::triggered, this,
            [this] { m_window.session().recent().clear(); });
}

} // namespace hotchkiss
