// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;

/// What the File menu does: new, open, recent, save, revert, close; the question about unsaved work, and the one about
/// a file that changed on disk.
class FileActions : public QObject
{
    Q_OBJECT

public:
    explicit FileActions(MainWindow &window);

private:
    void newScenario();
    void open();
    bool save();
    bool saveAs();
    void revert();
    /// Whether the document may go: it is saved, or the user gives it up.
    bool mayDiscard();
    void fileChangedOnDisk();
    bool report(const QString &error);
    void fillRecent();
    void follow();

    MainWindow &m_window;
    bool m_asking = false; ///< one question about the changed file at a time
};

} // namespace hotchkiss
