// SPDX-License-Identifier: MIT
#include "views/board/board_canvas.h"

#include "views/board/board_on_glass.h"
#include "views/board/map_colours.h"
#include "views/board/ruler.h"

#include <QDir>
#include <QElapsedTimer>
#include <QEvent>
#include <QFileInfo>
#include <QImageReader>
#include <QPaintEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr double frameBudget = 8;       // milliseconds of painting a frame, half of a 60 Hz screen's
constexpr int overviewMilliseconds = 4; // and while nothing else is to do
constexpr int overviewSize = 384;

} // namespace

BoardCanvas::BoardCanvas(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_columns(new Ruler(this, Qt::Horizontal))
    , m_rows(new Ruler(this, Qt::Vertical))
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->grabGesture(Qt::PinchGesture);
    setRulersVisible(true);

    m_more.setSingleShot(true);
    connect(&m_more, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    m_overviewTimer.setSingleShot(true);
    connect(&m_overviewTimer, &QTimer::timeout, this, &BoardCanvas::paintOverviewStep);
    m_zooming.setDuration(140);
    m_zooming.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_zooming, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { zoomAt(std::exp(value.toDouble()), m_zoomAnchor, false); });
    connect(&m_zooming, &QVariantAnimation::finished, viewport(), qOverload<>(&QWidget::update));
}

BoardCanvas::~BoardCanvas() = default;

void BoardCanvas::setDocument(Document *document, int board)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_boardIndex = board;
    if (m_document) {
        connect(m_document, &Document::changed, this, &BoardCanvas::takeChange);
        connect(m_document, &Document::pathChanged, this, [this] {
            m_underlayFile.clear();
            loadUnderlay();
            invalidateEverything();
        });
    }
    loadUnderlay();
    m_fitted = false;
    invalidateEverything();
    boardReplaced();
    if (isVisible())
        zoomToFit();
}

bool BoardCanvas::hasBoard() const
{
    return m_document && m_boardIndex >= 0 &&
           static_cast<std::size_t>(m_boardIndex) < m_document->scenario().boards.size();
}

void BoardCanvas::setStyle(const MapStyle &style)
{
    if (style == m_style)
        return;
    m_style = style;
    invalidateEverything();
    Q_EMIT styleChanged();
}

QRectF BoardCanvas::sheet() const
{
    return hasBoard() ? sheetRect(board(), m_style) : QRectF(0, 0, 1, 1);
}

void BoardCanvas::takeChange(const Change &change)
{
    const auto *replaced = std::get_if<BoardChanged>(&change);
    if (std::holds_alternative<ScenarioReset>(change) || replaced) {
        if (!hasBoard())
            m_boardIndex = 0;
        const QSizeF before = m_overview.isNull() ? QSizeF() : QSizeF(m_overview.size());
        loadUnderlay();
        invalidateEverything();
        updateScrollBars();
        boardReplaced();
        if (std::holds_alternative<ScenarioReset>(change) && !before.isEmpty())
            zoomToFit();
        return;
    }
    if (hasBoard())
        invalidateMap(dirtyRect(m_document->scenario(), m_boardIndex, change));
}

void BoardCanvas::invalidateMap(const QRectF &map)
{
    if (map.isEmpty())
        return;
    const QRectF clipped = map.intersected(sheet().adjusted(-2, -2, 2, 2));
    if (clipped.isEmpty())
        return;
    const auto pixels = [&clipped](double scale) {
        return QRectF(clipped.topLeft() * scale, clipped.size() * scale).toAlignedRect().adjusted(-1, -1, 1, 1);
    };
    m_tiles.invalidate(pixels(m_tiles.scale()));
    m_oldTiles.invalidate(pixels(m_oldTiles.scale()));
    if (!m_overview.isNull()) {
        const QRectF all = sheet();
        const double scale = m_overview.width() / all.width();
        const QRectF part((clipped.topLeft() - all.topLeft()) * scale, clipped.size() * scale);
        m_overviewTodo += part.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(m_overview.rect());
        m_overviewTimer.start(150);
    }
    viewport()->update(
        QRectF(fromMap(clipped.topLeft()), fromMap(clipped.bottomRight())).toAlignedRect().adjusted(-2, -2, 2, 2));
}

void BoardCanvas::invalidateEverything()
{
    m_tiles.invalidateAll();
    m_oldTiles = TileCache();
    restartOverview();
    m_columns->update();
    m_rows->update();
    viewport()->update();
}

