// SPDX-License-Identifier: MIT
#include "app/window/csv_actions.h"

#include "app/main_window.h"
#include "app/window/actions.h"
#include "model/document/document_file.h"
#include "model/document/save_files.h"
#include "model/format/csv.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace hotchkiss {

QString importReport(const CsvImport &import)
{
    QStringList lines;
    for (const CsvRefusal &refusal : import.refused)
        lines << (refusal.line == 0 ? translated(refusal.why)
                                    : CsvActions::tr("Line %1: %2").arg(refusal.line).arg(translated(refusal.why)));
    return lines.join(QLatin1Char('\n'));
}

CsvActions::CsvActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("forces-import", this, [this] { importFrom(What::Forces); });
    actions.on("forces-export", this, [this] { exportTo(What::Forces); });
    actions.on("schedule-import", this, [this] { importFrom(What::Schedule); });
    actions.on("schedule-export", this, [this] { exportTo(What::Schedule); });
}

void CsvActions::importFrom(What what)
{
    const QString title = what == What::Forces ? tr("Import Forces") : tr("Import Schedule");
    const QString path = QFileDialog::getOpenFileName(&m_window, title, QFileInfo(m_window.file()->path()).path(),
                                                      tr("Spreadsheets (*.csv)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    constexpr qint64 most = 32 * 1024 * 1024;
    if (!file.open(QIODevice::ReadOnly) || file.size() > most) {
        QMessageBox::warning(&m_window, title,
                             file.isOpen() ? tr("%1 is too large to be an order of battle.").arg(path)
                                           : tr("%1 cannot be read: %2").arg(path, file.errorString()));
        return;
    }
    const std::string text = file.readAll().toStdString();
    Document *document = m_window.file()->document();
    const CsvImport import =
        what == What::Forces ? importForces(document->scenario(), text) : importSchedule(document->scenario(), text);
    document->execute(import.step);
    QMessageBox box(import.refused.empty() ? QMessageBox::Information : QMessageBox::Warning, title,
                    tr("Rows taken: %1. Rows refused: %2.").arg(import.taken).arg(import.refused.size()),
                    QMessageBox::Ok, &m_window);
    if (!import.refused.empty()) {
        box.setInformativeText(tr("The refused rows are listed with their lines and reasons in the details."));
        box.setDetailedText(importReport(import));
    }
    box.exec();
}

void CsvActions::exportTo(What what)
{
    const QString title = what == What::Forces ? tr("Export Forces") : tr("Export Schedule");
    const QFileInfo scenarioFile(m_window.file()->path());
    const QString name = what == What::Forces ? QStringLiteral("forces.csv") : QStringLiteral("schedule.csv");
    QString path = QFileDialog::getSaveFileName(&m_window, title, scenarioFile.path() + QLatin1Char('/') + name,
                                                tr("Spreadsheets (*.csv)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".csv");
    const Scenario &scenario = m_window.file()->document()->scenario();
    const std::string text = what == What::Forces ? forcesToCsv(scenario) : scheduleToCsv(scenario);
    const QString error = writeWholly(QByteArray::fromStdString(text), path);
    if (!error.isEmpty())
        QMessageBox::warning(&m_window, title, error);
}

} // namespace hotchkiss
