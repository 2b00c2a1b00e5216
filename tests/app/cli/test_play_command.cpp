// SPDX-License-Identifier: MIT
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Run
{
    int code = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// Words are parted by spaces; SAMPLE is First Bull Run.
Run hotchkiss(const QString &line)
{
    const QString sample = QStringLiteral(HOTCHKISS_SAMPLES "/hold-the-line/first-bull-run.hotchkiss.yaml");
    QStringList words = line.split(QLatin1Char(' '));
    words.replaceInStrings(QStringLiteral("SAMPLE"), sample);
    QProcess process;
    process.start(QStringLiteral(HOTCHKISS_PROGRAM), words);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QString game = QStringLiteral("play SAMPLE --seed 1 --players union=greedy,confederate=random");

} // namespace

class TestPlayCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpIsThere()
    {
        for (const char *command : {"play", "balance"}) {
            const Run help = hotchkiss(QString::fromLatin1(command) + QStringLiteral(" --help"));
            QCOMPARE(help.code, 0);
            QVERIFY(help.out.contains("Usage:") && help.out.contains("--json"));
        }
    }

    void twiceTheSameBytes()
    {
        const Run first = hotchkiss(game + QStringLiteral(" --json"));
        QCOMPARE(first.code, 0);
        QCOMPARE(hotchkiss(game + QStringLiteral(" --json")).out, first.out);
        QVERIFY(first.json()[QStringLiteral("outcome")][QStringLiteral("over")].toBool());
        QVERIFY(!first.json()[QStringLiteral("position")][QStringLiteral("pieces")].toObject().isEmpty());
        QVERIFY(hotchkiss(QString(game).replace(QStringLiteral("seed 1"), QStringLiteral("seed 2"))).out !=
                hotchkiss(game).out);
    }

    void savedGamesPlayAgain()
    {
        QTemporaryDir folder;
        const QString saved = folder.filePath(QStringLiteral("g.play.yaml"));
        const Run played = hotchkiss(game + QStringLiteral(" --json --save ") + saved);
        QCOMPARE(played.code, 0);
        QCOMPARE(hotchkiss(QStringLiteral("play --json ") + saved).out, played.out);
        QCOMPARE(hotchkiss(QStringLiteral("play --seed 2 ") + saved).code, 2);
        QCOMPARE(hotchkiss(QStringLiteral("query %1 distance 0101 0103").arg(saved)).out, QByteArray("2\n"));
    }

    void refusedActionsNameTheRule()
    {
        QTemporaryDir folder;
        QFile list(folder.filePath(QStringLiteral("list.txt")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("# nothing is asked twice\nend-turn\n");
        list.close();
        const Run refused = hotchkiss(QStringLiteral("play SAMPLE --json --actions ") + list.fileName());
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("list.txt:2:1: ") && refused.err.contains("HL "), refused.err);
        QVERIFY(refused.json()[QStringLiteral("error")][QStringLiteral("refusal")][QStringLiteral("rule")]
                    .toString()
                    .startsWith(QStringLiteral("HL ")));
    }

    // HL 5.1b, 6.1.3a, 4.1a, 7.2c, 7.1a, 9.4f, 6.2.7a: each says so and exits with 1.
    void illegalActions_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("rule");
        const QString begun = QStringLiteral("begin;place mcdowell 0302;");
        QTest::newRow("wrong side") << begun + QStringLiteral("move evans - 0505") << QStringLiteral("HL 5.1b");
        QTest::newRow("wrong step") << QStringLiteral("begin;end-turn") << QStringLiteral("HL 6.1.3a");
        QTest::newRow("held unit") << begun + QStringLiteral("move schenck - 1304") << QStringLiteral("HL 4.1a");
        QTest::newRow("enemy's hex") << begun + QStringLiteral("move burnside - 0504") << QStringLiteral("HL 7.2c");
        QTest::newRow("far hex") << begun + QStringLiteral("move burnside - 0505") << QStringLiteral("HL 7.1a");
        QTest::newRow("full strength") << begun + QStringLiteral("rally hunter burnside") << QStringLiteral("HL 9.4f");
        QTest::newRow("too few points") << begun +
                                               QStringLiteral("move palmer - 0202;move porter - 0502;move griffin - "
                                                              "0401;lead tyler 1104;lead mcdowell 0303;close "
                                                              "burnside 0504")
                                        << QStringLiteral("HL 6.2.7a");
    }
    void illegalActions()
    {
        QFETCH(QString, lines);
        QFETCH(QString, rule);
        QTemporaryDir folder;
        QFile list(folder.filePath(QStringLiteral("list.txt")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write(lines.replace(QLatin1Char(';'), QLatin1Char('\n')).toUtf8());
        list.close();
        const Run refused = hotchkiss(QStringLiteral("play SAMPLE --dice 1 --json --actions ") + list.fileName());
        QCOMPARE(refused.code, 1);
        const QJsonObject error = refused.json()[QStringLiteral("error")].toObject();
        QCOMPARE(error[QStringLiteral("refusal")][QStringLiteral("rule")].toString(), rule);
        QCOMPARE(error[QStringLiteral("line")].toInt(), lines.count(QLatin1Char('\n')) + 1);
    }

    // HL 2.2.3b: a position that breaks the rules is refused where it does, any other can be asked about.
    void positionsByHand()
    {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(QStringLiteral(HOTCHKISS_SAMPLES "/hold-the-line/first-bull-run.hotchkiss.yaml"),
                            folder.filePath(QStringLiteral("s.hotchkiss.yaml"))));
        const QString file = folder.filePath(QStringLiteral("p.play.yaml"));
        const auto write = [&file](const char *place) {
            QFile position(file);
            const bool isOpen = position.open(QIODevice::WriteOnly | QIODevice::Truncate);
            position.write("hotchkiss: 1\nscenario: s.hotchkiss.yaml\nposition:\n  turn: 9\n  player: confederate\n"
                           "  ap: 4\n  pieces:\n    mcdowell: {at: '0402'}\n    evans: {at: '");
            position.write(QByteArray(place) + "'}\n");
            return isOpen;
        };
        QVERIFY(write("0601"));
        const Run refused = hotchkiss(QStringLiteral("query %1 ap").arg(file));
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("p.play.yaml:9:12: ") && refused.err.contains("HL 2.2"), refused.err);
        QVERIFY(write("0705"));
        for (const auto &[question, rule] :
             std::initializer_list<std::pair<const char *, const char *>>{{"ap", "HL 9.3.2a"},
                                                                          {"los 0504 0705", "HL 8.2f"},
                                                                          {"moves evans", "HL 7.3a"},
                                                                          {"fire evans 0503", "HL 8.1.3a"},
                                                                          {"retreats evans 0704", "HL 8.4.1b"}}) {
            const Run answer = hotchkiss(QStringLiteral("query %1 ").arg(file) + QString::fromLatin1(question));
            QVERIFY2(answer.code != 2 && answer.out.contains(rule), question);
        }
    }

    void diceRunOut()
    {
        const Run run = hotchkiss(QStringLiteral("play SAMPLE --dice 1 --players union=greedy,confederate=greedy"));
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("run out"), run.err);
        const Run wrong = hotchkiss(QStringLiteral("play SAMPLE --dice 9 --players union=greedy,confederate=greedy"));
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains("shows no 9"), wrong.err);
    }

    void wrongUsage()
    {
        for (const char *line : {"play", "play SAMPLE --players nobody=greedy", "play SAMPLE --dice 1,x",
                                 "play SAMPLE --seed x", "balance SAMPLE --players union=human",
                                 "balance --compare SAMPLE", "query SAMPLE los 0101", "query SAMPLE weather"})
            QVERIFY2(hotchkiss(QString::fromLatin1(line)).code == 2, line);
    }

    void rulesAnswer()
    {
        const Run sight = hotchkiss(QStringLiteral("query SAMPLE los 0505 0506 --json"));
        QCOMPARE(sight.code, 0);
        QVERIFY(sight.json()[QStringLiteral("terms")][0][QStringLiteral("rule")].toString().startsWith(
            QStringLiteral("HL ")));
    }

    void anyNumberOfJobsPrintsTheSame()
    {
        const QString line = QStringLiteral(
            "balance SAMPLE --games 12 --first-seed 40 --players union=random,confederate=random --json");
        const Run one = hotchkiss(line + QStringLiteral(" --jobs 1"));
        QCOMPARE(one.code, 0);
        QCOMPARE(hotchkiss(line + QStringLiteral(" --jobs 2")).out, one.out);
        QCOMPARE(hotchkiss(line + QStringLiteral(" --jobs 5")).out, one.out);
        const QJsonObject wins =
            one.json()[QStringLiteral("estimates")][QStringLiteral("wins")][QStringLiteral("union")].toObject();
        QVERIFY(wins[QStringLiteral("low")].toDouble() <= wins[QStringLiteral("value")].toDouble());
        QVERIFY(wins[QStringLiteral("value")].toDouble() <= wins[QStringLiteral("high")].toDouble());
    }

    void balanceRunsMergeAndCompare()
    {
        QTemporaryDir folder;
        const auto run = [&folder](const char *name, const char *options) {
            const QString file = folder.filePath(QString::fromLatin1(name));
            const QString players = QStringLiteral(" --players union=random,confederate=random -o ");
            const int code =
                hotchkiss(QStringLiteral("balance SAMPLE ") + QString::fromLatin1(options) + players + file).code;
            return code == 0 ? file : QString();
        };
        const QString first = run("a.yaml", "--games 15 --jobs 2");
        const QString second = run("b.yaml", "--games 10 --first-seed 16");
        const QString whole = run("c.yaml", "--games 25 --jobs 1");
        const QString merged = folder.filePath(QStringLiteral("d.yaml"));
        const Run both = hotchkiss(QStringLiteral("balance --merge %1 %2 -o %3 --json").arg(first, second, merged));
        QCOMPARE(both.code, 0);
        QCOMPARE(both.json()[QStringLiteral("figures")][QStringLiteral("games")].toInt(), 25);
        QFile a(whole);
        QFile b(merged);
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QCOMPARE(b.readAll(), a.readAll());
        QCOMPARE(hotchkiss(QStringLiteral("balance --merge %1 %2").arg(first, whole)).code, 2);
        const Run comparison = hotchkiss(QStringLiteral("balance --compare %1 %2 --json").arg(first, second));
        QCOMPARE(comparison.code, 0);
        QCOMPARE(comparison.json()[QStringLiteral("comparison")].toArray().size(), 7);
    }
};

QTEST_APPLESS_MAIN(TestPlayCommand)
#include "test_play_command.moc"
