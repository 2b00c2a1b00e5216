// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QList>
#include <QString>

namespace hotchkiss {

/// The named layouts of a system: those that ship with the program and the user's own, each a file in a folder.
class LayoutLibrary
{
public:
    struct Entry
    {
        QString name;
        QString file;
        bool shipped = false;
        Scenario layout;
    };

    /// The user's folder is that of the application's data unless another is given.
    explicit LayoutLibrary(QString folder = {});

    /// All readable layouts of a system, the user's first.
    QList<Entry> layouts(const System &system) const;
    /// Saves a board's ground under a name, over an own layout of that name. An empty text: done; else why not.
    QString save(const Scenario &scenario, int board, const QString &name) const;
    /// Whether an own layout of that name is there already.
    bool has(const QString &name) const;
    bool remove(const Entry &entry) const;

private:
    QString fileFor(const QString &name) const;
    QString m_folder;
};

} // namespace hotchkiss
