// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hotchkiss;

namespace {

/// A sound file of a few lines, in which rows break one thing each.
const QByteArray sound = "hotchkiss: 1\n"                                                  // 1
                         "system: battle-hymn\n"                                           // 2
                         "title: Test\n"                                                   // 3
                         "sides:\n"                                                        // 4
                         "  - {id: usa, name: Union}\n"                                    // 5
                         "  - {id: csa, name: South}\n"                                    // 6
                         "board:\n"                                                        // 7
                         "  hexes: {columns: 4, rows: 2, labels: CCRR, staggered: even}\n" // 8
                         "  terrain:\n"                                                    // 9
                         "    legend: {'.': clear, w: woods}\n"                            // 10
                         "    rows: |\n"                                                   // 11
                         "      ..w.\n"                                                    // 12
                         "      ....\n"                                                    // 13
                         "  sides:\n"                                                      // 14
                         "    stream: [0101/0102]\n"                                       // 15
                         "  paths:\n"                                                      // 16
                         "    road: [0101 0201]\n"                                         // 17
                         "forces:\n"                                                       // 18
                         "  usa:\n"                                                        // 19
                         "    units:\n"                                                    // 20
                         "      - {id: a, name: A, at: \"0101\", fields: {sp: 3}}\n";      // 21

std::string problem(const QByteArray &text, const std::filesystem::path &file = "battle.yaml")
{
    const auto read = readScenario(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), file);
    return std::holds_alternative<FileError>(read) ? std::get<FileError>(read).str() : std::string();
}

/// What reading costs, measured in a process of its own.
struct Cost
{
    double seconds = 0;
    long megabytes = 0;
    bool refused = false;
};

Cost costOf(const QByteArray &text)
{
    QElapsedTimer clock;
    clock.start();
    const pid_t child = fork();
    if (child == 0)
        _exit(problem(text).empty() ? 0 : 2);
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    return {static_cast<double>(clock.elapsed()) / 1000, used.ru_maxrss / 1024,
            WIFEXITED(status) && WEXITSTATUS(status) == 2};
}

} // namespace

/// Every broken file gives one message with the place, what is wrong and what is allowed.
class TestBrokenFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSoundOneIsSound();
    void placeAndReason_data();
    void placeAndReason();
    void hostileFilesCostLittle_data();
    void hostileFilesCostLittle();
    void otherFiles_data();
    void otherFiles();
    void lineEndsAndMarksAreTolerated();
};

void TestBrokenFiles::theSoundOneIsSound()
{
    QCOMPARE(problem(sound), std::string());
}

