// SPDX-License-Identifier: MIT
#include "views/theme/icon_theme.h"

#include "model/ruleset/resources.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace hotchkiss {

namespace {

QPalette::ColorGroup groupOf(QIcon::Mode mode)
{
    return mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
}

QColor inkFor(QIcon::Mode mode)
{
    const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
    return QGuiApplication::palette().color(groupOf(mode), role);
}

QColor accentFor(QIcon::Mode mode)
{
    if (mode == QIcon::Disabled)
        return inkFor(mode);
    return isDarkTheme() ? QColor(0xd9, 0x8a, 0x3d) : QColor(0xb5, 0x65, 0x1d);
}

/// Draws an SVG whose ink and accent are replaced by colours of the palette.
class ThemeIconEngine : public QIconEngine
{
public:
    ThemeIconEngine(QString name, QByteArray svg)
        : m_name(std::move(name))
        , m_svg(std::move(svg))
    {}

    QIconEngine *clone() const override { return new ThemeIconEngine(*this); }
    QString key() const override { return QStringLiteral("hotchkiss"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return m_svg.isEmpty(); }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QSvgRenderer renderer(coloured(mode));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key = QStringLiteral("hotchkiss-icon/%1/%2x%3/%4%5")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(inkFor(mode).name(QColor::HexArgb), accentFor(mode).name());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

private:
    QByteArray coloured(QIcon::Mode mode) const
    {
        QByteArray svg = m_svg;
        svg.replace("#2b2b2b", inkFor(mode).name().toLatin1());
        svg.replace("#b5651d", accentFor(mode).name().toLatin1());
        return svg;
    }

    QString m_name;
    QByteArray m_svg;
};

QByteArray readIcon(const QString &name)
{
    const auto folder = QString::fromStdString((resourceFolder() / "icons").string());
    QFile file(folder + QLatin1Char('/') + name + QStringLiteral(".svg"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

bool isDarkTheme()
{
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

QIcon iconNamed(const QString &name)
{
    static QHash<QString, QByteArray> read;
    auto found = read.find(name);
    if (found == read.end())
        found = read.insert(name, readIcon(name));
    return found->isEmpty() ? QIcon() : QIcon(new ThemeIconEngine(name, *found));
}

} // namespace hotchkiss
