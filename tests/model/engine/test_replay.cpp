// SPDX-License-Identifier: MIT
#include "model/engine/players.h"
#include "model/engine/replay.h"
#include "tests/model/engine/race_game.h"

#include <QTest>

using namespace hotchkiss;

namespace {

PlaySession newRace(Chance chance = {7})
{
    return *PlaySession::start(raceRules(), std::make_shared<const Scenario>(raceScenario()), std::move(chance));
}

void playOn(PlaySession &session, int actions = 1000)
{
    for (int i = 0; i < actions && !session.game().isOver(); ++i) {
        const int side = firstToDecide(session.game());
        Pcg random = session.randomFor(side);
        QVERIFY(!session.act(RandomPlayer().choose(session.game(), side, random)));
    }
}

std::string errorOf(const std::string &text)
{
    const auto read = readPlay(text, "g.play.yaml", findRace);
    const auto *error = std::get_if<ReplayError>(&read);
    return error != nullptr ? error->error.str() : "";
}

std::string replaced(std::string text, const std::string &what, const std::string &by)
{
    return text.replace(text.find(what), what.size(), by);
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replayEqualsPlay()
    {
        PlaySession played = newRace();
        playOn(played);
        QVERIFY(played.game().isOver());
        const std::string text = playText(played);
        auto read = readPlay(text, "g.play.yaml", findRace);
        QVERIFY2(!std::get_if<ReplayError>(&read), errorOf(text).c_str());
        const PlaySession &replayed = std::get<PlaySession>(read);
        QCOMPARE(replayed.size(), played.size());
        for (std::size_t i = 0; i <= played.size(); ++i)
            QCOMPARE(replayed.gameAt(i).hash(), played.gameAt(i).hash());
        for (std::size_t i = 0; i < played.size(); ++i)
            QVERIFY(replayed.entries()[i].events == played.entries()[i].events);
        QCOMPARE(playText(replayed), text);
    }

    void undoneDiceFallAgain()
    {
        PlaySession session = newRace();
        playOn(session, 5);
        const std::uint64_t hash = session.game().hash();
        const Action last = session.entries().back().action;
        QVERIFY(session.undo());
        QVERIFY(session.game().hash() != hash);
        QVERIFY(session.redo());
        QCOMPARE(session.game().hash(), hash);
        QVERIFY(!session.redo());
        session.undo();
        QVERIFY(!session.act(last));
        QCOMPARE(session.game().hash(), hash);
    }

    void goingBackAndActingDropsTheRest()
    {
        PlaySession session = newRace();
        playOn(session, 6);
        const PlaySession branch = session.branch(2);
        QCOMPARE(branch.size(), std::size_t(2));
        QCOMPARE(branch.game().hash(), session.gameAt(2).hash());
        session.goTo(2);
        QVERIFY(session.act("run grey1 0101"));
        QCOMPARE(session.size(), std::size_t(6));
        QVERIFY(!session.act("wait"));
        QCOMPARE(session.size(), std::size_t(3));
        session.goTo(0);
        QVERIFY(!session.undo());
    }

    void scriptedDiceRunOut()
    {
        PlaySession session = newRace({1, std::vector{5}});
        QVERIFY(
            !session.act("run blue1 " + session.scenario().boards[0].label(session.scenario().pieces[0].place.cell)));
        QCOMPARE(session.entries()[0].rolls.at(0).value, 5);
        const std::uint64_t hash = session.game().hash();
        const auto refusal =
            session.act("run grey1 " + session.scenario().boards[0].label(session.scenario().pieces[3].place.cell));
        QVERIFY(refusal);
        QCOMPARE(refusal->key, std::string("DICE"));
        QCOMPARE(session.game().hash(), hash);
        QVERIFY(playText(session).find("dice: [5]\n") != std::string::npos);
    }

    void illegalActionTellsPlaceAndRule()
    {
        PlaySession session = newRace();
        playOn(session, 3);
        const std::string text = playText(session);
        const std::string line = session.entries()[0].line;
        const std::string bad = replaced(text, "- " + line, "- run grey1 " + line.substr(line.rfind(' ') + 1));
        const auto read = readPlay(bad, "g.play.yaml", findRace);
        const auto &error = std::get<ReplayError>(read);
        QCOMPARE(error.refusal->rule, std::string("RG 1"));
        QCOMPARE(error.error.place, (FilePlace{4, 5}));
        QVERIFY(error.error.str().find("RG 1") != std::string::npos);
    }

    void wrongFilesSayWhere()
    {
        const std::string text = playText(newRace());
        QVERIFY(errorOf(replaced(text, "seed: 7", "sed: 7")).starts_with("g.play.yaml:2:1: unknown key"));
        QVERIFY(errorOf(replaced(text, "seed: 7", "dice: [0]")).starts_with("g.play.yaml:2:8: 0 is out of range"));
        QVERIFY(errorOf(replaced(text, "seed: 7", "players: {nobody: greedy}")).starts_with("g.play.yaml:2:11: "));
        const std::string player = "players: {" + raceScenario().sides[0].id + ": clever}";
        QVERIFY(errorOf(replaced(text, "seed: 7", player)).find("clever") != std::string::npos);
        QVERIFY(errorOf("hotchkiss: 1\nscenario: nothing.yaml\n").starts_with("g.play.yaml:2:11: there is no file"));
        QVERIFY(errorOf("hotchkiss: 1\nscenario: ../x.yaml\n").starts_with("g.play.yaml:2:11: "));
        QVERIFY(errorOf("[").starts_with("g.play.yaml:1:"));
    }

    void positionIsReadAndPlayedOn()
    {
        PlaySession session = newRace();
        playOn(session, 4);
        const auto read = readPlay(positionFileText(session), "p.play.yaml", findRace);
        QVERIFY(std::holds_alternative<PlaySession>(read));
        PlaySession position = std::get<PlaySession>(read);
        QCOMPARE(position.game().hash(), session.game().hash());
        QVERIFY(position.isFromPosition());
        playOn(position);
        const auto again = readPlay(playText(position), "p.play.yaml", findRace);
        QCOMPARE(std::get<PlaySession>(again).game().hash(), position.game().hash());
    }

    void listsOfActionsStopAtTheFirstRefusal()
    {
        PlaySession session = newRace();
        const auto error = actLines(session, "# opening\n\nwait\n  wait\n  fly blue1\nwait\n", "list.txt");
        QVERIFY(error);
        QCOMPARE(error->error.place, (FilePlace{5, 3}));
        QCOMPARE(session.size(), std::size_t(2));
    }

    void aScenarioIsAGameAtItsStart()
    {
        const std::string text = playText(newRace());
        std::string scenario;
        std::istringstream lines(text.substr(text.find("scenario:\n") + 10));
        for (std::string line; std::getline(lines, line);)
            scenario += line.substr(std::min<std::size_t>(2, line.size())) + "\n";
        const auto read = readPlay(scenario, "s.hotchkiss.yaml", findRace);
        QVERIFY(std::holds_alternative<PlaySession>(read));
        QCOMPARE(std::get<PlaySession>(read).size(), std::size_t(0));
    }
};

QTEST_APPLESS_MAIN(TestReplay)
#include "test_replay.moc"
