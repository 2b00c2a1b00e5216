// SPDX-License-Identifier: MIT
#include "tests/model/engine/race_game.h"

#include <QTest>

using namespace hotchkiss;

class TestActionText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheSideThatIsNotMeant()
    {
        const RaceGame game(std::make_shared<const Scenario>(raceScenario()));
        Action action;
        action.verb = RaceGame::Wait;
        QCOMPARE(actionText(raceRules(), game, action), std::string("wait"));
        action.side = 1;
        const std::string line = actionText(raceRules(), game, action);
        QCOMPARE(line, game.scenario().sides[1].id + ": wait");
        QVERIFY(*parseAction(raceRules(), game, line) == action);
        QVERIFY(!parseAction(raceRules(), game, "nobody: wait"));
    }

    void namesTheBoardWhereThereAreSeveral()
    {
        Scenario scenario = raceScenario();
        scenario.boards.push_back(scenario.boards[0]);
        scenario.boards[1].id = "WEST";
        const RaceGame game(std::make_shared<const Scenario>(scenario));
        Action action;
        action.verb = RaceGame::Run;
        action.board = 1;
        action.piece = 0;
        action.with(3);
        const std::string line = actionText(raceRules(), game, action);
        QCOMPARE(line, "run blue1 WEST:" + scenario.boards[1].label(3));
        QVERIFY(*parseAction(raceRules(), game, line) == action);
        QVERIFY(!parseAction(raceRules(), game, "run blue1 EAST:0101"));
    }

    void everyArgumentReadsBack()
    {
        Rules rules = raceRules();
        rules.verbs = {
            {"a", true, {Argument::Piece, Argument::Cell, Argument::CellList}, "", {}},
            {"b", false, {Argument::Number, Argument::Flag, Argument::PieceList}, "", {}},
            {"c", false, {Argument::Choice, Argument::Point, Argument::Angle, Argument::Shares}, "", {"x", "y"}}};
        const RaceGame game(std::make_shared<const Scenario>(raceScenario()));
        for (const char *line : {"b -7 yes blue1,grey2", "b 0 no -", "c y 12.5,-3.25 270.5 blue1=2,grey1=1"}) {
            const Result<Action> action = parseAction(rules, game, line);
            QVERIFY2(action, line);
            QCOMPARE(actionText(rules, game, *action), std::string(line));
        }
        const Board &board = game.scenario().boards[0];
        const std::string path = "a blue1 - " + board.label(4) + " " + board.label(5) + "-" + board.label(6);
        QCOMPARE(actionText(rules, game, *parseAction(rules, game, path)), path);
        for (const char *line :
             {"", "d", "b 1 yes", "b x yes -", "b 1 maybe -", "c z 1,1 0 -", "c x 1 0 -", "a no - - -"})
            QVERIFY2(!parseAction(rules, game, line), line);
    }
};

QTEST_APPLESS_MAIN(TestActionText)
#include "test_action_text.moc"
