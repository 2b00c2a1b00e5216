// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QPointer>
#include <QWidget>

class QGridLayout;

namespace hotchkiss {

/// The game's state in a few lines: action points, victory points, what is in the cup, with the rule behind each.
class FactsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FactsPanel(QWidget *parent = nullptr);

    void setPlaytest(Playtest *playtest);

private:
    void refresh();
    void addFact(const Fact &fact, int row);

    QPointer<Playtest> m_playtest;
    QGridLayout *m_grid;
};

} // namespace hotchkiss
