// SPDX-License-Identifier: MIT
#include "editors/docks/palette_view.h"

#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/models/palette_model.h"
#include "views/models/tile_stock_model.h"
#include "views/theme/icon_theme.h"

#include <QPainter>
#include <QPixmapCache>
#include <QScrollBar>

namespace hotchkiss {

namespace {

constexpr int narrowest = 96; // of a column
constexpr QSize swatchSize{34, 26};

bool isHeading(const QModelIndex &index)
{
    return index.data(PaletteModel::SortRole).value<PaletteModel::Sort>() == PaletteModel::Sort::Heading;
}

const System *systemOf(const QModelIndex &index)
{
    const QAbstractItemModel *model = index.model();
    if (const auto *proxy = qobject_cast<const QSortFilterProxyModel *>(model))
        model = proxy->sourceModel();
    const auto *palette = qobject_cast<const PaletteModel *>(model);
    return palette == nullptr ? nullptr : palette->system();
}

std::optional<SwatchKind> swatchOf(PaletteModel::Sort sort)
{
    switch (sort) {
    case PaletteModel::Sort::Terrain:
        return SwatchKind::Terrain;
    case PaletteModel::Sort::Feature:
        return SwatchKind::Feature;
    case PaletteModel::Sort::Side:
        return SwatchKind::Side;
    case PaletteModel::Sort::Path:
        return SwatchKind::Path;
    case PaletteModel::Sort::Shape:
        return SwatchKind::Shape;
    case PaletteModel::Sort::Heading:
    case PaletteModel::Sort::Area:
    case PaletteModel::Sort::LabelStyle:
        return std::nullopt;
    }
    return std::nullopt;
}

// Swatches are small maps and cost more than the list's other paint; they are kept as pictures.
QPixmap swatchPixmap(const System &system, SwatchKind kind, int number, double ratio)
{
    const QString key = QStringLiteral("hotchkiss-swatch/%1/%2/%3/%4")
                            .arg(qstr(system.id))
                            .arg(static_cast<int>(kind))
                            .arg(number)
                            .arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(swatchSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSwatch(painter, system, kind, number, QRectF(QPointF(), QSizeF(swatchSize)), MapStyle());
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

void PaletteFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool PaletteFilter::matches(const QModelIndex &index) const
{
    return index.data().toString().contains(m_text, Qt::CaseInsensitive) ||
           index.data(PaletteModel::RuleRole).toString().contains(m_text, Qt::CaseInsensitive);
}

bool PaletteFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!isHeading(index))
        return matches(index);
    for (int next = row + 1; next < sourceModel()->rowCount(); ++next) {
        const QModelIndex entry = sourceModel()->index(next, 0, parent);
        if (isHeading(entry))
            return false;
        if (matches(entry))
            return true;
    }
    return false;
}

PaletteView::PaletteView(QWidget *parent)
    : QListView(parent)
{
    setViewMode(QListView::ListMode);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A bar that comes and goes would change the width and with it the columns.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
}

void PaletteView::resizeEvent(QResizeEvent *event)
{
    scheduleDelayedItemsLayout();
    QListView::resizeEvent(event);
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const int width = (view == nullptr ? 2 * narrowest : view->viewport()->width()) - 1;
    const int columns = std::max(1, width / narrowest);
    if (isHeading(index))
        return {width, option.fontMetrics.height() + 10};
    return {width / columns, std::max(swatchSize.height() + 6, option.fontMetrics.height() + 6)};
}

void PaletteDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    QFont font = option.font;
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Active, QPalette::Text));
    const QRect rect = option.rect.adjusted(4, 4, -4, 0);
    const QString text = QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, rect.width());
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, text);
    QColor rule = option.palette.color(QPalette::Active, QPalette::Text);
    rule.setAlpha(60);
    painter->setPen(rule);
    painter->drawLine(option.rect.bottomLeft() + QPoint(4, 0), option.rect.bottomRight() - QPoint(4, 0));
}

void PaletteDelegate::paintPicture(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    const auto sort = index.data(PaletteModel::SortRole).value<PaletteModel::Sort>();
    const std::optional<SwatchKind> kind = swatchOf(sort);
    const System *system = systemOf(index);
    if (kind && system != nullptr) {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect.topLeft(),
                            swatchPixmap(*system, *kind, index.data(PaletteModel::IndexRole).toInt(), ratio));
        painter->setPen(QPen(QColor(0, 0, 0, 90), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(0, 0, -1, -1));
        return;
    }
    const QString icon = sort == PaletteModel::Sort::Area ? QStringLiteral("entry-area") : QStringLiteral("tool-label");
    iconNamed(icon).paint(painter, rect.adjusted(5, 2, -5, -2));
}

void PaletteDelegate::paintStock(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                                 const QString &text, bool warn) const
{
    painter->save();
    QFont font = option.font;
    font.setPointSizeF(font.pointSizeF() * 0.85);
    font.setBold(warn);
    painter->setFont(font);
    if (warn)
        painter->setPen(overColour());
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, text);
    painter->restore();
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    if (isHeading(index)) {
        paintHeading(painter, option, index);
        painter->restore();
        return;
    }
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    const QString text = plain.text;
    plain.text.clear();
    const QStyle *style = option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
    const QRect picture(option.rect.left() + 3, option.rect.top() + (option.rect.height() - swatchSize.height()) / 2,
                        swatchSize.width(), swatchSize.height());
    paintPicture(painter, picture, index);
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    QRect words = option.rect.adjusted(swatchSize.width() + 8, 0, -3, 0);
    if (const QString stock = index.data(PaletteModel::StockRole).toString(); !stock.isEmpty()) {
        const QRect foot = words.adjusted(0, words.height() / 2, 0, -1);
        words.setBottom(foot.top());
        paintStock(painter, option, foot, stock, index.data(PaletteModel::OverRole).toBool() && !chosen);
    }
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

} // namespace hotchkiss
