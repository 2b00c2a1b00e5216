// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;

/// What the Edit menu does besides undo: selection, finding units, cells and commands, preferences.
class EditActions : public QObject
{
    Q_OBJECT

public:
    explicit EditActions(MainWindow &window);

private:
    MainWindow &m_window;
};

} // namespace hotchkiss
