// SPDX-License-Identifier: MIT
// The German window: translations load, come out where they are asked for, and keep what their sources carry.
#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/session.h"
#include "app/settings/language.h"
#include "app/window/actions.h"
#include "app/window/status_line.h"
#include "editors/tools/tools.h"

#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace hotchkiss;

namespace {

struct Entry
{
    QString context;
    QString source;
    QStringList translations; ///< several where it counts
};

QList<Entry> entriesOf(const QString &file)
{
    QFile device(file);
    QList<Entry> entries;
    if (!device.open(QIODevice::ReadOnly))
        return entries;
    QXmlStreamReader xml(&device);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            entries << Entry{context, xml.readElementText(), {}};
        } else if (xml.name() == QLatin1String("numerusform")) {
            entries.last().translations << xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            if (const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                !text.trimmed().isEmpty() && !text.contains(QLatin1Char('\n') + QStringLiteral("   ")))
                entries.last().translations << text;
        }
    }
    return entries;
}

/// The places of arguments in a text: %1, %n, {name}; in order of their names.
QStringList placesOf(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%[1-9n]|\\{[a-z_]+\\}"));
    QStringList places;
    auto all = place.globalMatch(text);
    while (all.hasNext())
        places << all.next().captured();
    places.sort();
    return places;
}

int acceleratorsIn(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral("&\\w"));
    return static_cast<int>(text.count(mark));
}

QString rim(const QString &text)
{
    const auto space = [](QChar c) { return c.isSpace() ? QString(c) : QString(); };
    return text.isEmpty() ? QString() : space(text.front()) + QLatin1Char('|') + space(text.back());
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const System *system = findSystem("hold-the-line");
        Document document(makeScenario(*system, system->presets.front()));
        ToolContext context(&document);
        for (const auto &tool : makeTools(context))
            m_englishHints << tool->description().hint;
        QVERIFY(availableLanguages().contains(QStringLiteral("de")));
        QVERIFY(!availableLanguages().contains(QStringLiteral("en")));
        loadLanguage(QStringLiteral("de"));
        m_entries = entriesOf(QStringLiteral(HOTCHKISS_TS));
        QVERIFY(m_entries.size() > 2000);
    }

    void placesAndAcceleratorsAreKept()
    {
        for (const Entry &entry : m_entries)
            for (const QString &text : entry.translations) {
                const QByteArray what = (entry.source + QStringLiteral(" -> ") + text).toUtf8();
                QVERIFY2(placesOf(text) == placesOf(entry.source), what);
                QVERIFY2(rim(text) == rim(entry.source), what);
                if (entry.context != QLatin1String("engine"))
                    QVERIFY2(acceleratorsIn(text) == acceleratorsIn(entry.source), what);
            }
    }

    void menusAreGerman()
    {
        Session session;
        MainWindow *window = session.newWindow();
        QStringList titles;
        for (const QAction *action : window->menuBar()->actions())
            titles << QString(action->text()).remove(QLatin1Char('&'));
        for (const char *title : {"Datei", "Bearbeiten", "Ansicht", "Karte", "Truppen", "Fenster", "Hilfe"})
            QVERIFY2(titles.contains(QLatin1String(title)), title);
        QCOMPARE(window->actions().action("file-save")->text(), QStringLiteral("&Speichern"));
        QCOMPARE(window->actions().action("file-save")->shortcut(), QKeySequence(QStringLiteral("Ctrl+S")));
    }

    // No two translated entries of a menu share a letter.
    void acceleratorsOfAMenuDiffer()
    {
        Session session;
        MainWindow *window = session.newWindow();
        QSet<QString> translated;
        for (const Entry &entry : m_entries)
            translated += QSet<QString>(entry.translations.begin(), entry.translations.end());
        QList<const QMenu *> menus;
        for (const QAction *action : window->menuBar()->actions())
            menus << action->menu();
        for (const QMenu *menu : menus) {
            QSet<QChar> taken;
            for (const QAction *action : menu->actions()) {
                const auto at = action->text().indexOf(QLatin1Char('&'));
                if (at < 0 || !translated.contains(action->text()))
                    continue;
                const QChar letter = action->text().at(at + 1).toLower();
                QVERIFY2(!taken.contains(letter), qPrintable(menu->title() + QStringLiteral(": ") + action->text()));
                taken << letter;
            }
        }
    }

    // Tools inherit their context; each hint must be found in it.
    void toolsAreGerman()
    {
        const System *system = findSystem("hold-the-line");
        Document document(makeScenario(*system, system->presets.front()));
        ToolContext context(&document);
        qsizetype i = 0;
        for (const auto &tool : makeTools(context))
            QVERIFY2(tool->description().hint != m_englishHints[i++], qPrintable(tool->description().hint));
    }

    void engineTextsAreGerman()
    {
        QCOMPARE(translated(Text("Woods")), QStringLiteral("Wald"));
        QCOMPARE(translated(Text("horse_artillery")), QStringLiteral("reitende_Artillerie"));
        QCOMPARE(translated(Text("%1 moves to %2", {"Jackson", "0705"})), QStringLiteral("Jackson geht nach 0705"));
        QCOMPARE(translated(Text("blocked by %1 in %2", {"Woods", "0402"})),
                 QStringLiteral("versperrt durch Wald in 0402"));
        QCOMPARE(translated(Text("unknown key \"%1\"; allowed: %2", {"woods", "town"})),
                 QStringLiteral("unbekannter Schlüssel \"woods\"; erlaubt: town"));
        const System *system = findSystem("hold-the-line");
        const Scenario scenario = makeScenario(*system, system->presets.front());
        QCOMPARE(describeCell(scenario, 0, 0), QStringLiteral("0101 · Offen"));
    }

    void numbersInflect()
    {
        const auto cells = [](int count) {
            return QCoreApplication::translate("Tool", "the straight line passes %n cell(s)", nullptr, count);
        };
        QCOMPARE(cells(1), QStringLiteral("die gerade Linie berührt 1 Feld"));
        QCOMPARE(cells(3), QStringLiteral("die gerade Linie berührt 3 Felder"));
    }

private:
    QStringList m_englishHints;
    QList<Entry> m_entries;
};

QTEST_MAIN(TestTranslations)
#include "test_translations.moc"
