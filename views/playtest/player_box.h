// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/player.h"

#include <QComboBox>

namespace hotchkiss {

/// Chooses who decides for a side: a human, where one may, or a computer player of some strength.
class PlayerBox : public QComboBox
{
    Q_OBJECT

public:
    enum class Who : std::uint8_t { Anybody, Computers };

    explicit PlayerBox(Who who, QWidget *parent = nullptr);

    PlayerSpec spec() const;
    /// A player that is not in the list, from a file, is added to it.
    void setSpec(const PlayerSpec &spec);

Q_SIGNALS:
    void specChosen(const hotchkiss::PlayerSpec &spec);
};

} // namespace hotchkiss
