// SPDX-License-Identifier: MIT
#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hotchkiss {

namespace {

std::string numberText(double number)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, number).ptr;
    return {text, end};
}

const CliOption &declared(const std::vector<CliOption> &options, const std::string &name)
{
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const CliOption &option) { return option.name == name; });
    if (found != options.end())
        return *found;
    std::vector<std::string> names;
    for (const CliOption &option : options)
        names.push_back(option.name);
    throw UsageError{"unknown option " + name + ", allowed: " + orList(names)};
}

} // namespace

std::string orList(const std::vector<std::string> &words)
{
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return list;
}

Arguments::Arguments(const std::vector<CliOption> &options, const std::vector<std::string> &words)
{
    bool ended = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (ended || word.size() < 2 || word[0] != '-') {
            m_words.push_back(word);
            continue;
        }
        if (word == "--") {
            ended = true;
            continue;
        }
        const std::size_t equals = word.compare(0, 2, "--") == 0 ? word.find('=') : std::string::npos;
        const std::string name = word.substr(0, equals);
        const CliOption &option = declared(options, name);
        if (option.value.empty()) {
            if (equals != std::string::npos)
                throw UsageError{name + " takes no value"};
            m_options[name];
        } else if (equals != std::string::npos) {
            m_options[name] = word.substr(equals + 1);
        } else if (i + 1 < words.size()) {
            m_options[name] = words[++i];
        } else {
            throw UsageError{name + " needs a value: " + name + " " + option.value};
        }
    }
}

std::string Arguments::text(std::string_view option, std::string standard) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::move(standard) : found->second;
}

double Arguments::number(std::string_view option, double standard, double least, double most) const
{
    const auto found = m_options.find(option);
    if (found == m_options.end())
        return standard;
    const std::string &text = found->second;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !(number >= least && number <= most))
        throw UsageError{std::string(option) + ": \"" + text + "\" is no number from " + numberText(least) + " to " +
                         numberText(most)};
    return number;
}

int Arguments::integer(std::string_view option, int standard, int least, int most) const
{
    const double value = number(option, standard, least, most);
    if (value != std::floor(value))
        throw UsageError{std::string(option) + ": " + numberText(value) + " is no whole number"};
    return static_cast<int>(value);
}

std::string Arguments::choice(std::string_view option, const std::vector<std::string> &allowed,
                              std::string standard) const
{
    std::string value = text(option, std::move(standard));
    if (std::find(allowed.begin(), allowed.end(), value) == allowed.end())
        throw UsageError{std::string(option) + ": \"" + value + "\" is not allowed, allowed: " + orList(allowed)};
    return value;
}

} // namespace hotchkiss
