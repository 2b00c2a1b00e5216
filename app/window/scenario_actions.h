// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;

/// Opens the dialogs on the whole scenario: its rule charts.
class ScenarioActions : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioActions(MainWindow &window);

private:
    MainWindow &m_window;
};

} // namespace hotchkiss
