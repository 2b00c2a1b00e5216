// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"
#include "views/board/board_painter.h"
#include "views/print/band_painter.h"
#include "views/print/map_output.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace hotchkiss;

class TestMapOutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesCoverTheSheet_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        // A4 with margins of 10 shows 190 x 277 mm; each further sheet adds 5 less.
        QTest::newRow("one") << QSizeF(190, 277) << 1 << 1;
        QTest::newRow("a little more") << QSizeF(190.5, 277) << 2 << 1;
        QTest::newRow("two exactly") << QSizeF(375, 549) << 2 << 2;
        QTest::newRow("three") << QSizeF(376, 549) << 3 << 2;
    }
    void pagesCoverTheSheet()
    {
        QFETCH(QSizeF, size);
        PageLayout layout;
        layout.unitSize = 10;
        const QRectF sheet(QPointF(-3, 4), size / 10);
        QTEST(layout.columns(sheet), "columns");
        QTEST(layout.rows(sheet), "rows");
        QRectF covered;
        for (const PageLayout::Page &page : layout.pages(sheet)) {
            QVERIFY(page.map.width() * 10 <= 190.001 && page.map.height() * 10 <= 277.001);
            covered |= page.map;
        }
        QVERIFY(qAbs(covered.width() - sheet.width()) < 1e-6 && qAbs(covered.height() - sheet.height()) < 1e-6);
    }

    void tilesFitTogether()
    {
        // A diagonal line through a picture of several tiles and bands is the same as painted at once.
        const QSize size(5000, 1500);
        const auto paint = [&](QPainter &painter, const QRect &tile) {
            painter.translate(-tile.topLeft());
            painter.setPen(QPen(Qt::red, 5));
            painter.drawLine(0, 0, size.width(), size.height());
        };
        QImage whole(size, QImage::Format_RGB32);
        whole.fill(Qt::white);
        QPainter painter(&whole);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, QRect(QPoint(), size));
        painter.end();
        const BandPainter bands(size, paint);
        QVERIFY(bands.bands() > 1);
        std::vector<unsigned char> rgb;
        int different = 0;
        for (int band = 0; band < bands.bands(); ++band) {
            bands.paint(band, rgb);
            for (int row = 0; row < bands.rowsOf(band); ++row)
                for (int x = 0; x < size.width(); ++x) {
                    const unsigned char *pixel = rgb.data() + (std::size_t(row) * size.width() + x) * 3;
                    const QRgb expected = whole.pixel(x, band * bands.bandRows() + row);
                    different += qAbs(int(pixel[1]) - qGreen(expected)) > 40 ? 1 : 0;
                }
        }
        QCOMPARE(different, 0);
    }

    void givingUpLeavesTheOldFile()
    {
        const Scenario scenario =
            std::get<Scenario>(loadScenario(sampleFolder() / "battle-hymn/little-round-top.hotchkiss.yaml"));
        MapOutput output;
        output.scenario = &scenario;
        output.layout.unitSize = 5;
        output.dpi = 50;
        QTemporaryDir folder;
        const auto giveUp = [](double) { return false; };
        const auto goOn = [](double) { return true; };
        const QString png = folder.filePath(QStringLiteral("a.png"));
        QVERIFY(!output.writePng(png, giveUp).isEmpty());
        QVERIFY(!QFileInfo::exists(png));
        QCOMPARE(output.writePng(png, goOn), QString());
        const QImage picture(png);
        QCOMPARE(picture.size(), output.pixels());
        QCOMPARE(qRound(picture.dotsPerMeterX() * 0.0254), 50);
        const QString pdf = folder.filePath(QStringLiteral("a.pdf"));
        QVERIFY(!writePdfFile(pdf, layOutMap(scenario, {}, {}), {}, giveUp).isEmpty());
        QVERIFY(!QFileInfo::exists(pdf));
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size() == 1);
    }
};

QTEST_MAIN(TestMapOutput)
#include "test_map_output.moc"
