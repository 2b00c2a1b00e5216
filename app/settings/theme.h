// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/preferences.h"

#include <QPalette>

namespace hotchkiss {

/// The palettes of the program's own light and dark themes.
QPalette lightPalette();
QPalette darkPalette();

/// Gives the whole program that theme. The paper of the board is not part of it.
void applyTheme(Theme theme);

} // namespace hotchkiss
