// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"
#include "model/scenario/scenario.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace hotchkiss {

/// A scenario being edited: the one owner of its undo stack. Everything the file stores changes through execute(),
/// and everybody who shows it listens to changed().
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(Scenario scenario, QObject *parent = nullptr);

    const Scenario &scenario() const { return m_scenario; }
    const System &system() const { return *m_scenario.system; }
    const Board &board(int index) const { return m_scenario.boards[static_cast<std::size_t>(index)]; }

    /// Carries a step out and puts it on the undo stack. Steps with the same stroke number (not 0) that follow one
    /// another become one undo step. An empty step does nothing.
    void execute(const EditStep &step, int stroke = 0);
    /// A number for a new stroke.
    int newStroke() { return ++m_lastStroke; }

    QUndoStack *undoStack() { return &m_undo; }
    bool isModified() const { return !m_undo.isClean(); }

    /// The file it is saved in; empty when it never was.
    QString path() const { return m_path; }
    void setPath(const QString &path);
    /// What to call it in a title bar.
    QString displayName() const;

    /// Replaces the scenario and forgets the history (opened anew, reverted).
    void reset(Scenario scenario);

Q_SIGNALS:
    void changed(const hotchkiss::Change &change);
    void pathChanged();
    void modifiedChanged(bool modified);

private:
    friend class StepCommand;
    void applyEdits(const std::vector<Edit> &edits);
    void revertEdits(const std::vector<Edit> &edits);

    Scenario m_scenario;
    QUndoStack m_undo;
    QString m_path;
    int m_lastStroke = 0;
};

/// A marked English text of the engine in the user's language.
QString translated(const Text &text);
QString translated(const std::string &source);
inline QString qstr(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace hotchkiss
