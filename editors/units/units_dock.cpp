// SPDX-License-Identifier: MIT
#include "editors/units/units_dock.h"

#include "editors/docks/local_keys.h"
#include "editors/fields/field_delegate.h"
#include "editors/fields/field_editor.h"
#include "model/scenario/field_value.h"
#include "views/models/units_model.h"
#include "views/theme/icon_theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>

#include <map>

namespace hotchkiss {

namespace {

/// A double click on a place goes there; F2 and typing edit it.
class UnitsTable : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override
    {
        if (trigger == DoubleClicked && index.column() == UnitsModel::PlaceColumn)
            return false;
        return QTableView::edit(index, trigger, event);
    }
};

} // namespace

UnitsDock::UnitsDock(ToolContext *context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new UnitsModel(context->document(), this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit)
    , m_message(new QLabel)
    , m_table(new UnitsTable)
{
    m_filter->setSourceModel(m_model);
    m_filter->setSortRole(UnitsModel::SortRole);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Filter the units"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(280);
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("Units and leaders"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed |
                             QAbstractItemView::DoubleClicked);
    m_table->setItemDelegate(new FieldDelegate(
        [this](const QModelIndex &index) {
            const int column = index.column();
            return FieldDelegate::About{&m_model->field(column), m_model->choiceLabels(column)};
        },
        this));
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionsMovable(true);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->resizeColumnsToContents();
    m_table->setColumnWidth(UnitsModel::NameColumn, 170);
    setFocusProxy(m_table);

    auto *columns = new QToolButton;
    columns->setText(tr("&Columns"));
    columns->setAutoRaise(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_search);
    top->addWidget(columns);
    top->addWidget(m_message, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_table);
    makeActions();
    new LocalKeys(m_table);
    connect(columns, &QToolButton::clicked, this,
            [this, columns] { chooseColumns(columns->mapToGlobal(QPoint(0, columns->height()))); });
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { chooseColumns(m_table->horizontalHeader()->mapToGlobal(at)); });
    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() == UnitsModel::PlaceColumn)
            activate(index);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &UnitsDock::onTableSelection);
    connect(m_context, &ToolContext::selectionChanged, this, &UnitsDock::onContextSelection);
}

void UnitsDock::makeActions()
{
    const auto add = [this](const char *icon, const QString &text, const QKeySequence &keys, auto does) {
        auto *action = new QAction(iconNamed(QLatin1String(icon)), text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, does);
        m_table->addAction(action);
    };
    add("copy", tr("Copy"), QKeySequence::Copy, [this] { QApplication::clipboard()->setText(copyText()); });
    add("paste", tr("Paste"), QKeySequence::Paste, [this] { pasteText(QApplication::clipboard()->text()); });
    add("units-table", tr("Set in all chosen rows…"), QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { askForAll(); });
    add("goto", tr("Show on the map"), QKeySequence(Qt::ALT | Qt::Key_Return),
        [this] { activate(m_table->currentIndex()); });
}

void UnitsDock::tell(const QString &message)
{
    m_message->setText(message);
    m_message->setToolTip(message);
}

void UnitsDock::activate(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const Piece &piece = m_model->piece(m_filter->mapToSource(index).row());
    if (piece.place.kind != Place::Kind::Nowhere)
        Q_EMIT placeActivated(piece.place, qstr(piece.id));
}

void UnitsDock::chooseColumns(const QPoint &at)
{
    QMenu menu(this);
    for (int column = 1; column < m_model->columnCount(); ++column) {
        QAction *action = menu.addAction(m_model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_table->isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool on) { m_table->setColumnHidden(column, !on); });
    }
    menu.exec(at);
}

QString UnitsDock::copyText() const
{
    std::map<int, std::map<int, QString>> cells;
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes())
        if (!m_table->isColumnHidden(index.column()))
            cells[index.row()][m_table->horizontalHeader()->visualIndex(index.column())] =
                index.data(Qt::EditRole).toString();
    QStringList lines;
    for (const auto &[row, columns] : cells) {
        QStringList line;
        for (const auto &[column, text] : columns)
            line << text;
        lines << line.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

void UnitsDock::pasteText(const QString &text)
{
    const QModelIndex start = m_table->currentIndex();
    if (!start.isValid())
        return;
    const QHeaderView *header = m_table->horizontalHeader();
    std::vector<UnitsModel::CellText> cells;
    int row = start.row();
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (row >= m_filter->rowCount() || (line.isEmpty() && row > start.row()))
            break;
        int visual = header->visualIndex(start.column());
        for (const QString &cell : line.split(QLatin1Char('\t'))) {
            while (visual < header->count() && header->isSectionHidden(header->logicalIndex(visual)))
                ++visual;
            if (visual >= header->count())
                break;
            const QModelIndex target = m_filter->mapToSource(m_filter->index(row, header->logicalIndex(visual++)));
            if (target.flags().testFlag(Qt::ItemIsEditable))
                cells.push_back({target.row(), target.column(), cell});
        }
        ++row;
    }
    const Result<EditStep> step = m_model->change(cells);
    tell(step ? QString() : translated(step.error().text));
    if (step)
        m_context->document()->execute(*step);
}

void UnitsDock::setInChosen(const QString &text)
{
    const int column = m_table->currentIndex().column();
    std::vector<UnitsModel::CellText> cells;
    std::set<int> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes())
        rows.insert(m_filter->mapToSource(index).row());
    for (const int row : rows)
        if (m_model->index(row, column).flags().testFlag(Qt::ItemIsEditable))
            cells.push_back({row, column, text});
    const Result<EditStep> step = m_model->change(cells);
    tell(step ? QString() : translated(step.error().text));
    if (step)
        m_context->document()->execute(*step);
}

void UnitsDock::askForAll()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || current.column() == UnitsModel::KindColumn)
        return;
    const Field &field = m_model->field(current.column());
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Set in All Chosen Rows"));
    auto *editor = new FieldEditor(field, m_model->choiceLabels(current.column()), &dialog);
    QString text = current.data(Qt::EditRole).toString();
    if (const Result<Value> value = parseValue(field, text.toStdString()))
        editor->setValue(*value);
    editor->setMinimumWidth(220);
    connect(editor, &FieldEditor::edited, &dialog, [&text](const Value &value) { text = qstr(textOf(value)); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *form = new QFormLayout(&dialog);
    form->addRow(m_model->headerData(current.column(), Qt::Horizontal).toString(), editor);
    form->addRow(buttons);
    if (dialog.exec() == QDialog::Accepted)
        setInChosen(text);
}

void UnitsDock::onTableSelection()
{
    if (m_selecting)
        return;
    m_selecting = true;
    Selection selection;
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes())
        selection.items.insert(m_model->piece(m_filter->mapToSource(index).row()).id);
    m_context->setSelection(std::move(selection));
    m_selecting = false;
}

void UnitsDock::onContextSelection()
{
    if (m_selecting)
        return;
    m_selecting = true;
    QItemSelection rows;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_context->selection().items.count(m_model->piece(row).id) == 0)
            continue;
        const QModelIndex index = m_filter->mapFromSource(m_model->index(row, 0));
        if (index.isValid())
            rows.select(index, index.siblingAtColumn(m_model->columnCount() - 1));
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (!rows.isEmpty())
        m_table->scrollTo(rows.first().topLeft());
    m_selecting = false;
}

} // namespace hotchkiss
