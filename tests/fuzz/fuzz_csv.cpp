// SPDX-License-Identifier: MIT
#include "model/check/check.h"
#include "model/format/csv.h"
#include "model/format/scenario_file.h"
#include "tests/fuzz/expect.h"

#include <cstddef>
#include <cstdint>

using namespace hotchkiss;

namespace {

/// What an import makes can be undone, checked, saved and exported again.
void tryImport(const Scenario &before, const CsvImport &import)
{
    for (const CsvRefusal &refusal : import.refused)
        EXPECT(!refusal.why.str().empty());
    Scenario after = before;
    for (const Edit &edit : import.step.edits)
        applyEdit(after, edit);
    checkScenario(after);
    EXPECT(std::holds_alternative<Scenario>(readScenario(scenarioText(after), "fuzz.hotchkiss.yaml")));
    EXPECT(importForces(after, forcesToCsv(after)).refused.empty());
    EXPECT(importSchedule(after, scheduleToCsv(after)).refused.empty());
    for (auto edit = import.step.edits.rbegin(); edit != import.step.edits.rend(); ++edit)
        applyEdit(after, inverse(*edit));
    EXPECT(after == before);
}

} // namespace

/// The first byte chooses the system and which table the rest is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::size_t choice = data[0];
    const System &system = *systems()[choice % systems().size()];
    const Scenario scenario = makeScenario(system, system.presets.front());
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    tryImport(scenario,
              choice / systems().size() % 2 == 0 ? importForces(scenario, text) : importSchedule(scenario, text));
    return 0;
}
