// SPDX-License-Identifier: MIT
#include "model/check/check.h"
#include "model/format/scenario_file.h"
#include "tests/fuzz/expect.h"

#include <cstddef>
#include <cstdint>

using namespace hotchkiss;

/// Any bytes give a scenario or one message. A scenario can be checked, and what is saved of it reads back as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto read = readScenario(text, "fuzz.hotchkiss.yaml");
    if (const auto *error = std::get_if<FileError>(&read)) {
        EXPECT(!error->str().empty());
        return 0;
    }
    const auto &scenario = std::get<Scenario>(read);
    for (const Diagnostic &found : checkScenario(scenario))
        EXPECT(!found.message.str().empty());
    const std::string saved = scenarioText(scenario);
    const auto again = readScenario(saved, "fuzz.hotchkiss.yaml");
    EXPECT(std::holds_alternative<Scenario>(again));
    EXPECT(std::get<Scenario>(again) == scenario);
    EXPECT(scenarioText(std::get<Scenario>(again)) == saved);
    return 0;
}
