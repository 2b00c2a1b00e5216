// SPDX-License-Identifier: MIT
#include "app/playtest/message_bar.h"

#include "views/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace hotchkiss {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_layout(new QHBoxLayout(this))
    , m_text(new QLabel)
{
    setObjectName(QStringLiteral("message-bar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setWordWrap(true);
    m_text->setForegroundRole(QPalette::ToolTipText);
    auto *sign = new QLabel;
    sign->setPixmap(icon(QStringLiteral("info")).pixmap(18, 18));
    auto *close = new QToolButton;
    close->setIcon(icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Hide this"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    m_layout->setContentsMargins(8, 4, 6, 4);
    m_layout->addWidget(sign);
    m_layout->addWidget(m_text, 1);
    m_layout->addWidget(close);
    hide();
}

void MessageBar::tell(const QString &text, const std::vector<Answer> &answers)
{
    clear();
    m_text->setText(text);
    for (const Answer &answer : answers) {
        auto *button = new QPushButton(answer.text);
        connect(button, &QPushButton::clicked, this, [this, does = answer.does] {
            hide();
            does();
        });
        m_layout->insertWidget(m_layout->count() - 1, button);
        m_buttons << button;
    }
    show();
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::clear()
{
    // A button may be the one that is being clicked.
    for (QWidget *button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
}

} // namespace hotchkiss
