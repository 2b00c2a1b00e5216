// SPDX-License-Identifier: MIT
#include "model/check/check.h"

#include "model/check/checker.h"
#include "model/check/structural.h"

#include <algorithm>

namespace hotchkiss {

namespace {

CheckList makeStructural()
{
    using enum Severity;
    CheckList list;
    list.codes = {
        {"S101", Error, HK_NOOP("Two things have the same id")},
        {"S102", Error, HK_NOOP("Something has no id")},
        {"S103", Warning, HK_NOOP("Two pieces of a command have the same name")},
        {"S110", Error, HK_NOOP("A piece or command belongs to nothing")},
        {"S111", Error, HK_NOOP("A command is below itself")},
        {"S112", Note, HK_NOOP("A command is empty")},
        {"S113", Warning, HK_NOOP("A side has no forces")},
        {"S114", Note, HK_NOOP("The scenario has no title")},
        {"S120", Error, HK_NOOP("A field has a value it may not have")},
        {"S121", Error, HK_NOOP("A field is not one of the system's")},
        {"S130", Error, HK_NOOP("A piece or objective lies off the board")},
        {"S131", Warning, HK_NOOP("A unit neither stands on the map nor arrives")},
        {"S132", Warning, HK_NOOP("Too many units in a cell")},
        {"S133", Note, HK_NOOP("A unit stands on the map and arrives as well")},
        {"S140", Error, HK_NOOP("An arrival names nobody, or somebody unknown")},
        {"S141", Error, HK_NOOP("An arrival or event is outside the schedule")},
        {"S142", Error, HK_NOOP("An arrival leads to a place that does not exist")},
        {"S143", Warning, HK_NOOP("An arrival has no place")},
        {"S144", Warning, HK_NOOP("A unit arrives twice")},
        {"S145", Error, HK_NOOP("A side is named that does not exist")},
        {"S150", Warning, HK_NOOP("An area has no cells")},
        {"S151", Error, HK_NOOP("An area lies off the board")},
        {"S152", Warning, HK_NOOP("A crossing without water")},
        {"S153", Warning, HK_NOOP("A text lies off the sheet")},
        {"S154", Error, HK_NOOP("The scenario has too many boards")},
        {"S155", Warning, HK_NOOP("A shape has too few points")},
    };
    addForcesChecks(list.checks);
    addFieldChecks(list.checks);
    addPlaceChecks(list.checks);
    addScheduleChecks(list.checks);
    addBoardChecks(list.checks);
    return list;
}

const CheckInfo *find(const std::vector<CheckInfo> &codes, std::string_view code)
{
    const auto found =
        std::find_if(codes.begin(), codes.end(), [code](const CheckInfo &info) { return info.code == code; });
    return found == codes.end() ? nullptr : &*found;
}

} // namespace

const CheckList &structuralCheckList()
{
    static const CheckList list = makeStructural();
    return list;
}

const std::vector<CheckInfo> &structuralChecks()
{
    return structuralCheckList().codes;
}

const CheckInfo *findCheck(const System &system, std::string_view code)
{
    const CheckInfo *info = find(structuralChecks(), code);
    return info == nullptr && system.checks != nullptr ? find(system.checks->codes, code) : info;
}

const char *severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        break;
    }
    return "note";
}

std::vector<Diagnostic> checkScenario(const Scenario &scenario)
{
    return Checker().diagnostics(scenario);
}

} // namespace hotchkiss
