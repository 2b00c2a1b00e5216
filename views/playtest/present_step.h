// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"

namespace hotchkiss {

/// The edits that turn what is shown into what a game is now: only pieces, objectives, areas and cells that differ, so
/// that the board repaints no more than what has happened.
EditStep presentStep(const Scenario &shown, const Scenario &now);

} // namespace hotchkiss
