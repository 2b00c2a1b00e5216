// SPDX-License-Identifier: MIT
#include "model/scenario/values.h"

#include <array>
#include <charconv>

namespace hotchkiss {

namespace {

struct ToText
{
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const
    {
        std::array<char, 32> buffer{};
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
        return {buffer.data(), end};
    }
    std::string operator()(const std::string &value) const { return value; }
    std::string operator()(const std::vector<std::string> &values) const
    {
        std::string all;
        for (const std::string &value : values)
            all += (all.empty() ? "" : "; ") + value;
        return all;
    }
};

} // namespace

std::string textOf(const Value &value)
{
    return std::visit(ToText{}, value);
}

} // namespace hotchkiss
