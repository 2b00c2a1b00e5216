// SPDX-License-Identifier: MIT
#pragma once

#include "views/balance/balance_charts.h"

class QTableWidget;

namespace hotchkiss {

/// How often each piece was there at the end, with its interval, and what changed since the run before.
void fillSurvival(QTableWidget &table, const BalanceChart &chart, const Scenario &scenario);
/// Every figure before and after, the difference with its interval, and whether it is more than chance.
void fillComparison(QTableWidget &table, const BalanceChart &chart);

} // namespace hotchkiss