void TestBrokenFiles::placeAndReason_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, QByteArray before, QByteArray after, const char *place, const char *part) {
        QVERIFY2(sound.contains(before), name);
        QTest::newRow(name) << before << after << QString::fromUtf8(place) << QString::fromUtf8(part);
    };
    row("unknown key", "title: Test", "titel: Test", "3:1", "title");
    row("unknown key of a unit", "name: A,", "nmae: A,", "21:17", "name");
    row("unknown field", "{sp: 3}", "{wings: 3}", "21:47", "sp");
    row("duplicate key", "title: Test", "title: Test\ntitle: Again", "4:1", "twice");
    row("duplicate key in a flow map", "{id: usa, name: Union}", "{id: usa, id: csa}", "5:15", "twice");
    row("duplicate id", "id: csa", "id: usa", "6:10", "usa");
    row("wrong type: text for number", "columns: 4", "columns: four", "8:20", "number");
    row("wrong type: list for text", "title: Test", "title: [a, b]", "3:8", "text");
    row("wrong type: map for list", "stream: [0101/0102]", "stream: {a: b}", "15:13", "list");
    row("wrong type: text for map", "{sp: 3}", "strong", "21:46", "{key: value}");
    row("number too large for a field", "sp: 3", "sp: 99", "21:51", "20");
    row("number beyond all bounds", "sp: 3", "sp: 99999999999999999999999", "21:51", "20");
    row("fraction for a whole number", "sp: 3", "sp: 2.5", "21:51", "whole");
    row("version", "hotchkiss: 1", "hotchkiss: 2", "1:12", "1");
    row("no version", "hotchkiss: 1\n", "", "1:1", "hotchkiss");
    row("unknown system", "battle-hymn", "chess", "2:9", "hold-the-line");
    row("no system", "system: battle-hymn\n", "", "1:1", "system");
    row("ten million cells", "columns: 4, rows: 2", "columns: 5000, rows: 2000", "8:20", "1000");
    row("huge size", "columns: 4", "columns: 123456789012345678901234567890", "8:20", "1000");
    row("negative size", "rows: 2", "rows: -2", "8:29", "1000");
    row("no board", "board:\n  hexes", "board:\n  hexagons", "8:3", "hexes");
    row("unknown label scheme", "labels: CCRR", "labels: XXYY", "8:40", "CCRR");
    row("unknown glyph", "      ..w.\n", "      ..q.\n", "12:9", "q");
    row("row too short", "      ....\n", "      ...\n", "13:", "4");
    row("row too long", "      ....\n", "      ......\n", "13:", "4");
    row("rows missing", "      ....\n", "", "11:11", "2");
    row("unknown terrain", "w: woods", "w: jungle", "10:29", "woods");
    row("unknown side kind", "stream:", "canal:", "15:5", "stream");
    row("side between far cells", "0101/0102", "0101/0401", "15:14", "0401");
    row("unknown path kind", "road:", "rode:", "17:5", "road");
    row("path that jumps", "0101 0201", "0101 0401", "17:12", "0401");
    row("bad label", "at: \"0101\"", "at: \"01x1\"", "21:30", "0101");
    row("label off the board", "at: \"0101\"", "at: \"0909\"", "21:30", "0402");
    row("unknown side of the forces", "  usa:\n", "  france:\n", "19:3", "usa");
    row("no id", "{id: a, name: A,", "{name: A,", "21:9", "id");
    row("empty id", "id: a,", "id: '',", "21:14", "empty");
    row("bad colour", "name: Union", "colour: blue", "5:23", "#rrggbb");
    row("bad UTF-8", "title: Test", "title: T\xC3(st", "3:9", "UTF-8");
    row("overlong UTF-8", "title: Test", "title: \xC0\xAF", "3:8", "UTF-8");
    row("half a surrogate", "title: Test", "title: \xED\xA0\x80", "3:8", "UTF-8");
    row("control character", "title: Test", QByteArray("title: T\x01st"), "3:9", "control");
    row("NUL", "title: Test", QByteArray("title: T\0st", 11), "3:9", "control");
    row("column counts characters", "title: Test", "title: Chäteau\x01", "3:15", "control");
    row("anchor", "title: Test", "title: &a Test", "3:8", "anchor");
    row("alias", "title: Test", "title: *a", "3:8", "alias");
    row("tag", "title: Test", "title: !!str Test", "3:8", "tag");
    row("open quote", "\"0101\"", "\"0101", "21:30", "quote");
    row("bad escape", "title: Test", "title: \"\\q\"", "3:9", "escape");
    row("open bracket", "road: [0101 0201]", "road: [0101 0201", "18:7", "list");
    row("tab as indent", "  terrain:", "\tterrain:", "9:1", "tab");
    row("two documents", "title: Test", "title: Test\n---\na: b", "5:1", "document");
}

void TestBrokenFiles::placeAndReason()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, place);
    QFETCH(QString, part);
    QByteArray text = sound;
    text.replace(text.indexOf(before), before.size(), after);
    const QString message = QString::fromStdString(problem(text));
    QVERIFY2(message.startsWith(QLatin1String("battle.yaml:") + place), qPrintable(message));
    QVERIFY2(message.contains(part), qPrintable(message));
    QVERIFY2(!message.contains(QLatin1Char('\n')), qPrintable(message));
    QVERIFY2(message.size() < 600, qPrintable(message));
}

