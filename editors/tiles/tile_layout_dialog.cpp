// SPDX-License-Identifier: MIT
#include "editors/tiles/tile_layout_dialog.h"

#include "editors/tiles/layout_library_dialog.h"
#include "editors/tiles/random_layout_dialog.h"
#include "model/ruleset/chart_edits.h"
#include "model/ruleset/shared_ruleset.h"
#include "views/models/tile_stock_model.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace hotchkiss {

TileLayoutDialog::TileLayoutDialog(ToolContext *context, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_counter(new TileCounter(context->document(), this))
    , m_presets(new QComboBox)
    , m_missing(new QLabel)
    , m_swap(new QPushButton(tr("&Swap Styles")))
{
    setObjectName(QStringLiteral("tile-layout"));
    setWindowTitle(tr("Tile Layout"));
    resize(680, 600);
    m_presets->addItems({tr("House box"), tr("Unlimited"), tr("Own box (changed counts)")});
    m_missing->setWordWrap(true);
    auto *table = new QTableView;
    table->setModel(new TileStockModel(m_counter, this));
    table->setAccessibleName(tr("Pieces"));
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    m_swap->setToolTip(tr("Lays spare tiles of the other style where one runs out"));
    auto *random = new QPushButton(tr("&Random Layout…"));
    auto *library = new QPushButton(tr("Layout &Library…"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    for (QPushButton *button : {m_swap, random, library}) {
        button->setAutoDefault(false);
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    }
    auto *box = new QFormLayout;
    box->addRow(tr("&Box"), m_presets);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(box);
    layout->addWidget(table, 1);
    layout->addWidget(m_missing);
    layout->addWidget(buttons);

    connect(m_presets, &QComboBox::activated, this, &TileLayoutDialog::choosePreset);
    connect(m_swap, &QPushButton::clicked, this, &TileLayoutDialog::swapStyles);
    connect(random, &QPushButton::clicked, this, [this] { RandomLayoutDialog(m_context, this).exec(); });
    connect(library, &QPushButton::clicked, this,
            [this] { LayoutLibraryDialog(m_context, LayoutLibrary(), this).exec(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_counter, &TileCounter::changed, this, &TileLayoutDialog::showState);
    QAction *undo = context->document()->undoStack()->createUndoAction(this);
    QAction *redo = context->document()->undoStack()->createRedoAction(this);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence::Redo);
    addActions({undo, redo});
    showState();
}

void TileLayoutDialog::choosePreset(int preset)
{
    const LayoutSupport *layout = layoutSupportOf(m_context->document()->system());
    if (layout != nullptr && !m_counter->stock().empty()) {
        EditStep step = layout->setUnlimited(m_context->scenario(), preset == Unlimited);
        step.name = Text(HK_NOOP("Choose the box of tiles"));
        if (preset == HouseBox) {
            const EditStep reset = resetCharts(m_context->scenario(), m_counter->stock().front().count.chart);
            step.edits.insert(step.edits.end(), reset.edits.begin(), reset.edits.end());
        }
        m_context->document()->execute(step);
        m_counter->count();
    }
    showState();
}

void TileLayoutDialog::swapStyles()
{
    const System &system = m_context->document()->system();
    m_context->document()->execute(layoutSupportOf(system)->swapStyles(m_context->scenario(), *sharedRuleset(system)));
    m_counter->count();
}

void TileLayoutDialog::showState()
{
    const TileStock &stock = m_counter->stock();
    const LayoutSupport *layout = layoutSupportOf(m_context->document()->system());
    if (layout == nullptr || stock.empty())
        return;
    const bool changed = !resetCharts(m_context->scenario(), stock.front().count.chart).empty();
    m_presets->setCurrentIndex(layout->isUnlimited(m_context->scenario()) ? Unlimited : changed ? OwnBox : HouseBox);
    int missing = 0;
    int spares = 0;
    for (const Shortage &shortage : shortages(stock)) {
        missing += shortage.missing;
        spares += shortage.spares;
    }
    m_swap->setEnabled(spares > 0);
    m_missing->setText(missing == 0 ? tr("The box has every tile this scenario needs.")
                                    : tr("⚠ %n tile(s) missing from the box.", nullptr, missing));
}

} // namespace hotchkiss
