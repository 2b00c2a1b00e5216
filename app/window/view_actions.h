// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace hotchkiss {

class MainWindow;

/// What the View and Window menus do: modes, zoom, layers, look, theme, panels and windows.
class ViewActions : public QObject
{
    Q_OBJECT

public:
    explicit ViewActions(MainWindow &window);

private:
    MainWindow &m_window;
};

} // namespace hotchkiss
