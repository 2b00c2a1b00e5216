// SPDX-License-Identifier: MIT
#include "views/board/map_text.h"

#include <QCache>
#include <QFontDatabase>
#include <QFontMetricsF>

#include <mutex>

namespace hotchkiss {

namespace {

constexpr double designSize = 64;

struct Written
{
    QPainterPath letters; ///< at the design size, centred
    QPainterPath halo;
    double width = 0;
};

QFont fontFor(const Lettering &lettering)
{
    QFont font = mapFont();
    font.setPixelSize(static_cast<int>(designSize));
    font.setBold(lettering.bold);
    font.setItalic(lettering.italic);
    font.setLetterSpacing(QFont::AbsoluteSpacing, lettering.spacing * designSize);
    return font;
}

Written write(const QString &text, const Lettering &lettering)
{
    Written written;
    const QFont font = fontFor(lettering);
    const QFontMetricsF metrics(font);
    written.width = metrics.horizontalAdvance(text) - lettering.spacing * designSize;
    written.letters.addText(-written.width / 2, metrics.capHeight() / 2, font, text);
    written.letters.setFillRule(Qt::WindingFill);
    QPainterPathStroker stroker;
    stroker.setWidth(designSize * 0.2);
    stroker.setJoinStyle(Qt::RoundJoin);
    written.halo = stroker.createStroke(written.letters);
    written.halo.setFillRule(Qt::WindingFill);
    return written;
}

struct TextKey
{
    QString text;
    bool bold;
    bool italic;
    double spacing;
    bool operator==(const TextKey &) const = default;
};

std::size_t qHash(const TextKey &key, std::size_t seed = 0)
{
    return qHashMulti(seed, key.text, key.bold, key.italic, key.spacing);
}

/// Shapes of texts are kept: cell labels come again with every repaint.
Written cached(const QString &text, const Lettering &lettering)
{
    static std::mutex mutex;
    static QCache<TextKey, Written> cache(3000);
    const TextKey key{text, lettering.bold, lettering.italic, lettering.spacing};
    const std::lock_guard lock(mutex);
    if (const Written *known = cache.object(key))
        return *known;
    auto *fresh = new Written(write(text, lettering));
    const Written copy = *fresh;
    cache.insert(key, fresh);
    return copy;
}

} // namespace

QFont mapFont()
{
    QFont font;
    font.setFamilies({QStringLiteral("Old Standard TT"), QStringLiteral("Old Standard"), QStringLiteral("DejaVu Serif"),
                      QStringLiteral("serif")});
    font.setStyleHint(QFont::Serif);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QPainterPath textOutline(const QString &text, const Lettering &lettering)
{
    const double k = lettering.height / designSize;
    return QTransform::fromScale(k, k).map(cached(text, lettering).letters);
}

double textWidth(const QString &text, const Lettering &lettering)
{
    return cached(text, lettering).width * lettering.height / designSize;
}

void writeText(QPainter &painter, QPointF centre, const QString &text, const Lettering &lettering, const QColor &colour,
               const QColor &halo, double rotation)
{
    const Written written = cached(text, lettering);
    const QTransform before = painter.transform();
    const double k = lettering.height / designSize;
    painter.translate(centre);
    if (rotation != 0)
        painter.rotate(rotation);
    painter.scale(k, k);
    if (halo.isValid())
        painter.fillPath(written.halo, halo);
    painter.fillPath(written.letters, colour);
    painter.setTransform(before);
}

} // namespace hotchkiss
