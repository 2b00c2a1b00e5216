// SPDX-License-Identifier: MIT
#include "app/window/mode_bar.h"

#include <QAbstractButton>
#include <QAction>
#include <QPainter>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

// The strip is dark in every theme, as a frame around the paper.
const QColor stripColour(0x3a, 0x36, 0x31);
const QColor chosenColour(0x57, 0x50, 0x47);
const QColor hoverColour(0x47, 0x42, 0x3b);
const QColor accentColour(0xe3, 0xae, 0x45);
const QColor inkColour(0xf3, 0xee, 0xe4);

/// A mode's button: icon over name, an accent at its edge when chosen.
class ModeButton : public QAbstractButton
{
public:
    ModeButton(QAction *action, QWidget *parent)
        : QAbstractButton(parent)
        , m_action(action)
    {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setObjectName(QStringLiteral("mode-") + action->objectName());
        setAttribute(Qt::WA_Hover);
        follow();
        connect(action, &QAction::changed, this, [this] { follow(); });
        connect(this, &QAbstractButton::clicked, action, [this] {
            m_action->trigger();
            follow();
        });
    }

    QSize sizeHint() const override { return {84, 76}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (isChecked() || underMouse())
            painter.fillRect(rect(), isChecked() ? chosenColour : hoverColour);
        if (isChecked())
            painter.fillRect(0, 0, 4, height(), accentColour);
        painter.setOpacity(isEnabled() ? 1 : 0.4);
        painter.drawPixmap(QPoint((width() - 28) / 2, 14), lightIcon());
        painter.setPen(inkColour);
        painter.drawText(rect().adjusted(2, 46, -2, -6), Qt::AlignHCenter | Qt::AlignTop, text());
        if (hasFocus())
            painter.drawRect(rect().adjusted(6, 3, -4, -4));
    }

private:
    void follow()
    {
        setText(QString(m_action->text()).remove(QLatin1Char('&')));
        setToolTip(m_action->toolTip());
        setEnabled(m_action->isEnabled());
        setChecked(m_action->isChecked());
        update();
    }

    /// The icon drawn in the strip's own ink, whatever the theme.
    QPixmap lightIcon() const
    {
        QPixmap picture = m_action->icon().pixmap(QSize(28, 28), devicePixelRatioF());
        QPainter painter(&picture);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), isChecked() ? accentColour.lighter(130) : inkColour);
        return picture;
    }

    QAction *m_action;
};

} // namespace

ModeBar::ModeBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 8, 0, 8);
    m_layout->setSpacing(2);
    m_layout->addStretch();
    setAccessibleName(tr("Modes"));
}

void ModeBar::addMode(QAction *action)
{
    m_layout->insertWidget(m_layout->count() - 1, new ModeButton(action, this));
}

void ModeBar::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), stripColour);
}

} // namespace hotchkiss
