// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace hotchkiss {

/// Runs the program without a window when the arguments ask for it: a sub-command, --help or --version.
/// Nothing: the arguments are files for the editor.
std::optional<int> runCommandLine(int argc, char **argv);

} // namespace hotchkiss
