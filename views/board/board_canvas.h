// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "views/board/map_style.h"
#include "views/board/tile_cache.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QPointer>
#include <QTimer>
#include <QVariantAnimation>

namespace hotchkiss {

class Ruler;

/// Shows one board of a document: pan, zoom, rulers, the scanned map below or
/// above. Pictures come from paintBoard() through a cache of tiles, of which a
/// change repaints only what it touched. It never changes the document.
class BoardCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit BoardCanvas(QWidget *parent = nullptr);
    ~BoardCanvas() override;

    void setDocument(Document *document, int board);
    Document *document() const { return m_document; }
    int boardIndex() const { return m_boardIndex; }
    /// Whether there is a board to show.
    bool hasBoard() const;
    const Board &board() const { return m_document->board(m_boardIndex); }

    void setStyle(const MapStyle &style);
    const MapStyle &style() const { return m_style; }
    using QWidget::setStyle;

    /// Logical pixels a map unit.
    double zoom() const { return m_zoom; }
    void setZoom(double pixelsPerUnit);
    void centreOn(QPointF map);
    /// Shows the rectangle as large as it fits.
    void zoomTo(const QRectF &map);
    /// Scrolls just as far as needed to see the rectangle.
    void ensureVisible(const QRectF &map);
    QRectF visibleRect() const;
    QPointF toMap(QPointF viewportPosition) const;
    QPointF fromMap(QPointF map) const;
    QRectF sheet() const;

    void setRulersVisible(bool visible);
    bool rulersVisible() const { return m_rulersVisible; }

    /// The whole board in a small picture, as far as it is painted; it is kept up
    /// to date while nothing else is to do.
    const QImage &overview() const { return m_overview; }

    /// Paints everything visible at once, however long it takes (pictures,
    /// tests).
    void finishPainting();
    const TileCache &tiles() const { return m_tiles; }

    /// The scanned map as loaded; null without one.
    const QImage &underlayImage() const { return m_underlayImage; }

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void zoomToFit();

Q_SIGNALS:
    void viewChanged();
    void overviewChanged();
    void styleChanged();

protected:
    /// What lies over the map: selection, previews. In map units; pixel is the
    /// size of a screen pixel.
    virtual void paintOverlay(QPainter &painter, const QRectF &exposed, double pixel);
    /// After the document or another of its boards took this one's place.
    virtual void boardReplaced() {}
    void zoomAt(double zoom, QPointF viewportPosition, bool smooth);
    void panBy(QPointF logicalPixels);
    bool isPanning() const { return m_panning; }
    bool spaceHeld() const { return m_space; }
    /// Whether the space key was used to pan since it went down.
    bool spaceUsed() const { return m_spaceUsed; }

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    friend class Ruler;
    void takeChange(const Change &change);
    void invalidateMap(const QRectF &map);
    void invalidateEverything();
    void startLevel();
    void paintPart(QPainter &painter, const QRect &rect, double scale) const;
    void paintUnderlay(QPainter &painter) const;
    void drawMap(QPainter &painter, const QRect &exposed);
    void drawPlaceholders(QPainter &painter, const QRegion &without);
    void loadUnderlay();
    void updateScrollBars();
    void viewMoved();
    void restartOverview();
    void paintOverviewStep();
    QRect visiblePixels() const;
    QPoint originPixels() const;
    QColor surroundings() const;
    double deviceScale() const { return m_zoom * devicePixelRatioF(); }
    bool underlayBelow() const;

    QPointer<Document> m_document;
    int m_boardIndex = 0;
    MapStyle m_style;
    double m_zoom = 24;
    QPointF m_origin; ///< map position of the viewport's upper left corner
    bool m_fitted = false;
    bool m_keepsFit = false; ///< the whole sheet is shown, also when the view changes its size
    bool m_syncing = false;

    TileCache m_tiles;    ///< at the present scale
    TileCache m_oldTiles; ///< at the scale before, shown scaled until the new
                          ///< ones are there
    bool m_complete = false;
    QTimer m_more; ///< another frame, when this one's time did not suffice

    QVariantAnimation m_zooming;
    QPointF m_zoomAnchor;
    double m_zoomTarget = 24;

    bool m_panning = false;
    bool m_space = false;
    bool m_spaceUsed = false;
    QPointF m_panFrom;

    QImage m_underlayImage;
    QString m_underlayFile;

    QImage m_overview;
    QTimer m_overviewTimer;
    QRegion m_overviewTodo;

    Ruler *m_columns = nullptr;
    Ruler *m_rows = nullptr;
    bool m_rulersVisible = true;
};

} // namespace hotchkiss
