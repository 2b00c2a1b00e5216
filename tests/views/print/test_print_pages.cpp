// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"
#include "views/print/flow.h"
#include "views/print/papers.h"
#include "views/print/print_output.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace hotchkiss;
using Flip = PrintOptions::Flip;

namespace {

Scenario sample(const QString &name)
{
    return std::get<Scenario>(loadScenario(sampleFolder() / (name.toStdString() + ".hotchkiss.yaml")));
}

PrintOptions onPaper(const char *name)
{
    PrintOptions options;
    for (const Paper &paper : papersFor(sample(QStringLiteral("hold-the-line/first-bull-run"))))
        if (paper.name == name)
            options.paper = paper.size;
    return options;
}

QImage painted(const PrintedPart &part, std::size_t page, double dots)
{
    QImage image((part.paper * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dots, dots);
    part.pages[page](painter, dots);
    return image;
}

/// Whether a frame of that many millimetres around the page is clean.
bool hasCleanMargin(const QImage &image, double dots, double margin)
{
    const QRect inside = image.rect().adjusted(qRound(margin * dots), qRound(margin * dots), -qRound(margin * dots),
                                               -qRound(margin * dots));
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (!inside.contains(x, y) && qGray(image.pixel(x, y)) < 250)
                return false;
    return true;
}

} // namespace

class TestPrintPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backsLieBehindTheirFronts()
    {
        const QSizeF upright(210, 297);
        const QSizeF across(297, 210);
        const QRectF front(20, 30, 16, 16);
        QCOMPARE(behind(front, upright, Flip::LongEdge), QRectF(174, 30, 16, 16));
        QCOMPARE(behind(front, upright, Flip::ShortEdge), QRectF(20, 251, 16, 16));
        QCOMPARE(behind(front, across, Flip::LongEdge), QRectF(20, 164, 16, 16));
        QCOMPARE(behind(front, across, Flip::ShortEdge), QRectF(261, 30, 16, 16));
        for (const QSizeF &paper : {upright, across})
            for (const Flip flip : {Flip::LongEdge, Flip::ShortEdge})
                QCOMPARE(behind(behind(front, paper, flip), paper, flip), front);
        QVERIFY(!isBackTurned(upright, Flip::LongEdge) && isBackTurned(upright, Flip::ShortEdge));
    }

    void frontsAndBacksMeet_data()
    {
        QTest::addColumn<int>("flip");
        QTest::newRow("long edge") << static_cast<int>(Flip::LongEdge);
        QTest::newRow("short edge") << static_cast<int>(Flip::ShortEdge);
    }
    void frontsAndBacksMeet()
    {
        QFETCH(int, flip);
        const Scenario scenario = sample(QStringLiteral("hold-the-line/first-bull-run"));
        PrintOptions options = onPaper("letter");
        options.flip = static_cast<Flip>(flip);
        options.cropMarks = false;
        const PrintedPart part =
            layOut(scenario, print::partsNamed(print::partsOf(scenario), "counters").front(), options);
        QVERIFY(part.pages.size() >= 2);
        const double dots = 2;
        const QImage front = painted(part, 0, dots);
        const QImage back =
            painted(part, 1, dots).mirrored(options.flip == Flip::LongEdge, options.flip == Flip::ShortEdge);
        const QColor blue(QStringLiteral("#3f6ea5"));
        int blues = 0;
        int apart = 0;
        for (int y = 0; y < front.height(); ++y)
            for (int x = 0; x < front.width(); ++x)
                if (front.pixelColor(x, y) == blue) {
                    ++blues;
                    apart += qGray(back.pixel(x, y)) > 250 && back.pixelColor(x, y) == QColor(Qt::white) &&
                                     back.pixelColor(qMin(x + 2, back.width() - 1), y) == QColor(Qt::white)
                                 ? 1
                                 : 0;
                }
        QVERIFY(blues > 10000);
        QVERIFY2(apart < blues / 20, qPrintable(QString::number(apart))); // white of the symbols alone
    }

    void frontsOnly()
    {
        const Scenario scenario = sample(QStringLiteral("battle-hymn/little-round-top"));
        const print::Part part = print::partsNamed(print::partsOf(scenario), "markers").front();
        PrintOptions options = onPaper("a4");
        const std::size_t both = layOut(scenario, part, options).pages.size();
        options.flip = Flip::FrontsOnly;
        QCOMPARE(layOut(scenario, part, options).pages.size() * 2, both);
        options.counterSize = 40;
        QVERIFY(layOut(scenario, part, options).pages.size() > both);
    }

