// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"
#include "model/text.h"

#include <optional>
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

/// Where a unit starts, as a set-up code says: in a place, or by an arrival that names nobody yet.
struct SetUp
{
    Place place;
    std::optional<Arrival> arrival;
};

/// What a rule system can tell and propose while a scenario is being made.
struct DesignHelp
{
    const System *system = nullptr;
    /// Fields a new unit begins with, where the defaults of the declaration will not do.
    Values (*newUnit)(const Scenario &) = nullptr;
    /// Key of the unit field that holds a set-up code nobody has carried out; the two functions make and read codes.
    const char *setupField = nullptr;
    std::string (*setupCode)(const Scenario &, const Piece &) = nullptr;
    Result<SetUp> (*setUp)(const Scenario &, const std::string &code) = nullptr;
    std::vector<DerivedFact> (*unitFacts)(const Scenario &, const Piece &) = nullptr;
    std::vector<DerivedFact> (*commandFacts)(const Scenario &, const Command &) = nullptr;
};

/// The help of a system; one that tells nothing where it has none.
const DesignHelp &designHelpOf(const System &system);

} // namespace hotchkiss
