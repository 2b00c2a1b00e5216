// SPDX-License-Identifier: MIT
#include "model/board/table_geometry.h"

#include <QTest>

#include <random>

using namespace hotchkiss;

class TestTableGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void segments();
    void polygons();
    void concaveWood();
    void lengthThroughAWood();
    void meetingIsSymmetric();
};

void TestTableGeometry::segments()
{
    QVERIFY(segmentsMeet({0, 0}, {4, 4}, {0, 4}, {4, 0}));
    QVERIFY(segmentsMeet({0, 0}, {4, 0}, {2, 0}, {2, 3}));    // touches
    QVERIFY(segmentsMeet({0, 0}, {4, 0}, {3, 0}, {9, 0}));    // overlaps
    QVERIFY(!segmentsMeet({0, 0}, {4, 0}, {5, 0}, {9, 0}));   // same line, apart
    QVERIFY(!segmentsMeet({0, 0}, {4, 0}, {0, 1}, {4, 1}));   // parallel
    QVERIFY(!segmentsMeet({0, 0}, {4, 0}, {2, 0.5}, {2, 3})); // falls short
    QVERIFY(segmentsMeet({1, 1}, {1, 1}, {0, 0}, {2, 2}));    // a point
    QVERIFY(!segmentsMeet({1, 1}, {1, 1}, {0, 0}, {2, 1}));
    QVERIFY(segmentsMeet({0.1, 0.1}, {0.3, 0.3}, {0.2, 0.2}, {5, 0}));
    QCOMPARE(distanceToSegment({0, 3}, {0, 0}, {4, 0}), 3.0);
    QCOMPARE(distanceToSegment({7, 4}, {0, 0}, {4, 0}), 5.0);
    QCOMPARE(distanceToSegment({3, 4}, {0, 0}, {0, 0}), 5.0);
}

void TestTableGeometry::polygons()
{
    const std::vector<Point> square{{2, 2}, {6, 2}, {6, 6}, {2, 6}};
    QVERIFY(polygonContains(square, {4, 4}));
    QVERIFY(polygonContains(square, {2, 4}));
    QVERIFY(polygonContains(square, {6, 6}));
    QVERIFY(!polygonContains(square, {6.01, 6}));
    QVERIFY(!polygonContains(square, {0, 2}));
    QVERIFY(!polygonContains({}, {0, 0}));
    QVERIFY(meetsPolygon(square, {0, 4}, {9, 4}));
    QVERIFY(meetsPolygon(square, {3, 3}, {4, 4})); // wholly inside
    QVERIFY(meetsPolygon(square, {0, 4}, {4, 0})); // grazes the corner
    QVERIFY(!meetsPolygon(square, {0, 3.9}, {3.9, 0}));
    QVERIFY(meetsPolygon(square, {2, 0}, {2, 9})); // runs along the edge
    QVERIFY(!meetsPolygon({}, {0, 0}, {1, 1}));
    QVERIFY(meetsPolyline({{0, 0}, {4, 0}, {4, 4}}, {2, 2}, {6, 2}));
    QVERIFY(!meetsPolyline({{0, 0}, {4, 0}, {4, 4}}, {0, 1}, {3, 4}));
}

void TestTableGeometry::concaveWood()
{
    const std::vector<Point> horseshoe{{0, 0}, {10, 0}, {10, 10}, {7, 10}, {7, 3}, {3, 3}, {3, 10}, {0, 10}};
    QVERIFY(!polygonContains(horseshoe, {5, 5}));
    QVERIFY(polygonContains(horseshoe, {1, 5}));
    QVERIFY(!meetsPolygon(horseshoe, {5, 9}, {5, 4}));
    QVERIFY(meetsPolygon(horseshoe, {5, 9}, {5, 3}));
}

void TestTableGeometry::lengthThroughAWood()
{
    const std::vector<Point> square{{2, 2}, {6, 2}, {6, 6}, {2, 6}};
    QCOMPARE(lengthInside(square, {0, 4}, {10, 4}), 4.0);
    QCOMPARE(lengthInside(square, {4, 4}, {10, 4}), 2.0);
    QCOMPARE(lengthInside(square, {3, 3}, {3, 5}), 2.0);
    QCOMPARE(lengthInside(square, {0, 0}, {1, 9}), 0.0);
    const std::vector<Point> horseshoe{{0, 0}, {10, 0}, {10, 10}, {7, 10}, {7, 3}, {3, 3}, {3, 10}, {0, 10}};
    QCOMPARE(lengthInside(horseshoe, {-1, 5}, {11, 5}), 6.0);
}

void TestTableGeometry::meetingIsSymmetric()
{
    std::mt19937 random(5);
    const auto point = [&random] { return Point{(random() % 41) / 4.0, (random() % 41) / 4.0}; };
    for (int i = 0; i < 20000; ++i) {
        const Point a = point();
        const Point b = point();
        const Point c = point();
        const Point d = point();
        const bool meets = segmentsMeet(a, b, c, d);
        QCOMPARE(segmentsMeet(c, d, a, b), meets);
        QCOMPARE(segmentsMeet(b, a, d, c), meets);
        const std::vector<Point> triangle{a, b, c};
        // A triangle contains what lies on the same hand of all three edges.
        const auto hand = [](Point p, Point q, Point r) {
            return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        };
        const double h1 = hand(a, b, d);
        const double h2 = hand(b, c, d);
        const double h3 = hand(c, a, d);
        if (hand(a, b, c) != 0)
            QCOMPARE(polygonContains(triangle, d), (h1 >= 0 && h2 >= 0 && h3 >= 0) || (h1 <= 0 && h2 <= 0 && h3 <= 0));
    }
}

QTEST_APPLESS_MAIN(TestTableGeometry)
#include "test_table_geometry.moc"
