// SPDX-License-Identifier: MIT
// Keeps the guide honest: links and pictures resolve, every page is reached from the first, every key it names does
// something, and every tool, panel and mode has its place in it.
#include "app/help/guide.h"
#include "app/help/guide_text.h"
#include "app/help/help_window.h"
#include "app/session.h"
#include "model/ruleset/resources.h"
#include "tests/app/help/guide_tables.h"

#include <QDockWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>
#include <QTreeWidget>

using namespace hotchkiss;

namespace {

struct Link
{
    QString page; ///< it stands on
    QString target;
};

QString withoutCode(QString text)
{
    static const QRegularExpression fenced(QStringLiteral("^```.*?^```"),
                                           QRegularExpression::MultilineOption |
                                               QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression inlined(QStringLiteral("`[^`]*`"));
    return text.remove(fenced).remove(inlined);
}

QList<Link> linksOf(const GuidePage &page)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
    QList<Link> links;
    auto all = link.globalMatch(withoutCode(page.text));
    while (all.hasNext())
        links << Link{page.name, all.next().captured(1)};
    return links;
}

QStringList anchorsOf(const GuidePage &page)
{
    static const QRegularExpression heading(QStringLiteral("^#+\\s+(.+)$"), QRegularExpression::MultilineOption);
    QStringList anchors;
    auto all = heading.globalMatch(page.text);
    while (all.hasNext())
        anchors << anchorOf(all.next().captured(1));
    return anchors;
}

const GuidePage *pageNamed(const QList<GuidePage> &pages, const QString &name)
{
    const auto found =
        std::find_if(pages.begin(), pages.end(), [&name](const GuidePage &page) { return page.name == name; });
    return found == pages.end() ? nullptr : &*found;
}

/// What the program listens to without an action of that key.
const QStringList keysOfTheBoard = {QStringLiteral("Shift+R"), QStringLiteral("Ctrl+Z"), QStringLiteral("Ctrl+Up"),
                                    QStringLiteral("Ctrl+Down"), QStringLiteral("Shift+Insert")};

} // namespace

class TestGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const System *system = findSystem("hold-the-line");
        m_window = m_session.newWindow();
        m_session.show(std::make_unique<DocumentFile>(makeScenario(*system, system->presets.front())), m_window);
        m_pages = guidePages();
        QVERIFY(m_pages.size() > 15);
        QCOMPARE(m_pages.front().name, QStringLiteral("index"));
    }

    void linksAndPicturesResolve()
    {
        const QDir folder(QString::fromStdString((resourceFolder() / "help").string()));
        for (const GuidePage &page : m_pages) {
            for (const Link &link : linksOf(page)) {
                if (link.target.startsWith(QLatin1String("https://")))
                    continue;
                const QByteArray where = (link.page + QStringLiteral(": ") + link.target).toUtf8();
                const QString file = link.target.section(QLatin1Char('#'), 0, 0);
                const QString anchor = link.target.section(QLatin1Char('#'), 1);
                QVERIFY2(file.isEmpty() || folder.exists(file), where);
                if (anchor.isEmpty())
                    continue;
                const GuidePage *target =
                    file.isEmpty() ? &page : pageNamed(m_pages, QFileInfo(file).completeBaseName());
                QVERIFY2(target != nullptr && anchorsOf(*target).contains(anchor), where);
            }
        }
    }

    void everyPageIsReachedFromTheFirst()
    {
        QStringList reached{QStringLiteral("index")};
        for (qsizetype i = 0; i < reached.size(); ++i)
            for (const Link &link : linksOf(*pageNamed(m_pages, reached[i]))) {
                const QString name = QFileInfo(link.target.section(QLatin1Char('#'), 0, 0)).completeBaseName();
                if (pageNamed(m_pages, name) != nullptr && !reached.contains(name))
                    reached << name;
            }
        for (const GuidePage &page : m_pages)
            QVERIFY2(reached.contains(page.name), qPrintable(page.name));
    }

    // "ninja pictures" writes them.
    void tablesAreThoseOfTheProgram()
    {
        const std::pair<const char *, guide::Tables> all[] = {{"shortcuts", guide::shortcutTables(*m_window)},
                                                              {"systems", guide::systemTables()}};
        for (const auto &[name, tables] : all) {
            const GuidePage *page = pageNamed(m_pages, QLatin1String(name));
            QVERIFY(page != nullptr);
            for (auto table = tables.begin(); table != tables.end(); ++table)
                QCOMPARE(guide::tableUnder(page->text, table.key()), table.value());
        }
    }

    void everyKeyNamedExists()
    {
        QSet<QString> known(keysOfTheBoard.begin(), keysOfTheBoard.end());
        const QList<QAction *> actions =
            m_window->findChildren<QAction *>() + m_window->design()->findChildren<QAction *>();
        for (const QAction *action : actions)
            known << action->shortcut().toString(QKeySequence::PortableText);
        static const QRegularExpression keys(QStringLiteral("(?:Ctrl|Alt|Shift)(?:\\+\\w+)+"));
        for (const GuidePage &page : m_pages) {
            auto all = keys.globalMatch(withoutCode(page.text));
            while (all.hasNext()) {
                QString key = all.next().captured();
                // The mouse and the arrow keys go with modifiers too, in words of the page.
                if (key.endsWith(QLatin1String("+wheel")) || key.endsWith(QLatin1String("+arrow")) ||
                    key.endsWith(QLatin1String("+click")))
                    continue;
                key = QKeySequence(key.replace(QLatin1String("Insert"), QLatin1String("Ins")))
                          .toString(QKeySequence::PortableText);
                const bool found = known.contains(key) ||
                                   known.contains(QString(key).replace(QLatin1String("Ins"), QLatin1String("Insert")));
                QVERIFY2(found, qPrintable(page.name + QStringLiteral(": ") + key));
            }
        }
    }

    void everyToolPanelAndModeIsExplained()
    {
        for (const QAction *tool : m_window->design()->toolActions()) {
            const QString place = guidePlaceFor(tool->objectName().mid(5));
            QVERIFY2(place.startsWith(QLatin1String("tools#")) || place == QLatin1String("underlay"),
                     qPrintable(tool->objectName() + QStringLiteral(" -> ") + place));
        }
        for (const QDockWidget *dock : m_window->design()->findChildren<QDockWidget *>())
            QVERIFY2(guidePlaceFor(dock->objectName()) != QLatin1String("index"), qPrintable(dock->objectName()));
        for (const char *mode : {"playtest", "publish"})
            QCOMPARE(guidePlaceFor(QLatin1String(mode)), QLatin1String(mode));
        QCOMPARE(guidePlaceFor(QStringLiteral("brush")), QStringLiteral("tools#terrain-brush"));
        QCOMPARE(guidePlaceFor(QStringLiteral("same-terrain")), QStringLiteral("tools#select-same-terrain"));
        QCOMPARE(guidePlaceFor(QStringLiteral("no such thing")), QStringLiteral("index"));
    }

    void f1FollowsTheFocus()
    {
        m_window->setMode(MainWindow::Mode::Design);
        m_window->design()->panels().bring(m_window->design()->panels().dock("schedule"));
        m_window->actions().action("help-guide")->trigger();
        auto *guide = m_window->findChild<HelpWindow *>();
        QVERIFY(guide != nullptr);
        const auto title = [guide] { return guide->findChild<GuideText *>()->document()->firstBlock().text(); };
        QCOMPARE(title(), QStringLiteral("Schedule"));
        m_window->setMode(MainWindow::Mode::Publish);
        m_window->actions().action("help-guide")->trigger();
        QCOMPARE(title(), QStringLiteral("Publish"));
        guide->close();
    }

    void pagesFitTheWindow()
    {
        HelpWindow help;
        help.show();
        auto *text = help.findChild<GuideText *>();
        for (const GuidePage &page : m_pages) {
            help.showPlace(page.name);
            QCOMPARE(text->document()->firstBlock().text(), page.title);
            const auto picture =
                text->loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("images/design.png")));
            const auto image = picture.value<QImage>();
            QVERIFY(!image.isNull());
            QVERIFY(image.width() / image.devicePixelRatio() < text->viewport()->width());
        }
    }

private:
    Session m_session;
    MainWindow *m_window = nullptr;
    QList<GuidePage> m_pages;
};

QTEST_MAIN(TestGuide)
#include "test_guide.moc"
