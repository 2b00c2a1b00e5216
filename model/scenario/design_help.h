// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace hotchkiss {

/// What the values of something amount to by the rules: shown beside its fields, never stored.
struct DerivedFact
{
    Text name;
    Text value;
    std::string rule;
};

/// What a rule system can tell and propose while a scenario is being made.
struct DesignHelp
{
    const System *system = nullptr;
    /// Fields a new unit begins with, where the defaults of the declaration will not do.
    Values (*newUnit)(const Scenario &) = nullptr;
    std::vector<DerivedFact> (*unitFacts)(const Scenario &, const Piece &) = nullptr;
    std::vector<DerivedFact> (*commandFacts)(const Scenario &, const Command &) = nullptr;
};

/// The help of a system; one that tells nothing where it has none.
const DesignHelp &designHelpOf(const System &system);

} // namespace hotchkiss