void TestBrokenFiles::hostileFilesCostLittle_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("deep flow lists") << QByteArray(1000000, '[');
    QTest::newRow("deep flow maps") << QByteArray("{a: ").repeated(500000);
    QByteArray deep;
    for (int i = 0; i < 3000; ++i)
        deep += QByteArray(i, ' ') + "a:\n";
    QTest::newRow("deep blocks") << deep;
    QTest::newRow("deep dashes") << QByteArray("- ").repeated(500000);
    QByteArray laughs = "a: &a [x, x]\n";
    for (char c = 'b'; c < 'z'; ++c)
        laughs += QByteArray(1, c) + ": &" + c + " [*" + char(c - 1) + ", *" + char(c - 1) + "]\n";
    QTest::newRow("alias bomb") << laughs;
    QByteArray keys = "hotchkiss: 1\n";
    for (int i = 0; i < 300000; ++i)
        keys += "k" + QByteArray::number(i) + ": 1\n";
    QTest::newRow("many keys") << keys;
    QTest::newRow("many items") << "hotchkiss: 1\nsystem: battle-hymn\nsides: [" + QByteArray("a,").repeated(4000000);
    QTest::newRow("one long line") << "title: " + QByteArray(60 << 20, 'x');
    QTest::newRow("too large") << QByteArray(70 << 20, '\n');
    QTest::newRow("many lines") << QByteArray(30 << 20, '\n') + "x";
    QTest::newRow("many quotes") << "title: \"" + QByteArray("\\u00e9").repeated(2000000);
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\x02\x01\x01\x00\x00",
                                          9)
                                   .repeated(100000);
    QByteArray wide = sound;
    wide.replace("columns: 4, rows: 2", "columns: 1000, rows: 1000");
    QTest::newRow("large board without rows") << wide;
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("comment only") << QByteArray("# nothing\n");
}

void TestBrokenFiles::hostileFilesCostLittle()
{
    QFETCH(QByteArray, text);
    const Cost cost = costOf(text);
    QVERIFY(cost.refused);
    QVERIFY2(cost.seconds < 1, qPrintable(QString::number(cost.seconds)));
    QVERIFY2(cost.megabytes < 300, qPrintable(QString::number(cost.megabytes)));
    const QString message = QString::fromStdString(problem(text));
    QVERIFY2(message.startsWith(QLatin1String("battle.yaml")) && message.size() < 2000, qPrintable(message.left(2000)));
}

void TestBrokenFiles::otherFiles_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("part");
    QTest::newRow("missing") << QByteArray("gone.board.yaml") << QStringLiteral("gone.board.yaml");
    QTest::newRow("above the folder") << QByteArray("../../etc/passwd") << QStringLiteral("outside");
    QTest::newRow("absolute") << QByteArray("/etc/passwd") << QStringLiteral("outside");
    QTest::newRow("above and back") << QByteArray("a/../../b.yaml") << QStringLiteral("outside");
    QTest::newRow("a link that leads out") << QByteArray("link.yaml") << QStringLiteral("outside");
    QTest::newRow("a folder") << QByteArray("folder") << QStringLiteral("folder");
    QTest::newRow("itself") << QByteArray("battle.yaml") << QStringLiteral("battle.yaml");
    QTest::newRow("empty") << QByteArray("''") << QString();
}

void TestBrokenFiles::otherFiles()
{
    QFETCH(QByteArray, name);
    QFETCH(QString, part);
    const QTemporaryDir folder;
    const std::filesystem::path place = folder.path().toStdString();
    std::filesystem::create_directory(place / "folder");
    std::filesystem::create_symlink("/etc/passwd", place / "link.yaml");
    QByteArray text = sound;
    const int start = static_cast<int>(text.indexOf("board:\n"));
    text.replace(start, text.indexOf("forces:") - start, "board: {file: " + name + "}\n");
    std::ofstream(place / "battle.yaml", std::ios::binary) << text.toStdString();
    const auto read = loadScenario(place / "battle.yaml");
    QVERIFY(std::holds_alternative<FileError>(read));
    const QString message = QString::fromStdString(std::get<FileError>(read).str());
    QVERIFY2(message.contains(part), qPrintable(message));
    QVERIFY2(!message.contains(QLatin1String("root:")), qPrintable(message));
}

void TestBrokenFiles::lineEndsAndMarksAreTolerated()
{
    const auto plain = readScenario(sound.toStdString(), "battle.yaml");
    QByteArray dressed = sound;
    dressed.replace("\n", "\r\n");
    const auto read = readScenario(("\xEF\xBB\xBF" + dressed).toStdString(), "battle.yaml");
    QVERIFY(std::holds_alternative<Scenario>(read));
    QVERIFY(std::get<Scenario>(read) == std::get<Scenario>(plain));
    // Places are right behind them too.
    dressed.replace("sp: 3", "sp: 99");
    QVERIFY(QString::fromStdString(problem(dressed)).startsWith(QLatin1String("battle.yaml:21:51")));
}

QTEST_APPLESS_MAIN(TestBrokenFiles)
#include "test_broken_files.moc"
