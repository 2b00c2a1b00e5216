// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "model/format/file_error.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <variant>
#include <vector>

namespace hotchkiss {

/// Keeps a side file with the work that is not saved yet, so that a crash costs at most the interval. The side file is
/// written that long after the first change at the latest, and removed when the document is saved or closed. A lock
/// beside it says that a running program owns it.
class Autosave : public QObject
{
    Q_OBJECT

public:
    explicit Autosave(Document &document);
    ~Autosave() override;

    static QString folder();
    /// Seconds from a change to the side file; 0 turns it off. Twenty when nothing else is said.
    void setInterval(int seconds);
    int interval() const { return m_timer.interval() / 1000; }

    /// Writes the side file at once; an error is reported, never shown by itself.
    QString writeNow();
    /// Removes the side file: there is nothing to lose.
    void drop();
    /// When the side file was last written; invalid when there is none.
    QDateTime writtenAt() const { return m_writtenAt; }

Q_SIGNALS:
    void written();
    void failed(const QString &error);

private:
    bool claim();
    QByteArray describe() const;

    Document &m_document;
    QTimer m_timer;
    bool m_enabled = true;
    QString m_stem; ///< path of the side file without its ending; empty until it is needed
    std::unique_ptr<QLockFile> m_lock;
    QDateTime m_writtenAt;
};

/// Work that a crashed program left behind. It holds the lock, so that no other program offers it as well.
struct RecoveredWork
{
    QString stem;
    QString path; ///< of the file it belonged to; empty when it was never saved
    QString title;
    QDateTime time;
    std::vector<std::string> boardSources; ///< files the boards are shared from
    std::string forcesSource;
    std::shared_ptr<QLockFile> lock;
};

/// All work left behind that no running program owns, newest first.
std::vector<RecoveredWork> findRecoveredWork(const QString &folder = Autosave::folder());
/// The scenario in a side file.
std::variant<Scenario, FileError> readRecovered(const RecoveredWork &work);
/// Throws the side file away.
void discardRecovered(RecoveredWork &work);

} // namespace hotchkiss
