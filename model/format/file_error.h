// SPDX-License-Identifier: MIT
#pragma once

#include "model/text.h"

#include <stdexcept>
#include <string>

namespace hotchkiss {

/// A place in a text file, counted from 1; 0 means the file as a whole.
struct FilePlace
{
    int line = 0;
    int column = 0;
    bool operator==(const FilePlace &) const = default;
};

/// Why a file could not be read or written: one message with file, line and column.
/// Thrown inside the readers only; their entry points return it.
struct FileError
{
    std::string file;
    FilePlace place;
    Text text;

    /// "file:line:column: what is wrong, what is allowed"
    std::string str() const;
};

} // namespace hotchkiss
