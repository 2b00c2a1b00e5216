// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/game.h"

#include <QPainter>
#include <QPalette>
#include <QStringList>

namespace hotchkiss {

/// The explanation of an action beside its target: what is needed, term by term with rule ids, and what to expect.
/// `also` names what else a click there may mean. Painted in map units over the board, at a size fixed on the screen,
/// inside the visible part.
void paintPreviewCard(QPainter &painter, const Preview &preview, const QStringList &also, const QPalette &palette,
                      QPointF target, const QRectF &visible, double pixel);

/// A number of a term as players write it: +1, −1, 5.
QString termText(const Term &term, bool first);

} // namespace hotchkiss
