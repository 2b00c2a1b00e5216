// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace hotchkiss {

/// The picture in 256 colours of its own: the widest box of colours is cut at its middle until there are enough.
QImage inFewColours(const QImage &picture);

} // namespace hotchkiss
