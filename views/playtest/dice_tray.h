// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QPointer>
#include <QWidget>

namespace hotchkiss {

/// The last thing that was done, below the board: its dice, what came of them and the rule.
class DiceTray : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTray(QWidget *parent = nullptr);

    void setPlaytest(Playtest *playtest);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    QPointer<Playtest> m_playtest;
    Events m_events; ///< of the last action
};

} // namespace hotchkiss
