// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/autosave.h"
#include "model/document/document.h"
#include "model/document/file_watch.h"

#include <QDateTime>
#include <QObject>

#include <memory>

namespace hotchkiss {

/// A document and the file it lives in: opening, saving whole or not at all, going back to what is saved, the side
/// file that survives a crash, and word of other programs that change the file. It asks nobody anything: who uses it
/// decides what to do about an error or a changed file. Errors are sentences; an empty one means that all went well.
class DocumentFile : public QObject
{
    Q_OBJECT

public:
    /// A document of its own, not saved anywhere yet.
    explicit DocumentFile(Scenario scenario, QObject *parent = nullptr);

    /// Reads a file into a new document. Null with `error` set when it cannot be read.
    static std::unique_ptr<DocumentFile> open(const QString &path, QString *error);
    /// The work a crash left behind, as a modified document of the file it belonged to.
    static std::unique_ptr<DocumentFile> recover(const RecoveredWork &work, QString *error);

    Document *document() { return m_document; }
    const Document *document() const { return m_document; }
    QString path() const { return m_document->path(); }
    bool hasPath() const { return !path().isEmpty(); }
    /// Whether there is work that closing would lose.
    bool isModified() const { return m_recovered || m_document->isModified(); }
    /// Whether the file is there and may not be written.
    bool isReadOnly() const;
    /// Whether somebody else changed the file since it was read or saved.
    bool isChangedOnDisk() const { return m_watch.isChanged(); }
    QDateTime savedAt() const { return m_savedAt; }
    Autosave &autosave() { return m_autosave; }

    QString save() { return saveAs(path()); }
    /// Writes all files of the scenario; on an error the old ones stay whole and the document stays modified.
    QString saveAs(const QString &path);
    /// Reads the file again and forgets all changes; on an error the document stays as it was.
    QString revert();
    /// The user wants to keep what is open although the file is another one now.
    void keepMine();

Q_SIGNALS:
    void saved();
    void changedOnDisk();
    void modifiedChanged(bool modified);

private:
    void settle(const QString &path);

    Document *m_document;
    FileWatch m_watch;
    Autosave m_autosave;
    QDateTime m_savedAt;
    bool m_recovered = false; ///< differs from its file although the history is empty
};

/// All files the scenario is stored in, the main one first.
QStringList filesOf(const Scenario &scenario, const QString &path);

} // namespace hotchkiss
