// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace hotchkiss {

namespace {

namespace fs = std::filesystem;

FileError failure(const fs::path &file, int code)
{
    return {file.string(), {}, Text{HK_NOOP("cannot be written: %1"), {std::strerror(code)}}};
}

bool writeAll(int handle, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = ::write(handle, text.data(), text.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// A text on disk beside the file it is to replace; taken away again unless it replaced it.
class Replacement
{
public:
    explicit Replacement(const fs::path &file)
    {
        // What a link points to is replaced, not the link.
        std::error_code error;
        m_file = fs::is_symlink(file, error) ? fs::weakly_canonical(file, error) : file;
    }
    Replacement(Replacement &&other) noexcept
        : m_file(std::move(other.m_file))
        , m_temporary(std::exchange(other.m_temporary, {}))
    {}
    Replacement &operator=(Replacement &&) = delete;
    ~Replacement()
    {
        if (!m_temporary.empty())
            ::unlink(m_temporary.c_str());
    }

    /// 0, or errno.
    int write(std::string_view text)
    {
        std::string name = m_file.string() + ".XXXXXX";
        const int handle = ::mkstemp(name.data());
        if (handle < 0)
            return errno;
        m_temporary = name;
        struct stat old
        {};
        const mode_t mask = ::umask(0);
        ::umask(mask);
        const bool isOld = ::stat(m_file.c_str(), &old) == 0;
        errno = 0;
        const bool isWhole = ::fchmod(handle, isOld ? old.st_mode & 07777U : 0666U & ~mask) == 0 &&
                             writeAll(handle, text) && ::fsync(handle) == 0;
        const int problem = errno == 0 ? EIO : errno;
        const bool isClosed = ::close(handle) == 0;
        return isWhole && isClosed ? 0 : problem;
    }

    int commit()
    {
        if (::rename(m_temporary.c_str(), m_file.c_str()) != 0)
            return errno;
        m_temporary.clear();
        return 0;
    }

private:
    fs::path m_file;
    std::string m_temporary;
};

} // namespace

std::variant<std::monostate, FileError> saveScenario(const Scenario &scenario, const fs::path &file)
{
    try {
        // All texts are on disk before the first file is replaced, so that a full disk changes none of them.
        std::vector<std::pair<fs::path, Replacement>> files;
        for (const OutputFile &output : writeScenario(scenario)) {
            const fs::path target = output.file.empty() ? file : file.parent_path() / output.file;
            std::error_code error;
            if (!target.parent_path().empty() && !output.file.empty())
                fs::create_directories(target.parent_path(), error);
            files.emplace_back(target, Replacement(target));
            if (const int problem = files.back().second.write(output.text))
                return failure(target, problem);
        }
        // The scenario's own file last: it names the others.
        for (auto entry = files.rbegin(); entry != files.rend(); ++entry)
            if (const int problem = entry->second.commit())
                return failure(entry->first, problem);
    } catch (const std::exception &problem) {
        return FileError{file.string(), {}, Text{HK_NOOP("cannot be written: %1"), {problem.what()}}};
    }
    return std::monostate{};
}

} // namespace hotchkiss
