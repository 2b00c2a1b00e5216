// SPDX-License-Identifier: MIT
#pragma once

#include "views/theme/icon_theme.h"

namespace hotchkiss {

/// Short for iconNamed().
inline QIcon icon(const QString &name)
{
    return iconNamed(name);
}

} // namespace hotchkiss
