// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/yaml/document.h"

#include <filesystem>
#include <memory>
#include <string>

namespace hotchkiss::yaml {

/// Reads and parses a file; throws FileError.
std::unique_ptr<Document> openFile(const std::filesystem::path &file);

/// Parses a text; `file` is what messages call it. Refuses what YAML does not allow in any place, and brings line
/// breaks into one form. Throws FileError.
std::unique_ptr<Document> openText(std::string text, std::string file);

} // namespace hotchkiss::yaml
