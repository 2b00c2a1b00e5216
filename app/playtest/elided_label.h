// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace hotchkiss {

/// One line that gives way to its neighbours: what does not fit is cut off with dots and told by the tip.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace hotchkiss
