// SPDX-License-Identifier: MIT
#include "app/publish/page_preview.h"
#include "app/publish/publish_page.h"
#include "app/session.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QImage>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace hotchkiss;

class TestPublishPage : public QObject
{
    Q_OBJECT

private:
    static Scenario sample(const char *name)
    {
        return std::get<Scenario>(loadScenario(sampleFolder() / (std::string(name) + ".hotchkiss.yaml")));
    }

private Q_SLOTS:
    void writesAllFormats()
    {
        Session session;
        Document document(sample("hold-the-line/first-bull-run"));
        PublishPage page(session, &document);
        QCOMPARE(page.findChildren<QPushButton *>().size(), 3); // export, export all, and the printer
        QTemporaryDir folder;
        for (const char *part : {"map", "sheet"}) {
            page.showPart(part);
            QCOMPARE(page.current().key, std::string(part));
            for (const char *ending : {"pdf", "svg", "png"}) {
                const QString file =
                    folder.filePath(QString::fromLatin1(part) + QLatin1Char('.') + QString::fromLatin1(ending));
                QCOMPARE(page.writeTo(file), QString());
                QVERIFY(QFileInfo(file).size() > 10000);
            }
        }
        QVERIFY2(!page.writeTo(folder.filePath(QStringLiteral("no/such/folder.pdf"))).isEmpty(),
                 "a file that cannot be written is reported");
    }

    void exportsAllParts()
    {
        Session session;
        Document document(sample("hold-the-line/first-bull-run"));
        PublishPage page(session, &document);
        QTemporaryDir folder;
        const PrintedFiles made = page.writeAllTo(folder.path(), page.parts(), PrintFormat::Pdf);
        QCOMPARE(made.error, QString());
        QCOMPARE(static_cast<std::size_t>(made.files.size()), page.parts().size());
        for (const QString &file : made.files)
            QVERIFY2(QFileInfo(file).size() > 2000, qPrintable(file));
    }

    void ticksChooseWhatIsExported()
    {
        Session session;
        Document document(sample("battle-hymn/little-round-top"));
        PublishPage page(session, &document);
        auto *list = page.findChild<QListWidget *>();
        QCOMPARE(static_cast<std::size_t>(list->count()), page.parts().size());
        page.showPart("charts");
        QCOMPARE(page.chosen().size(), std::size_t(1));
        QCOMPARE(page.chosen().front().key, std::string("charts"));
        list->item(0)->setCheckState(Qt::Checked);
        list->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(page.chosen().size(), std::size_t(2));
        QCOMPARE(page.chosen().front().key, std::string("map"));
    }

    void previewFollowsTheChoices()
    {
        Session session;
        Document document(sample("battle-hymn/little-round-top"));
        PublishPage page(session, &document);
        page.resize(1200, 800);
        page.show();
        page.showPart("map");
        auto *preview = page.findChild<PagePreview *>();
        const QImage before = preview->grab().toImage();
        const QSizeF paper = page.options().paper;
        int changes = 0;
        for (QDoubleSpinBox *length : page.findChildren<QDoubleSpinBox *>()) {
            if (!length->isVisible() || !length->isEnabled())
                continue;
            const QImage now = preview->grab().toImage();
            length->setValue(length->value() + 7);
            changes += preview->grab().toImage() != now ? 1 : 0;
        }
        QCOMPARE(changes, 3); // margin, cell size and overlap show at once
        for (QComboBox *box : page.findChildren<QComboBox *>())
            if (box->findText(QStringLiteral("A3")) >= 0)
                box->setCurrentText(QStringLiteral("A3"));
        QVERIFY(page.options().paper != paper);
        QVERIFY(preview->grab().toImage() != before);
    }

    void pagesAreTurnedByKey()
    {
        Session session;
        Document document(sample("battle-hymn/little-round-top"));
        PublishPage page(session, &document);
        page.resize(1200, 800);
        page.show();
        page.showPart("markers");
        auto *preview = page.findChild<PagePreview *>();
        QVERIFY(preview->pageCount() > 2);
        QTest::keyClick(preview, Qt::Key_PageDown);
        QCOMPARE(preview->page(), 1);
        QTest::keyClick(preview, Qt::Key_End);
        QCOMPARE(preview->page(), preview->pageCount() - 1);
        QTest::keyClick(preview, Qt::Key_PageDown);
        QCOMPARE(preview->page(), preview->pageCount() - 1);
        const double dots = preview->zoom();
        preview->zoomIn();
        QVERIFY(preview->zoom() > dots);
        preview->fit();
        QCOMPARE(preview->zoom(), dots);
        preview->setShowsAll(true);
        QVERIFY(preview->zoom() < dots);
        page.showPart("sheet");
        QCOMPARE(preview->page(), 0);
    }

    void editsReachThePages()
    {
        Session session;
        Document document(sample("hold-the-line/first-bull-run"));
        PublishPage page(session, &document);
        page.resize(1200, 800);
        page.show();
        page.showPart("sheet");
        auto *preview = page.findChild<PagePreview *>();
        const QImage before = preview->grab().toImage();
        ScenarioInfo info = document.scenario().info;
        info.title = "Manassas";
        document.execute({Text("rename"), {replaceInfo(document.scenario(), info)}});
        QTRY_VERIFY(preview->pageCount() == 1 && preview->grab().toImage() != before);
    }

    void largeMapIsShownSoon()
    {
        Session session;
        Document document(sample("war-by-mail/eastern-theatre-1861"));
        PublishPage page(session, &document);
        page.resize(1200, 800);
        page.show();
        page.grab();
        QElapsedTimer timer;
        timer.start();
        page.showPart("map-EAST");
        page.showPart("map");
        page.findChildren<QDoubleSpinBox *>().first()->stepUp();
        page.grab();
        qInfo("a new preview of 100 x 200 cells: %lld ms", timer.elapsed());
    }
};

QTEST_MAIN(TestPublishPage)
#include "test_publish_page.moc"
