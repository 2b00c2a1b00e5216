// SPDX-License-Identifier: MIT
#include "model/engine/balance.h"
#include "model/engine/playthrough.h"
#include "model/engine/replay.h"
#include "model/ruleset/resources.h"
#include "tests/model/engine/race_game.h"

#include <QFile>
#include <QTest>

using namespace hotchkiss;

namespace {

/// The sample whose game is kept; its text lies beside the tests as <system>.txt.
QString sampleOf(const System &system)
{
    QStringList names;
    for (const auto &entry : std::filesystem::directory_iterator(sampleFolder() / system.id))
        if (entry.path().string().ends_with(".hotchkiss.yaml"))
            names.append(QString::fromStdString(entry.path().string()));
    names.sort();
    const QStringList known = names.filter(QStringLiteral("first-bull-run"));
    return known.isEmpty() ? names.value(0) : known.first();
}

QString kept(const QString &system)
{
    const std::filesystem::path tests = sampleFolder().parent_path() / "tests/model/engine/playthroughs";
    return QString::fromStdString((tests / (system.toStdString() + ".txt")).string());
}

} // namespace

class TestPlaythrough : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playersAreReadBySide()
    {
        const Scenario scenario = raceScenario();
        const std::string first = scenario.sides[0].id;
        const auto players = parsePlayers(scenario, first + "=greedy");
        QVERIFY(players);
        QVERIFY(players->at(0).kind == PlayerSpec::Kind::Greedy && players->at(1).kind == PlayerSpec::Kind::Human);
        for (const std::string &bad : {std::string("nobody=greedy"), first, first + "=clever", first + "="})
            QVERIFY2(!parsePlayers(scenario, bad), bad.c_str());
    }

    void humansStopIt()
    {
        auto session = PlaySession::start(raceRules(), std::make_shared<const Scenario>(raceScenario()), {3});
        const auto players = parsePlayers(session->scenario(), session->scenario().sides[0].id + "=greedy");
        QVERIFY(playOn(*session, *players));
        QCOMPARE(session->size(), std::size_t(1));
    }

    /// The games of a balance run are those that "play" shows.
    void balancePlaysTheSameGames()
    {
        const PlayerSpec random = *parsePlayer("random");
        auto session = PlaySession::start(raceRules(), std::make_shared<const Scenario>(raceScenario()), {11});
        const BalanceFigures figures =
            runBalance({&raceRules(), &session->game(), {random, random}, {11, 1}, 1, {}, {}});
        auto played = *session;
        QVERIFY(playOn(played, {random, random}));
        QCOMPARE(figures.actions.begin()->first, static_cast<int>(played.size()));
        QCOMPARE(figures.sides[0].scores.begin()->first, played.game().outcome().score[0]);
    }

    /// A text whose diff shows what a change of the rules did. HOTCHKISS_KEEP=1 writes it anew.
    void gamesAreAsKept_data()
    {
        QTest::addColumn<QString>("system");
        for (const Rules *rules : playableRules())
            QTest::addRow("%s", rules->system->id.c_str()) << QString::fromStdString(rules->system->id);
        if (playableRules().empty())
            QSKIP("no system can be played");
    }
    void gamesAreAsKept()
    {
        QFETCH(QString, system);
        auto loaded = loadPlay(sampleOf(*findSystem(system.toStdString())).toStdString());
        const auto *error = std::get_if<ReplayError>(&loaded);
        QVERIFY2(error == nullptr, error != nullptr ? error->error.str().c_str() : "");
        PlaySession &session = std::get<PlaySession>(loaded);
        QVERIFY(playOn(session, {*parsePlayer("greedy"), *parsePlayer("random")}));
        QVERIFY(session.game().isOver());
        QFile file(kept(system));
        const QByteArray text = QByteArray::fromStdString(playthroughText(session));
        if (qEnvironmentVariableIsSet("HOTCHKISS_KEEP")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QList<QByteArray> now = text.split('\n');
        const QList<QByteArray> then = file.readAll().split('\n');
        for (qsizetype i = 0; i < std::max(now.size(), then.size()); ++i)
            QCOMPARE(now.value(i), then.value(i));
    }

    void greedyBeatsRandom_data() { gamesAreAsKept_data(); }
    void greedyBeatsRandom()
    {
        QFETCH(QString, system);
        auto loaded = loadPlay(sampleOf(*findSystem(system.toStdString())).toStdString());
        const PlaySession &session = std::get<PlaySession>(loaded);
        const PlayerSpec random = *parsePlayer("random");
        const PlayerSpec greedy = *parsePlayer("greedy");
        constexpr int games = 20;
        std::int64_t wins =
            runBalance({&session.rules(), &session.game(), {greedy, random}, {1, games}, 2, {}, {}}).sides[0].wins;
        wins += runBalance({&session.rules(), &session.game(), {random, greedy}, {1, games}, 2, {}, {}}).sides[1].wins;
        QVERIFY2(wins >= 2 * games * 9 / 10, std::to_string(wins).c_str());
    }
};

QTEST_APPLESS_MAIN(TestPlaythrough)
#include "test_playthrough.moc"
