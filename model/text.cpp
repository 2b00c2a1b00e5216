// SPDX-License-Identifier: MIT
#include "model/text.h"

namespace hotchkiss {

std::string fillIn(const std::string &source, const std::vector<std::string> &arguments)
{
    std::string out;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const bool isPlace = source[i] == '%' && i + 1 < source.size() && source[i + 1] >= '1' && source[i + 1] <= '9';
        const auto number = isPlace ? static_cast<std::size_t>(source[i + 1] - '1') : 0;
        if (!isPlace || number >= arguments.size()) {
            out += source[i];
            continue;
        }
        out += arguments[number];
        ++i;
    }
    return out;
}

std::string Text::str() const
{
    return fillIn(source, arguments);
}

} // namespace hotchkiss
