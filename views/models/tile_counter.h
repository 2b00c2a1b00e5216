// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "model/scenario/tile_stock.h"

#include <QObject>
#include <QTimer>

namespace hotchkiss {

/// Keeps count of the tiles a document's boards use. Counts a moment after the last change, so that a stroke of the
/// brush costs nothing. Empty for a system without a box of tiles.
class TileCounter : public QObject
{
    Q_OBJECT

public:
    explicit TileCounter(Document *document, QObject *parent = nullptr);

    Document *document() const { return m_document; }
    const TileStock &stock() const { return m_stock; }
    /// Counts at once.
    void count();

Q_SIGNALS:
    void changed();

private:
    void takeChange(const Change &change);

    Document *m_document;
    TileStock m_stock;
    QTimer m_later;
};

} // namespace hotchkiss
