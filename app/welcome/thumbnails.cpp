// SPDX-License-Identifier: MIT
#include "app/welcome/thumbnails.h"

#include "model/document/document.h"
#include "model/format/scenario_file.h"
#include "views/board/board_painter.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace hotchkiss {

namespace {

/// The picture's name follows from the file's name, time and size, so that a changed file gets a new one.
QString cachePath(const QString &path)
{
    const QFileInfo info(path);
    const QString key = info.absoluteFilePath() + info.lastModified().toString(Qt::ISODateWithMs) +
                        QString::number(info.size()) + QStringLiteral(HOTCHKISS_VERSION);
    const QByteArray hash = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/thumbnails/") +
           QString::fromLatin1(hash) + QStringLiteral(".png");
}

QString detailsOf(const Scenario &scenario)
{
    QStringList details{qstr(scenario.system->name)};
    if (!scenario.info.date.empty())
        details << qstr(scenario.info.date);
    return details.join(QStringLiteral(" · "));
}

const QString titleKey = QStringLiteral("Title");
const QString detailsKey = QStringLiteral("Description");

QImage pictureOf(const QString &path)
{
    auto loaded = loadScenario(std::filesystem::path(path.toStdString()));
    const auto *scenario = std::get_if<Scenario>(&loaded);
    if (scenario == nullptr)
        return {};
    QImage picture = thumbnailOf(*scenario, Thumbnails::size);
    const QString title = scenario->info.title.empty() ? QFileInfo(path).fileName() : qstr(scenario->info.title);
    picture.setText(titleKey, title);
    picture.setText(detailsKey, detailsOf(*scenario));
    return picture;
}

} // namespace

QImage thumbnailOf(const Scenario &scenario, const QSize &size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (scenario.boards.empty())
        return image;
    MapStyle style;
    style.natoSymbols = scenario.info.symbols != "period";
    style.frame = false;
    const Rect bounds = scenario.boards.front().grid.bounds();
    QRectF part(bounds.left, bounds.top, bounds.width, bounds.height);
    // Fill the card: cut away from the longer direction rather than leave strips empty.
    double scale = std::max(size.width() / part.width(), size.height() / part.height());
    scale = std::max(scale, 8.0);
    const QSizeF shown(size.width() / scale, size.height() / scale);
    part = QRectF(part.center() - QPointF(shown.width() / 2, shown.height() / 2), shown);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    paintBoard(painter, scenario, 0, style, part, scale);
    return image;
}

Thumbnails::Thumbnails(QObject *parent)
    : QObject(parent)
{
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &Thumbnails::makeNext);
}

void Thumbnails::ask(const QString &path)
{
    if (!m_queue.contains(path))
        m_queue << path;
    if (!m_idle.isActive())
        m_idle.start(0);
}

void Thumbnails::makeNext()
{
    if (m_queue.isEmpty())
        return;
    const QString path = m_queue.takeFirst();
    const QString cached = cachePath(path);
    QImage picture(cached);
    if (picture.isNull()) {
        picture = pictureOf(path);
        QDir().mkpath(QFileInfo(cached).absolutePath());
        picture.save(cached);
    }
    Q_EMIT made(path, picture, picture.text(titleKey), picture.text(detailsKey));
    if (!m_queue.isEmpty())
        m_idle.start(10);
}

} // namespace hotchkiss
