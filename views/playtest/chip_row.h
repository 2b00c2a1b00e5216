// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/game.h"

#include <QWidget>

namespace hotchkiss {

/// Markers side by side, as many lines as it takes: the chits in a cup, each in its colour with its name.
class ChipRow : public QWidget
{
    Q_OBJECT

public:
    explicit ChipRow(std::vector<Fact> chips, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    std::vector<QRect> boxes(int width) const;
    QString textOf(const Fact &fact) const;

    std::vector<Fact> m_chips;
};

} // namespace hotchkiss
