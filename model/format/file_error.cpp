// SPDX-License-Identifier: MIT
#include "model/format/file_error.h"

namespace hotchkiss {

std::string FileError::str() const
{
    std::string where = file;
    if (place.line > 0)
        where += ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
    return where + ": " + text.str();
}

} // namespace hotchkiss
