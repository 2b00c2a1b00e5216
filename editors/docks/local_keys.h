// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace hotchkiss {

/// Gives the keys of a widget's own actions precedence over the same keys of the window (Delete in a tree is not
/// Delete on the map) while the widget has the focus. Two equal shortcuts would otherwise cancel each other out.
class LocalKeys : public QObject
{
    Q_OBJECT

public:
    explicit LocalKeys(QWidget *widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace hotchkiss
