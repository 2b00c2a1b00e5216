// SPDX-License-Identifier: MIT
#include "views/playtest/dice_tray.h"

#include "views/playtest/dice_painter.h"

#include <QPainter>

#include <algorithm>

namespace hotchkiss {

namespace {
constexpr int dieSize = 26;
constexpr int margin = 8;
} // namespace

DiceTray::DiceTray(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("dice-tray"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize DiceTray::sizeHint() const
{
    return {400, dieSize + 2 * margin};
}

void DiceTray::setPlaytest(Playtest *playtest)
{
    if (m_playtest)
        disconnect(m_playtest, nullptr, this, nullptr);
    m_playtest = playtest;
    if (m_playtest)
        connect(m_playtest, &Playtest::changed, this, &DiceTray::refresh);
    refresh();
}

void DiceTray::refresh()
{
    m_events.clear();
    if (m_playtest && m_playtest->session().at() > 0)
        m_events = m_playtest->session().entries()[m_playtest->session().at() - 1].events;
    QStringList lines;
    for (const Event &event : m_events)
        lines << (event.rule.empty() ? translated(event.what)
                                     : QStringLiteral("%1 (%2)").arg(translated(event.what), qstr(event.rule)));
    setToolTip(lines.join(QLatin1Char('\n')));
    setAccessibleName(lines.join(QStringLiteral(". ")));
    update();
}

/// What was rolled for comes first; where nothing was, what was done.
void DiceTray::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, 0, width(), 0);
    Events shown;
    std::copy_if(m_events.begin(), m_events.end(), std::back_inserter(shown),
                 [](const Event &event) { return !event.rolls.empty(); });
    if (shown.empty() && !m_events.empty())
        shown.push_back(m_events.front());
    double x = margin;
    const QFontMetricsF metrics(font());
    for (const Event &event : shown) {
        const QRectF dice(x, (height() - dieSize) / 2.0, std::max(0.0, width() - x - margin), dieSize);
        if (dice.width() < 2 * dieSize)
            break;
        if (!event.rolls.empty())
            x += paintDice(painter, dice, event.rolls, palette()) + 4;
        const QString text = translated(event.what);
        const QString rule = qstr(event.rule);
        const double room = width() - x - margin;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(x, 0, room, height()), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(text, Qt::ElideRight, room));
        x += std::min(room, metrics.horizontalAdvance(text)) + 10;
        painter.setPen(palette().color(QPalette::Disabled, QPalette::WindowText));
        painter.drawText(QRectF(x, 0, std::max(0.0, width() - x - margin), height()), Qt::AlignVCenter | Qt::AlignLeft,
                         rule);
        x += metrics.horizontalAdvance(rule) + 24;
    }
}

} // namespace hotchkiss
