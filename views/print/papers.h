// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace hotchkiss {

/// A paper one may print on.
struct Paper
{
    std::string name; ///< as the command line calls it
    QString label;
    QSizeF size; ///< millimetres, upright
};

/// The usual papers, the sheets of games, and those of the scenario's system.
std::vector<Paper> papersFor(const Scenario &scenario);
/// "22x34in", "300x200mm"; without a unit millimetres.
std::optional<QSizeF> paperSizeFrom(const QString &text);

} // namespace hotchkiss
