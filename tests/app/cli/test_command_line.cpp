// SPDX-License-Identifier: MIT
#include <QDirIterator>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <png.h>
#include <sys/resource.h>

namespace {

struct Outcome
{
    int code = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// Runs the program as a user without a display would.
Outcome hotchkiss(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HOTCHKISS_PROGRAM), arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// What a tool of poppler-utils says.
QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(60000) ? process.readAllStandardOutput() : QByteArray();
}

QString sample(const char *name)
{
    return QStringLiteral(HOTCHKISS_SAMPLES) + QLatin1Char('/') + QString::fromLatin1(name) +
           QStringLiteral(".hotchkiss.yaml");
}

const char *const bullRun = "hold-the-line/first-bull-run";

/// Height, width and one pixel of a picture that no QImage could hold.
struct Strip
{
    int width = 0;
    int height = 0;
    QList<QRgb> samples; ///< the middle pixel of every 1000th row
};

Strip readStrip(const QString &file)
{
    Strip strip;
    std::FILE *source = std::fopen(qPrintable(file), "rb");
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    png_init_io(png, source);
    png_read_info(png, info);
    strip.width = int(png_get_image_width(png, info));
    strip.height = int(png_get_image_height(png, info));
    QByteArray row(int(png_get_rowbytes(png, info)), 0);
    for (int y = 0; y < strip.height; ++y) {
        png_read_row(png, reinterpret_cast<png_bytep>(row.data()), nullptr);
        const auto *pixel = reinterpret_cast<const uchar *>(row.constData()) + strip.width / 2 * 3;
        if (y % 1000 == 0)
            strip.samples << qRgb(pixel[0], pixel[1], pixel[2]);
    }
    png_destroy_read_struct(&png, &info, nullptr);
    std::fclose(source);
    return strip;
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// First, because the memory of all children so far is measured.
    void strips()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("strip.hotchkiss.yaml"));
        QCOMPARE(hotchkiss({QStringLiteral("new"), QStringLiteral("--system"), QStringLiteral("battle-hymn"),
                            QStringLiteral("--columns"), QStringLiteral("2"), QStringLiteral("--rows"),
                            QStringLiteral("900"), QStringLiteral("-o"), file})
                     .code,
                 0);
        const QString picture = folder.filePath(QStringLiteral("strip.png"));
        QCOMPARE(hotchkiss({QStringLiteral("export"), file, QStringLiteral("--dpi"), QStringLiteral("100"),
                            QStringLiteral("--hex-mm"), QStringLiteral("10"), QStringLiteral("--no-frame"),
                            QStringLiteral("-o"), picture})
                     .code,
                 0);
        const Strip strip = readStrip(picture);
        QVERIFY(strip.height > 32767);
        // Ground is painted all the way down, not only where Qt's raster engine reaches.
        int blank = 0;
        for (int i = 1; i + 1 < strip.samples.size(); ++i)
            blank += strip.samples[i] == qRgb(255, 255, 255) ? 1 : 0;
        QCOMPARE(blank, 0);
        rusage usage{};
        getrusage(RUSAGE_CHILDREN, &usage);
        QVERIFY2(usage.ru_maxrss < 400 * 1024, qPrintable(QString::number(usage.ru_maxrss)));
    }

    void windowsNeedADisplay()
    {
        for (const QStringList &arguments : {QStringList(), QStringList{sample(bullRun)}}) {
            const Outcome refused = hotchkiss(arguments);
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.startsWith("hotchkiss: there is no display"), refused.err.constData());
            QCOMPARE(refused.err.count('\n'), 1);
        }
    }

    void overview()
    {
        QCOMPARE(hotchkiss({QStringLiteral("--version")}).out, QByteArray("hotchkiss " HOTCHKISS_VERSION "\n"));
        const Outcome help = hotchkiss({QStringLiteral("--help")});
        QCOMPARE(help.code, 0);
        for (const char *command : {"check", "convert", "export", "new", "query"}) {
            QVERIFY(help.out.contains(command));
            const Outcome own = hotchkiss({QString::fromLatin1(command), QStringLiteral("--help")});
            QCOMPARE(own.code, 0);
            QVERIFY(own.out.contains("Usage:") && own.out.contains("--json"));
            QVERIFY(own.err.isEmpty());
        }
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("no command") << "chek"
                                    << "neither a file nor a command";
        QTest::newRow("unknown option") << "check --fast x"
                                        << "unknown option --fast";
        QTest::newRow("no file") << "check"
                                 << "no file is given";
        QTest::newRow("missing file") << "check missing.yaml"
                                      << "missing.yaml: ";
        QTest::newRow("option without value") << "new --system"
                                              << "needs a value";
        QTest::newRow("unknown system") << "new --system chess -o x"
                                        << "battle-hymn";
        QTest::newRow("columns") << "new --system battle-hymn --columns 5000 -o x"
                                 << "from 1 to 1000";
        QTest::newRow("half a row") << "new --system battle-hymn --rows 2.5 -o x"
                                    << "no whole number";
        QTest::newRow("format") << "export SAMPLE --format gif"
                                << "png, svg or pdf";
        QTest::newRow("part") << "export SAMPLE --what menu"
                              << "counters";
        QTest::newRow("paper") << "export SAMPLE --paper napkin"
                               << "22x34in";
        QTest::newRow("flip") << "export SAMPLE --flip over"
                              << "long, short or none";
        QTest::newRow("board") << "export SAMPLE --board EAST"
                               << "allowed: main";
        QTest::newRow("question") << "query SAMPLE weather"
                                  << "distance, path, neighbours or line";
        QTest::newRow("places") << "query SAMPLE distance 0101"
                                << "2 place(s)";
        QTest::newRow("bad label") << "query SAMPLE neighbours 9999"
                                   << "9999";
        QTest::newRow("bad path kind") << "query SAMPLE path 0101 0202 --along canal"
                                       << "canal";
        QTest::newRow("table") << "query TABLE neighbours 1"
                               << "";
        QTest::newRow("convert without output") << "convert SAMPLE --from SAMPLE"
                                                << "-o FILE is missing";
    }
    void wrongUsage()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        line.replace(QStringLiteral("SAMPLE"), sample(bullRun));
        line.replace(QStringLiteral("TABLE"), sample("hallowed-ground/meeting-engagement"));
        const QStringList words = line.split(QLatin1Char(' '));
        const Outcome plain = hotchkiss(words);
        QCOMPARE(plain.code, 2);
        QVERIFY(plain.out.isEmpty());
        QVERIFY2(plain.err.contains(says.toUtf8()), plain.err);
        if (words.size() == 1 && words[0] == QStringLiteral("chek"))
            return;
        const Outcome json = hotchkiss(words + QStringList{QStringLiteral("--json")});
        QCOMPARE(json.code, 2);
        if (!line.endsWith(QStringLiteral("--system")))
            QVERIFY2(!json.json().isEmpty(), json.out);
    }

    void checks()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("x.hotchkiss.yaml"));
        QCOMPARE(hotchkiss({QStringLiteral("check"), sample("battle-hymn/little-round-top")}).code, 0);
        QFile source(sample(bullRun));
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QByteArray good = source.readAll();
        const auto put = [&](const QByteArray &text) {
            QFile target(file);
            return target.open(QIODevice::WriteOnly) && target.write(text) == text.size();
        };
        // A place that does not exist is a problem; a key nobody knows makes the file unreadable.
        QByteArray wrong = good;
        wrong.replace("where: [", "where: [nowhere-at-all, ");
        QVERIFY(wrong != good && put(wrong));
        Outcome found = hotchkiss({QStringLiteral("check"), file});
        QCOMPARE(found.code, 1);
        QVERIFY2(found.out.startsWith(file.toUtf8() + ": S142 error"), found.out);
        found = hotchkiss({QStringLiteral("check"), file, QStringLiteral("--json")});
        const QJsonObject first = found.json()[QStringLiteral("files")].toArray()[0].toObject();
        QCOMPARE(first[QStringLiteral("problems")].toArray()[0].toObject()[QStringLiteral("code")].toString(),
                 QStringLiteral("S142"));
        QVERIFY(put(good + "colour of the sky: grey\n"));
        found = hotchkiss({QStringLiteral("check"), file, sample(bullRun)});
        QCOMPARE(found.code, 2);
        QVERIFY2(QString::fromUtf8(found.err).contains(QRegularExpression(QStringLiteral(":\\d+:\\d+: "))), found.err);
        QVERIFY2(found.out.contains("first-bull-run"), "the other file is checked all the same");
    }

    /// The rules may miss units and turns, which are the designer's to add; nothing else is wrong.
    static QStringList withoutEmptiness(const QString &file)
    {
        const QStringList emptiness{QStringLiteral("HL-215"), QStringLiteral("HL-405"), QStringLiteral("BH-408")};
        const QJsonObject report = hotchkiss({QStringLiteral("check"), file, QStringLiteral("--json")}).json();
        QStringList found;
        if (report[QStringLiteral("files")].toArray().size() != 1)
            found << QStringLiteral("no report");
        for (const QJsonValue &problem : report[QStringLiteral("files")][0][QStringLiteral("problems")].toArray()) {
            const QString code = problem[QStringLiteral("code")].toString();
            if (problem[QStringLiteral("severity")] == QStringLiteral("error") && !emptiness.contains(code))
                found << code;
        }
        return found;
    }
    void makesNew_data()
    {
        QTest::addColumn<QString>("system");
        for (const char *id :
             {"battle-hymn", "rally-round-the-flag", "hallowed-ground", "war-by-mail", "hold-the-line"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void makesNew()
    {
        QFETCH(QString, system);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("n.hotchkiss.yaml"));
        const QStringList words{QStringLiteral("new"),       QStringLiteral("--system"), system,
                                QStringLiteral("--columns"), QStringLiteral("9"),        QStringLiteral("--rows"),
                                QStringLiteral("7"),         QStringLiteral("-o"),       file};
        const Outcome made = hotchkiss(words + QStringList{QStringLiteral("--json")});
        QCOMPARE(made.code, 0);
        QCOMPARE(made.json()[QStringLiteral("system")].toString(), system);
        QCOMPARE(withoutEmptiness(file), QStringList());
        QVERIFY2(hotchkiss(words).code == 2, "an existing file is kept");
        QCOMPARE(hotchkiss(words + QStringList{QStringLiteral("--force")}).code, 0);
    }

    void queries()
    {
        const auto ask = [](const QString &question, const char *name = bullRun) {
            return hotchkiss(QStringList{QStringLiteral("query"), sample(name)} + question.split(QLatin1Char(' ')));
        };
        QCOMPARE(ask(QStringLiteral("distance 0101 0705")).out, QByteArray("7\n"));
        QCOMPARE(ask(QStringLiteral("distance 0101 0705 --json")).json()[QStringLiteral("distance")].toInt(), 7);
        const QJsonObject round =
            ask(QStringLiteral("neighbours 0605 --json")).json()[QStringLiteral("neighbours")].toObject();
        QCOMPARE(round[QStringLiteral("N")].toString(), QStringLiteral("0604"));
        QCOMPARE(round.size(), 6);
        QCOMPARE(ask(QStringLiteral("path 0101 0103 0101")).out, QByteArray("0101 0102 0103 0102 0101\n"));
        QVERIFY(ask(QStringLiteral("line 0101 0103")).out.startsWith("cell 0101\nside 0101/0102\n"));
        const Outcome none = ask(QStringLiteral("path 0101 1309 --along river"));
        QCOMPARE(none.code, 1);
        QCOMPARE(none.out, QByteArray("no way\n"));
        const Outcome inches = hotchkiss({QStringLiteral("query"), sample("hallowed-ground/meeting-engagement"),
                                          QStringLiteral("distance"), QStringLiteral("0 0"), QStringLiteral("3 4")});
        QCOMPARE(inches.out, QByteArray("5.00\n"));
    }

    void converts()
    {
        QTemporaryDir folder;
        const QString csv = folder.filePath(QStringLiteral("x.csv"));
        const QString copy = folder.filePath(QStringLiteral("copy.hotchkiss.yaml"));
        for (const QString &part : {QStringLiteral("forces"), QStringLiteral("schedule")}) {
            QCOMPARE(hotchkiss({QStringLiteral("convert"), sample(bullRun), QStringLiteral("--what"), part,
                                QStringLiteral("-o"), csv})
                         .code,
                     0);
            QCOMPARE(hotchkiss({QStringLiteral("convert"), sample(bullRun), QStringLiteral("--what"), part,
                                QStringLiteral("--from"), csv, QStringLiteral("-o"), copy})
                         .code,
                     0);
            QFile before(sample(bullRun));
            QFile after(copy);
            QVERIFY(before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly));
            QCOMPARE(after.readAll(), before.readAll());
        }
        QFile bad(csv);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("kind,id,name,parent\nunit,new-one,New,union\nunit,other,Other,nobody\n");
        bad.close();
        const Outcome some = hotchkiss({QStringLiteral("convert"), sample(bullRun), QStringLiteral("--from"), csv,
                                        QStringLiteral("-o"), copy, QStringLiteral("--json")});
        QCOMPARE(some.code, 1);
        QCOMPARE(some.json()[QStringLiteral("taken")].toInt(), 1);
        QVERIFY2(some.err.startsWith(csv.toUtf8() + ":3:"), some.err);
    }

    void exports_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        QDirIterator files(QStringLiteral(HOTCHKISS_SAMPLES), {QStringLiteral("*.hotchkiss.yaml")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            for (const char *format : {"png", "svg", "pdf"})
                QTest::addRow("%s %s", qPrintable(files.fileName()), format) << file << QString::fromLatin1(format);
        }
    }
    void exports()
    {
        QFETCH(QString, file);
        QFETCH(QString, format);
        QTemporaryDir folder;
        const Outcome made =
            hotchkiss({QStringLiteral("export"), file, QStringLiteral("--what"), QStringLiteral("map"),
                       QStringLiteral("--format"), format, QStringLiteral("--dpi"), QStringLiteral("40"),
                       QStringLiteral("--hex-mm"), QStringLiteral("5"), QStringLiteral("--paper"),
                       QStringLiteral("letter"), QStringLiteral("-o"), folder.path(), QStringLiteral("--json")});
        QCOMPARE(made.code, 0);
        QVERIFY2(made.err.isEmpty(), made.err);
        const QJsonArray files = made.json()[QStringLiteral("files")].toArray();
        QVERIFY(!files.isEmpty());
        for (const QJsonValue &entry : files) {
            const QString path = entry[QStringLiteral("file")].toString();
            QVERIFY(QFileInfo(path).size() > 2000);
            if (format == QStringLiteral("pdf")) {
                QProcess info;
                info.start(QStringLiteral("pdfinfo"), {path});
                QVERIFY2(info.waitForFinished(), "pdfinfo of poppler-utils is needed");
                const QByteArray text = info.readAll();
                QVERIFY2(text.contains("612 x 792 pts (letter)") || text.contains("792 x 612 pts (letter)"), text);
                QVERIFY2(QString::fromUtf8(text).contains(QRegularExpression(
                             QStringLiteral("Pages: +%1\\b").arg(entry[QStringLiteral("pages")].toInt()))),
                         text);
            } else {
                QImageReader reader(path);
                QVERIFY2(!reader.read().isNull(), qPrintable(reader.errorString()));
            }
        }
    }

    void exportsEverything_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("paper");
        QDirIterator files(QStringLiteral(HOTCHKISS_SAMPLES), {QStringLiteral("*.hotchkiss.yaml")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            for (const char *paper : {"letter", "a4"})
                QTest::addRow("%s %s", qPrintable(files.fileName()), paper) << file << QString::fromLatin1(paper);
        }
    }
    void exportsEverything()
    {
        QFETCH(QString, file);
        QFETCH(QString, paper);
        QTemporaryDir folder;
        const Outcome made = hotchkiss({QStringLiteral("export"), file, QStringLiteral("--what"), QStringLiteral("all"),
                                        QStringLiteral("--format"), QStringLiteral("pdf"), QStringLiteral("--fit"),
                                        QStringLiteral("--paper"), paper, QStringLiteral("-o"), folder.path(),
                                        QStringLiteral("--json")});
        QCOMPARE(made.code, 0);
        QVERIFY2(made.err.isEmpty(), made.err);
        QVERIFY(made.json()[QStringLiteral("warnings")].toArray().isEmpty());
        const QJsonArray files = made.json()[QStringLiteral("files")].toArray();
        QVERIFY(files.size() >= 6);
        const QByteArray size = paper == QStringLiteral("a4") ? "(A4)" : "(letter)";
        for (const QJsonValue &entry : files) {
            const QString path = entry[QStringLiteral("file")].toString();
            const QByteArray info = outputOf(QStringLiteral("pdfinfo"), {path});
            QVERIFY2(info.contains(size), info);
            QVERIFY2(QString::fromUtf8(info).contains(QRegularExpression(
                         QStringLiteral("Pages: +%1\\b").arg(entry[QStringLiteral("pages")].toInt()))),
                     info);
            // Every font is in the file.
            for (const QByteArray &line : outputOf(QStringLiteral("pdffonts"), {path}).split('\n').mid(2))
                QVERIFY2(line.isEmpty() || line.contains(" yes "), line);
            const QString what = entry[QStringLiteral("what")].toString();
            if (what == QStringLiteral("sheet"))
                QCOMPARE(entry[QStringLiteral("pages")].toInt(), 1);
            if (what.startsWith(QStringLiteral("setup")))
                QVERIFY(outputOf(QStringLiteral("pdftotext"), {path, QStringLiteral("-")}).contains("order of battle"));
        }
    }

    void sheetCanBeRead()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("s.pdf"));
        QCOMPARE(
            hotchkiss({QStringLiteral("export"), sample(bullRun), QStringLiteral("--what"), QStringLiteral("sheet"),
                       QStringLiteral("--format"), QStringLiteral("pdf"), QStringLiteral("-o"), file})
                .code,
            0);
        const QByteArray text =
            outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), file, QStringLiteral("-")});
        for (const char *words : {"First Bull Run", "Command AP", "Union 5, Confederate 4", "Henry Hill",
                                  "Special rules", "Hampton Legion", "Sudley road at 11:00", "11 Woods A"})
            QVERIFY2(text.contains(words), text);
        // Pages of a part as pictures are numbered.
        const Outcome made =
            hotchkiss({QStringLiteral("export"), sample(bullRun), QStringLiteral("--what"), QStringLiteral("layout"),
                       QStringLiteral("--dpi"), QStringLiteral("30"), QStringLiteral("-o"), folder.path()});
        QCOMPARE(made.code, 0);
        QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("first-bull-run-layout-1.png"))));
        QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("first-bull-run-layout-2.png"))));
    }

    /// Sheets of one page have the size of the map: 10 hexes of 20 mm are 200 mm apart.
    void hexSizeInMillimetres()
    {
        QTemporaryDir folder;
        const auto width = [&](int mm) {
            const Outcome made = hotchkiss({QStringLiteral("export"), sample(bullRun), QStringLiteral("--dpi"),
                                            QStringLiteral("254"), QStringLiteral("--hex-mm"), QString::number(mm),
                                            QStringLiteral("-o"), folder.path(), QStringLiteral("--json")});
            return made.json()[QStringLiteral("files")].toArray()[0][QStringLiteral("width")].toInt();
        };
        // 10 pixels a millimetre: the middles of the first and last of 13 columns are 12 * cos 30° hexes apart.
        const int twenty = width(20);
        QVERIFY(twenty > 12 * 0.866 * 200 && twenty < 20 * 200);
        QVERIFY(qAbs(width(10) * 2 - twenty) <= 2);
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "test_command_line.moc"
