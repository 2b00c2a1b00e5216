// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <vector>

namespace hotchkiss {

/// PCG32 (O'Neill): small, fast, and the same numbers on every platform.
class Pcg
{
public:
    explicit Pcg(std::uint64_t seed = 0, std::uint64_t stream = 1);
    std::uint32_t next();
    /// 0 up to but without bound, every value as likely as the others.
    std::uint32_t below(std::uint32_t bound);
    bool operator==(const Pcg &) const = default;

private:
    std::uint64_t m_state = 0;
    std::uint64_t m_increment = 1;
};

/// A roll that cannot be answered: the script has run out, or names a value the die does not have.
struct DiceError : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// Where a game's chance comes from: a seed, or a script of results in the order they are asked for.
/// It remembers what it rolled, so that a log or a replay can show it.
class Dice
{
public:
    struct Roll
    {
        int faces = 6;
        int value = 1;
        bool operator==(const Roll &) const = default;
    };

    explicit Dice(std::uint64_t seed)
        : m_generator(seed)
    {}
    /// Feeds these results in order; running out is an error.
    static Dice scripted(std::vector<int> values);

    /// A number from 1 to faces. Throws DiceError when the script cannot answer; then nothing was taken from it.
    int roll(int faces);

    /// Rolls since the last call, oldest first.
    std::vector<Roll> take();
    /// Without a memory rolls cost nothing but the number itself: for computer players' thoughts.
    void setRemembering(bool remembering) { m_remembering = remembering; }
    bool isScripted() const { return m_scripted; }
    std::size_t left() const { return m_scripted ? m_script->size() - m_used : 0; }

private:
    Pcg m_generator;
    std::shared_ptr<const std::vector<int>> m_script; ///< shared, so that dice are cheap to copy for undo
    std::size_t m_used = 0;
    bool m_scripted = false;
    bool m_remembering = true;
    std::vector<Roll> m_rolls;
};

} // namespace hotchkiss
