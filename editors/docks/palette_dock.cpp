// SPDX-License-Identifier: MIT
#include "editors/docks/palette_dock.h"

#include "editors/docks/palette_view.h"
#include "views/models/palette_model.h"
#include "views/models/tile_counter.h"
#include "views/theme/icon_theme.h"

#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace hotchkiss {

PaletteDock::PaletteDock(ToolContext *context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new PaletteModel(this))
    , m_filter(new PaletteFilter(this))
    , m_tiles(new TileCounter(context->document(), this))
    , m_search(new QLineEdit(this))
    , m_list(new PaletteView(this))
{
    m_search->setPlaceholderText(tr("Filter the palette"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->addAction(iconNamed(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    m_list->setAccessibleName(tr("Palette"));
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new PaletteDelegate(m_list));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_search);
    layout->addWidget(m_list);

    connect(m_search, &QLineEdit::textChanged, m_filter, &PaletteFilter::setText);
    connect(m_list, &QListView::clicked, this, &PaletteDock::choose);
    connect(m_list, &QListView::activated, this, &PaletteDock::choose);
    connect(m_context, &ToolContext::boardChanged, this, &PaletteDock::showBoard);
    connect(m_context, &ToolContext::optionsChanged, this, &PaletteDock::showOptions);
    connect(m_context->document(), &Document::changed, this, &PaletteDock::onChanged);
    connect(m_tiles, &TileCounter::changed, this, [this] { m_model->setStock(m_tiles->stock()); });
    m_model->setStock(m_tiles->stock());
    showBoard();
}

void PaletteDock::onChanged(const Change &change)
{
    if (std::holds_alternative<ScenarioReset>(change))
        showBoard();
}

void PaletteDock::showBoard()
{
    m_model->setBoard(m_context->scenario().system, m_context->board().grid.isTable());
    showOptions();
}

void PaletteDock::choose(const QModelIndex &index)
{
    using Sort = PaletteModel::Sort;
    const auto sort = index.data(PaletteModel::SortRole).value<Sort>();
    const int number = index.data(PaletteModel::IndexRole).toInt();
    const std::string key = index.data(PaletteModel::KeyRole).toString().toStdString();
    ToolContext::Options options = m_context->options();
    QStringList tools; // the first is asked for unless one of them is in use
    switch (sort) {
    case Sort::Heading:
        return;
    case Sort::Terrain:
        options.terrain = number;
        options.feature = -1;
        tools = {QStringLiteral("brush"), QStringLiteral("fill")};
        break;
    case Sort::Feature:
        options.feature = number;
        tools = {QStringLiteral("brush")};
        break;
    case Sort::Side:
        options.sideType = number;
        tools = {QStringLiteral("side")};
        break;
    case Sort::Path:
        options.pathType = number;
        tools = {QStringLiteral("path")};
        break;
    case Sort::Shape:
        options.shapeType = key;
        tools = m_model->system()->shapeTypes[static_cast<std::size_t>(number)].closed
                    ? QStringList{QStringLiteral("polygon"), QStringLiteral("rectangle")}
                    : QStringList{QStringLiteral("polyline")};
        break;
    case Sort::Area:
        options.areaKind = key;
        m_context->setSelection({}); // the next stroke begins an area of this kind
        tools = {QStringLiteral("area")};
        break;
    case Sort::LabelStyle:
        options.labelStyle = key;
        tools = {QStringLiteral("label")};
        break;
    }
    m_context->setOptions(options);
    if (!tools.contains(m_currentTool))
        Q_EMIT toolWanted(tools.first());
}

int PaletteDock::shapeNumber(const std::string &key) const
{
    const auto &types = m_model->system()->shapeTypes;
    const auto found = std::find_if(types.begin(), types.end(), [&key](const auto &type) { return type.key == key; });
    return found == types.end() ? -1 : static_cast<int>(found - types.begin());
}

// Marks what the options say, also when the eyedropper or another window changed them.
void PaletteDock::showOptions()
{
    using Sort = PaletteModel::Sort;
    const auto &options = m_context->options();
    const QModelIndex current = m_filter->mapToSource(m_list->currentIndex());
    const auto sort = current.isValid() ? current.data(PaletteModel::SortRole).value<Sort>() : Sort::Terrain;
    QModelIndex wanted;
    if (sort == Sort::Side)
        wanted = m_model->indexOf(Sort::Side, options.sideType);
    else if (sort == Sort::Path)
        wanted = m_model->indexOf(Sort::Path, options.pathType);
    else if (sort == Sort::Terrain || sort == Sort::Feature)
        wanted = options.feature >= 0 ? m_model->indexOf(Sort::Feature, options.feature)
                                      : m_model->indexOf(Sort::Terrain, options.terrain);
    else if (sort == Sort::Shape)
        wanted = m_model->indexOf(Sort::Shape, shapeNumber(options.shapeType));
    if (wanted.isValid())
        m_list->setCurrentIndex(m_filter->mapFromSource(wanted));
}

} // namespace hotchkiss
