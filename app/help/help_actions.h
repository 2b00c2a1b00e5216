// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

namespace hotchkiss {

class HelpWindow;
class MainWindow;

/// What the Help menu does: the guide at the place that fits the tool in hand, the list of keys, and about.
class HelpActions : public QObject
{
    Q_OBJECT

public:
    explicit HelpActions(MainWindow &window);

private:
    QString topicHere() const;
    void showGuide(const QString &place);
    void showShortcuts();
    void showAbout();

    MainWindow &m_window;
    QPointer<HelpWindow> m_guide;
};

} // namespace hotchkiss
