// SPDX-License-Identifier: MIT
#include "model/document/document.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace hotchkiss {

/// A step on the undo stack.
class StepCommand : public QUndoCommand
{
public:
    StepCommand(Document *document, EditStep step, int stroke)
        : QUndoCommand(translated(step.name))
        , m_document(document)
        , m_step(std::move(step))
        , m_stroke(stroke)
    {}

    int id() const override { return m_stroke == 0 ? -1 : m_stroke; }

    bool mergeWith(const QUndoCommand *other) override
    {
        for (const Edit &edit : static_cast<const StepCommand *>(other)->m_step.edits)
            if (m_step.edits.empty() || !mergeInto(m_step.edits.back(), edit))
                m_step.edits.push_back(edit);
        return true;
    }

    void undo() override { m_document->revertEdits(m_step.edits); }
    void redo() override { m_document->applyEdits(m_step.edits); }

private:
    Document *m_document;
    EditStep m_step;
    int m_stroke;
};

Document::Document(Scenario scenario, QObject *parent)
    : QObject(parent)
    , m_scenario(std::move(scenario))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

void Document::execute(const EditStep &step, int stroke)
{
    if (!step.empty())
        m_undo.push(new StepCommand(this, step, stroke));
}

void Document::applyEdits(const std::vector<Edit> &edits)
{
    for (const Edit &edit : edits)
        Q_EMIT changed(applyEdit(m_scenario, edit));
}

void Document::revertEdits(const std::vector<Edit> &edits)
{
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        Q_EMIT changed(applyEdit(m_scenario, inverse(*edit)));
}

void Document::setPath(const QString &path)
{
    if (path == m_path)
        return;
    m_path = path;
    Q_EMIT pathChanged();
}

QString Document::displayName() const
{
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    return m_scenario.info.title.empty() ? tr("Untitled") : qstr(m_scenario.info.title);
}

void Document::reset(Scenario scenario)
{
    m_undo.clear();
    m_scenario = std::move(scenario);
    Q_EMIT changed(ScenarioReset{});
}

QString translated(const std::string &source)
{
    return QCoreApplication::translate("engine", source.c_str());
}

QString translated(const Text &text)
{
    // An argument may be a label itself ("Woods"). Labels begin with a capital; keys and ids of files do not, and stay.
    std::vector<std::string> arguments = text.arguments;
    for (std::string &argument : arguments)
        if (!argument.empty() && argument[0] >= 'A' && argument[0] <= 'Z')
            argument = translated(argument).toStdString();
    return QString::fromStdString(fillIn(translated(text.source).toStdString(), arguments));
}

} // namespace hotchkiss
