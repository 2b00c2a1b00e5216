// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QString>

namespace hotchkiss {

/// The icon with that name of resources/icons ("tool-brush"), drawn in the colours of the application's palette at the
/// moment it is painted, so that it follows a change between light and dark. Null when there is none.
QIcon iconNamed(const QString &name);

/// Whether the application's palette is a dark one.
bool isDarkTheme();

} // namespace hotchkiss
