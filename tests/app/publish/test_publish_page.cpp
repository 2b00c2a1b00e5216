// SPDX-License-Identifier: MIT
#include "app/publish/publish_page.h"
#include "app/session.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QImage>
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
        QCOMPARE(page.findChildren<QPushButton *>().size(), 4); // three formats and the printer
        QTemporaryDir folder;
        for (const char *ending : {"pdf", "svg", "png"}) {
            const QString file = folder.filePath(QStringLiteral("map.") + QString::fromLatin1(ending));
            QCOMPARE(page.writeTo(file), QString());
            QVERIFY(QFileInfo(file).size() > 10000);
        }
        QVERIFY2(!page.writeTo(folder.filePath(QStringLiteral("no/such/folder.pdf"))).isEmpty(),
                 "a file that cannot be written is reported");
    }

    void previewFollowsTheChoices()
    {
        Session session;
        Document document(sample("battle-hymn/little-round-top"));
        PublishPage page(session, &document);
        page.resize(1200, 800);
        page.show();
        const QImage before = page.grab().toImage();
        const QSizeF paper = page.output().layout.paper;
        const auto lengths = page.findChildren<QDoubleSpinBox *>();
        QCOMPARE(lengths.size(), 3);
        for (QDoubleSpinBox *length : lengths) {
            const QImage now = page.grab().toImage();
            length->setValue(length->value() + 7);
            QVERIFY2(page.grab().toImage() != now, "cell size, margin and overlap show at once");
        }
        for (QComboBox *box : page.findChildren<QComboBox *>())
            if (box->findText(QStringLiteral("A3")) >= 0)
                box->setCurrentText(QStringLiteral("A3"));
        QVERIFY(page.output().layout.paper != paper);
        QVERIFY(page.grab().toImage() != before);
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
        page.findChildren<QDoubleSpinBox *>().first()->stepUp();
        page.grab();
        qInfo("a new preview of 100 x 200 cells: %lld ms", timer.elapsed());
    }
};

QTEST_MAIN(TestPublishPage)
#include "test_publish_page.moc"
