// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/csv_text.h"
#include "model/scenario/edit.h"

#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss {

// The order of battle and the schedule as spreadsheets. Columns are named in the first row and may stand in any order;
// a file whose first row names no column has them in the standard order. A row with the id of something that exists
// replaces its cells, any other adds something new.

std::vector<std::string> forcesColumns(const System &system);
std::vector<std::string> scheduleColumns(const System &system);

std::string forcesToCsv(const Scenario &scenario);
std::string scheduleToCsv(const Scenario &scenario);

/// What an import would do: one undoable step, and the rows it leaves out with the reasons.
struct CsvImport
{
    EditStep step;
    int taken = 0;
    std::vector<CsvRefusal> refused;
};

CsvImport importForces(const Scenario &scenario, std::string_view csv);
/// The schedule in the file takes the place of the scenario's turns, arrivals and events.
CsvImport importSchedule(const Scenario &scenario, std::string_view csv);

} // namespace hotchkiss
