// SPDX-License-Identifier: MIT
#include "app/settings/preferences_dialog.h"

#include "app/settings/language.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

namespace hotchkiss {

namespace {

QComboBox *choiceOf(const QStringList &names, int current)
{
    auto *box = new QComboBox;
    box->addItems(names);
    box->setCurrentIndex(current);
    return box;
}

QComboBox *languageBox(const QString &current)
{
    auto *box = new QComboBox;
    box->addItem(PreferencesDialog::tr("As the system"), QString());
    box->addItem(QStringLiteral("English"), QStringLiteral("en"));
    for (const QString &language : availableLanguages())
        box->addItem(QLocale(language).nativeLanguageName(), language);
    box->setCurrentIndex(std::max(0, box->findData(current)));
    return box;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences &p, QWidget *parent)
    : QDialog(parent)
    , m_theme(choiceOf({tr("As the system"), tr("Light"), tr("Dark")}, static_cast<int>(p.theme)))
    , m_look(choiceOf({tr("Period map"), tr("Ink-saving"), tr("High contrast")}, static_cast<int>(p.look)))
    , m_symbols(choiceOf({tr("NATO"), tr("Period")}, p.natoSymbols ? 0 : 1))
    , m_unit(choiceOf({tr("Millimetres"), tr("Inches")}, static_cast<int>(p.unit)))
    , m_language(languageBox(p.language))
    , m_autosave(new QSpinBox)
    , m_author(new QLineEdit(p.author))
{
    setWindowTitle(tr("Preferences"));
    m_autosave->setRange(0, 30);
    m_autosave->setValue(p.autosaveSeconds);
    m_autosave->setSuffix(tr(" seconds after a change"));
    m_autosave->setSpecialValueText(tr("never"));
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("&Look of maps and tiles"), m_look);
    form->addRow(tr("&Symbols of new scenarios"), m_symbols);
    form->addRow(tr("&Measures on paper"), m_unit);
    form->addRow(tr("L&anguage (at the next start)"), m_language);
    form->addRow(tr("Auto&save"), m_autosave);
    form->addRow(tr("&Designer of new scenarios"), m_author);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

Preferences PreferencesDialog::preferences() const
{
    Preferences p;
    p.theme = static_cast<Theme>(m_theme->currentIndex());
    p.look = static_cast<MapLook>(m_look->currentIndex());
    p.natoSymbols = m_symbols->currentIndex() == 0;
    p.unit = static_cast<LengthUnit>(m_unit->currentIndex());
    p.language = m_language->currentData().toString();
    p.autosaveSeconds = m_autosave->value();
    p.author = m_author->text().trimmed();
    return p;
}

} // namespace hotchkiss
