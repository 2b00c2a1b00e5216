// SPDX-License-Identifier: MIT
#include "model/engine/dice.h"

#include <string>
#include <utility>

namespace hotchkiss {

Pcg::Pcg(std::uint64_t seed, std::uint64_t stream)
    : m_increment(stream << 1 | 1U)
{
    next();
    m_state += seed;
    next();
}

std::uint32_t Pcg::next()
{
    const std::uint64_t old = m_state;
    m_state = old * 6364136223846793005ULL + m_increment;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((32U - turn) & 31U));
}

std::uint32_t Pcg::below(std::uint32_t bound)
{
    // Values below the threshold would make the small results likelier.
    const std::uint32_t threshold = (0U - bound) % bound;
    for (;;) {
        const std::uint32_t value = next();
        if (value >= threshold)
            return value % bound;
    }
}

Dice Dice::scripted(std::vector<int> values)
{
    Dice dice(0);
    dice.m_script = std::make_shared<const std::vector<int>>(std::move(values));
    dice.m_scripted = true;
    return dice;
}

int Dice::roll(int faces)
{
    int value = 0;
    if (m_scripted) {
        if (m_used == m_script->size())
            throw DiceError("the dice given have run out after " + std::to_string(m_used) + " rolls");
        value = (*m_script)[m_used];
        if (value < 1 || value > faces)
            throw DiceError("roll " + std::to_string(m_used + 1) + ": a die of " + std::to_string(faces) +
                            " faces shows no " + std::to_string(value));
        ++m_used;
    } else {
        value = static_cast<int>(m_generator.below(static_cast<std::uint32_t>(faces))) + 1;
    }
    if (m_remembering)
        m_rolls.push_back({faces, value});
    return value;
}

std::vector<Dice::Roll> Dice::take()
{
    return std::exchange(m_rolls, {});
}

} // namespace hotchkiss
