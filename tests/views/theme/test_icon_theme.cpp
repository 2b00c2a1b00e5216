// SPDX-License-Identifier: MIT
#include "views/theme/icon_theme.h"

#include <QGuiApplication>
#include <QImage>
#include <QPalette>
#include <QTest>

using namespace hotchkiss;

/// Icons follow the palette.
class TestIconTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsPalette();
    void disabledIsPaler();
    void unknownIsNull() { QVERIFY(iconNamed(QStringLiteral("no-such-icon")).isNull()); }
    void scales();
};

namespace {

// The darkest and the lightest opaque pixel tell which ink was used.
bool hasPixelNear(const QImage &image, const QColor &colour)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            const int off = std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                            std::abs(pixel.blue() - colour.blue());
            if (pixel.alpha() > 240 && off < 12)
                return true;
        }
    return false;
}

QImage draw(QIcon::Mode mode = QIcon::Normal)
{
    return iconNamed(QStringLiteral("tool-brush")).pixmap(QSize(64, 64), 1.0, mode).toImage();
}

void setInk(const QColor &window, const QColor &text)
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, QColor(0x80, 0x80, 0x80));
    QGuiApplication::setPalette(palette);
}

} // namespace

void TestIconTheme::followsPalette()
{
    setInk(Qt::white, QColor(0x11, 0x22, 0x33));
    QVERIFY(!isDarkTheme());
    QVERIFY(hasPixelNear(draw(), QColor(0x11, 0x22, 0x33)));
    QVERIFY(hasPixelNear(draw(), QColor(0xb5, 0x65, 0x1d)));
    setInk(QColor(0x20, 0x20, 0x20), QColor(0xee, 0xee, 0xdd));
    QVERIFY(isDarkTheme());
    QVERIFY(hasPixelNear(draw(), QColor(0xee, 0xee, 0xdd)));
    QVERIFY(hasPixelNear(draw(), QColor(0xd9, 0x8a, 0x3d)));
    QVERIFY(!hasPixelNear(draw(), QColor(0x2b, 0x2b, 0x2b)));
}

void TestIconTheme::disabledIsPaler()
{
    setInk(Qt::white, Qt::black);
    QVERIFY(hasPixelNear(draw(QIcon::Disabled), QColor(0x80, 0x80, 0x80)));
    QVERIFY(!hasPixelNear(draw(QIcon::Disabled), Qt::black));
}

void TestIconTheme::scales()
{
    const QPixmap pixmap = iconNamed(QStringLiteral("tool-brush")).pixmap(QSize(24, 24), 2.0);
    QCOMPARE(pixmap.size(), QSize(48, 48));
    QCOMPARE(pixmap.devicePixelRatio(), 2.0);
}

QTEST_MAIN(TestIconTheme)
#include "test_icon_theme.moc"
