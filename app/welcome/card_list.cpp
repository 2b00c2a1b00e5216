// SPDX-License-Identifier: MIT
#include "app/welcome/card_list.h"

#include "app/welcome/thumbnails.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace hotchkiss {

namespace {

enum Role { KeyRole = Qt::UserRole, PictureRole, DetailsRole };

class CardDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return static_cast<const CardList *>(parent())->cardSize();
    }

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
            // The middle of the picture, as much as the card is wide.
            const QSizeF seen = frame.size().scaled(picture.size(), Qt::KeepAspectRatio);
            QRectF part(QPointF(), seen);
            part.moveCenter(QRectF(picture.rect()).center());
            painter->drawImage(frame, picture, part);
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
        paintDetails(painter, words.adjusted(0, bold.height() + 3, 0, 0), index.data(DetailsRole).toString());
    }

    /// On two lines, the second one shortened when need be.
    static void paintDetails(QPainter *painter, const QRectF &room, const QString &text)
    {
        const QFontMetricsF metrics(painter->font());
        QTextLayout layout(text, painter->font());
        layout.beginLayout();
        QTextLine first = layout.createLine();
        first.setLineWidth(room.width());
        layout.endLayout();
        const QString rest = text.mid(first.textLength());
        painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, text.left(first.textLength()).trimmed());
        painter->drawText(room.adjusted(0, metrics.lineSpacing(), 0, 0), Qt::AlignLeft | Qt::AlignTop,
                          metrics.elidedText(rest, Qt::ElideRight, room.width()));
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
    fit();
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
    fit();
}

void CardList::fit()
{
    constexpr int narrowest = 220;
    constexpr int widest = 300;
    const int room = viewport()->width() - 2;
    // As few rows as can be, and these full.
    const int most = std::clamp(room / narrowest, 1, std::max(1, count()));
    const int rows = (count() + most - 1) / most;
    const int columns = std::max(1, rows > 0 ? (count() + rows - 1) / rows : 1);
    const int words = 3 * fontMetrics().lineSpacing() + 24;
    m_cardSize = QSize(std::min(widest, room / columns), Thumbnails::size.height() + words);
    setGridSize(m_cardSize);
    setFixedHeight(rows * m_cardSize.height() + 4);
}

} // namespace hotchkiss
