// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace hotchkiss {

/// A line above the board: why something is refused, what could be done about something, with a button for each.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    struct Answer
    {
        QString text;
        std::function<void()> does;
    };

    explicit MessageBar(QWidget *parent = nullptr);

    void tell(const QString &text, const std::vector<Answer> &answers = {});
    QString text() const;

private:
    void clear();

    QHBoxLayout *m_layout;
    QLabel *m_text;
    QList<QWidget *> m_buttons;
};

} // namespace hotchkiss
