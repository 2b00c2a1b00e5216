// SPDX-License-Identifier: MIT
#include "model/format/yaml/file.h"

#include "model/format/utf8.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace hotchkiss::yaml {

namespace fs = std::filesystem;

namespace {

std::string readWhole(const fs::path &file)
{
    const std::string name = file.string();
    std::error_code error;
    if (fs::is_directory(file, error))
        throw FileError{name, {}, Text{HK_NOOP("this is a folder; a file is expected")}};
    if (fs::exists(file, error) && !fs::is_regular_file(file, error))
        throw FileError{name, {}, Text{HK_NOOP("this is a device or pipe; a file is expected")}};
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw FileError{name, {}, Text{HK_NOOP("cannot be read: %1"), {std::strerror(errno)}}};
    // One byte over the limit is enough to know.
    std::string text(std::min<std::uintmax_t>(fs::file_size(file, error), maxFileSize + 1), '\0');
    if (error)
        throw FileError{name, {}, Text{HK_NOOP("cannot be read: %1"), {error.message()}}};
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

} // namespace

std::unique_ptr<Document> openText(std::string text, std::string file)
{
    if (text.size() > maxFileSize)
        throw FileError{file, {}, Text{HK_NOOP("the file is too large; %1 MB are allowed"), {"64"}}};
    if (text.starts_with("\xEF\xBB\xBF"))
        text.erase(0, 3);
    if (text.find('\r') != std::string::npos) {
        std::string clean;
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] != '\r')
                clean += text[i];
            else if (i + 1 == text.size() || text[i + 1] != '\n')
                clean += '\n';
        text = std::move(clean);
    }
    auto document = std::make_unique<Document>(std::move(text), std::move(file));
    const std::string &source = document->source();
    const auto isControl = [](char c) { return (c >= 0 && c < ' ' && c != '\n' && c != '\t') || c == '\x7f'; };
    const std::size_t bad = firstBadUtf8(source);
    const auto control =
        static_cast<std::size_t>(std::find_if(source.begin(), source.end(), isControl) - source.begin());
    if (bad != std::string::npos && bad < control)
        throw FileError{document->file(), document->placeOf(bad),
                        Text{HK_NOOP("this is not UTF-8; the file must be UTF-8 text")}};
    if (control < source.size())
        throw FileError{
            document->file(), document->placeOf(control),
            Text{HK_NOOP("a control character is not allowed here; write it as an escape in double quotes")}};
    parse(*document);
    return document;
}

std::unique_ptr<Document> openFile(const fs::path &file)
{
    return openText(readWhole(file), file.string());
}

} // namespace hotchkiss::yaml
