// SPDX-License-Identifier: MIT
#include "model/document/document_file.h"
#include "model/format/scenario_file.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace hotchkiss;

namespace {

Scenario plain(const char *systemId = "battle-hymn")
{
    const System &system = *findSystem(systemId);
    Scenario s = makeScenario(system, system.presets.front());
    s.info.title = "First";
    return s;
}

EditStep retitle(const Document &document, const QString &title)
{
    ScenarioInfo info = document.scenario().info;
    info.title = title.toStdString();
    return {Text("title"), {replaceInfo(document.scenario(), std::move(info))}};
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Edits a file for ever, and says so after each side file: what the test kills.
int editUntilKilled(const QString &path)
{
    QString error;
    const auto file = DocumentFile::open(path, &error);
    if (!file)
        return 1;
    file->autosave().setInterval(1);
    int number = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        file->document()->execute(retitle(*file->document(), QStringLiteral("Edit %1").arg(++number)));
    });
    QObject::connect(&file->autosave(), &Autosave::written, [&] {
        std::printf("%d\n", number);
        std::fflush(stdout);
    });
    timer.start(20);
    return QCoreApplication::exec();
}

/// No file may grow past a size while this lives.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t size)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{size, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallFiles() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

class TestSaving : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fullDiskLeavesTheOldFile();
    void sizeLimitLeavesTheOldFile();
    void sharedPartsAreSavedTogether();
    void noRightsIsSaid();
    void sideFileComesInTime();
    void sideFileGoesWithSaving();
    void failedAutosaveIsSaid();
    void killedWorkIsRecovered();
    void runningWorkIsNotOffered();
    void changeOnDiskIsNoticed();
    void ownSaveIsNoChange();
    void vanishedAndBrokenFilesLoseNoWork();

private:
    QString path(const char *name = "battle.hotchkiss.yaml") const { return m_folder->filePath(QLatin1String(name)); }
    std::unique_ptr<DocumentFile> opened();
    void checkFailedSave(const QString &file);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSaving::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QDir(Autosave::folder()).removeRecursively();
}

std::unique_ptr<DocumentFile> TestSaving::opened()
{
    DocumentFile first(plain());
    QString error = first.saveAs(path());
    auto file = DocumentFile::open(path(), &error);
    return file;
}

/// Tries to save a scenario that is too large for the place.
void TestSaving::checkFailedSave(const QString &path)
{
    const QByteArray old = contentOf(path);
    QVERIFY(!old.isEmpty());
    QString error;
    const auto file = DocumentFile::open(path, &error);
    QVERIFY2(file, qPrintable(error));
    ScenarioInfo info = file->document()->scenario().info;
    info.notes = std::string(400000, 'x');
    file->document()->execute({Text("notes"), {replaceInfo(file->document()->scenario(), info)}});
    QSignalSpy saved(file.get(), &DocumentFile::saved);
    error = file->save();
    QVERIFY(error.contains(path));
    QVERIFY(saved.isEmpty());
    QVERIFY(file->isModified());
    QCOMPARE(contentOf(path), old);
    QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files | QDir::Hidden).size(), 1);
    // With room again the same document can be saved.
    file->document()->undoStack()->undo();
    QCOMPARE(file->save(), QString());
}

void TestSaving::fullDiskLeavesTheOldFile()
{
    const QString disk = m_folder->filePath(QStringLiteral("disk"));
    QVERIFY(QDir().mkpath(disk));
    if (::mount("tmpfs", disk.toLocal8Bit().constData(), "tmpfs", 0, "size=128k") != 0)
        QSKIP("a small disk can be mounted by root only");
    {
        DocumentFile file(plain("hold-the-line"));
        QCOMPARE(file.saveAs(disk + QStringLiteral("/full.hotchkiss.yaml")), QString());
        checkFailedSave(disk + QStringLiteral("/full.hotchkiss.yaml"));
    }
    ::umount2(disk.toLocal8Bit().constData(), MNT_DETACH);
}

void TestSaving::sizeLimitLeavesTheOldFile()
{
    DocumentFile file(plain());
    QCOMPARE(file.saveAs(path()), QString());
    const SmallFiles small(100000);
    checkFailedSave(path());
}

void TestSaving::sharedPartsAreSavedTogether()
{
    Scenario scenario = plain();
    scenario.boards[0].source = "field.board.yaml";
    DocumentFile file(std::move(scenario));
    QCOMPARE(file.saveAs(path()), QString());
    const QByteArray board = contentOf(path("field.board.yaml"));
    QVERIFY(!board.isEmpty());
    file.document()->execute({Text("paint"), {patchCell(file.document()->scenario(), 0, 1, {2, 0, 0})}});
    ScenarioInfo info = file.document()->scenario().info;
    info.notes = std::string(400000, 'x');
    file.document()->execute({Text("notes"), {replaceInfo(file.document()->scenario(), info)}});
    {
        // The board would fit; the scenario does not, so neither is replaced.
        const SmallFiles small(100000);
        QVERIFY(!file.save().isEmpty());
    }
    QCOMPARE(contentOf(path("field.board.yaml")), board);
    QCOMPARE(file.save(), QString());
    QVERIFY(contentOf(path("field.board.yaml")) != board);
}

void TestSaving::noRightsIsSaid()
{
    DocumentFile file(plain());
    const QString error = file.saveAs(QStringLiteral("/proc/nowhere/battle.hotchkiss.yaml"));
    QVERIFY(error.contains(QLatin1String("/proc/nowhere/battle.hotchkiss.yaml")));
    QVERIFY(file.path().isEmpty());
}

