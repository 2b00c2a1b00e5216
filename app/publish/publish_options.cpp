// SPDX-License-Identifier: MIT
#include "app/publish/publish_options.h"

#include "model/document/document.h"
#include "views/print/papers.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>

namespace hotchkiss {

namespace {

struct LayerChoice
{
    MapLayer layer;
    const char *name;
};
const LayerChoice layerChoices[] = {
    {MapLayer::Grid, QT_TRANSLATE_NOOP("hotchkiss::PublishOptions", "Grid")},
    {MapLayer::Labels, QT_TRANSLATE_NOOP("hotchkiss::PublishOptions", "Cell numbers")},
    {MapLayer::Areas, QT_TRANSLATE_NOOP("hotchkiss::PublishOptions", "Areas")},
    {MapLayer::Objectives, QT_TRANSLATE_NOOP("hotchkiss::PublishOptions", "Objectives")},
    {MapLayer::Texts, QT_TRANSLATE_NOOP("hotchkiss::PublishOptions", "Names")},
    {MapLayer::Counters, QT_TRANSLATE_NOOP("hotchkiss::PublishOptions", "Counters")}};

QDoubleSpinBox *lengthBox(double least, double most, double value, int decimals = 1)
{
    auto *box = new QDoubleSpinBox;
    box->setDecimals(decimals);
    box->setRange(least, most);
    box->setValue(value);
    box->setSuffix(PublishOptions::tr(" mm"));
    return box;
}

QFormLayout *formIn(QGroupBox *box)
{
    auto *form = new QFormLayout(box);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return form;
}

} // namespace

PublishOptions::PublishOptions(QWidget *parent)
    : QWidget(parent)
    , m_paper(new QComboBox)
    , m_margin(lengthBox(0, 50, 10))
    , m_look(new QComboBox)
    , m_text(new QDoubleSpinBox)
    , m_cell(lengthBox(1, 200, 19))
    , m_fit(new QCheckBox(tr("&Fit on one sheet")))
    , m_turned(new QComboBox)
    , m_overlap(lengthBox(0, 50, 5))
    , m_frame(new QCheckBox(tr("Frame, title and compass")))
    , m_counter(lengthBox(6, 60, 15.9, 2))
    , m_bleed(lengthBox(0, 5, 0))
    , m_marks(new QCheckBox(tr("Cut and &registration marks")))
    , m_flip(new QComboBox)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makePaper());
    layout->addWidget(m_mapBox = makeMap());
    layout->addWidget(m_counterBox = makeCounters());
    for (QComboBox *box : {m_paper, m_look, m_turned, m_flip})
        connect(box, &QComboBox::currentIndexChanged, this, &PublishOptions::changed);
    for (QDoubleSpinBox *box : {m_margin, m_text, m_cell, m_overlap, m_counter, m_bleed})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PublishOptions::changed);
    for (QCheckBox *box : m_layers + QList<QCheckBox *>{m_fit, m_frame, m_marks})
        connect(box, &QCheckBox::toggled, this, &PublishOptions::changed);
    connect(m_fit, &QCheckBox::toggled, m_cell, &QWidget::setDisabled);
}

QGroupBox *PublishOptions::makePaper()
{
    m_look->addItems({tr("Period map"), tr("Ink-saving"), tr("High contrast")});
    m_text->setRange(50, 200);
    m_text->setDecimals(0);
    m_text->setSingleStep(5);
    m_text->setValue(100);
    m_text->setSuffix(tr(" %"));
    auto *box = new QGroupBox(tr("Paper"));
    QFormLayout *form = formIn(box);
    form->addRow(tr("P&aper"), m_paper);
    form->addRow(tr("&Margin"), m_margin);
    form->addRow(tr("&Look"), m_look);
    form->addRow(tr("Te&xt size"), m_text);
    return box;
}

