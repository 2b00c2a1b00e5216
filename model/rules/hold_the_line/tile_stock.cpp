// SPDX-License-Identifier: MIT
// The box of tiles (HL 1.0b): what of it the boards use, and what stands in for what.
#include "model/rules/hold_the_line/declaration.h"
#include "model/rules/hold_the_line/random_layout.h"
#include "model/rules/hold_the_line/tiles.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

constexpr const char *stockField = "tile_stock";

// Another kind of the same terrain with the same water is a style of it, not another piece.
std::string sisterOf(const std::vector<TileKind> &kinds, const TileKind &kind)
{
    for (const TileKind &other : kinds)
        if (other.key != kind.key && other.terrain == kind.terrain && other.river == kind.river)
            return other.key;
    return {};
}

// The value of the cell field "variant" that stands for a kind.
std::string variantOf(const Scenario &scenario, const std::vector<TileKind> &kinds, std::string_view key)
{
    const auto &variants = findField(scenario.system->cellFields, "variant")->choices;
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [key](const TileKind &k) { return k.key == key; });
    const auto before =
        std::count_if(kinds.begin(), kind, [&kind](const TileKind &k) { return k.terrain == kind->terrain; });
    return variants[static_cast<std::size_t>(before)];
}

} // namespace

TileStock tileStock(const Scenario &scenario, const Ruleset &ruleset)
{
    TileStock stock;
    const std::vector<TileKind> kinds = tileKinds(scenario, ruleset);
    const bool unlimited = hasUnlimitedTiles(scenario);
    const Chart *chart = ruleset.chart("tile_inventory");
    for (std::size_t i = 0; i < kinds.size(); ++i)
        stock.push_back({kinds[i].key,
                         chart->rows[i].title,
                         sisterOf(kinds, kinds[i]),
                         kinds[i].terrain,
                         0,
                         unlimited ? std::nullopt : std::optional<int>(kinds[i].count),
                         {chart->key, kinds[i].key, "count"}});
    for (const Board &board : scenario.boards)
        for (Cell cell = 0; cell < board.grid.cellCount(); ++cell)
            if (const int kind = tileAt(scenario, kinds, board, cell); kind >= 0)
                ++stock[static_cast<std::size_t>(kind)].used;
    return stock;
}

EditStep swapStyles(const Scenario &scenario, const Ruleset &ruleset)
{
    EditStep step{Text(HK_NOOP("Swap tile styles")), {}};
    const std::vector<TileKind> kinds = tileKinds(scenario, ruleset);
    for (const Shortage &shortage : shortages(tileStock(scenario, ruleset))) {
        if (shortage.spares == 0)
            continue;
        int open = shortage.spares;
        const std::string variant = variantOf(scenario, kinds, shortage.substitute);
        for (std::size_t b = scenario.boards.size(); b-- > 0;) {
            const Board &board = scenario.boards[b];
            for (Cell cell = board.grid.cellCount() - 1; cell >= 0 && open > 0; --cell) {
                const int kind = tileAt(scenario, kinds, board, cell);
                if (kind < 0 || kinds[static_cast<std::size_t>(kind)].key != shortage.piece ||
                    isLocked(scenario, board, cell))
                    continue;
                EditNote edit = patchNote(scenario, static_cast<int>(b), cell, {});
                edit.after = edit.before;
                edit.after.values["variant"] = variant;
                step.edits.emplace_back(std::move(edit));
                --open;
            }
        }
    }
    return step;
}

bool hasUnlimitedTiles(const Scenario &scenario)
{
    return textOr(scenario.info.fields, scenario.system->scenarioFields, stockField) == "unlimited";
}

EditStep setUnlimitedTiles(const Scenario &scenario, bool unlimited)
{
    EditStep step{Text(HK_NOOP("Choose the box of tiles")), {}};
    if (unlimited == hasUnlimitedTiles(scenario))
        return step;
    ScenarioInfo info = scenario.info;
    info.fields.erase(stockField);
    if (unlimited)
        info.fields[stockField] = std::string("unlimited");
    step.edits.emplace_back(replaceInfo(scenario, std::move(info)));
    return step;
}

const LayoutSupport &layoutSupport()
{
    static const LayoutSupport support{&system(),         tileStock,   swapStyles,  hasUnlimitedTiles,
                                       setUnlimitedTiles, usualQuotas, randomLayout};
    return support;
}

} // namespace hotchkiss::hold_the_line
