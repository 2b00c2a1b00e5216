// SPDX-License-Identifier: MIT
// Random games of Hold the Line to the end: what must hold after every action.
#include "model/format/scenario_file.h"
#include "model/format/yaml/file.h"
#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/game.h"
#include "model/rules/hold_the_line/rules.h"
#include "model/ruleset/resources.h"

#include <QTest>

#include <algorithm>

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

namespace {

Scenario sample()
{
    const auto loaded = loadScenario(sampleFolder() / "hold-the-line" / "first-bull-run.hotchkiss.yaml");
    return std::get<Scenario>(loaded);
}

/// The sample with every option on, so that random play meets all questions.
Scenario everything()
{
    Scenario s = sample();
    for (const char *key : {"charge_check", "no_rally_under_fire", "hill_artillery", "fire_advance", "handicaps",
                            "victory_at_once", "gunboats_pass_bridges"})
        s.info.fields[key] = true;
    s.info.fields["river_crossing"] = std::vector<std::string>{"union", "confederate"};
    s.info.fields["river_crossing_types"] = std::vector<std::string>{"infantry", "cavalry", "leader"};
    s.objectives[0].fields["persistent"] = true;
    s.objectives[1].fields["movable"] = true;
    Piece boat = s.pieces.front();
    boat.id = "boat";
    boat.kind = PieceKind::Unit;
    boat.fields = {{"type", std::string("gunboat")}};
    boat.place = *s.boards[0].labels.cell(s.boards[0].grid, "1205") >= 0
                     ? Place::onCell(0, *s.boards[0].labels.cell(s.boards[0].grid, "1205"))
                     : Place::nowhere();
    s.pieces.push_back(boat);
    return s;
}

std::unique_ptr<Game> begin(Scenario scenario)
{
    auto game = rules().start(std::make_shared<Scenario>(std::move(scenario)));
    return game ? std::move(*game) : nullptr;
}

/// What is wrong with a position, or empty.
std::string broken(const HoldTheLine &game)
{
    const Battle &battle = game.battle();
    const Position &position = game.position();
    Position empty = position;
    std::ranges::fill(empty.hexes, Hex{});
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const PieceState &state = position.pieces[i];
        const auto piece = static_cast<PieceIndex>(i);
        const std::string &name = battle.scenario->pieces[i].id;
        if (state.sp > battle.pieces[i].startSp)
            return name + " is too strong";
        if ((state.status == Status::OnBoard) != (state.hex != noHex))
            return name + " is nowhere on the board";
        if (battle.pieces[i].isCombat() && state.status == Status::OnBoard && state.sp < 1)
            return name + " has no strength";
        if (state.hex == noHex)
            continue;
        if (const auto fault = placementFault(battle, empty, piece, state.hex))
            return fault->str();
        empty.put(battle, piece, state.hex);
    }
    if (!(empty.hexes == position.hexes))
        return "hexes and pieces disagree";
    if (position.ap < 0)
        return "action points below zero";
    return {};
}

} // namespace

class TestHoldTheLinePlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomGames_data();
    void randomGames();
    void sightTableAgrees();
    void positionsReadBack();
    void wrongPositions_data();
    void wrongPositions();
};

void TestHoldTheLinePlay::randomGames_data()
{
    QTest::addColumn<bool>("all");
    QTest::addColumn<int>("games");
    QTest::newRow("the sample") << false << 100;
    QTest::newRow("every option") << true << 100;
}

