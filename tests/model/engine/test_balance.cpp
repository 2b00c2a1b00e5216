// SPDX-License-Identifier: MIT
#include "model/engine/balance.h"
#include "model/engine/statistics.h"
#include "tests/model/engine/race_game.h"

#include <QTest>

#include <cmath>

using namespace hotchkiss;

namespace {

const RaceGame &race()
{
    static const RaceGame game(std::make_shared<const Scenario>(raceScenario()));
    return game;
}

BalanceFigures figuresOf(SeedRange seeds, int jobs = 1, const char *first = "greedy", const char *second = "random")
{
    return runBalance({&raceRules(), &race(), {*parsePlayer(first), *parsePlayer(second)}, seeds, jobs, {}, {}});
}

template <typename T>
std::int64_t total(const Histogram<T> &values)
{
    std::int64_t sum = 0;
    for (const auto &[value, count] : values)
        sum += count;
    return sum;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 5e-4;
}

} // namespace

class TestBalance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyNumberOfThreadsGivesTheSame()
    {
        const BalanceFigures one = figuresOf({5, 60}, 1);
        QVERIFY(figuresOf({5, 60}, 2) == one);
        QVERIFY(figuresOf({5, 60}, 7) == one);
        QVERIFY(!(figuresOf({6, 60}, 2) == one));
    }

    void everyGameIsCountedOnce()
    {
        const BalanceFigures figures = figuresOf({1, 50});
        QCOMPARE(figures.games, 50);
        QCOMPARE(figures.sides[0].wins + figures.sides[1].wins + figures.draws, 50);
        QVERIFY(figures.sides[0].wins > 40);
        QCOMPARE(figures.unfinished, 0);
        QCOMPARE(total(figures.turns), 50);
        QCOMPARE(total(figures.actions), 50);
        QCOMPARE(total(figures.sides[1].scores), 50);
        QCOMPARE(figures.pieces.size(), std::size_t(6));
        QVERIFY(!figures.heat.empty());
    }

    void partsMergeIntoTheWhole()
    {
        const BalanceFigures whole = figuresOf({1, 40});
        const Result<BalanceFigures> merged = merge(figuresOf({16, 25}, 2), figuresOf({1, 15}));
        QVERIFY(merged);
        QVERIFY(*merged == whole);
        const Result<BalanceFigures> gap = merge(figuresOf({1, 2}), figuresOf({9, 2}));
        QCOMPARE(gap->seeds.size(), std::size_t(2));
    }

    void whatDoesNotBelongTogetherIsRefused()
    {
        QVERIFY(!merge(figuresOf({1, 3}), figuresOf({3, 3})));
        QVERIFY(!merge(figuresOf({1, 3}), figuresOf({4, 3}, 1, "random")));
        BalanceFigures other = figuresOf({4, 3});
        ++other.scenario;
        QVERIFY(!merge(figuresOf({1, 3}), other));
    }

    void filesReadBack()
    {
        const BalanceFigures figures = figuresOf({1, 20});
        const std::string text = balanceText(figures);
        const auto read = readBalance(text, "b.yaml");
        const auto *error = std::get_if<FileError>(&read);
        QVERIFY2(error == nullptr, error != nullptr ? error->str().c_str() : "");
        QVERIFY(std::get<BalanceFigures>(read) == figures);
        QCOMPARE(balanceText(std::get<BalanceFigures>(read)), text);
        QVERIFY(
            std::get<FileError>(readBalance("hotchkiss: 1\nbalance: 2\n", "b.yaml")).str().starts_with("b.yaml:2:10"));
    }

    void stopsWhenTold()
    {
        std::stop_source stop;
        BalanceRun run{&raceRules(),
                       &race(),
                       {*parsePlayer("random"), *parsePlayer("random")},
                       {1, 100000},
                       2,
                       stop.get_token(),
                       [&stop](std::int64_t done) {
                           if (done == 10)
                               stop.request_stop();
                       }};
        const BalanceFigures figures = runBalance(run);
        QVERIFY(figures.games >= 10 && figures.games < 1000);
        QVERIFY(figures == figuresOf({1, figures.games}, 1, "random", "random"));
    }

    /// Wilson (1927) and Newcombe (1998, table II): 56 of 70 against 48 of 80.
    void intervalsAreThoseOfTheBooks()
    {
        const Estimate share = wilson(56, 70);
        QVERIFY(isNear(share.value, 0.8) && isNear(share.low, 0.6917) && isNear(share.high, 0.8771));
        const Estimate none = wilson(0, 10);
        QVERIFY(isNear(none.low, 0) && isNear(none.high, 0.2775));
        const Estimate difference = shareDifference(48, 80, 56, 70);
        QVERIFY(isNear(difference.low, 0.0524) && isNear(difference.high, 0.3339));
        QVERIFY(difference.isClear());
        const Estimate mean = meanOf(Histogram<int>{{1, 2}, {3, 2}});
        QVERIFY(isNear(mean.value, 2) && isNear(mean.high - mean.value, 1.959964 * std::sqrt(4.0 / 3 / 4)));
    }

    void comparisonFindsWhatChanged()
    {
        const std::vector<Comparison> lines = compare(figuresOf({1, 60}, 2, "random"), figuresOf({1, 60}, 2));
        QCOMPARE(lines.size(), std::size_t(7));
        QVERIFY(lines[0].difference.value > 0.2 && lines[0].difference.isClear());
    }
};

QTEST_APPLESS_MAIN(TestBalance)
#include "test_balance.moc"
