// SPDX-License-Identifier: MIT
#include "model/engine/play_session.h"
#include "model/engine/players.h"
#include "tests/model/engine/race_game.h"

#include <QTest>

#include <atomic>

using namespace hotchkiss;

namespace {

/// 1 when the first player wins, 0.5 for a draw; it plays that side.
double play(const Player &first, const Player &second, int firstSide, std::uint64_t seed)
{
    std::unique_ptr<Game> game = std::make_unique<RaceGame>(std::make_shared<const Scenario>(raceScenario()));
    Dice dice(seed);
    for (std::size_t i = 0; !game->isOver(); ++i) {
        const int side = firstToDecide(*game);
        Pcg random = playerRandom(seed, i, side);
        game->apply((side == firstSide ? first : second).choose(*game, side, random), dice, nullptr);
    }
    return game->evaluate(firstSide);
}

double matchOf(const Player &first, const Player &second, int games)
{
    double sum = 0;
    for (int i = 0; i < games; ++i)
        sum += play(first, second, i % 2, static_cast<std::uint64_t>(i) + 1);
    return sum / games;
}

} // namespace

class TestPlayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void specsRoundTrip_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"human", "random", "greedy", "search:250", "search:1.5s"})
            QTest::addRow("%s", text) << QString::fromLatin1(text);
    }
    void specsRoundTrip()
    {
        QFETCH(QString, text);
        const Result<PlayerSpec> spec = parsePlayer(text.toStdString());
        QVERIFY(spec);
        QCOMPARE(QString::fromStdString(playerText(*spec)), text);
    }
    void unknownSpecsAreRefused()
    {
        for (const char *text :
             {"", "Greedy", "search:", "search:0", "search:-1", "search:0s", "search:1e9", "search:4x"})
            QVERIFY2(!parsePlayer(text), text);
    }

    void greedyBeatsRandom()
    {
        const double share = matchOf(GreedyPlayer(), RandomPlayer(), 100);
        QVERIFY2(share >= 0.9, std::to_string(share).c_str());
    }
    void searchBeatsRandom()
    {
        const double share = matchOf(SearchPlayer({PlayerSpec::Kind::Search, 60}), RandomPlayer(), 40);
        QVERIFY2(share >= 0.9, std::to_string(share).c_str());
    }

    void searchTakesTheSameActionForTheSameNodes()
    {
        const RaceGame game(std::make_shared<const Scenario>(raceScenario()));
        const std::uint64_t before = game.hash();
        const SearchPlayer player({PlayerSpec::Kind::Search, 150});
        Pcg first(9);
        Pcg second(9);
        QVERIFY(player.choose(game, 0, first) == player.choose(game, 0, second));
        QCOMPARE(game.hash(), before);
        QVERIFY(first == second);
    }

    void searchStopsWhenTold()
    {
        const RaceGame game(std::make_shared<const Scenario>(raceScenario()));
        std::stop_source stop;
        int reports = 0;
        Pcg random(1);
        const Thinking thinking{stop.get_token(), [&](double done) {
                                    QVERIFY(done >= 0 && done <= 1);
                                    if (++reports == 3)
                                        stop.request_stop();
                                }};
        const Action action = SearchPlayer({PlayerSpec::Kind::Search, 10'000'000}).choose(game, 0, random, thinking);
        QVERIFY(!game.check(action));
        QCOMPARE(reports, 3);
    }

    void searchKeepsItsTime()
    {
        const RaceGame game(std::make_shared<const Scenario>(raceScenario()));
        Pcg random(1);
        PlayerSpec spec{PlayerSpec::Kind::Search, 1, 0.05};
        QVERIFY(!game.check(SearchPlayer(spec).choose(game, 0, random)));
    }
};

QTEST_APPLESS_MAIN(TestPlayers)
#include "test_players.moc"