QGroupBox *PublishOptions::makeMap()
{
    m_turned->addItems({tr("As needs fewest sheets"), tr("Portrait"), tr("Landscape")});
    m_frame->setChecked(true);
    auto *box = new QGroupBox(tr("Map"));
    QFormLayout *form = formIn(box);
    form->addRow(tr("&Cell size"), m_cell);
    form->addRow(m_fit);
    form->addRow(tr("&Turned"), m_turned);
    form->addRow(tr("O&verlap"), m_overlap);
    form->addRow(m_frame);
    m_mapOnly = {m_fit, m_turned, form->labelForField(m_turned), m_overlap, form->labelForField(m_overlap), m_frame};
    for (const LayerChoice &choice : layerChoices) {
        auto *layer = new QCheckBox(tr(choice.name));
        layer->setChecked(true);
        m_layers << layer;
        m_mapOnly << layer;
        form->addRow(layer);
    }
    return box;
}

QGroupBox *PublishOptions::makeCounters()
{
    m_flip->addItems({tr("Turned on the long edge"), tr("Turned on the short edge"), tr("Fronts only")});
    m_marks->setChecked(true);
    auto *box = new QGroupBox(tr("Counters"));
    QFormLayout *form = formIn(box);
    form->addRow(tr("S&ize"), m_counter);
    form->addRow(tr("&Bleed"), m_bleed);
    form->addRow(m_marks);
    form->addRow(tr("Bac&ks"), m_flip);
    return box;
}

void PublishOptions::setScenario(const Scenario &scenario, MapLook look)
{
    const QSignalBlocker quiet(this);
    m_nato = scenario.info.symbols != "period";
    m_look->setCurrentIndex(static_cast<int>(look));
    const QString before = m_paper->currentText();
    m_paper->clear();
    for (const Paper &paper : papersFor(scenario))
        m_paper->addItem(paper.label, paper.size);
    m_paper->addItem(tr("One sheet as large as the map"), QSizeF());
    m_paper->setCurrentIndex(std::max(0, m_paper->findText(before)));
    if (!scenario.boards.empty())
        m_cell->setValue(scenario.boards.front().cellSize);
    m_counter->setValue(print::supportOf(*scenario.system).counterSize);
}

void PublishOptions::showFor(const Scenario &scenario, const print::Part &part)
{
    const auto *map = std::get_if<print::MapSheets>(&part.content);
    const bool tiles = std::holds_alternative<print::TileSheet>(part.content);
    m_mapBox->setVisible(map != nullptr || tiles);
    m_mapBox->setTitle(tiles ? tr("Tiles") : tr("Map"));
    for (QWidget *widget : std::as_const(m_mapOnly))
        widget->setVisible(map != nullptr);
    m_counterBox->setVisible(std::holds_alternative<print::CounterSheet>(part.content));
    m_text->setEnabled(std::holds_alternative<print::Card>(part.content));
    if (map != nullptr && scenario.boards.size() > 1) {
        const QSignalBlocker quiet(m_cell);
        m_cell->setValue(scenario.boards[static_cast<std::size_t>(map->board)].cellSize);
    }
}

PrintOptions PublishOptions::options() const
{
    PrintOptions options;
    const QSizeF paper = m_paper->currentData().toSizeF();
    options.asLargeAsMap = !paper.isValid() || paper.isEmpty();
    if (!options.asLargeAsMap)
        options.paper = paper;
    options.margin = m_margin->value();
    options.turned = static_cast<PrintOptions::Turned>(m_turned->currentIndex());
    options.style.look = static_cast<MapLook>(m_look->currentIndex());
    options.style.natoSymbols = m_nato;
    options.style.frame = m_frame->isChecked();
    for (int i = 0; i < m_layers.size(); ++i)
        options.style.opacity[static_cast<int>(layerChoices[i].layer)] = m_layers[i]->isChecked() ? 1 : 0;
    options.cellSize = m_cell->value();
    options.fitMap = m_fit->isChecked();
    options.overlap = m_overlap->value();
    options.counterSize = m_counter->value();
    options.bleed = m_bleed->value();
    options.cropMarks = m_marks->isChecked();
    options.flip = static_cast<PrintOptions::Flip>(m_flip->currentIndex());
    options.textSize = m_text->value() / 100;
    return options;
}

} // namespace hotchkiss
