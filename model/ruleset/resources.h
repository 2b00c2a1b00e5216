// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace hotchkiss {

/// The folder of rulesets, icons, symbols, help and schema: $HOTCHKISS_RESOURCES, else share/hotchkiss/resources
/// beside the running program, else the source tree's.
std::filesystem::path resourceFolder();
/// The folder of the samples that ship with the program.
std::filesystem::path sampleFolder();

} // namespace hotchkiss
