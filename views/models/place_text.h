// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QString>

namespace hotchkiss {

/// A place as people write it: 0604, E13/N, EAST:36.26, or 12.5, 30 on a table; empty for nowhere.
QString placeText(const Scenario &scenario, const Place &place);
/// The place that was written; the board is the one meant when none is named. Empty text is nowhere.
Result<Place> placeFromText(const Scenario &scenario, int board, const QString &text);

} // namespace hotchkiss
