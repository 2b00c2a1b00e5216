// SPDX-License-Identifier: MIT
#include "editors/fields/field_editor.h"

#include "model/document/document.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace hotchkiss {

namespace {

QString several()
{
    return FieldEditor::tr("(several)");
}

// Keys of choices as words: horse_artillery -> Horse artillery.
QString spelled(const std::string &key)
{
    QString text = translated(key).replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

FieldEditor::FieldEditor(const Field &field, const QStringList &choiceLabels, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_labels(choiceLabels)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (m_labels.isEmpty())
        for (const std::string &key : field.choices)
            m_labels << spelled(key);
    switch (field.type) {
    case FieldType::Boolean:
        makeBoolean();
        break;
    case FieldType::Integer:
    case FieldType::Number:
        makeNumber();
        break;
    case FieldType::Text:
    case FieldType::Cell:
        makeText();
        break;
    case FieldType::LongText:
        makeLongText();
        break;
    case FieldType::Choice:
        makeChoice();
        break;
    case FieldType::ChoiceSet:
        makeChoiceSet();
        break;
    case FieldType::Colour:
        makeColour();
        break;
    }
}

void FieldEditor::adopt(QWidget *editor)
{
    m_editor = editor;
    const QString label = translated(m_field.label);
    editor->setAccessibleName(label);
    m_tip = m_field.rule.empty() ? label : tr("%1 (%2)", "field, rule").arg(label, qstr(m_field.rule));
    editor->setToolTip(m_tip);
    editor->setSizePolicy(QSizePolicy::Ignored, editor->sizePolicy().verticalPolicy());
    setFocusProxy(editor);
    layout()->addWidget(editor);
}

void FieldEditor::setValue(const std::optional<Value> &value)
{
    const QSignalBlocker blocker(m_editor);
    m_show(value);
    setRefusal({});
}

void FieldEditor::setRefusal(const QString &why)
{
    if (why.isEmpty() == !m_editor->property("refused").toBool())
        return;
    m_editor->setProperty("refused", !why.isEmpty());
    QPalette palette;
    if (!why.isEmpty())
        palette.setColor(QPalette::Text, QColor(0xd0, 0x40, 0x30));
    m_editor->setPalette(why.isEmpty() ? QPalette() : palette);
    m_editor->setStatusTip(why);
    m_editor->setToolTip(why.isEmpty() ? m_tip : why);
}

void FieldEditor::makeBoolean()
{
    auto *box = new QCheckBox(this);
    adopt(box);
    m_show = [box](const std::optional<Value> &value) {
        box->setTristate(!value);
        box->setCheckState(!value ? Qt::PartiallyChecked : *value == Value(true) ? Qt::Checked : Qt::Unchecked);
    };
    connect(box, &QCheckBox::clicked, this, [this, box] {
        box->setTristate(false);
        Q_EMIT edited(box->isChecked());
    });
}

// The value below the smallest one stands for several.
void FieldEditor::makeNumber()
{
    const bool whole = m_field.type == FieldType::Integer;
    auto *spin = new QDoubleSpinBox(this);
    spin->setDecimals(whole ? 0 : 2);
    spin->setSingleStep(whole ? 1 : 0.5);
    const double lowest = m_field.minimum < m_field.maximum ? m_field.minimum : -1e9;
    const double highest = m_field.minimum < m_field.maximum ? m_field.maximum : 1e9;
    adopt(spin);
    m_show = [spin, lowest, highest](const std::optional<Value> &value) {
        spin->setRange(value ? lowest : lowest - 1, highest);
        spin->setSpecialValueText(value ? QString() : several());
        double number = lowest - 1;
        if (value && std::holds_alternative<double>(*value))
            number = std::get<double>(*value);
        else if (value && std::holds_alternative<std::int64_t>(*value))
            number = static_cast<double>(std::get<std::int64_t>(*value));
        spin->setValue(number);
    };
    connect(spin, &QDoubleSpinBox::valueChanged, this, [this, whole, lowest](double number) {
        if (number < lowest)
            return;
        if (whole)
            Q_EMIT edited(static_cast<std::int64_t>(qRound64(number)));
        else
            Q_EMIT edited(number);
    });
}

void FieldEditor::makeText()
{
    auto *line = new QLineEdit(this);
    adopt(line);
    m_show = [line](const std::optional<Value> &value) {
        line->setPlaceholderText(value ? QString() : several());
        const QString text = value ? qstr(textOf(*value)) : QString();
        if (text != line->text())
            line->setText(text);
    };
    connect(line, &QLineEdit::textEdited, this, [this](const QString &text) { Q_EMIT edited(text.toStdString()); });
}

void FieldEditor::makeLongText()
{
    auto *text = new QPlainTextEdit(this);
    text->setTabChangesFocus(true);
    text->setFixedHeight(text->fontMetrics().height() * 5);
    adopt(text);
    m_show = [text](const std::optional<Value> &value) {
        text->setPlaceholderText(value ? QString() : several());
        const QString words = value ? qstr(textOf(*value)) : QString();
        if (words != text->toPlainText())
            text->setPlainText(words);
    };
    connect(text, &QPlainTextEdit::textChanged, this,
            [this, text] { Q_EMIT edited(text->toPlainText().toStdString()); });
}

void FieldEditor::makeChoice()
{
    auto *box = new QComboBox(this);
    box->addItems(m_labels);
    box->setMinimumContentsLength(6);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    adopt(box);
    m_show = [this, box](const std::optional<Value> &value) {
        box->setPlaceholderText(value ? qstr(textOf(*value)) : several());
        const auto &keys = m_field.choices;
        const auto found = value ? std::find(keys.begin(), keys.end(), textOf(*value)) : keys.end();
        box->setCurrentIndex(found == keys.end() ? -1 : static_cast<int>(found - keys.begin()));
    };
    connect(box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT edited(m_field.choices[static_cast<std::size_t>(index)]); });
}

void FieldEditor::makeChoiceSet()
{
    auto *button = new QToolButton(this);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *menu = new QMenu(button);
    for (const QString &label : m_labels)
        menu->addAction(label)->setCheckable(true);
    button->setMenu(menu);
    adopt(button);
    m_show = [this, button, menu](const std::optional<Value> &value) {
        const auto *set = value ? std::get_if<std::vector<std::string>>(&*value) : nullptr;
        QStringList words;
        for (int i = 0; i < menu->actions().size(); ++i) {
            const std::string &key = m_field.choices[static_cast<std::size_t>(i)];
            const bool on = set != nullptr && std::find(set->begin(), set->end(), key) != set->end();
            menu->actions().at(i)->setChecked(on);
            if (on)
                words << m_labels.at(i);
        }
        button->setText(!value ? several() : words.isEmpty() ? tr("None") : words.join(QStringLiteral(", ")));
    };
    connect(menu, &QMenu::triggered, this, [this, menu] {
        std::vector<std::string> set;
        for (int i = 0; i < menu->actions().size(); ++i)
            if (menu->actions().at(i)->isChecked())
                set.push_back(m_field.choices[static_cast<std::size_t>(i)]);
        Q_EMIT edited(set);
    });
}

void FieldEditor::makeColour()
{
    auto *line = new QLineEdit(this);
    line->setClearButtonEnabled(true);
    QAction *pick = line->addAction(QIcon(), QLineEdit::LeadingPosition);
    pick->setText(tr("Choose a colour"));
    adopt(line);
    const auto paintChip = [pick](const QString &name) {
        QPixmap chip(16, 16);
        chip.fill(QColor::isValidColor(name) ? QColor(name) : QColor(128, 128, 128, 60));
        pick->setIcon(chip);
    };
    m_show = [line, paintChip](const std::optional<Value> &value) {
        line->setPlaceholderText(value ? tr("None") : several());
        const QString name = value ? qstr(textOf(*value)) : QString();
        if (name != line->text())
            line->setText(name);
        paintChip(name);
    };
    const auto take = [this, paintChip](const QString &name) {
        const bool good = name.isEmpty() || (name.size() == 7 && QColor::isValidColor(name));
        setRefusal(good ? QString() : tr("Write a colour as #rrggbb"));
        paintChip(name);
        if (good)
            Q_EMIT edited(name.toStdString());
    };
    connect(line, &QLineEdit::textEdited, this, take);
    connect(pick, &QAction::triggered, this, [this, line, take] {
        const QColor colour = QColorDialog::getColor(QColor(line->text()), this, translated(m_field.label));
        if (!colour.isValid())
            return;
        line->setText(colour.name());
        take(colour.name());
    });
}

} // namespace hotchkiss
