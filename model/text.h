// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

// Marks an English template for the translators without needing Qt: lupdate knows it as an alias of
// QT_TRANSLATE_NOOP, and the views look the template up in the context "engine".
#define HK_NOOP(text) text

namespace hotchkiss {

/// A sentence for people: a marked English template with %1, %2 … and its arguments. The engine never translates.
struct Text
{
    std::string source;
    std::vector<std::string> arguments;

    Text() = default;
    Text(const char *text)
        : source(text)
    {}
    Text(std::string text, std::vector<std::string> args = {})
        : source(std::move(text))
        , arguments(std::move(args))
    {}

    /// The English sentence.
    std::string str() const;
    bool operator==(const Text &) const = default;
};

/// Puts the arguments into a template's %1, %2 …
std::string fillIn(const std::string &source, const std::vector<std::string> &arguments);

struct Error
{
    Text text;
};

/// A value, or the reason why there is none.
template <typename T>
class Result
{
public:
    Result(T value)
        : m_state(std::move(value))
    {}
    Result(Error error)
        : m_state(std::move(error))
    {}

    explicit operator bool() const { return std::holds_alternative<T>(m_state); }
    const T &operator*() const & { return std::get<T>(m_state); }
    T &operator*() & { return std::get<T>(m_state); }
    T &&operator*() && { return std::get<T>(std::move(m_state)); }
    const T *operator->() const { return &std::get<T>(m_state); }
    const Error &error() const { return std::get<Error>(m_state); }

private:
    std::variant<T, Error> m_state;
};

} // namespace hotchkiss
