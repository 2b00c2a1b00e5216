// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace hotchkiss {

/// Languages there is a translation for besides English ("de", "fr"), as found in the resources.
QStringList availableLanguages();
/// Loads the program's and Qt's own translations for a language; empty: the system's. English needs none.
void loadLanguage(const QString &language);

} // namespace hotchkiss
