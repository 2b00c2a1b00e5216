// SPDX-License-Identifier: MIT
#include "model/engine/dice.h"

#include <QTest>

#include <array>

using namespace hotchkiss;

class TestDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The reference output of PCG32 for seed 42, stream 54: the same numbers on every platform.
    void knownNumbers()
    {
        Pcg generator(42, 54);
        for (const std::uint32_t expected :
             {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU})
            QCOMPARE(generator.next(), expected);
    }

    void everyFaceComesUp()
    {
        Dice dice(7);
        std::array<int, 6> counts{};
        for (int i = 0; i < 60000; ++i)
            ++counts[static_cast<std::size_t>(dice.roll(6) - 1)];
        for (const int count : counts)
            QVERIFY(count > 9600 && count < 10400);
    }

    void scriptIsFollowedAndEnds()
    {
        Dice dice = Dice::scripted({5, 2, 7});
        QCOMPARE(dice.roll(6), 5);
        QCOMPARE(dice.roll(6), 2);
        QVERIFY_EXCEPTION_THROWN(dice.roll(6), DiceError);
        QCOMPARE(dice.roll(10), 7);
        QVERIFY_EXCEPTION_THROWN(dice.roll(6), DiceError);
        QCOMPARE(dice.take().size(), std::size_t(3));
        QVERIFY(dice.take().empty());
    }
};

QTEST_APPLESS_MAIN(TestDice)
#include "test_dice.moc"
