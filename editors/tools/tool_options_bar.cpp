// SPDX-License-Identifier: MIT
#include "editors/tools/tool_options_bar.h"

#include "views/board/board_painter.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

namespace hotchkiss {

namespace {

QStringList ids(std::initializer_list<const char *> names)
{
    QStringList list;
    for (const char *name : names)
        list << QLatin1String(name);
    return list;
}

} // namespace

ToolOptionsBar::ToolOptionsBar(ToolContext *context, QWidget *parent)
    : QToolBar(tr("Tool options"), parent)
    , m_context(context)
    , m_name(new QLabel)
    , m_chips(new QWidget)
    , m_underlayOpacity(new QSlider(Qt::Horizontal))
    , m_underlayAbove(new QCheckBox(tr("A&bove the terrain")))
    , m_radius(new QSpinBox)
    , m_fillAll(new QCheckBox(tr("&All of the kind")))
    , m_elevation(new QComboBox)
    , m_level(new QSpinBox)
    , m_slopes(new QCheckBox(tr("S&lopes follow")))
    , m_areaKind(new QComboBox)
    , m_areaSide(new QComboBox)
    , m_labelStyle(new QComboBox)
    , m_snap(new QDoubleSpinBox)
    , m_symmetry(new QComboBox)
{
    setObjectName(QStringLiteral("toolOptions"));
    m_name->setStyleSheet(QStringLiteral("font-weight: bold; margin-left: 6px; margin-right: 8px"));
    addWidget(m_name);
    new QHBoxLayout(m_chips);
    m_chips->layout()->setContentsMargins(0, 0, 6, 0);
    m_chips->layout()->setSpacing(5);
    m_shownFor.append({addWidget(m_chips), ids({"brush", "fill"})});
    addCellOptions();
    addKindOptions();
    addUnderlayOptions();
    fillKinds();
    showOptions();
    connect(context, &ToolContext::optionsChanged, this, &ToolOptionsBar::showOptions);
    connect(context->document(), &Document::changed, this, [this](const Change &change) {
        const auto *item = std::get_if<ItemChanged>(&change);
        if (std::holds_alternative<ScenarioReset>(change) || (item && item->list == ListId::Sides))
            fillKinds();
        if (std::holds_alternative<ScenarioReset>(change) || std::holds_alternative<BoardChanged>(change))
            showOptions();
    });
    for (QSpinBox *box : {m_radius, m_level})
        connect(box, &QSpinBox::valueChanged, this, &ToolOptionsBar::takeOptions);
    connect(m_snap, &QDoubleSpinBox::valueChanged, this, &ToolOptionsBar::takeOptions);
    for (QCheckBox *box : {m_fillAll, m_slopes})
        connect(box, &QCheckBox::toggled, this, &ToolOptionsBar::takeOptions);
    for (QComboBox *box : {m_elevation, m_areaKind, m_areaSide, m_labelStyle, m_symmetry})
        connect(box, &QComboBox::currentIndexChanged, this, &ToolOptionsBar::takeOptions);
    setTool(nullptr);
}

QAction *ToolOptionsBar::addOption(const QString &label, QWidget *field)
{
    auto *holder = new QWidget;
    auto *row = new QHBoxLayout(holder);
    row->setContentsMargins(4, 0, 8, 0);
    if (!label.isEmpty()) {
        auto *name = new QLabel(label);
        name->setBuddy(field);
        row->addWidget(name);
        field->setAccessibleName(label);
    }
    row->addWidget(field);
    return addWidget(holder);
}

void ToolOptionsBar::addCellOptions()
{
    m_radius->setRange(0, 10);
    m_radius->setToolTip(tr("Cells around the middle one; [ and ] change it"));
    m_shownFor.append({addOption(tr("Radius"), m_radius), ids({"brush", "elevation", "eraser"})});
    m_shownFor.append({addOption({}, m_fillAll), ids({"fill", "same-terrain"})});
    m_elevation->addItems({tr("Raise"), tr("Lower"), tr("Set")});
    m_shownFor.append({addOption(tr("Elevation"), m_elevation), ids({"elevation"})});
    m_level->setRange(-99, 99);
    m_shownFor.append({addOption(tr("Level"), m_level), ids({"elevation", "polygon", "rectangle"})});
    m_shownFor.append({addOption({}, m_slopes), ids({"elevation"})});
}

void ToolOptionsBar::addKindOptions()
{
    m_shownFor.append({addOption(tr("Kind"), m_areaKind), ids({"area"})});
    m_shownFor.append({addOption(tr("Side"), m_areaSide), ids({"area"})});
    const std::pair<QString, const char *> styles[] = {{tr("Town"), "town"},     {tr("Hill"), "hill"},
                                                       {tr("Water"), "water"},   {tr("Woods"), "woods"},
                                                       {tr("Region"), "region"}, {tr("Road"), "road"}};
    for (const auto &[name, key] : styles)
        m_labelStyle->addItem(name, QLatin1String(key));
    m_shownFor.append({addOption(tr("Style"), m_labelStyle), ids({"label"})});
    m_snap->setRange(0, 12);
    m_snap->setSingleStep(0.25);
    m_snap->setSuffix(tr(" in"));
    m_snap->setSpecialValueText(tr("off"));
    m_shownFor.append({addOption(tr("Snap"), m_snap), ids({"polygon", "polyline", "rectangle", "unit", "objective"})});
    m_symmetry->addItems({tr("None"), tr("Mirror left and right"), tr("Mirror top and bottom"), tr("Half turn")});
    m_shownFor.append(
        {addOption(tr("Symmetry"), m_symmetry), ids({"brush", "fill", "elevation", "eraser", "side", "path", "area"})});
}

void ToolOptionsBar::fillChips()
{
    qDeleteAll(m_chips->findChildren<QToolButton *>());
    const System &system = *m_context->scenario().system;
    for (int i = 0; i < static_cast<int>(system.terrains.size()); ++i) {
        auto *chip = new QToolButton;
        QPixmap swatch(QSize(34, 20) * devicePixelRatioF());
        swatch.setDevicePixelRatio(devicePixelRatioF());
        swatch.fill(Qt::transparent);
        QPainter painter(&swatch);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSwatch(painter, system, SwatchKind::Terrain, i, QRectF(0, 0, 34, 20), {});
        painter.end();
        chip->setIcon(swatch);
        chip->setIconSize(QSize(34, 20));
        chip->setText(translated(system.terrains[static_cast<std::size_t>(i)].label));
        // Names beside the swatches as long as there is room for them.
        chip->setToolButtonStyle(system.terrains.size() <= 8 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        chip->setToolTip(chip->text());
        chip->setCheckable(true);
        chip->setAutoRaise(true);
        chip->setProperty("terrain", i);
        connect(chip, &QToolButton::clicked, this, [this, i] {
            auto options = m_context->options();
            options.terrain = i;
            options.feature = -1;
            m_context->setOptions(options);
            showOptions();
        });
        m_chips->layout()->addWidget(chip);
    }
}

void ToolOptionsBar::addUnderlayOptions()
{
    m_underlayOpacity->setRange(5, 100);
    m_underlayOpacity->setFixedWidth(120);
    m_shownFor.append({addOption(tr("Opacity"), m_underlayOpacity), ids({"underlay"})});
    m_shownFor.append({addOption({}, m_underlayAbove), ids({"underlay"})});
    connect(m_underlayOpacity, &QSlider::sliderReleased, this, &ToolOptionsBar::takeUnderlay);
    connect(m_underlayOpacity, &QSlider::valueChanged, this, [this] {
        if (!m_underlayOpacity->isSliderDown())
            takeUnderlay();
    });
    connect(m_underlayAbove, &QCheckBox::toggled, this, &ToolOptionsBar::takeUnderlay);
}

void ToolOptionsBar::takeUnderlay()
{
    if (m_showing || m_context->board().underlay.empty())
        return;
    Board board = m_context->board();
    board.underlay.opacity = m_underlayOpacity->value() / 100.0;
    board.underlay.above = m_underlayAbove->isChecked();
    if (!(board.underlay == m_context->board().underlay))
        m_context->document()->execute(
            {HK_NOOP("Change the underlay"),
             {replaceBoard(m_context->scenario(), m_context->boardIndex(), std::move(board))}});
}

void ToolOptionsBar::fillKinds()
{
    m_showing = true;
    fillChips();
    m_areaKind->clear();
    m_areaSide->clear();
    for (const AreaKind &kind : m_context->scenario().system->areaKinds)
        m_areaKind->addItem(translated(kind.label), qstr(kind.key));
    m_areaSide->addItem(tr("Everybody"), QString());
    for (const Side &side : m_context->scenario().sides)
        m_areaSide->addItem(qstr(side.name), qstr(side.id));
    m_showing = false;
}

void ToolOptionsBar::setTool(const Tool *tool)
{
    const QString id = tool ? tool->description().id : QString();
    const bool table = m_context->board().grid.isTable();
    m_name->setText(tool ? tool->description().name : QString());
    for (const auto &[action, tools] : m_shownFor)
        action->setVisible(tools.contains(id));
    // Snapping is the table's.
    for (const auto &[action, tools] : m_shownFor)
        if (tools.contains(QLatin1String("polyline")) && !table)
            action->setVisible(false);
}

void ToolOptionsBar::showOptions()
{
    m_showing = true;
    const auto &options = m_context->options();
    for (QToolButton *chip : m_chips->findChildren<QToolButton *>())
        chip->setChecked(options.feature < 0 && chip->property("terrain").toInt() == options.terrain);
    const Underlay &underlay = m_context->board().underlay;
    m_underlayOpacity->setValue(qRound(underlay.opacity * 100));
    m_underlayAbove->setChecked(underlay.above);
    m_radius->setValue(options.radius);
    m_fillAll->setChecked(options.fillAll);
    m_elevation->setCurrentIndex(static_cast<int>(options.elevation));
    m_level->setValue(options.level);
    m_slopes->setChecked(options.slopesFollow);
    m_areaKind->setCurrentIndex(std::max(0, m_areaKind->findData(qstr(options.areaKind))));
    m_areaSide->setCurrentIndex(std::max(0, m_areaSide->findData(qstr(options.areaSide))));
    m_labelStyle->setCurrentIndex(std::max(0, m_labelStyle->findData(qstr(options.labelStyle))));
    m_snap->setValue(options.snap);
    m_symmetry->setCurrentIndex(static_cast<int>(options.symmetry));
    m_showing = false;
}

void ToolOptionsBar::takeOptions()
{
    if (m_showing)
        return;
    auto options = m_context->options();
    options.radius = m_radius->value();
    options.fillAll = m_fillAll->isChecked();
    options.elevation = static_cast<ToolContext::Options::Elevation>(m_elevation->currentIndex());
    options.level = m_level->value();
    options.slopesFollow = m_slopes->isChecked();
    options.areaKind = m_areaKind->currentData().toString().toStdString();
    options.areaSide = m_areaSide->currentData().toString().toStdString();
    options.labelStyle = m_labelStyle->currentData().toString().toStdString();
    options.snap = m_snap->value();
    options.symmetry = static_cast<ToolContext::Options::Symmetry>(m_symmetry->currentIndex());
    m_context->setOptions(options);
}

} // namespace hotchkiss
