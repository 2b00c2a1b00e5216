// SPDX-License-Identifier: MIT
#include "model/rules/war_by_mail/print.h"

#include "model/rules/war_by_mail/declaration.h"

namespace hotchkiss::war_by_mail {

const print::Support &printSupport()
{
    static const print::Support support{&system(),
                                        15,
                                        {{"type", HK_NOOP("Type")},
                                         {"men", HK_NOOP("Men")},
                                         {"weapon", HK_NOOP("Weapon")},
                                         {"formation", HK_NOOP("Formation")}},
                                        {"switches", "states", "calendar"},
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr};
    return support;
}

} // namespace hotchkiss::war_by_mail
