// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;

/// What the Forces menu does: new commands, units and leaders.
class ForcesActions : public QObject
{
    Q_OBJECT

public:
    explicit ForcesActions(MainWindow &window);

private:
    MainWindow &m_window;
};

} // namespace hotchkiss
