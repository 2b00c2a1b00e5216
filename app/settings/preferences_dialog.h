// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/preferences.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace hotchkiss {

/// Asks for the preferences; nothing is applied before it is accepted.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences &preferences, QWidget *parent = nullptr);

    Preferences preferences() const;

private:
    QComboBox *m_theme;
    QComboBox *m_look;
    QComboBox *m_symbols;
    QComboBox *m_unit;
    QComboBox *m_language;
    QSpinBox *m_autosave;
    QLineEdit *m_author;
};

} // namespace hotchkiss
