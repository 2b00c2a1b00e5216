// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;
struct CsvImport;

/// What an import did and which rows it left out, as text for people.
QString importReport(const CsvImport &import);

/// The order of battle and the schedule to and from spreadsheets.
class CsvActions : public QObject
{
    Q_OBJECT

public:
    explicit CsvActions(MainWindow &window);

private:
    enum class What { Forces, Schedule };
    void importFrom(What what);
    void exportTo(What what);

    MainWindow &m_window;
};

} // namespace hotchkiss
