// SPDX-License-Identifier: MIT
#pragma once

#include "views/print/print_pages.h"

#include <QAbstractScrollArea>
#include <QPixmap>

namespace hotchkiss {

/// The pages as they will come out: one at a time at any zoom, or all of them side by side.
class PagePreview : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    void setPart(PrintedPart part);
    int page() const { return m_page; }
    int pageCount() const { return static_cast<int>(m_part.pages.size()); }
    double zoom() const { return m_dots; } ///< pixels a millimetre
    bool showsAll() const { return m_all; }

public Q_SLOTS:
    void setPage(int page);
    void nextPage() { setPage(m_page + 1); }
    void previousPage() { setPage(m_page - 1); }
    void setShowsAll(bool all);
    void fit();
    void trueSize();
    void zoomIn() { zoomBy(1.25); }
    void zoomOut() { zoomBy(0.8); }

Q_SIGNALS:
    void pageChanged(int page, int count);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    int across() const;
    QSizeF extent() const; ///< of all that is shown, in millimetres
    void zoomBy(double factor);
    void arrange();
    void render();

    PrintedPart m_part;
    int m_page = 0;
    bool m_all = false;
    bool m_fits = true;
    double m_dots = 2;
    QPointF m_dragged;
    QPixmap m_picture;
};

} // namespace hotchkiss
