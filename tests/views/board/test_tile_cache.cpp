// SPDX-License-Identifier: MIT
#include "views/board/tile_cache.h"

#include <QTest>

using namespace hotchkiss;

namespace {

constexpr int size = TileCache::tileSize;
constexpr QRect four(0, 0, 2 * size, 2 * size);

void paintGreen(QPainter &painter, const QRect &rect)
{
    painter.fillRect(rect, Qt::green);
}

} // namespace

/// Tiles are painted piece by piece, as many as a frame has time for.
class TestTileCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A scale just begun must not take a frame ten times too long before it has measured anything.
    void firstFrameOfAScaleIsShort()
    {
        TileCache cache(2, 1e-3);
        int rows = 0;
        const auto dawdle = [&rows](QPainter &painter, const QRect &rect) {
            rows = std::max(rows, rect.height());
            paintGreen(painter, rect);
            QTest::qSleep(5);
        };
        QVERIFY(!cache.fill(four, Qt::black, false, 1, dawdle));
        QCOMPARE(rows, 32); // the smallest piece
        QCOMPARE(cache.paintedPieces(), 1);
        QVERIFY(!cache.covers(four));
    }

    void costIsMeasured()
    {
        TileCache cache(2, 1);
        for (int i = 0; i < 20; ++i) {
            cache.invalidateAll();
            QVERIFY(cache.fill(four, Qt::black, false, -1, paintGreen));
        }
        QVERIFY2(cache.cost() < 0.01, qPrintable(QString::number(cache.cost())));
    }

    void coversWhatItHasShownOnce()
    {
        TileCache cache(1);
        QVERIFY(!cache.covers(four));
        QVERIFY(cache.fill(four, Qt::black, false, -1, paintGreen));
        QVERIFY(cache.covers(four));
        QVERIFY(!cache.covers(four.adjusted(0, 0, 1, 0)));
        QVERIFY(!cache.covers(four.translated(-1, 0)));
        cache.invalidateAll(); // old, but without holes
        QVERIFY(cache.covers(four));
    }
};

QTEST_MAIN(TestTileCache)
#include "test_tile_cache.moc"
