// SPDX-License-Identifier: MIT
#include "app/board/board_properties_dialog.h"

#include "model/document/document.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

QString shapeText(const Grid &grid)
{
    const bool even = grid.stagger() == Stagger::Even;
    switch (grid.shape()) {
    case GridShape::HexFlat:
        return BoardPropertiesDialog::tr("%1 × %2 hexes with a flat top; %3 columns stand lower")
            .arg(grid.columns())
            .arg(grid.rows())
            .arg(even ? BoardPropertiesDialog::tr("even") : BoardPropertiesDialog::tr("odd"));
    case GridShape::HexPointy:
        return BoardPropertiesDialog::tr("%1 × %2 hexes with a pointed top; %3 rows stand to the right")
            .arg(grid.columns())
            .arg(grid.rows())
            .arg(even ? BoardPropertiesDialog::tr("even") : BoardPropertiesDialog::tr("odd"));
    case GridShape::Square:
        return BoardPropertiesDialog::tr("%1 × %2 squares with %3 neighbours")
            .arg(grid.columns())
            .arg(grid.rows())
            .arg(grid.neighbours());
    case GridShape::Table:
        break;
    }
    return BoardPropertiesDialog::tr("table of %1 × %2 inches").arg(grid.bounds().width).arg(grid.bounds().height);
}

} // namespace

BoardPropertiesDialog::BoardPropertiesDialog(const Board &board, QWidget *parent)
    : QDialog(parent)
    , m_before(board)
    , m_title(new QLineEdit(qstr(board.title)))
    , m_scheme(new QComboBox)
    , m_origin(new QComboBox)
    , m_firstColumn(new QSpinBox)
    , m_firstRow(new QSpinBox)
    , m_cellSize(new QDoubleSpinBox)
    , m_groundScale(new QLineEdit(qstr(board.groundScale)))
    , m_north(new QDoubleSpinBox)
    , m_example(new QLabel)
{
    setWindowTitle(tr("Board Properties"));
    m_cellSize->setRange(1, 200);
    m_cellSize->setDecimals(1);
    m_cellSize->setSuffix(tr(" mm"));
    m_cellSize->setValue(board.cellSize);
    m_north->setRange(0, 359);
    m_north->setDecimals(0);
    m_north->setWrapping(true);
    m_north->setSuffix(QStringLiteral("°"));
    m_north->setToolTip(tr("Degrees clockwise from the top of the map"));
    m_north->setValue(board.north);

    auto *form = new QFormLayout;
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("Board"), new QLabel(shapeText(board.grid)));
    if (!board.grid.isTable())
        addNumbering(form);
    form->addRow(board.grid.isTable() ? tr("An &inch on paper") : tr("&Cell on paper"), m_cellSize);
    form->addRow(tr("&Ground scale"), m_groundScale);
    form->addRow(tr("&North"), m_north);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    showExample();
}

void BoardPropertiesDialog::addNumbering(QFormLayout *form)
{
    m_scheme->addItems({tr("Column and row, 0614"), tr("Row and column, 1406"), tr("Letter and number, F14"),
                        tr("Column, point, row, 6.14")});
    m_origin->addItems({tr("Upper left"), tr("Upper right"), tr("Lower left"), tr("Lower right")});
    m_origin->setToolTip(tr("From the right, columns count down as one reads; from the bottom, rows do"));
    m_scheme->setCurrentIndex(static_cast<int>(m_before.labels.scheme));
    m_origin->setCurrentIndex(static_cast<int>(m_before.labels.origin));
    for (QSpinBox *box : {m_firstColumn, m_firstRow})
        box->setRange(0, 9000);
    m_firstColumn->setValue(m_before.labels.firstColumn);
    m_firstRow->setValue(m_before.labels.firstRow);
    form->addRow(tr("N&umbering"), m_scheme);
    form->addRow(tr("Counted &from"), m_origin);
    form->addRow(tr("First c&olumn"), m_firstColumn);
    form->addRow(tr("First &row"), m_firstRow);
    form->addRow(tr("Numbers"), m_example);
    for (QComboBox *box : {m_scheme, m_origin})
        connect(box, &QComboBox::currentIndexChanged, this, &BoardPropertiesDialog::showExample);
    for (QSpinBox *box : {m_firstColumn, m_firstRow})
        connect(box, &QSpinBox::valueChanged, this, &BoardPropertiesDialog::showExample);
}

void BoardPropertiesDialog::showExample()
{
    if (m_before.grid.isTable())
        return;
    // Letters begin with A, and after a point no number is 0.
    const auto scheme = static_cast<LabelScheme>(m_scheme->currentIndex());
    const bool digits = scheme == LabelScheme::ColumnRow || scheme == LabelScheme::RowColumn;
    m_firstColumn->setMinimum(digits ? 0 : 1);
    m_firstRow->setMinimum(digits ? 0 : 1);
    const Board after = board();
    const int last = after.grid.cellCount() - 1;
    m_example->setText(
        tr("%1 at the upper left, %2 at the upper right, %3 at the lower right")
            .arg(qstr(after.label(0)), qstr(after.label(after.grid.columns() - 1)), qstr(after.label(last))));
}

Board BoardPropertiesDialog::board() const
{
    Board board = m_before;
    board.title = m_title->text().trimmed().toStdString();
    board.cellSize = m_cellSize->value();
    board.groundScale = m_groundScale->text().trimmed().toStdString();
    board.north = m_north->value();
    if (!board.grid.isTable())
        board.labels = {static_cast<LabelScheme>(m_scheme->currentIndex()),
                        static_cast<Corner>(m_origin->currentIndex()), m_firstColumn->value(), m_firstRow->value()};
    return board;
}

} // namespace hotchkiss
