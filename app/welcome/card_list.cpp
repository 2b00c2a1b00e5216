// SPDX-License-Identifier: MIT
#include "app/welcome/card_list.h"

#include "app/welcome/thumbnails.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

namespace hotchkiss {

namespace {

enum Role { KeyRole = Qt::UserRole, PictureRole, DetailsRole };

class CardDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return CardList::cardSize; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QRectF card = QRectF(option.rect).adjusted(4.5, 4.5, -4.5, -4.5);
        const bool chosen = (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(option.palette.color(chosen ? QPalette::Highlight : QPalette::Mid), chosen ? 2 : 1));
        painter->setBrush(option.palette.base());
        painter->drawRoundedRect(card, 6, 6);
        paintPicture(painter, card, index.data(PictureRole).value<QImage>(), option.palette);
        paintWords(painter, card, option, index);
        painter->restore();
    }

private:
    static void paintPicture(QPainter *painter, const QRectF &card, const QImage &picture, const QPalette &palette)
    {
        const QRectF frame(card.left() + 1, card.top() + 1, card.width() - 2, Thumbnails::size.height());
        QPainterPath rounded;
        rounded.addRoundedRect(frame.adjusted(0, 0, 0, 6), 5, 5);
        painter->save();
        painter->setClipPath(rounded);
        painter->setClipRect(frame, Qt::IntersectClip);
        painter->fillRect(frame, palette.alternateBase());
        if (!picture.isNull()) {
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawImage(frame, picture);
        }
        painter->restore();
    }

    static void paintWords(QPainter *painter, const QRectF &card, const QStyleOptionViewItem &option,
                           const QModelIndex &index)
    {
        const QRectF words = card.adjusted(10, Thumbnails::size.height() + 5, -10, -4);
        QFont font = option.font;
        font.setBold(true);
        painter->setFont(font);
        painter->setPen(option.palette.color(QPalette::Text));
        const QFontMetrics bold(font);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop,
                          bold.elidedText(index.data().toString(), Qt::ElideRight, static_cast<int>(words.width())));
        painter->setFont(option.font);
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignBottom,
                          option.fontMetrics.elidedText(index.data(DetailsRole).toString(), Qt::ElideRight,
                                                        static_cast<int>(words.width())));
    }
};

} // namespace

CardList::CardList(QWidget *parent)
    : QListWidget(parent)
{
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new CardDelegate(this));
    const auto tell = [this](const QListWidgetItem *item) { Q_EMIT cardActivated(item->data(KeyRole).toString()); };
    connect(this, &QListWidget::itemClicked, this, tell);
    connect(this, &QListWidget::itemActivated, this, tell);
}

void CardList::addCard(const QString &key, const QImage &picture, const QString &title, const QString &details)
{
    auto *item = new QListWidgetItem(this);
    item->setData(KeyRole, key);
    setCard(key, picture, title, details);
    fitHeight();
}

void CardList::setCard(const QString &key, const QImage &picture, const QString &title, const QString &details)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(KeyRole).toString() != key)
            continue;
        item(row)->setText(title);
        item(row)->setData(PictureRole, picture);
        item(row)->setData(DetailsRole, details);
        item(row)->setToolTip(title + QLatin1Char('\n') + details);
    }
}

void CardList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    fitHeight();
}

void CardList::fitHeight()
{
    const int columns = std::max(1, (width() - 2) / cardSize.width());
    const int rows = (count() + columns - 1) / columns;
    setFixedHeight(rows * cardSize.height() + 4);
}

} // namespace hotchkiss
