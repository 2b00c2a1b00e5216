// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QString>

namespace hotchkiss {

/// Lettering of the map, drawn as shapes so that it looks alike at every zoom
/// and on paper.
struct Lettering
{
    double height = 0.2; ///< of a line, in map units
    bool bold = false;
    bool italic = false;
    double spacing = 0; ///< extra between letters, as a part of the height
    bool operator==(const Lettering &) const = default;
};

/// The family the map is lettered in: Old Standard, or what comes near.
QFont mapFont();

/// The text's outline, centred on the origin.
QPainterPath textOutline(const QString &text, const Lettering &lettering);
/// How wide it is, in map units.
double textWidth(const QString &text, const Lettering &lettering);

/// Writes a text centred at a point, with a halo around it when its colour is
/// valid.
void writeText(QPainter &painter, QPointF centre, const QString &text, const Lettering &lettering, const QColor &colour,
               const QColor &halo = {}, double rotation = 0);

} // namespace hotchkiss
