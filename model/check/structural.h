// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check_list.h"

namespace hotchkiss {

// The structural checks by subject; each adds its own to the list.
void addForcesChecks(std::vector<Check> &checks);
void addFieldChecks(std::vector<Check> &checks);
void addPlaceChecks(std::vector<Check> &checks);
void addScheduleChecks(std::vector<Check> &checks);
void addBoardChecks(std::vector<Check> &checks);

} // namespace hotchkiss
