// SPDX-License-Identifier: MIT
#pragma once

#include "app/find/search_popup.h"
#include "model/scenario/scenario.h"

namespace hotchkiss {

/// Everything that can be found by name: units, leaders, commands, named cells, areas, objectives and words on the
/// map. The key is the item's id, or "cell:board:label".
QList<SearchPopup::Entry> findEntries(const Scenario &scenario);

/// Where the entry with that key is, and the id of the item to select (empty for cells).
struct FoundPlace
{
    Place place;
    QString item;
};
FoundPlace placeOfEntry(const Scenario &scenario, const QString &key);

} // namespace hotchkiss
