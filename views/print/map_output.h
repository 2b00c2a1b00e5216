// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"
#include "views/board/map_style.h"
#include "views/print/page_layout.h"

#include <QPagedPaintDevice>
#include <QString>

#include <functional>

namespace hotchkiss {

/// What of a scenario goes on paper and how.
struct MapOutput
{
    const Scenario *scenario = nullptr;
    int board = 0;
    MapStyle style;
    PageLayout layout;
    double dpi = 300; ///< of pictures

    /// Told how far the work is, from 0 to 1; false gives up.
    using Progress = std::function<bool(double)>;

    /// Paints all pages on a printer or PDF without margins of its own; false when it was given up.
    bool printPages(QPagedPaintDevice &device, const Progress &progress) const;
    /// Each writes one file, whole or not at all, and returns what went wrong, or nothing.
    QString writePdf(const QString &file, const Progress &progress) const;
    QString writeSvg(const QString &file, const Progress &progress) const;
    QString writePng(const QString &file, const Progress &progress) const;

    QRectF sheet() const;
    /// The size of a picture in pixels.
    QSize pixels() const;
    /// The paper of all pages, without margins: the layout keeps its own.
    QPageLayout pageLayout() const;
};

} // namespace hotchkiss
