// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace hotchkiss {

/// How well a name answers what was typed: its letters in order, better when they stand together or begin words.
/// Negative when it does not answer at all; any name answers an empty query.
int fuzzyScore(const QString &query, const QString &name);

} // namespace hotchkiss
