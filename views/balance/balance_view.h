// SPDX-License-Identifier: MIT
#pragma once

#include "views/balance/balance_charts.h"

#include <QWidget>

namespace hotchkiss {

/// The charts of a run beside one another: who wins, with which scores, after how many turns.
class BalanceView : public QWidget
{
    Q_OBJECT

public:
    explicit BalanceView(QWidget *parent = nullptr);

    /// The figures must live as long as they are shown.
    void show(const BalanceChart &chart);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    BalanceChart m_chart;
};

} // namespace hotchkiss
