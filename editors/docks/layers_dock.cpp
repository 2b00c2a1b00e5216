// SPDX-License-Identifier: MIT
#include "editors/docks/layers_dock.h"

#include "views/board/board_canvas.h"
#include "views/theme/icon_theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

constexpr int columnsEach = 4; // eye, lock, name, slider

QString layerName(int layer)
{
    const QString names[mapLayerCount] = {
        LayersDock::tr("Terrain"), LayersDock::tr("Relief"),     LayersDock::tr("Water"), LayersDock::tr("Paths"),
        LayersDock::tr("Sides"),   LayersDock::tr("Features"),   LayersDock::tr("Grid"),  LayersDock::tr("Labels"),
        LayersDock::tr("Areas"),   LayersDock::tr("Objectives"), LayersDock::tr("Names"), LayersDock::tr("Counters")};
    return names[layer];
}

QToolButton *toggle(const QString &name)
{
    auto *button = new QToolButton;
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

} // namespace

LayersDock::LayersDock(ToolContext *context, BoardCanvas *canvas, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_canvas(canvas)
    , m_rows(mapLayerCount)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    auto *page = new QWidget;
    area->setWidget(page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(4, 4, 4, 4);
    grid->setVerticalSpacing(0);
    grid->setColumnMinimumWidth(columnsEach, 24);
    for (const int slider : {3, columnsEach + 4})
        grid->setColumnStretch(slider, 1);
    // What is drawn last lies on top and comes first in the list.
    for (int layer = mapLayerCount; layer-- > 0;)
        addRow(grid, layer);
    grid->setRowStretch(mapLayerCount, 1);
    connect(m_canvas, &BoardCanvas::styleChanged, this, &LayersDock::refresh);
    connect(m_context, &ToolContext::optionsChanged, this, &LayersDock::refresh);
    refresh();
}

void LayersDock::addRow(QGridLayout *grid, int layer)
{
    const QString name = layerName(layer);
    Row &row = m_rows[static_cast<std::size_t>(layer)];
    row.visible = toggle(tr("Show %1").arg(name));
    row.lock = toggle(tr("Lock %1").arg(name));
    row.opacity = new QSlider(Qt::Horizontal);
    row.opacity->setRange(0, 100);
    row.opacity->setMinimumWidth(50);
    row.opacity->setToolTip(tr("Opacity of %1").arg(name));
    row.opacity->setAccessibleName(row.opacity->toolTip());
    // Two lists side by side: the dock is wide and low.
    constexpr int half = (mapLayerCount + 1) / 2;
    const int number = mapLayerCount - 1 - layer;
    const int line = number % half;
    const int column = number / half * (columnsEach + 1);
    grid->addWidget(row.visible, line, column);
    grid->addWidget(row.lock, line, column + 1);
    grid->addWidget(new QLabel(name), line, column + 2);
    grid->addWidget(row.opacity, line, column + 3);
    connect(row.visible, &QToolButton::toggled, this,
            [this, layer](bool on) { setOpacity(layer, on ? m_rows[static_cast<std::size_t>(layer)].shown : 0); });
    connect(row.lock, &QToolButton::toggled, this, [this, layer](bool on) { setLocked(layer, on); });
    connect(row.opacity, &QSlider::valueChanged, this, [this, layer](int value) { setOpacity(layer, value / 100.0); });
}

void LayersDock::setOpacity(int layer, double opacity)
{
    MapStyle style = m_canvas->style();
    style.opacity[layer] = opacity;
    m_canvas->setStyle(style);
    refresh();
}

void LayersDock::setLocked(int layer, bool locked)
{
    auto options = m_context->options();
    const std::uint32_t bit = 1U << layer;
    options.lockedLayers = locked ? options.lockedLayers | bit : options.lockedLayers & ~bit;
    m_context->setOptions(options);
}

void LayersDock::refresh()
{
    for (int layer = 0; layer < mapLayerCount; ++layer) {
        Row &row = m_rows[static_cast<std::size_t>(layer)];
        const double opacity = m_canvas->style().opacity[layer];
        if (opacity > 0)
            row.shown = opacity;
        const bool locked = m_context->options().isLocked(static_cast<MapLayer>(layer));
        const QSignalBlocker blockers[] = {QSignalBlocker(row.visible), QSignalBlocker(row.lock),
                                           QSignalBlocker(row.opacity)};
        row.visible->setChecked(opacity > 0);
        row.visible->setIcon(iconNamed(opacity > 0 ? QStringLiteral("visible") : QStringLiteral("hidden")));
        row.lock->setChecked(locked);
        row.lock->setIcon(iconNamed(locked ? QStringLiteral("lock") : QStringLiteral("unlock")));
        row.opacity->setValue(qRound(opacity * 100));
    }
}

} // namespace hotchkiss
