// SPDX-License-Identifier: MIT
// The tables of the guide that follow from the program itself: keys, and what the rule systems declare. The pictures
// target writes them into the pages, and a test holds the pages to them.
#pragma once

#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/playtest/playtest_page.h"
#include "app/window/action_table.h"
#include "app/window/actions.h"
#include "model/scenario/system.h"

#include <QMap>
#include <QToolBar>

namespace hotchkiss::guide {

/// Tables by the heading they stand under.
using Tables = QMap<QString, QString>;

inline QString plainText(const QAction *action)
{
    QString text = action->text();
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

/// Nothing when none of the actions has a key.
inline QString keyTable(const QList<QAction *> &actions)
{
    QString table;
    for (const QAction *action : actions)
        if (!action->shortcut().isEmpty())
            table += QStringLiteral("| %1 | %2 |\n")
                         .arg(action->shortcut().toString(QKeySequence::PortableText), plainText(action));
    return table.isEmpty() ? table : QStringLiteral("| key | command |\n|---|---|\n") + table;
}

/// The keys of the window's menus, tools, panels and of Playtest mode, for the page "shortcuts". The window must hold
/// a document.
inline Tables shortcutTables(MainWindow &window)
{
    Tables tables;
    QMap<QString, QString> nested; // sub-menu -> the menu it belongs to
    for (const MenuRow &row : menuTable)
        for (const QString &item : QString::fromLatin1(row.items).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            if (item.startsWith(QLatin1Char('>')))
                nested[item.mid(1)] = QString::fromLatin1(row.id);
    QMap<QString, QList<QAction *>> inMenu;
    for (const MenuRow &row : menuTable) {
        const QString id = QString::fromLatin1(row.id);
        for (const QString &item : QString::fromLatin1(row.items).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            if (item != QLatin1String("-") && !item.startsWith(QLatin1Char('>')))
                inMenu[nested.value(id, id)] << window.actions().action(item.toLatin1().constData());
    }
    for (int i = 0; i < menuBarCount; ++i) {
        const QString title = QString::fromLatin1(menuTable[i].title).remove(QLatin1Char('&'));
        tables[title + QStringLiteral(" menu")] = keyTable(inMenu[QString::fromLatin1(menuTable[i].id)]);
    }
    tables[QStringLiteral("Tools")] = keyTable(window.design()->toolActions());
    tables[QStringLiteral("Panels")] = keyTable(window.design()->dockActions());
    tables[QStringLiteral("Playtest")] = keyTable(window.playtest()->actions());
    tables.removeIf([](const auto &table) { return table.value().isEmpty(); });
    return tables;
}

template <typename List>
void addRow(QString &table, const char *title, const List &list)
{
    QStringList entries;
    for (const auto &entry : list) {
        const QString label = QString::fromStdString(entry.label);
        entries << (entry.rule.empty() ? label
                                       : QStringLiteral("%1 (%2)").arg(label, QString::fromStdString(entry.rule)));
    }
    if (!entries.isEmpty())
        table += QStringLiteral("| %1 | %2 |\n").arg(QLatin1String(title), entries.join(QStringLiteral("; ")));
}

inline QString systemTable(const System &system)
{
    QString table = QStringLiteral("| what | declared |\n|---|---|\n");
    QStringList boards;
    for (const BoardPreset &preset : system.presets)
        boards << QString::fromStdString(preset.name);
    QStringList types;
    for (const PieceType &type : system.pieceTypes)
        types << QString::fromStdString(type.label);
    table += QStringLiteral("| Boards | %1 |\n").arg(boards.join(QStringLiteral("; ")));
    addRow(table, "Terrain", system.terrains);
    addRow(table, "Features in cells", system.features);
    addRow(table, "Sides", system.sideTypes);
    addRow(table, "Paths", system.pathTypes);
    addRow(table, "Shapes", system.shapeTypes);
    table += QStringLiteral("| Pieces | %1 |\n").arg(types.join(QStringLiteral("; ")));
    addRow(table, "Areas", system.areaKinds);
    addRow(table, "Fields of a unit", system.unitFields);
    addRow(table, "of a leader", system.leaderFields);
    addRow(table, "of a command", system.commandFields);
    addRow(table, "of a cell", system.cellFields);
    addRow(table, "of an area", system.areaFields);
    addRow(table, "of an objective", system.objectiveFields);
    addRow(table, "of a turn", system.turnFields);
    addRow(table, "of the scenario", system.scenarioFields);
    return table;
}

/// What each rule system declares, for the page "systems".
inline Tables systemTables()
{
    Tables tables;
    for (const System *system : systems())
        tables[QString::fromStdString(system->name) + QStringLiteral(": what it declares")] = systemTable(*system);
    return tables;
}

/// The table that stands under a heading of a page now: its lines that begin with a bar.
inline QString tableUnder(const QString &page, const QString &heading)
{
    QString table;
    bool here = false;
    for (const QString &line : page.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1Char('#')))
            here = line.section(QLatin1Char(' '), 1) == heading;
        else if (here && line.startsWith(QLatin1Char('|')))
            table += line + QLatin1Char('\n');
    }
    return table;
}

/// The page with each table in place of the one that stands under its heading. A heading that is not there yet comes
/// to the end.
inline QString withTables(QString page, const Tables &tables)
{
    for (const QString &heading : tables.keys())
        if (!page.split(QLatin1Char('\n')).contains(QStringLiteral("## ") + heading) &&
            !page.split(QLatin1Char('\n')).contains(QStringLiteral("### ") + heading))
            page += QStringLiteral("\n## %1\n").arg(heading);
    QStringList lines;
    bool dropping = false;
    for (const QString &line : page.split(QLatin1Char('\n'))) {
        if (dropping && (line.isEmpty() || line.startsWith(QLatin1Char('|'))))
            continue;
        if (dropping)
            lines << QString();
        lines << line;
        const QString heading = line.startsWith(QLatin1Char('#')) ? line.section(QLatin1Char(' '), 1) : QString();
        dropping = tables.contains(heading);
        if (dropping)
            lines << QString() << tables[heading].chopped(1);
    }
    if (dropping)
        lines << QString();
    return lines.join(QLatin1Char('\n'));
}

} // namespace hotchkiss::guide
