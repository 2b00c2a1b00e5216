// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;

/// What the Map menu does: boards, underlay and symmetric drawing.
class MapActions : public QObject
{
    Q_OBJECT

public:
    explicit MapActions(MainWindow &window);

private:
    MainWindow &m_window;
};

} // namespace hotchkiss
