// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"

#include <QRectF>

namespace hotchkiss {

/// The measure of a sheet's furniture: it grows with the board, so that a title
/// is read on a large map too.
double frameUnit(const Board &board);
/// The board with its margin; with a frame, a strip below for title, scale and
/// compass.
QRectF sheetOf(const Board &board, bool frame);

} // namespace hotchkiss
