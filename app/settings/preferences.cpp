// SPDX-License-Identifier: MIT
#include "app/settings/preferences.h"

#include <QSettings>

#include <algorithm>

namespace hotchkiss {

namespace {

/// The name stored for each value, so that the settings file reads well and survives a reordered enum.
const QStringList themeNames{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
const QStringList lookNames{QStringLiteral("period"), QStringLiteral("ink-saving"), QStringLiteral("high-contrast")};
const QStringList unitNames{QStringLiteral("mm"), QStringLiteral("inch")};

template <typename T>
T chosen(const QSettings &settings, const char *key, const QStringList &names)
{
    const auto index = names.indexOf(settings.value(QLatin1String(key)).toString());
    return static_cast<T>(std::max<qsizetype>(0, index));
}

} // namespace

Preferences Preferences::load()
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("preferences"));
    Preferences p;
    p.theme = chosen<Theme>(settings, "theme", themeNames);
    p.look = chosen<MapLook>(settings, "look", lookNames);
    p.unit = chosen<LengthUnit>(settings, "unit", unitNames);
    p.natoSymbols = settings.value(QStringLiteral("nato symbols"), true).toBool();
    p.autosaveSeconds = std::clamp(settings.value(QStringLiteral("autosave"), 20).toInt(), 0, 600);
    p.language = settings.value(QStringLiteral("language")).toString();
    p.author = settings.value(QStringLiteral("author")).toString();
    return p;
}

void Preferences::store() const
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("preferences"));
    settings.setValue(QStringLiteral("theme"), themeNames[static_cast<int>(theme)]);
    settings.setValue(QStringLiteral("look"), lookNames[static_cast<int>(look)]);
    settings.setValue(QStringLiteral("unit"), unitNames[static_cast<int>(unit)]);
    settings.setValue(QStringLiteral("nato symbols"), natoSymbols);
    settings.setValue(QStringLiteral("autosave"), autosaveSeconds);
    settings.setValue(QStringLiteral("language"), language);
    settings.setValue(QStringLiteral("author"), author);
}

} // namespace hotchkiss
