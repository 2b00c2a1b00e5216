// SPDX-License-Identifier: MIT
#include "editors/docks/inspector_dock.h"

#include "editors/fields/field_editor.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

// Wrapped labels have the height of their text only at a width that is known.
constexpr int labelWidth = 112;

QStringList signatureOf(const std::vector<InspectorSection> &sections, const Selection &selection)
{
    QStringList out;
    for (const InspectorSection &section : sections) {
        out << section.title;
        for (const InspectorRow &row : section.rows)
            out << qstr(row.field.key) + row.choiceLabels.join(QLatin1Char('|'));
    }
    for (const std::string &id : selection.items)
        out << qstr(id);
    for (const int turn : selection.turns)
        out << QStringLiteral("turn %1").arg(turn);
    for (const Cell cell : selection.cells)
        out << QString::number(cell);
    return out;
}

} // namespace

InspectorDock::InspectorDock(ToolContext *context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_area(new QScrollArea(this))
{
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_area);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &InspectorDock::refresh);
    connect(m_context, &ToolContext::selectionChanged, this, &InspectorDock::refresh);
    connect(m_context, &ToolContext::boardChanged, this, &InspectorDock::refresh);
    connect(m_context->document(), &Document::changed, this, &InspectorDock::onChanged);
    refresh();
}

void InspectorDock::onChanged(const Change &)
{
    // A stroke on the map changes much at once; the editors follow when it is done. What came from elsewhere also
    // ends the typing of a field.
    if (!m_taking)
        m_stroke = 0;
    m_timer.start();
}

void InspectorDock::refresh()
{
    const auto sections = inspectorSections(m_context->scenario(), m_context->boardIndex(), m_context->selection());
    const QStringList signature = signatureOf(sections, m_context->selection());
    if (signature != m_signature) {
        m_signature = signature;
        rebuild();
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_editors[i]->setValue(m_rows[i].read(m_context->scenario()));
    // What is only shown was worked out for this moment.
    std::size_t fact = 0;
    for (const InspectorSection &section : sections)
        for (const InspectorRow &row : section.rows)
            if (!row.write && fact < m_facts.size())
                m_facts[fact++]->setText(qstr(textOf(row.read(m_context->scenario()).value_or(std::string()))));
}

void InspectorDock::rebuild()
{
    m_rows.clear();
    m_editors.clear();
    m_facts.clear();
    m_stroke = 0;
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setContentsMargins(6, 6, 6, 6);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    for (InspectorSection &section :
         inspectorSections(m_context->scenario(), m_context->boardIndex(), m_context->selection())) {
        auto *title = new QLabel(section.title, page);
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        title->setWordWrap(true);
        form->addRow(title);
        for (InspectorRow &row : section.rows) {
            if (!row.write) {
                addFact(form, row);
                continue;
            }
            const std::size_t number = m_rows.size();
            auto *editor = new FieldEditor(row.field, row.choiceLabels, page);
            editor->setObjectName(qstr(row.field.key));
            auto *label = new QLabel(translated(row.field.label), page);
            label->setToolTip(qstr(row.field.rule));
            label->setBuddy(editor);
            label->setWordWrap(true);
            label->setFixedWidth(labelWidth);
            form->addRow(label, editor);
            connect(editor, &FieldEditor::edited, this, [this, number](const Value &value) { take(number, value); });
            m_editors.push_back(editor);
            m_rows.push_back(std::move(row));
        }
    }
    // The old page may be the one whose editor is just telling of a change.
    if (QWidget *old = m_area->takeWidget())
        old->deleteLater();
    m_area->setWidget(page);
}

void InspectorDock::addFact(QFormLayout *form, const InspectorRow &row)
{
    auto *name = new QLabel(qstr(row.field.label));
    name->setToolTip(qstr(row.field.rule));
    name->setWordWrap(true);
    name->setFixedWidth(labelWidth);
    auto *shown = new QLabel;
    shown->setObjectName(qstr(row.field.key));
    shown->setToolTip(qstr(row.field.rule));
    shown->setWordWrap(true);
    shown->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(name, shown);
    m_facts.push_back(shown);
}

void InspectorDock::take(std::size_t row, const Value &value)
{
    const Result<EditStep> step = m_rows[row].write(m_context->scenario(), value);
    m_editors[row]->setRefusal(step ? QString() : translated(step.error().text));
    if (!step)
        return;
    if (m_stroke == 0 || m_typing != row)
        m_stroke = m_context->document()->newStroke();
    m_typing = row;
    m_taking = true;
    m_context->document()->execute(*step, m_stroke);
    m_taking = false;
}

} // namespace hotchkiss
