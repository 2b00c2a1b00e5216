// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/random_layout.h"

#include "model/rules/hold_the_line/layout_draft.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

struct Target
{
    int terrain = 0;
    int minimum = 0;
    int maximum = 0;
    int count = 0;
};

bool isWater(const System &system, int terrain)
{
    const std::string &key = system.terrains[static_cast<std::size_t>(terrain)].key;
    return key == "river" || key == "bridge";
}

std::string nameOf(const System &system, int terrain)
{
    return system.terrains[static_cast<std::size_t>(terrain)].label;
}

/// How many of each, or why it cannot be.
Result<std::vector<Target>> targetsOf(const System &system, const LayoutDraft &draft, const RandomLayout &wish,
                                      Pcg &chance)
{
    std::vector<Target> targets;
    int least = 0;
    for (const TerrainQuota &quota : wish.quotas) {
        if (!wish.river && isWater(system, quota.terrain))
            continue;
        const int most = std::min(quota.maximum, draft.left(quota.terrain));
        if (quota.minimum > quota.maximum)
            return Error{{HK_NOOP("%1: the minimum is above the maximum"), {nameOf(system, quota.terrain)}}};
        if (quota.minimum > most)
            return Error{{HK_NOOP("%1: the box has only %2, and %3 are asked for"),
                          {nameOf(system, quota.terrain), std::to_string(draft.left(quota.terrain)),
                           std::to_string(quota.minimum)}}};
        const auto choice = static_cast<int>(chance.below(static_cast<std::uint32_t>(most - quota.minimum + 1)));
        targets.push_back({quota.terrain, quota.minimum, most, quota.minimum + choice});
        least += quota.minimum;
    }
    if (least > draft.freeCells())
        return Error{{HK_NOOP("the board has %1 free hexes, and %2 tiles are asked for"),
                      {std::to_string(draft.freeCells()), std::to_string(least)}}};
    // A board needs open ground: what goes beyond the minima gives way first.
    const int ground = std::max(least, draft.freeCells() * 2 / 3);
    int total = 0;
    for (const Target &target : targets)
        total += target.count;
    while (total > ground) {
        Target &target = targets[chance.below(static_cast<std::uint32_t>(targets.size()))];
        if (target.count > target.minimum) {
            --target.count;
            --total;
        }
    }
    return targets;
}

Target *targetOf(std::vector<Target> &targets, const System &system, const char *key)
{
    const int terrain = system.terrain(key);
    const auto found =
        std::find_if(targets.begin(), targets.end(), [terrain](const Target &t) { return t.terrain == terrain; });
    return found == targets.end() ? nullptr : &*found;
}

} // namespace

std::vector<TerrainQuota> usualQuotas(const Scenario &scenario, const Ruleset &ruleset, int board)
{
    const int cells = scenario.boards[static_cast<std::size_t>(board)].grid.cellCount();
    const std::vector<TileKind> kinds = tileKinds(scenario, ruleset);
    std::vector<TerrainQuota> quotas;
    int box = 0;
    for (const TileKind &kind : kinds)
        box += kind.count;
    for (const TileKind &kind : kinds) {
        if (quotas.empty() || quotas.back().terrain != kind.terrain)
            quotas.push_back({kind.terrain, 0, 0});
        quotas.back().maximum += kind.count;
    }
    for (TerrainQuota &quota : quotas) {
        const bool water = isWater(*scenario.system, quota.terrain);
        const int share = box == 0 ? 0 : quota.maximum * cells / (3 * box);
        quota.minimum = water ? 0 : share / 2;
        quota.maximum = water ? quota.maximum : std::min(quota.maximum, std::max(1, share * 3 / 2));
    }
    return quotas;
}

Result<EditStep> randomLayout(const Scenario &scenario, const Ruleset &ruleset, int board, const RandomLayout &wish)
{
    if (!scenario.boards[static_cast<std::size_t>(board)].grid.isHex())
        return Error{HK_NOOP("tiles are laid on hexes")};
    Pcg chance(wish.seed);
    LayoutDraft draft(scenario, ruleset, board, wish.symmetry, chance);
    auto found = targetsOf(*scenario.system, draft, wish, chance);
    if (!found)
        return found.error();
    std::vector<Target> targets = *found;
    if (wish.river) {
        const Target none;
        const Target *river = targetOf(targets, *scenario.system, "river");
        const Target *bridge = targetOf(targets, *scenario.system, "bridge");
        const Target &water = river == nullptr ? none : *river;
        if (!draft.layRiver(water.minimum, water.maximum, bridge == nullptr ? 0 : bridge->count))
            return Error{HK_NOOP("no river of these pieces finds a way across the board; allow more river tiles")};
    }
    for (const Target &target : targets) {
        if (isWater(*scenario.system, target.terrain))
            continue;
        int laid = draft.lay(target.terrain, target.count);
        // A single tile has no counterpart: rather one more than one too few.
        if (laid < target.minimum && laid + 2 <= target.maximum)
            laid += draft.lay(target.terrain, 2);
        if (laid < target.minimum)
            return Error{{HK_NOOP("%1: there is no room for %2 on this board"),
                          {nameOf(*scenario.system, target.terrain), std::to_string(target.minimum)}}};
    }
    return draft.step();
}

} // namespace hotchkiss::hold_the_line