QPoint BoardCanvas::originPixels() const
{
    return (m_origin * deviceScale()).toPoint();
}

QRect BoardCanvas::visiblePixels() const
{
    const double ratio = devicePixelRatioF();
    return {originPixels(), (QSizeF(viewport()->size()) * ratio).toSize() + QSize(1, 1)};
}

bool BoardCanvas::underlayBelow() const
{
    return !m_underlayImage.isNull() && hasBoard() && !board().underlay.above;
}

QColor BoardCanvas::surroundings() const
{
    const QColor window = palette().color(QPalette::Window);
    return window.lightness() < 128 ? window.darker(135) : window.darker(114);
}

void BoardCanvas::paintUnderlay(QPainter &painter) const
{
    const Underlay &underlay = board().underlay;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(underlay.opacity);
    painter.translate(underlay.at.x, underlay.at.y);
    painter.rotate(underlay.rotation);
    painter.scale(underlay.scale, underlay.scale);
    painter.drawImage(0, 0, m_underlayImage);
    painter.restore();
}

void BoardCanvas::paintPart(QPainter &painter, const QRect &rect, double scale) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    const QRectF exposed(QPointF(rect.topLeft()) / scale, QSizeF(rect.size()) / scale);
    const QRectF all = sheet();
    // The sheet lies on the desk: a soft shadow below and to the right.
    constexpr int softness = 7;
    if (!all.adjusted(0, 0, 2 * softness / scale, 2 * softness / scale).intersects(exposed))
        return;
    for (int k = 1; k <= softness; ++k) {
        const QPointF shift = QPointF(1, 1.3) * k / scale;
        painter.fillRect(all.translated(shift), QColor(0, 0, 0, 10));
    }
    if (underlayBelow()) {
        painter.fillRect(all, coloursOf(m_style.look).paper);
        paintUnderlay(painter);
    }
    const auto paint = underlayBelow() ? paintBoardOnGlass : paintBoard;
    paint(painter, m_document->scenario(), m_boardIndex, m_style, exposed, scale);
    if (!m_underlayImage.isNull() && board().underlay.above)
        paintUnderlay(painter);
}

void BoardCanvas::startLevel()
{
    if (m_tiles.scale() == deviceScale())
        return;
    if (m_oldTiles.scale() == deviceScale()) {
        std::swap(m_tiles, m_oldTiles);
    } else {
        const double cost = m_tiles.cost();
        if (m_complete || m_oldTiles.isEmpty())
            m_oldTiles = std::move(m_tiles);
        m_tiles = TileCache(deviceScale(), cost);
    }
    m_complete = false;
}

void BoardCanvas::drawPlaceholders(QPainter &painter, const QRegion &without)
{
    const double ratio = devicePixelRatioF();
    const double scale = deviceScale();
    const QPoint origin = originPixels();
    painter.save();
    painter.scale(1 / ratio, 1 / ratio);
    painter.setClipRegion(without.translated(-origin));
    const auto needed = [&](const TileCache &tiles) {
        const double factor = tiles.scale() / scale;
        const QRectF wanted = without.boundingRect();
        return QRectF(wanted.topLeft() * factor, wanted.size() * factor).toAlignedRect();
    };
    const auto usable = [&](const TileCache &tiles) { return !tiles.isEmpty() && tiles.scale() != scale; };
    // The overview is only seen where the sharper pictures have holes.
    const bool hidden = (usable(m_oldTiles) && m_oldTiles.covers(needed(m_oldTiles))) ||
                        (usable(m_tiles) && m_tiles.covers(needed(m_tiles)));
    const QRectF all = sheet();
    if (!m_overview.isNull() && !hidden)
        painter.drawImage(QRectF(all.topLeft() * scale - QPointF(origin), all.size() * scale), m_overview);
    for (const TileCache *tiles : {&m_oldTiles, &m_tiles}) {
        if (usable(*tiles))
            tiles->draw(painter, needed(*tiles), -QPointF(origin), scale / tiles->scale());
    }
    painter.restore();
}

