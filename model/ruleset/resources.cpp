// SPDX-License-Identifier: MIT
#include "model/ruleset/resources.h"

#include <cstdlib>

namespace hotchkiss {

namespace fs = std::filesystem;

namespace {

fs::path dataFolder(const char *name)
{
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path installed = program.parent_path().parent_path() / "share" / "hotchkiss" / name;
    if (!error && fs::is_directory(installed, error))
        return installed;
    return fs::path(HOTCHKISS_SOURCE_DIR) / name;
}

} // namespace

fs::path resourceFolder()
{
    const char *given = std::getenv("HOTCHKISS_RESOURCES");
    return given != nullptr && *given != '\0' ? fs::path(given) : dataFolder("resources");
}

fs::path sampleFolder()
{
    return dataFolder("samples");
}

} // namespace hotchkiss
