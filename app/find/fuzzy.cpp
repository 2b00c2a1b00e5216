// SPDX-License-Identifier: MIT
#include "app/find/fuzzy.h"

namespace hotchkiss {

int fuzzyScore(const QString &query, const QString &name)
{
    int score = 0;
    int at = 0;
    bool together = false;
    for (const QChar wanted : query) {
        if (wanted.isSpace()) {
            together = false;
            continue;
        }
        const int found = static_cast<int>(name.indexOf(wanted, at, Qt::CaseInsensitive));
        if (found < 0)
            return -1;
        const bool startsWord = found == 0 || !name[found - 1].isLetterOrNumber();
        score += 1 + (startsWord ? 6 : 0) + (together && found == at ? 4 : 0);
        together = true;
        at = found + 1;
    }
    // Among equals the shorter name is closer to what was meant.
    return score * 100 - static_cast<int>(name.size());
}

} // namespace hotchkiss