void TestHoldTheLinePlay::randomGames()
{
    QFETCH(bool, all);
    QFETCH(int, games);
    const std::unique_ptr<Game> first = begin(all ? everything() : sample());
    QVERIFY(first);
    std::vector<Action> actions;
    std::vector<Action> before;
    std::array<int, verbCount> done{};
    for (int seed = 0; seed < games; ++seed) {
        std::unique_ptr<Game> game = first->clone();
        Dice dice(static_cast<std::uint64_t>(seed));
        Pcg choice(static_cast<std::uint64_t>(seed), 3);
        int steps = 0;
        while (!game->isOver()) {
            QVERIFY2(++steps < 5000, "the game does not end");
            before = actions;
            actions.clear();
            game->legalActions(actions);
            QVERIFY(!actions.empty());
            if (steps % 7 == 0) {
                for (const Action &action : actions) {
                    const auto refusal = game->check(action);
                    QVERIFY2(!refusal, refusal ? refusal->key.c_str() : "");
                    QVERIFY(game->listed(action) == action);
                    const auto text = actionText(rules(), *game, action);
                    const auto parsed = parseAction(rules(), *game, text);
                    QVERIFY2(parsed && *parsed == action, text.c_str());
                }
                // What was listed a move ago and is accepted now must be listed, or lead where a listed one does.
                for (const Action &old : before)
                    if (!game->check(old))
                        QVERIFY2(std::ranges::find(actions, game->listed(old)) != actions.end(),
                                 actionText(rules(), *game, old).c_str());
            }
            const Action action = actions[choice.below(static_cast<std::uint32_t>(actions.size()))];
            ++done[action.verb];
            game->apply(action, dice, nullptr);
            const std::string fault = broken(static_cast<const HoldTheLine &>(*game));
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }
    if (all)
        for (int verb = 0; verb < verbCount; ++verb)
            if (static_cast<Do>(verb) != Do::Follow && static_cast<Do>(verb) != Do::Displace)
                QVERIFY2(done[static_cast<std::size_t>(verb)] > 0,
                         rules().verbs[static_cast<std::size_t>(verb)].key.c_str());
}

// The lines prepared for speed and the line traced for explanation are two ways to the same answer (HL 8.2).
void TestHoldTheLinePlay::sightTableAgrees()
{
    std::unique_ptr<Game> game = begin(everything());
    Dice dice(5);
    Pcg choice(5);
    std::vector<Action> actions;
    for (int step = 0; step < 150 && !game->isOver(); ++step) {
        const auto &held = static_cast<const HoldTheLine &>(*game);
        for (std::size_t i = 0; i < held.battle().pieces.size(); ++i) {
            const auto piece = static_cast<PieceIndex>(i);
            if (!held.position().isOnBoard(piece) || held.battle().info(piece).isLeader())
                continue;
            std::vector<HexId> listed;
            eachTarget(held.battle(), held.position(), piece, [&](HexId hex) {
                listed.push_back(hex);
                return true;
            });
            std::vector<HexId> judged;
            for (int hex = 0; hex < held.battle().board->hexCount(); ++hex)
                if (judgeTarget(held.battle(), held.position(), piece, static_cast<HexId>(hex)) == nullptr)
                    judged.push_back(static_cast<HexId>(hex));
            std::ranges::sort(listed);
            QVERIFY(listed == judged);
        }
        actions.clear();
        game->legalActions(actions);
        game->apply(actions[choice.below(static_cast<std::uint32_t>(actions.size()))], dice, nullptr);
    }
}

void TestHoldTheLinePlay::positionsReadBack()
{
    for (int seed = 0; seed < 10; ++seed) {
        std::unique_ptr<Game> game = begin(everything());
        Dice dice(static_cast<std::uint64_t>(seed));
        Pcg choice(static_cast<std::uint64_t>(seed));
        std::vector<Action> actions;
        while (!game->isOver()) {
            const std::string text = "position:\n" + game->positionText();
            try {
                const auto document = yaml::openText(text, "test");
                const auto again = rules().position(game->sharedScenario(), document->root().find("position"));
                QVERIFY2(again->hash() == game->hash(), text.c_str());
                QVERIFY(static_cast<const HoldTheLine &>(*again).position() ==
                        static_cast<const HoldTheLine &>(*game).position());
            } catch (const FileError &error) {
                QFAIL((error.str() + "\n" + text).c_str());
            }
            actions.clear();
            game->legalActions(actions);
            game->apply(actions[choice.below(static_cast<std::uint32_t>(actions.size()))], dice, nullptr);
        }
    }
}

void TestHoldTheLinePlay::wrongPositions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing to spend") << QByteArray("  ap: 0\n");
    QTest::newRow("no such turn") << QByteArray("  ap: 3\n  turn: 40\n");
    QTest::newRow("no such piece") << QByteArray("  ap: 3\n  pieces:\n    ghost: {at: '0101'}\n");
    QTest::newRow("two in a hex") << QByteArray("  ap: 3\n  pieces:\n    keyes: {at: '1103'}\n");
    QTest::newRow("with an enemy") << QByteArray("  ap: 3\n  pieces:\n    keyes: {at: '0504'}\n");
    QTest::newRow("in the river") << QByteArray("  ap: 3\n  pieces:\n    keyes: {at: '0601'}\n");
    QTest::newRow("too strong") << QByteArray("  ap: 3\n  pieces:\n    evans: {sp: 4}\n");
    QTest::newRow("two counters in a hex (HL 4.4.1a)")
        << QByteArray("  ap: 3\n  counters:\n    henry-hill: {at: '0606'}\n");
    QTest::newRow("its own counter (HL 3.1.6d)")
        << QByteArray("  ap: 3\n  counters:\n    henry-hill: {taken by: confederate}\n");
    QTest::newRow("no question") << QByteArray("  step: retreat\n");
    QTest::newRow("no combat") << QByteArray("  step: retreat\n  subject: evans\n");
    QTest::newRow("not the one who failed") << QByteArray("  step: retreat\n  subject: bee\n  combat: {attacker: "
                                                          "burnside, from: '0503', at: '0504', failing: [evans]}\n");
    QTest::newRow("the wrong side") << QByteArray("  step: retreat\n  subject: keyes\n  combat: {attacker: burnside, "
                                                  "from: '0503', at: '1203', failing: [keyes]}\n");
}

void TestHoldTheLinePlay::wrongPositions()
{
    QFETCH(QByteArray, text);
    const auto scenario = std::make_shared<Scenario>(sample());
    const auto document = yaml::openText("position:\n" + text.toStdString(), "test");
    try {
        rules().position(scenario, document->root().find("position"));
        QFAIL("it is accepted");
    } catch (const FileError &error) {
        QVERIFY(error.place.line >= 1);
    }
}

QTEST_APPLESS_MAIN(TestHoldTheLinePlay)
#include "test_hold_the_line_play.moc"
