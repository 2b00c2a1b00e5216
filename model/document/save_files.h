// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/scenario_file.h"

#include <QString>

#include <vector>

namespace hotchkiss {

/// Writes the files of a scenario beside one another: `main` is where the first goes, the others lie relative to its
/// folder. Everything is written to temporary files first and put in place only when all of it is on disk, so that a
/// full disk or missing rights leave the old files whole. Returns what went wrong, or nothing.
QString writeWholly(const std::vector<OutputFile> &files, const QString &main);

/// The same for a single file.
QString writeWholly(const QByteArray &text, const QString &file);

} // namespace hotchkiss
