// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QPointer>
#include <QWidget>

class QGridLayout;

namespace hotchkiss {

/// The game's state in a few lines, side by side: action points, victory points, with the rule behind each. Facts that
/// are nothing but a coloured name are markers, and stand together as chips: what is in the cup.
class FactsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FactsPanel(QWidget *parent = nullptr);

    void setPlaytest(Playtest *playtest);

private:
    void refresh();
    void addSide(int side, int row);
    void addFact(const Fact &fact, int row);

    QPointer<Playtest> m_playtest;
    QGridLayout *m_grid;
    int m_lastRow = 0;
};

} // namespace hotchkiss
