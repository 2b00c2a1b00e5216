// SPDX-License-Identifier: MIT
#include "app/wizard/board_page.h"

#include "app/wizard/board_preview.h"
#include "app/wizard/new_scenario_dialog.h"
#include "model/document/document.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace hotchkiss {

namespace {

QDoubleSpinBox *sizeBox()
{
    auto *box = new QDoubleSpinBox;
    box->setDecimals(0);
    box->setRange(1, 1000);
    return box;
}

QSpinBox *numberBox(int least, int most)
{
    auto *box = new QSpinBox;
    box->setRange(least, most);
    return box;
}

QComboBox *choiceOf(const QStringList &names)
{
    auto *box = new QComboBox;
    box->addItems(names);
    return box;
}

} // namespace

BoardPage::BoardPage(NewScenarioDialog &wizard)
    : m_wizard(wizard)
    , m_form(new QFormLayout)
    , m_preset(new QComboBox)
    , m_columns(sizeBox())
    , m_rows(sizeBox())
    , m_shape(choiceOf({tr("Flat-topped"), tr("Pointy-topped")}))
    , m_stagger(choiceOf({tr("Even ones lower"), tr("Odd ones lower")}))
    , m_scheme(choiceOf({tr("0614 — column and row"), tr("1406 — row and column"), tr("E13 — letter and number"),
                         tr("36.26 — column.row")}))
    , m_origin(choiceOf({tr("Top left"), tr("Top right"), tr("Bottom left"), tr("Bottom right")}))
    , m_firstColumn(numberBox(0, 999))
    , m_firstRow(numberBox(0, 999))
    , m_cellSize(new QDoubleSpinBox)
    , m_boards(numberBox(1, 4))
    , m_preview(new BoardPreview)
{
    setTitle(tr("What board is it played on?"));
    setSubTitle(tr("Everything can be changed later, also the size."));
    makeForm(m_form);
    auto *layout = new QHBoxLayout(this);
    layout->addLayout(m_form);
    layout->addWidget(m_preview, 1);

    connect(m_preset, &QComboBox::activated, this, &BoardPage::choosePreset);
    for (QComboBox *box : {m_shape, m_stagger, m_scheme, m_origin})
        connect(box, &QComboBox::currentIndexChanged, this, &BoardPage::take);
    for (QSpinBox *box : {m_firstColumn, m_firstRow, m_boards})
        connect(box, &QSpinBox::valueChanged, this, &BoardPage::take);
    for (QDoubleSpinBox *box : {m_columns, m_rows, m_cellSize})
        connect(box, &QDoubleSpinBox::valueChanged, this, &BoardPage::take);
}

void BoardPage::makeForm(QFormLayout *form)
{
    m_cellSize->setRange(3, 200);
    m_cellSize->setDecimals(1);
    m_cellSize->setSuffix(tr(" mm"));
    m_preset->setPlaceholderText(tr("A board of your own"));
    form->addRow(tr("&Preset"), m_preset);
    form->addRow(tr("&Columns"), m_columns);
    form->addRow(tr("&Rows"), m_rows);
    form->addRow(tr("&Hexes"), m_shape);
    form->addRow(tr("&Stagger"), m_stagger);
    form->addRow(tr("&Numbers"), m_scheme);
    form->addRow(tr("Counted &from"), m_origin);
    form->addRow(tr("F&irst column"), m_firstColumn);
    form->addRow(tr("Firs&t row"), m_firstRow);
    form->addRow(tr("Si&ze on paper"), m_cellSize);
    form->addRow(tr("N&umber of boards"), m_boards);
}

void BoardPage::initializePage()
{
    m_preset->clear();
    for (const BoardPreset &preset : m_wizard.answers().system->presets)
        m_preset->addItem(translated(preset.name));
    show();
}

void BoardPage::choosePreset(int index)
{
    const System &system = *m_wizard.answers().system;
    m_wizard.answers().board = system.presets[static_cast<std::size_t>(index)];
    show();
}

void BoardPage::show()
{
    m_showing = true;
    const NewScenario &answers = m_wizard.answers();
    const Grid &grid = answers.board.grid;
    const Labels &labels = answers.board.labels;
    m_columns->setSuffix(grid.isTable() ? tr(" in") : QString());
    m_rows->setSuffix(grid.isTable() ? tr(" in") : QString());
    m_columns->setValue(grid.isTable() ? grid.bounds().width : grid.columns());
    m_rows->setValue(grid.isTable() ? grid.bounds().height : grid.rows());
    m_shape->setCurrentIndex(grid.shape() == GridShape::HexPointy ? 1 : 0);
    m_stagger->setCurrentIndex(static_cast<int>(grid.stagger()));
    m_scheme->setCurrentIndex(static_cast<int>(labels.scheme));
    m_origin->setCurrentIndex(static_cast<int>(labels.origin));
    m_firstColumn->setValue(labels.firstColumn);
    m_firstRow->setValue(labels.firstRow);
    m_cellSize->setValue(answers.board.cellSize);
    m_boards->setMaximum(answers.system->maxBoards);
    m_boards->setValue(answers.boards);
    const auto setShown = [this](QWidget *field, bool shown) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    };
    for (QWidget *field : {static_cast<QWidget *>(m_shape), static_cast<QWidget *>(m_stagger)})
        setShown(field, grid.isHex());
    for (QWidget *field : {static_cast<QWidget *>(m_scheme), static_cast<QWidget *>(m_origin),
                           static_cast<QWidget *>(m_firstColumn), static_cast<QWidget *>(m_firstRow)})
        setShown(field, !grid.isTable());
    setShown(m_boards, answers.system->maxBoards > 1);
    showPreset();
    m_preview->setScenario(answers.build());
    m_showing = false;
}

void BoardPage::showPreset()
{
    const NewScenario &answers = m_wizard.answers();
    const auto &presets = answers.system->presets;
    const auto found = std::find_if(presets.begin(), presets.end(), [&answers](const BoardPreset &preset) {
        return preset.grid == answers.board.grid && preset.labels == answers.board.labels &&
               preset.cellSize == answers.board.cellSize;
    });
    m_preset->setCurrentIndex(found == presets.end() ? -1 : static_cast<int>(found - presets.begin()));
}

void BoardPage::take()
{
    if (m_showing)
        return;
    NewScenario &answers = m_wizard.answers();
    answers.setShape(m_shape->currentIndex() == 1 ? GridShape::HexPointy : GridShape::HexFlat,
                     static_cast<Stagger>(m_stagger->currentIndex()));
    answers.resize(m_columns->value(), m_rows->value());
    answers.board.labels = {static_cast<LabelScheme>(m_scheme->currentIndex()),
                            static_cast<Corner>(m_origin->currentIndex()), m_firstColumn->value(), m_firstRow->value()};
    answers.board.cellSize = m_cellSize->value();
    answers.boards = m_boards->value();
    showPreset();
    m_preview->setScenario(answers.build());
}

} // namespace hotchkiss
