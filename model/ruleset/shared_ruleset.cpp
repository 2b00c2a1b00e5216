// SPDX-License-Identifier: MIT
#include "model/ruleset/shared_ruleset.h"

#include <mutex>

namespace hotchkiss {

const Ruleset *sharedRuleset(const System &system)
{
    static std::mutex lock;
    static std::map<std::string, std::variant<Ruleset, FileError>, std::less<>> known;
    const std::lock_guard guard(lock);
    auto found = known.find(system.id);
    if (found == known.end())
        found = known.emplace(system.id, loadRuleset(rulesetFile(system.id))).first;
    return std::get_if<Ruleset>(&found->second);
}

} // namespace hotchkiss
