// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QVBoxLayout;

namespace hotchkiss {

/// The strip at the left edge that switches between the modes: a large button for each mode's action.
class ModeBar : public QWidget
{
    Q_OBJECT

public:
    explicit ModeBar(QWidget *parent = nullptr);

    void addMode(QAction *action);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_layout;
};

} // namespace hotchkiss
