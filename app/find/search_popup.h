// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QIcon>
#include <QList>

class QLineEdit;
class QListWidget;

namespace hotchkiss {

/// A line to type in and the entries that answer it, best first; Enter takes the chosen one. Used for commands and for
/// units and cells.
class SearchPopup : public QDialog
{
    Q_OBJECT

public:
    struct Entry
    {
        QString name;
        QString details; ///< shown at the right
        QString key;     ///< what chosen() tells
        QIcon icon;
    };

    SearchPopup(const QString &prompt, QList<Entry> entries, QWidget *parent = nullptr);

    /// The key of the entry taken; empty when none was.
    QString chosen() const { return m_chosen; }
    QLineEdit *line() const { return m_line; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const QString &query);
    void take();

    QList<Entry> m_entries;
    QLineEdit *m_line;
    QListWidget *m_list;
    QString m_chosen;
};

} // namespace hotchkiss
