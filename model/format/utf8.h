// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hotchkiss {

/// Byte offset of the first thing that is not UTF-8, or npos when all of it is.
std::size_t firstBadUtf8(std::string_view text);

/// The code point that starts at an offset of valid UTF-8, and how many bytes it takes.
struct CodePoint
{
    char32_t value = 0;
    std::size_t size = 1;
};
CodePoint codePointAt(std::string_view text, std::size_t offset);

/// Adds a code point as UTF-8.
void appendUtf8(std::string &text, char32_t value);

/// How many characters (code points) a stretch of UTF-8 holds.
std::size_t characterCount(std::string_view text);

/// The text with U+FFFD in place of whatever is not UTF-8.
std::string withoutBadUtf8(std::string_view text);

} // namespace hotchkiss
