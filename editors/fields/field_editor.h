// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/system.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

namespace hotchkiss {

/// The fitting editor for a declared field: check box, spin box, list, line, text or colour. It shows one value or that
/// several differ, and tells what the user makes of it.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    FieldEditor(const Field &field, const QStringList &choiceLabels, QWidget *parent = nullptr);

    /// Shows a value without telling anybody; none: "(several)".
    void setValue(const std::optional<Value> &value);
    /// Marks what was typed as refused, with the reason; empty: it is fine.
    void setRefusal(const QString &why);

Q_SIGNALS:
    void edited(const hotchkiss::Value &value);

private:
    void makeBoolean();
    void makeNumber();
    void makeText();
    void makeLongText();
    void makeChoice();
    void makeChoiceSet();
    void makeColour();
    void adopt(QWidget *editor);

    Field m_field;
    QStringList m_labels;
    QString m_tip;
    QWidget *m_editor = nullptr;
    std::function<void(const std::optional<Value> &)> m_show;
};

} // namespace hotchkiss