    void everythingFitsItsPaper_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("paper");
        for (const char *name :
             {"hold-the-line/first-bull-run", "battle-hymn/little-round-top", "rally-round-the-flag/perryville",
              "war-by-mail/eastern-theatre-1861", "hallowed-ground/meeting-engagement"})
            for (const char *paper : {"letter", "a4"})
                QTest::addRow("%s on %s", name, paper) << QString::fromLatin1(name) << QByteArray(paper);
    }
    void everythingFitsItsPaper()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, paper);
        const Scenario scenario = sample(name);
        PrintOptions options = onPaper(paper);
        options.cropMarks = false;
        options.fitMap = true;
        for (const print::Part &part : print::partsOf(scenario)) {
            const PrintedPart printed = layOut(scenario, part, options);
            QVERIFY2(printed.warnings.isEmpty(), qPrintable(printed.warnings.join(QLatin1Char('\n'))));
            QVERIFY2(!printed.pages.empty(), part.key.c_str());
            QVERIFY(printed.paper == options.paper || printed.paper == options.paper.transposed());
            if (!std::holds_alternative<print::Card>(part.content))
                continue;
            for (std::size_t page = 0; page < printed.pages.size(); ++page)
                QVERIFY2(hasCleanMargin(painted(printed, page, 2), 2, 9), part.key.c_str());
        }
    }

    // A sheet that is too long goes on a second page and says so.
    void longSheetsWarn()
    {
        Scenario scenario = sample(QStringLiteral("hold-the-line/first-bull-run"));
        for (int i = 0; i < 120; ++i)
            scenario.info.specialRules += "Another rule that goes on for a good while and ends only here.\n";
        const print::Part part = print::partsNamed(print::partsOf(scenario), "sheet").front();
        const PrintedPart printed = layOut(scenario, part, onPaper("letter"));
        QCOMPARE(printed.warnings.size(), 1);
        QVERIFY(printed.pages.size() > 1);
    }

    void columnsAreBalanced()
    {
        Flow flow(10, FlowItem{0, 10, false, nullptr, nullptr});
        const auto fills = fillColumns(flow, 0, 2, 200);
        QCOMPARE(fills.size(), std::size_t(2));
        QCOMPARE(fills[0].to, std::size_t(5));
        QCOMPARE(fills[1].to, std::size_t(10));
        flow[4].keepWithNext = true; // a heading goes with what follows
        QCOMPARE(fillColumn(flow, 0, 50).to, std::size_t(4));
        flow[4].keepWithNext = false;
        const auto some = fillColumns(flow, 0, 2, 30);
        QCOMPARE(some.back().to, std::size_t(6)); // the rest is for the next page
    }

    void filesAreWholeOrNotThere()
    {
        const Scenario scenario = sample(QStringLiteral("battle-hymn/little-round-top"));
        const print::Part part = print::partsNamed(print::partsOf(scenario), "markers").front();
        const PrintedPart printed = layOut(scenario, part, onPaper("a4"));
        QTemporaryDir folder;
        const auto files = [&] { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(); };
        const QString png = folder.filePath(QStringLiteral("m.png"));
        int calls = 0;
        const auto giveUpLate = [&calls](double) { return ++calls < 4; };
        PrintedFiles made = writeFiles(printed, PrintFormat::Png, png, {}, 20, giveUpLate);
        QVERIFY(!made.error.isEmpty() && made.files.isEmpty());
        QCOMPARE(files(), 0);
        made = writeFiles(printed, PrintFormat::Png, png, {}, 20, [](double) { return true; });
        QCOMPARE(made.error, QString());
        QCOMPARE(static_cast<std::size_t>(made.files.size()), printed.pages.size());
        QVERIFY(made.files.front().endsWith(QStringLiteral("m-1.png")));
        QCOMPARE(QImage(made.files.front()).width(), qRound(210 / 25.4 * 20));
        made = writeFiles(printed, PrintFormat::Pdf, folder.filePath(QStringLiteral("no/m.pdf")), {}, 20,
                          [](double) { return true; });
        QVERIFY(!made.error.isEmpty());
    }

    void papers()
    {
        QCOMPARE(*paperSizeFrom(QStringLiteral("22x34in")), QSizeF(22 * 25.4, 34 * 25.4));
        QCOMPARE(*paperSizeFrom(QStringLiteral("300x200mm")), QSizeF(300, 200));
        for (const char *wrong : {"x", "10x10", "22by34", "9999x100", "-5x100mm", "1.2.3x100"})
            QVERIFY2(!paperSizeFrom(QString::fromLatin1(wrong)), wrong);
    }
};

QTEST_MAIN(TestPrintPages)
#include "test_print_pages.moc"
