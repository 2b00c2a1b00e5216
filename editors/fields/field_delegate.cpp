// SPDX-License-Identifier: MIT
#include "editors/fields/field_delegate.h"

#include "editors/fields/field_editor.h"
#include "model/document/document.h"
#include "model/scenario/field_value.h"

#include <QKeyEvent>

namespace hotchkiss {

namespace {
constexpr const char *editedText = "editedText";
}

FieldDelegate::FieldDelegate(Ask ask, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_ask(std::move(ask))
{}

QWidget *FieldDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const About about = m_ask(index);
    if (about.field == nullptr)
        return nullptr;
    auto *editor = new FieldEditor(*about.field, about.choiceLabels, parent);
    editor->setAutoFillBackground(true);
    editor->focusProxy()->installEventFilter(const_cast<FieldDelegate *>(this));
    connect(editor, &FieldEditor::edited, editor,
            [editor](const Value &value) { editor->setProperty(editedText, qstr(textOf(value))); });
    // A choice is made when it is made; texts and numbers wait for Return.
    if (about.field->type == FieldType::Choice || about.field->type == FieldType::Boolean)
        connect(editor, &FieldEditor::edited, this, [this, editor] {
            auto *self = const_cast<FieldDelegate *>(this);
            Q_EMIT self->commitData(editor);
            Q_EMIT self->closeEditor(editor);
        });
    return editor;
}

bool FieldDelegate::eventFilter(QObject *object, QEvent *event)
{
    auto *editor = qobject_cast<FieldEditor *>(object->parent());
    if (editor == nullptr || event->type() != QEvent::KeyPress)
        return editor == nullptr && QStyledItemDelegate::eventFilter(object, event);
    const auto finish = [this, editor](EndEditHint hint) {
        Q_EMIT commitData(editor);
        Q_EMIT closeEditor(editor, hint);
        return true;
    };
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Long texts have lines.
        return !object->inherits("QPlainTextEdit") && finish(NoHint);
    case Qt::Key_Tab:
        return finish(EditNextItem);
    case Qt::Key_Backtab:
        return finish(EditPreviousItem);
    case Qt::Key_Escape:
        Q_EMIT closeEditor(editor, RevertModelCache);
        return true;
    default:
        return false;
    }
}

void FieldDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const About about = m_ask(index);
    // What is being typed stays although something else about the row changed.
    if (about.field == nullptr || editor->property(editedText).isValid())
        return;
    const Result<Value> value = parseValue(*about.field, index.data(Qt::EditRole).toString().toStdString());
    static_cast<FieldEditor *>(editor)->setValue(value ? *value : about.field->standard);
}

void FieldDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const QVariant text = editor->property(editedText);
    if (text.isValid())
        model->setData(index, text);
}

} // namespace hotchkiss
