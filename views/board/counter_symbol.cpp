// SPDX-License-Identifier: MIT
#include "views/board/counter_symbol.h"

#include "model/ruleset/resources.h"

#include <QFile>
#include <QSvgRenderer>

#include <map>
#include <memory>
#include <mutex>

namespace hotchkiss {

namespace {

std::unique_ptr<QSvgRenderer> load(const QString &name)
{
    const auto file = resourceFolder() / "symbols" / (name.toStdString() + ".svg");
    auto renderer = std::make_unique<QSvgRenderer>();
    if (QFile::exists(QString::fromStdString(file.string())))
        renderer->load(QString::fromStdString(file.string()));
    return renderer;
}

} // namespace

void paintSymbol(QPainter &painter, const QString &name, const QRectF &rect, double)
{
    static std::mutex mutex;
    static std::map<QString, std::unique_ptr<QSvgRenderer>> known;
    const std::lock_guard lock(mutex);
    auto &renderer = known[name];
    if (!renderer)
        renderer = load(name);
    if (!renderer->isValid()) {
        painter.setPen(QPen(Qt::black, rect.height() * 0.08));
        painter.setBrush(Qt::white);
        painter.drawRect(rect);
        return;
    }
    const QSizeF size = renderer->defaultSize();
    QSizeF fitted = size.scaled(rect.size(), Qt::KeepAspectRatio);
    QRectF target(QPointF(), fitted);
    target.moveCenter(rect.center());
    renderer->render(&painter, target);
}

} // namespace hotchkiss