void BoardCanvas::drawMap(QPainter &painter, const QRect &exposed)
{
    const double ratio = devicePixelRatioF();
    const QRect view = visiblePixels();
    QRegion without = view;
    if (m_zooming.state() != QAbstractAnimation::Running) {
        startLevel();
        const bool below = underlayBelow();
        m_complete = m_tiles.fill(view, surroundings(), below, frameBudget, [this](QPainter &tile, const QRect &rect) {
            paintPart(tile, rect, m_tiles.scale());
        });
        if (!m_complete)
            m_more.start(0);
        const QRectF part(QPointF(exposed.topLeft()) * ratio, QSizeF(exposed.size()) * ratio);
        painter.save();
        painter.scale(1 / ratio, 1 / ratio);
        const QRect wanted = part.toAlignedRect().translated(view.topLeft());
        without = m_tiles.draw(painter, wanted, -QPointF(view.topLeft()), 1).intersected(wanted);
        painter.restore();
    }
    if (!without.isEmpty())
        drawPlaceholders(painter, without);
}

void BoardCanvas::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), surroundings());
    if (!hasBoard())
        return;
    if (!m_fitted)
        zoomToFit();
    drawMap(painter, event->rect());
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF shift = -QPointF(originPixels()) / devicePixelRatioF();
    painter.translate(shift);
    painter.scale(m_zoom, m_zoom);
    const QRectF exposed(toMap(event->rect().topLeft()), QSizeF(event->rect().size()) / m_zoom);
    paintOverlay(painter, exposed, 1 / m_zoom);
}

void BoardCanvas::paintOverlay(QPainter &, const QRectF &, double) {}

void BoardCanvas::finishPainting()
{
    if (!hasBoard())
        return;
    m_zooming.stop();
    startLevel();
    m_complete = m_tiles.fill(visiblePixels(), surroundings(), underlayBelow(), -1,
                              [this](QPainter &tile, const QRect &rect) { paintPart(tile, rect, m_tiles.scale()); });
    viewport()->update();
}

void BoardCanvas::loadUnderlay()
{
    const QString file = hasBoard() ? qstr(board().underlay.file) : QString();
    if (file.isEmpty()) {
        m_underlayImage = QImage();
        m_underlayFile.clear();
        return;
    }
    const QDir folder = QFileInfo(m_document->path()).absoluteDir();
    const QString path = m_document->path().isEmpty() ? file : folder.filePath(file);
    if (path == m_underlayFile)
        return;
    m_underlayFile = path;
    QImageReader reader(path);
    reader.setAutoTransform(true);
    m_underlayImage = reader.read();
    if (!m_underlayImage.isNull())
        m_underlayImage.convertTo(QImage::Format_ARGB32_Premultiplied);
}

void BoardCanvas::restartOverview()
{
    if (!hasBoard()) {
        m_overview = QImage();
        return;
    }
    const QSizeF size = sheet().size().scaled(overviewSize, overviewSize, Qt::KeepAspectRatio);
    const QSize pixels = size.toSize().expandedTo({1, 1});
    if (m_overview.size() != pixels) {
        m_overview = QImage(pixels, QImage::Format_RGB32);
        m_overview.fill(QColor(0xd8, 0xcf, 0xb4));
    }
    m_overviewTodo = m_overview.rect();
    m_overviewTimer.start(250);
    Q_EMIT overviewChanged();
}

void BoardCanvas::paintOverviewStep()
{
    if (!hasBoard() || m_overview.isNull())
        return;
    // The view itself comes first.
    if (m_more.isActive() || m_zooming.state() == QAbstractAnimation::Running) {
        m_overviewTimer.start(50);
        return;
    }
    QElapsedTimer clock;
    clock.start();
    const QRectF all = sheet();
    const double scale = m_overview.width() / all.width();
    while (!m_overviewTodo.isEmpty() && clock.elapsed() < overviewMilliseconds) {
        QRect rect = *m_overviewTodo.begin();
        rect.setHeight(std::min(rect.height(), 16));
        rect.setWidth(std::min(rect.width(), 128));
        QPainter painter(&m_overview);
        painter.setClipRect(rect);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        painter.translate(-all.topLeft());
        const QRectF part(QPointF(rect.topLeft()) / scale + all.topLeft(), QSizeF(rect.size()) / scale);
        paintBoard(painter, m_document->scenario(), m_boardIndex, m_style, part, scale);
        m_overviewTodo -= rect;
    }
    if (!m_overviewTodo.isEmpty())
        m_overviewTimer.start(10);
    Q_EMIT overviewChanged();
}

QRectF BoardCanvas::visibleRect() const
{
    return {m_origin, QSizeF(viewport()->size()) / m_zoom};
}

QPointF BoardCanvas::toMap(QPointF viewportPosition) const
{
    return viewportPosition / m_zoom + m_origin;
}

QPointF BoardCanvas::fromMap(QPointF map) const
{
    return (map - m_origin) * m_zoom;
}

} // namespace hotchkiss
