// SPDX-License-Identifier: MIT
#include "app/settings/theme.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>

namespace hotchkiss {

namespace {

struct Shades
{
    QColor window, base, alternate, button, text, faint, highlight, highlightedText, link, mid;
};

QPalette paletteOf(const Shades &s)
{
    QPalette p(s.button, s.window);
    p.setColor(QPalette::Window, s.window);
    p.setColor(QPalette::WindowText, s.text);
    p.setColor(QPalette::Base, s.base);
    p.setColor(QPalette::AlternateBase, s.alternate);
    p.setColor(QPalette::Text, s.text);
    p.setColor(QPalette::Button, s.button);
    p.setColor(QPalette::ButtonText, s.text);
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::ToolTipBase, s.base);
    p.setColor(QPalette::ToolTipText, s.text);
    p.setColor(QPalette::PlaceholderText, s.faint);
    p.setColor(QPalette::Highlight, s.highlight);
    p.setColor(QPalette::HighlightedText, s.highlightedText);
    p.setColor(QPalette::Link, s.link);
    p.setColor(QPalette::LinkVisited, s.link);
    p.setColor(QPalette::Mid, s.mid);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, s.faint);
    return p;
}

/// What the platform gave the program at its start, to go back to.
const QPalette &systemPalette()
{
    static const QPalette palette = QApplication::palette();
    return palette;
}

const QString &systemStyle()
{
    static const QString name = QApplication::style()->objectName();
    return name;
}

} // namespace

QPalette lightPalette()
{
    return paletteOf({QColor(0xf3, 0xf1, 0xed), QColor(0xff, 0xff, 0xff), QColor(0xf7, 0xf4, 0xee),
                      QColor(0xee, 0xeb, 0xe5), QColor(0x26, 0x24, 0x21), QColor(0x8b, 0x86, 0x7e),
                      QColor(0xe0, 0xc0, 0x84), QColor(0x1f, 0x1c, 0x18), QColor(0x8a, 0x4b, 0x12),
                      QColor(0xcf, 0xca, 0xc1)});
}

QPalette darkPalette()
{
    return paletteOf({QColor(0x2e, 0x2c, 0x2a), QColor(0x24, 0x22, 0x20), QColor(0x2b, 0x29, 0x26),
                      QColor(0x3a, 0x37, 0x34), QColor(0xe9, 0xe5, 0xde), QColor(0x97, 0x91, 0x88),
                      QColor(0x8a, 0x5f, 0x22), QColor(0xff, 0xff, 0xff), QColor(0xe3, 0xae, 0x60),
                      QColor(0x4b, 0x47, 0x43)});
}

void applyTheme(Theme theme)
{
    const QPalette system = systemPalette(); // remembered before anything changes
    const QString style = systemStyle();
    switch (theme) {
    case Theme::System:
        QApplication::setStyle(QStyleFactory::create(style));
        // A bare platform without a theme of its own looks best in ours.
        QApplication::setPalette(
            style == QLatin1String("fusion") && system.window().color().lightness() > 128 ? lightPalette() : system);
        break;
    case Theme::Light:
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("fusion")));
        QApplication::setPalette(lightPalette());
        break;
    case Theme::Dark:
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("fusion")));
        QApplication::setPalette(darkPalette());
        break;
    }
}

} // namespace hotchkiss
