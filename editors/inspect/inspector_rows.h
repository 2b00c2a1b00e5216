// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <functional>
#include <optional>

namespace hotchkiss {

/// A line of the inspector: a field of what is selected, how to read it and how to change it. Closures hold ids and
/// read the scenario they are given, so a row outlives any edit.
struct InspectorRow
{
    Field field;
    QStringList choiceLabels; ///< what to show for field.choices; empty: the keys themselves
    /// The common value; none when the selected ones differ.
    std::function<std::optional<Value>(const Scenario &)> read;
    /// The step that sets it on all that are selected; an error says why the value is refused. None: it is only shown.
    std::function<Result<EditStep>(const Scenario &, const Value &)> write;
};

struct InspectorSection
{
    QString title;
    std::vector<InspectorRow> rows;
};

/// What the inspector shows for a selection on a board; for an empty one, the scenario itself.
std::vector<InspectorSection> inspectorSections(const Scenario &scenario, int board, const Selection &selection);

} // namespace hotchkiss
