// SPDX-License-Identifier: MIT
#include "model/format/utf8.h"

#include <algorithm>
#include <cstring>

namespace hotchkiss {

namespace {

unsigned byteAt(std::string_view text, std::size_t offset)
{
    return static_cast<unsigned char>(text[offset]);
}

// Bytes of the sequence at offset, 0 when it is none: overlong forms, surrogates and values past U+10FFFF are none.
std::size_t sequenceSize(std::string_view text, std::size_t offset)
{
    const unsigned lead = byteAt(text, offset);
    if (lead < 0x80)
        return 1;
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || offset + size > text.size())
        return 0;
    for (std::size_t i = 1; i < size; ++i)
        if ((byteAt(text, offset + i) & 0xC0) != 0x80)
            return 0;
    const unsigned second = byteAt(text, offset + 1);
    const bool isOverlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool isOutside = (lead == 0xED && second >= 0xA0) || (lead == 0xF4 && second >= 0x90);
    return isOverlong || isOutside ? 0 : size;
}

} // namespace

std::size_t firstBadUtf8(std::string_view text)
{
    constexpr unsigned long long highBits = 0x8080808080808080ULL;
    std::size_t at = 0;
    while (at < text.size()) {
        // Maps are almost pure ASCII: eight bytes at a time.
        unsigned long long chunk = 0;
        while (at + sizeof chunk <= text.size()) {
            std::memcpy(&chunk, text.data() + at, sizeof chunk);
            if ((chunk & highBits) != 0)
                break;
            at += sizeof chunk;
        }
        if (at >= text.size())
            break;
        const std::size_t size = sequenceSize(text, at);
        if (size == 0)
            return at;
        at += size;
    }
    return std::string_view::npos;
}

CodePoint codePointAt(std::string_view text, std::size_t offset)
{
    const unsigned lead = byteAt(text, offset);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    char32_t value = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size && offset + i < text.size(); ++i)
        value = value << 6 | (byteAt(text, offset + i) & 0x3F);
    return {value, size};
}

void appendUtf8(std::string &text, char32_t value)
{
    const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (value < 0x80) {
        add(value);
    } else if (value < 0x800) {
        add(0xC0 | value >> 6);
        add(0x80 | (value & 0x3F));
    } else if (value < 0x10000) {
        add(0xE0 | value >> 12);
        add(0x80 | (value >> 6 & 0x3F));
        add(0x80 | (value & 0x3F));
    } else {
        add(0xF0 | value >> 18);
        add(0x80 | (value >> 12 & 0x3F));
        add(0x80 | (value >> 6 & 0x3F));
        add(0x80 | (value & 0x3F));
    }
}

std::size_t characterCount(std::string_view text)
{
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isStart));
}

std::string withoutBadUtf8(std::string_view text)
{
    std::string out;
    for (std::size_t bad = firstBadUtf8(text); bad != std::string_view::npos; bad = firstBadUtf8(text)) {
        out.append(text.substr(0, bad));
        appendUtf8(out, 0xFFFD);
        text.remove_prefix(bad + 1);
    }
    return out.append(text);
}

} // namespace hotchkiss
