// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>
#include <QList>
#include <QMainWindow>

class QAction;

namespace hotchkiss {

/// The docks of a page: how each is called and reached by key, where it stands at first, and how the page comes back
/// to that. It knows nothing of what is in them.
class Panels : public QObject
{
    Q_OBJECT

public:
    enum class Spot { LeftTop, LeftBottom, RightTop, RightBottom, Foot };

    explicit Panels(QMainWindow *page);

    /// Puts content into a dock. The key shows the dock and brings it to the front, or hides it when it is there.
    QDockWidget *add(const char *name, const QString &title, const char *icon, const QKeySequence &key,
                     QWidget *content, Spot spot);
    QDockWidget *dock(const char *name) const;
    /// Shows a dock, before those it shares its place with.
    void bring(QDockWidget *dock);

    const QList<QAction *> &actions() const { return m_actions; }

    QByteArray save() const;
    /// Puts the docks where they were; an empty or foreign state gives the usual arrangement.
    void restore(const QByteArray &state);
    void reset();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry
    {
        QDockWidget *dock;
        Spot spot;
    };
    void arrange();
    void sizeUp();
    void titleUp();
    QList<QDockWidget *> at(Spot spot) const;

    QMainWindow *m_page;
    QList<Entry> m_entries;
    QList<QAction *> m_actions;
    bool m_usual = true; ///< the sizes are still to be set when the page is first shown
};

} // namespace hotchkiss
