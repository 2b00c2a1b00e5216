// SPDX-License-Identifier: MIT
#pragma once

#include "app/publish/page_layout.h"
#include "model/scenario/scenario.h"
#include "views/board/map_style.h"

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

    /// Paints all pages on a printer or PDF; false when it was given up.
    bool printPages(QPagedPaintDevice &device, const Progress &progress) const;
    /// Each writes one file and returns what went wrong, or nothing. A file given up on is removed.
    QString writePdf(const QString &file, const Progress &progress) const;
    QString writeSvg(const QString &file, const Progress &progress) const;
    QString writePng(const QString &file, const Progress &progress) const;

    QRectF sheet() const;
};

} // namespace hotchkiss