void TestSaving::sideFileComesInTime()
{
    auto file = opened();
    QVERIFY(file->autosave().interval() <= 30);
    file->autosave().setInterval(1);
    QSignalSpy written(&file->autosave(), &Autosave::written);
    // Changes that go on do not put it off.
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; written.isEmpty() && clock.elapsed() < 5000; ++i) {
        file->document()->execute(retitle(*file->document(), QString::number(i)));
        QTest::qWait(50);
    }
    QVERIFY(!written.isEmpty());
    QVERIFY(clock.elapsed() < 2000);
}

void TestSaving::sideFileGoesWithSaving()
{
    auto file = opened();
    file->document()->execute(retitle(*file->document(), QStringLiteral("Second")));
    QCOMPARE(file->autosave().writeNow(), QString());
    QCOMPARE(QDir(Autosave::folder()).entryList({QStringLiteral("*.yaml")}).size(), 1);
    QCOMPARE(file->save(), QString());
    QCOMPARE(QDir(Autosave::folder()).entryList({QStringLiteral("*.yaml")}).size(), 0);
}

void TestSaving::failedAutosaveIsSaid()
{
    auto file = opened();
    file->document()->execute(retitle(*file->document(), QString(200000, QLatin1Char('x'))));
    QSignalSpy failed(&file->autosave(), &Autosave::failed);
    const SmallFiles small(100000);
    QVERIFY(!file->autosave().writeNow().isEmpty());
    QCOMPARE(failed.size(), 1);
    QVERIFY(file->isModified());
}

void TestSaving::killedWorkIsRecovered()
{
    opened();
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), path()});
    QVERIFY(child.waitForStarted());
    QVERIFY(child.waitForReadyRead(20000));
    const int told = child.readLine().trimmed().toInt();
    QVERIFY(told > 0);
    QVERIFY(::kill(static_cast<pid_t>(child.processId()), SIGKILL) == 0);
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    QVERIFY(contentOf(path()).contains("First"));

    const std::vector<RecoveredWork> work = findRecoveredWork();
    QCOMPARE(work.size(), std::size_t{1});
    QCOMPARE(work[0].path, path());
    QString error;
    const auto file = DocumentFile::recover(work[0], &error);
    QVERIFY2(file, qPrintable(error));
    QVERIFY(file->isModified());
    const QString title = qstr(file->document()->scenario().info.title);
    QVERIFY2(title.startsWith(QLatin1String("Edit ")) && title.mid(5).toInt() >= told, qPrintable(title));
    QCOMPARE(file->save(), QString());
    QVERIFY(contentOf(path()).contains("Edit "));
    QVERIFY(!file->isModified());
}

void TestSaving::runningWorkIsNotOffered()
{
    auto file = opened();
    file->document()->execute(retitle(*file->document(), QStringLiteral("Second")));
    QCOMPARE(file->autosave().writeNow(), QString());
    QVERIFY(findRecoveredWork().empty());
}

void TestSaving::changeOnDiskIsNoticed()
{
    auto file = opened();
    QSignalSpy changed(file.get(), &DocumentFile::changedOnDisk);
    file->document()->execute(retitle(*file->document(), QStringLiteral("Mine")));
    Scenario other = file->document()->scenario();
    other.info.title = "Theirs";
    QVERIFY(std::holds_alternative<std::monostate>(saveScenario(other, path().toStdString())));
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 5000);
    QVERIFY(file->isChangedOnDisk());
    // What is open stays as it is until the user decides.
    QCOMPARE(qstr(file->document()->scenario().info.title), QStringLiteral("Mine"));
    file->keepMine();
    QVERIFY(!file->isChangedOnDisk());
    QVERIFY(file->isModified());
    QCOMPARE(file->revert(), QString());
    QCOMPARE(qstr(file->document()->scenario().info.title), QStringLiteral("Theirs"));
}

void TestSaving::ownSaveIsNoChange()
{
    auto file = opened();
    QSignalSpy changed(file.get(), &DocumentFile::changedOnDisk);
    file->document()->execute(retitle(*file->document(), QStringLiteral("Second")));
    QCOMPARE(file->save(), QString());
    QTest::qWait(700);
    QVERIFY(changed.isEmpty());
    QVERIFY(!file->isChangedOnDisk());
}

void TestSaving::vanishedAndBrokenFilesLoseNoWork()
{
    auto file = opened();
    file->document()->execute(retitle(*file->document(), QStringLiteral("Mine")));
    write(path(), "hotchkiss: [1");
    QVERIFY(file->isChangedOnDisk());
    QVERIFY(file->revert().contains(QLatin1String("battle.hotchkiss.yaml:1:")));
    QCOMPARE(qstr(file->document()->scenario().info.title), QStringLiteral("Mine"));
    QVERIFY(file->document()->undoStack()->canUndo());
    QVERIFY(QFile::remove(path()));
    QVERIFY(!file->revert().isEmpty());
    QCOMPARE(qstr(file->document()->scenario().info.title), QStringLiteral("Mine"));
    QCOMPARE(file->save(), QString());
    QVERIFY(contentOf(path()).contains("Mine"));
}

int main(int count, char **arguments)
{
    QCoreApplication app(count, arguments);
    if (count == 3 && qstrcmp(arguments[1], "--edit") == 0)
        return editUntilKilled(QString::fromLocal8Bit(arguments[2]));
    TestSaving test;
    return QTest::qExec(&test, count, arguments);
}
#include "test_saving.moc"
