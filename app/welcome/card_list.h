// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace hotchkiss {

/// Cards with a picture, a title and a line below it, flowing into as many columns as there is room for. The list is
/// as high as its cards need; whoever holds it scrolls.
class CardList : public QListWidget
{
    Q_OBJECT

public:
    explicit CardList(QWidget *parent = nullptr);

    /// `key` is what cardActivated() tells.
    void addCard(const QString &key, const QImage &picture, const QString &title, const QString &details);
    /// Fills in a card that was added before.
    void setCard(const QString &key, const QImage &picture, const QString &title, const QString &details);

    /// Cards share the width evenly: as many in a row as are wide enough for a name.
    QSize cardSize() const { return m_cardSize; }

Q_SIGNALS:
    void cardActivated(const QString &key);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    QSize m_cardSize;
};

} // namespace hotchkiss
