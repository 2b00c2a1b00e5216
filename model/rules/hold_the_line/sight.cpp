// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/fire.h"

namespace hotchkiss::hold_the_line {

bool blocksSight(const Battle &battle, const Position &position, HexId hex)
{
    return battle.board->at(hex).blocks || position.hex(hex).hasUnit();
}

SightReport sight(const Battle &battle, const Position &position, HexId from, HexId to)
{
    const TerrainBoard &board = *battle.board;
    if (board.distance(from, to) <= 1)
        return {true, noHex, noHex, "8.2d"};
    const auto blocks = [&](Cell cell) {
        return cell != noCell && board.at(static_cast<HexId>(cell)).inPlay &&
               blocksSight(battle, position, static_cast<HexId>(cell));
    };
    SightReport report;
    for (const LineStep &step : traceLine(board.grid(), from, to)) {
        if (step.kind == LineStep::Kind::Cell && step.cell != from && step.cell != to && blocks(step.cell))
            return {false, static_cast<HexId>(step.cell), noHex, "8.2f"};
        if (step.kind == LineStep::Kind::Along) {
            if (blocks(step.cell) && blocks(step.other))
                return {false, static_cast<HexId>(step.cell), static_cast<HexId>(step.other), "8.2g"};
            report.rule = step.other == noCell ? "8.2h" : "8.2g";
        }
    }
    return report;
}

} // namespace hotchkiss::hold_the_line
