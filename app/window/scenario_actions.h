// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;

/// Opens the dialogs on the whole scenario: its rule charts and its tile layout.
class ScenarioActions : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioActions(MainWindow &window);

private:
    void showState();

    MainWindow &m_window;
};

} // namespace hotchkiss
