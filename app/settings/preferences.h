// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/map_style.h"

#include <QString>

namespace hotchkiss {

enum class Theme { System, Light, Dark };
enum class LengthUnit { Millimetres, Inches };

/// What the user wants of the program, whatever the document. A value; kept in the settings file.
struct Preferences
{
    Theme theme = Theme::System;
    MapLook look = MapLook::Period;
    bool natoSymbols = true; ///< of new scenarios
    int autosaveSeconds = 20;
    QString language; ///< "de"; empty: the system's
    QString author;   ///< designer of new scenarios
    LengthUnit unit = LengthUnit::Millimetres;

    static Preferences load();
    void store() const;
    bool operator==(const Preferences &) const = default;
};

} // namespace hotchkiss
