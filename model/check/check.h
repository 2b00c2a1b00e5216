// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"
#include "model/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss {

enum class Severity : std::uint8_t { Error, Warning, Note };

/// A way to repair what a diagnostic found: one undoable step.
struct QuickFix
{
    Text name;
    EditStep step;
};

/// Something in a scenario that is wrong, doubtful or worth knowing.
struct Diagnostic
{
    std::string code; ///< stable: "S101"
    Severity severity = Severity::Error;
    std::string rule; ///< the rule it follows from; empty for what any file must fulfil
    Place place;      ///< Nowhere: the scenario as a whole, or an item that stands nowhere
    std::string item; ///< id of the item concerned, if any
    Text message;
    std::vector<QuickFix> fixes;
};

/// Everything found, errors first, otherwise in the order of the checks. Who asks again after each edit keeps a
/// Checker instead.
std::vector<Diagnostic> checkScenario(const Scenario &scenario);

const char *severityName(Severity severity); ///< "error", "warning", "note"

/// The code's meaning in a few words, for the list of checks in the guide.
struct CheckInfo
{
    std::string code;
    Severity severity = Severity::Error;
    std::string title;
    std::string rule = {}; ///< the rule its diagnostics cite unless they say otherwise
};
/// What any scenario must fulfil, whatever its system.
const std::vector<CheckInfo> &structuralChecks();
/// The entry of a code among the structural ones and those of the system, or nullptr.
const CheckInfo *findCheck(const System &system, std::string_view code);

} // namespace hotchkiss
