// SPDX-License-Identifier: MIT
#include "model/board/underlay.h"

#include <QTest>

using namespace hotchkiss;

namespace {

bool near(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

} // namespace

/// Moving a scanned map so that two of its points lie where they belong.
class TestUnderlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pixelsAndMap()
    {
        const Underlay underlay{"a.png", {3, -2}, 0.02, 37, 0.5, true};
        QVERIFY(near(mapToUnderlay(underlay, underlayToMap(underlay, {120, 45})), {120, 45}));
        QVERIFY(near(underlayToMap({"a.png", {1, 1}, 2, 90, 1, true}, {1, 0}), {1, 3}));
    }

    void twoPointsFit()
    {
        for (int round = 0; round < 50; ++round) {
            const double r = round;
            const Underlay before{"a.png", {r / 7, -r / 3}, 0.01 + r / 500, r * 13 - 300, 0.4, false};
            const Point pixel1{10 + r, 20};
            const Point pixel2{700, 400 - 5 * r};
            const Point cell1{2, 3 + r / 10};
            const Point cell2{11 - r / 9, 8};
            const Underlay after =
                alignedTo(before, underlayToMap(before, pixel1), cell1, underlayToMap(before, pixel2), cell2);
            QVERIFY(near(underlayToMap(after, pixel1), cell1));
            QVERIFY(near(underlayToMap(after, pixel2), cell2));
            QCOMPARE(after.opacity, before.opacity);
            QCOMPARE(after.file, before.file);
        }
    }

    void onePointIsNotEnough()
    {
        const Underlay before{"a.png", {1, 2}, 0.1, 5, 0.4, false};
        QCOMPARE(alignedTo(before, {1, 1}, {2, 2}, {1, 1}, {5, 5}), before);
        QCOMPARE(alignedTo(before, {1, 1}, {2, 2}, {4, 4}, {2, 2}), before);
    }
};

QTEST_MAIN(TestUnderlay)
#include "test_underlay.moc"
