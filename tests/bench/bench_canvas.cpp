// SPDX-License-Identifier: MIT
#include "tests/bench/bench_support.h"
#include "views/board/board_canvas.h"
#include "views/board/board_painter.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>

#include <cmath>
#include <numeric>

using namespace hotchkiss;
using namespace hotchkiss::bench;

namespace {

/// Lets the canvas paint what it has to, and says how long that took.
double frame(BoardCanvas &canvas)
{
    const double start = milliseconds();
    canvas.viewport()->repaint();
    return milliseconds() - start;
}

struct Times
{
    std::vector<double> all;
    double median()
    {
        std::sort(all.begin(), all.end());
        return all[all.size() / 2];
    }
    double worst() const { return *std::max_element(all.begin(), all.end()); }
};

void report(const std::string &what, Times times)
{
    print((what + ", median").c_str(), times.median(), "ms", "(16)");
    print((what + ", worst").c_str(), times.worst(), "ms", "(16)");
}

void firstPaint()
{
    const double start = milliseconds();
    Document document(battlefield(100, 200, 400));
    const double made = milliseconds();
    BoardCanvas canvas;
    canvas.resize(1200, 800);
    canvas.setDocument(&document, 0);
    canvas.show();
    canvas.zoomToFit();
    QApplication::processEvents();
    frame(canvas);
    print("first paint 100x200, 400 units", milliseconds() - made, "ms", "(200)");
    print("  making that scenario", made - start, "ms");
    print("peak memory, 100x200 shown", peakMegabytes(), "MB", "(200)");
}

void frames(int side, double zoom, bool withPans)
{
    Document document(battlefield(side, side, 400));
    BoardCanvas canvas;
    canvas.resize(1200, 800);
    canvas.setDocument(&document, 0);
    canvas.show();
    canvas.setZoom(zoom);
    canvas.centreOn({side * 0.4, side * 0.5});
    QApplication::processEvents();
    canvas.finishPainting();
    const std::string where =
        std::to_string(side) + "x" + std::to_string(side) + " at " + std::to_string(static_cast<int>(zoom)) + " px";
    if (withPans) {
        Times pan;
        for (int i = 0; i < 60; ++i) {
            const QRectF seen = canvas.visibleRect();
            canvas.centreOn(seen.center() + QPointF(18 / zoom, 11 / zoom));
            pan.all.push_back(frame(canvas));
        }
        report("pan " + where, pan);
        Times zooming;
        for (int i = 0; i < 30; ++i) {
            canvas.setZoom(zoom * std::pow(1.03, i));
            zooming.all.push_back(frame(canvas));
        }
        report("zoom " + where, zooming);
        canvas.setZoom(zoom);
        canvas.finishPainting();
    }
    Times brush;
    const int stroke = document.newStroke();
    const Grid &grid = document.board(0).grid;
    const QRectF seen = canvas.visibleRect();
    for (int i = 0; i < 60; ++i) {
        const double start = milliseconds();
        const Cell cell = grid.cellAt({seen.left() + seen.width() * (0.2 + 0.01 * i), seen.center().y()});
        if (cell == noCell)
            continue;
        document.execute({Text("paint"), {patchCell(document.scenario(), 0, cell, {5, 0, 0})}}, stroke);
        frame(canvas);
        brush.all.push_back(milliseconds() - start);
    }
    report("brush " + where, brush);
}

/// The map as a picture, band by band, at so many pixels a cell.
void picture(int columns, int rows, double scale)
{
    const Scenario scenario = battlefield(columns, rows, columns * rows >= 250000 ? 0 : 400);
    const MapStyle style;
    const QRectF sheet = sheetRect(scenario.boards[0], style);
    const int width = static_cast<int>(std::ceil(sheet.width() * scale));
    const int height = static_cast<int>(std::ceil(sheet.height() * scale));
    constexpr int band = 512;
    double painting = 0;
    double packing = 0;
    for (int top = 0; top < height; top += band) {
        double start = milliseconds();
        QImage image(width, std::min(band, height - top), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(0, -top);
        painter.scale(scale, scale);
        painter.translate(-sheet.topLeft());
        paintBoard(painter, scenario, 0, style,
                   {sheet.left(), sheet.top() + top / scale, sheet.width(), image.height() / scale}, scale);
        painter.end();
        painting += milliseconds() - start;
        start = milliseconds();
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        image.save(&out, "PNG");
        packing += milliseconds() - start;
    }
    const std::string what = std::to_string(columns) + "x" + std::to_string(rows) + " as " + std::to_string(width) +
                             "x" + std::to_string(height) + " pixels";
    print(("picture " + what + ", painting").c_str(), painting, "ms");
    print(("picture " + what + ", PNG").c_str(), packing, "ms");
}

} // namespace

int main(int count, char **arguments)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(count, arguments);
    firstPaint();
    frames(100, 32, false);
    for (const double zoom : {2.0, 12.0, 32.0})
        frames(1000, zoom, true);
    picture(100, 200, 20);
    picture(500, 500, 10);
    print("peak memory in the end", peakMegabytes(), "MB");
    return 0;
}
