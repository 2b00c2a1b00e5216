// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/play_session.h"

#include <QString>

namespace hotchkiss {

/// The game of a scenario that was not saved, kept aside so that closing the window or a crash does not lose it.
class KeptGame
{
public:
    /// For the scenario in that file; one that was never saved has none.
    explicit KeptGame(const QString &scenarioFile);

    /// Where it is kept; empty without one.
    const QString &path() const { return m_path; }
    bool exists() const;
    void keep(const PlaySession &session) const;
    void remove() const;

private:
    QString m_path;
};

} // namespace hotchkiss
