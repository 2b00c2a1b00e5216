// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss {

/// An option of a sub-command: "--columns N", or "--json" when it takes no value.
struct CliOption
{
    std::string name;  ///< with its dashes
    std::string value; ///< what the help calls the value; empty: a switch
    std::string help;
};

/// Wrong usage: ends the sub-command with exit code 2 and this message.
struct UsageError
{
    std::string message;
};

/// What a sub-command was given, sorted by its declared options.
class Arguments
{
public:
    /// Throws UsageError for options that are not declared or lack their value. "--" ends the options.
    Arguments(const std::vector<CliOption> &options, const std::vector<std::string> &words);

    bool has(std::string_view option) const { return m_options.find(option) != m_options.end(); }
    std::string text(std::string_view option, std::string standard = {}) const;
    /// A number in a range; throws UsageError.
    double number(std::string_view option, double standard, double least, double most) const;
    int integer(std::string_view option, int standard, int least, int most) const;
    /// One of the words listed; throws UsageError.
    std::string choice(std::string_view option, const std::vector<std::string> &allowed, std::string standard) const;
    const std::vector<std::string> &words() const { return m_words; }

private:
    std::map<std::string, std::string, std::less<>> m_options;
    std::vector<std::string> m_words;
};

/// "a, b or c"
std::string orList(const std::vector<std::string> &words);

} // namespace hotchkiss
