// SPDX-License-Identifier: MIT
#include "app/wizard/details_page.h"

#include "app/wizard/new_scenario_dialog.h"
#include "model/document/document.h"

#include <QColorDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace hotchkiss {

namespace {

void showColour(QPushButton *button, const QString &colour)
{
    QPixmap swatch(40, 18);
    swatch.fill(QColor(colour));
    button->setIcon(QIcon(swatch));
    button->setIconSize(swatch.size());
}

} // namespace

DetailsPage::DetailsPage(NewScenarioDialog &wizard)
    : m_wizard(wizard)
    , m_form(new QFormLayout(this))
    , m_title(new QLineEdit)
    , m_designer(new QLineEdit)
    , m_turns(new QSpinBox)
{
    setTitle(tr("What is it called, and who fights?"));
    setSubTitle(tr("All of it can be changed later in the inspector."));
    m_turns->setRange(0, 500);
    m_title->setPlaceholderText(tr("First Bull Run"));
    m_form->addRow(tr("&Title"), m_title);
    m_form->addRow(tr("&Designer"), m_designer);
    m_form->addRow(tr("T&urns"), m_turns);
    m_fixedRows = m_form->rowCount();
}

void DetailsPage::initializePage()
{
    while (m_form->rowCount() > m_fixedRows)
        m_form->removeRow(m_form->rowCount() - 1);
    NewScenario &answers = m_wizard.answers();
    m_designer->setText(qstr(answers.designer));
    m_turns->setValue(answers.turns > 0 ? answers.turns : 12);
    for (Side &side : answers.sides)
        m_form->addRow(tr("Side"), makeSideRow(side));
}

QWidget *DetailsPage::makeSideRow(Side &side)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *name = new QLineEdit(qstr(side.name));
    auto *colour = new QPushButton(tr("Colour…"));
    showColour(colour, qstr(side.colour));
    layout->addWidget(name, 1);
    layout->addWidget(colour);
    connect(name, &QLineEdit::textChanged, this, [&side](const QString &text) { side.name = text.toStdString(); });
    connect(colour, &QPushButton::clicked, this, [this, &side, colour] {
        const QColor chosen = QColorDialog::getColor(QColor(qstr(side.colour)), this);
        if (!chosen.isValid())
            return;
        side.colour = chosen.name().toStdString();
        side.textColour = chosen.lightness() < 140 ? "#ffffff" : "#1d1a16";
        showColour(colour, chosen.name());
    });
    return row;
}

bool DetailsPage::validatePage()
{
    NewScenario &answers = m_wizard.answers();
    answers.title = m_title->text().trimmed().toStdString();
    answers.designer = m_designer->text().trimmed().toStdString();
    answers.turns = m_turns->value();
    return true;
}

} // namespace hotchkiss
