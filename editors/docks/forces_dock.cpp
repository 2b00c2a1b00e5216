// SPDX-License-Identifier: MIT
#include "editors/docks/forces_dock.h"

#include "editors/docks/local_keys.h"
#include "model/scenario/forces_steps.h"
#include "views/board/board_painter.h"
#include "views/models/forces_model.h"
#include "views/theme/icon_theme.h"

#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QToolBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace hotchkiss {

ForcesDock::ForcesDock(ToolContext *context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new ForcesModel(context->document(), this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_bar(new QToolBar(this))
    , m_tree(new QTreeView(this))
{
    m_model->setPieceIcon([this](const Piece &piece) { return pieceIcon(piece); });
    m_filter->setSourceModel(m_model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setAutoAcceptChildRows(true);
    m_filter->setFilterRole(ForcesModel::SearchRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Filter the forces"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_tree->setModel(m_filter);
    m_tree->setAccessibleName(tr("Order of battle"));
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setIconSize({22, 22});
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_bar->setIconSize({16, 16});
    makeActions();
    new LocalKeys(m_tree);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_bar);
    layout->addWidget(m_search);
    layout->addWidget(m_tree);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setFilterFixedString(text);
        m_tree->expandAll();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ForcesDock::onTreeSelection);
    connect(m_tree, &QTreeView::doubleClicked, this, &ForcesDock::activate);
    connect(m_context, &ToolContext::selectionChanged, this, &ForcesDock::onContextSelection);
    m_tree->expandAll();
}

QAction *ForcesDock::action(const QString &icon, const QString &text, const QKeySequence &keys,
                            void (ForcesDock::*slot)())
{
    auto *made = new QAction(iconNamed(icon), text, this);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(made, &QAction::triggered, this, slot);
    m_tree->addAction(made);
    return made;
}

void ForcesDock::makeActions()
{
    m_bar->addAction(action(QStringLiteral("division"), tr("Add command"), QKeySequence(tr("Ctrl+Shift+C")),
                            &ForcesDock::addCommandHere));
    m_bar->addAction(
        action(QStringLiteral("unit"), tr("Add unit"), QKeySequence(Qt::Key_Insert), &ForcesDock::addUnitHere));
    m_bar->addAction(action(QStringLiteral("leader"), tr("Add leader"), {}, &ForcesDock::addLeaderHere));
    m_bar->addAction(action(QStringLiteral("marker"), tr("Add marker"), {}, &ForcesDock::addMarkerHere));
    m_bar->addAction(
        action(QStringLiteral("duplicate"), tr("Duplicate"), QKeySequence(tr("Ctrl+D")), &ForcesDock::duplicateChosen));
    m_bar->addAction(action(QStringLiteral("delete"), tr("Delete"), QKeySequence::Delete, &ForcesDock::removeChosen));
    m_bar->addAction(action(QStringLiteral("up"), tr("Move up"), QKeySequence(tr("Ctrl+Up")), &ForcesDock::moveUp));
    m_bar->addAction(
        action(QStringLiteral("down"), tr("Move down"), QKeySequence(tr("Ctrl+Down")), &ForcesDock::moveDown));
    action(QStringLiteral("sort"), tr("Number…"), {}, &ForcesDock::numberChosen);
    action(QStringLiteral("remove"), tr("Take off the map"), {}, &ForcesDock::unplaceChosen);
    action(QStringLiteral("goto"), tr("Show on the map"), QKeySequence(tr("Ctrl+Return")), &ForcesDock::showChosen);
}

QModelIndex ForcesDock::sourceIndex(const QModelIndex &index) const
{
    return m_filter->mapToSource(index).siblingAtColumn(0);
}

std::vector<std::string> ForcesDock::chosen() const
{
    std::set<std::string> ids;
    for (const QModelIndex &row : m_tree->selectionModel()->selectedRows())
        ids.insert(m_model->id(sourceIndex(row)));
    std::vector<std::string> ordered;
    for (const std::string &id : forcesInOrder(m_context->scenario()))
        if (ids.count(id) != 0)
            ordered.push_back(id);
    return ordered;
}

// The command or side that is current, or that of the current piece, or the first side.
std::string ForcesDock::parentForNew() const
{
    QModelIndex index = sourceIndex(m_tree->currentIndex());
    while (index.isValid()) {
        const auto kind = m_model->kind(index);
        if (kind == ForcesModel::Kind::Side || kind == ForcesModel::Kind::Command)
            return m_model->id(index);
        index = index.parent();
    }
    const Scenario &scenario = m_context->scenario();
    return scenario.sides.empty() ? std::string() : scenario.sides.front().id;
}

void ForcesDock::add(const EditStep &step)
{
    if (step.empty())
        return;
    m_context->document()->execute(step);
    std::string id;
    if (const auto *piece = std::get_if<EditItem<Piece>>(&step.edits.back()))
        id = piece->after->id;
    else if (const auto *command = std::get_if<EditItem<Command>>(&step.edits.back()))
        id = command->after->id;
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOfId(id));
    if (!index.isValid())
        return;
    m_tree->expand(index.parent());
    m_tree->setCurrentIndex(index);
    if (m_tree->isVisible())
        m_tree->edit(index);
}

void ForcesDock::addCommandHere()
{
    add(addCommand(m_context->scenario(), parentForNew(), tr("New command").toStdString()));
}

void ForcesDock::addUnitHere()
{
    add(addPiece(m_context->scenario(), PieceKind::Unit, parentForNew(), tr("New unit").toStdString()));
}

void ForcesDock::addLeaderHere()
{
    add(addPiece(m_context->scenario(), PieceKind::Leader, parentForNew(), tr("New leader").toStdString()));
}

void ForcesDock::addMarkerHere()
{
    add(addPiece(m_context->scenario(), PieceKind::Marker, parentForNew(), tr("New marker").toStdString()));
}

void ForcesDock::removeChosen()
{
    const auto ids = chosen();
    m_context->document()->execute(deleteForces(m_context->scenario(), {ids.begin(), ids.end()}));
}

void ForcesDock::duplicateChosen()
{
    const auto ids = chosen();
    m_context->document()->execute(duplicateForces(m_context->scenario(), {ids.begin(), ids.end()}));
}

void ForcesDock::moveUp()
{
    const auto ids = chosen();
    m_context->document()->execute(moveForces(m_context->scenario(), {ids.begin(), ids.end()}, true));
}

void ForcesDock::moveDown()
{
    const auto ids = chosen();
    m_context->document()->execute(moveForces(m_context->scenario(), {ids.begin(), ids.end()}, false));
}

void ForcesDock::numberChosen()
{
    bool ok = false;
    const QString pattern =
        QInputDialog::getText(this, tr("Number"), tr("Name, with # for a number and #th for 1st, 2nd, 3rd:"),
                              QLineEdit::Normal, tr("#th Infantry"), &ok);
    if (ok && !pattern.trimmed().isEmpty())
        m_context->document()->execute(
            numberForces(m_context->scenario(), chosen(), {pattern.trimmed().toStdString(), 1, 1}));
}

void ForcesDock::unplaceChosen()
{
    const auto ids = chosen();
    m_context->document()->execute(changePieces(m_context->scenario(), {ids.begin(), ids.end()},
                                                [](Piece &piece) { piece.place = Place::nowhere(); },
                                                {HK_NOOP("Take off the map"), {}}));
}

void ForcesDock::showChosen()
{
    activate(m_tree->currentIndex());
}

void ForcesDock::activate(const QModelIndex &index)
{
    const std::string id = m_model->id(sourceIndex(index));
    const int piece = findPiece(m_context->scenario(), id);
    if (piece >= 0)
        Q_EMIT placeActivated(m_context->scenario().pieces[static_cast<std::size_t>(piece)].place, qstr(id));
}

void ForcesDock::onTreeSelection()
{
    if (m_selecting)
        return;
    m_selecting = true;
    Selection selection;
    for (const QModelIndex &row : m_tree->selectionModel()->selectedRows())
        if (const std::string id = m_model->id(sourceIndex(row)); !id.empty())
            selection.items.insert(id);
    m_context->setSelection(selection);
    auto options = m_context->options();
    const std::string current = m_model->id(sourceIndex(m_tree->currentIndex()));
    options.unitToPlace = findPiece(m_context->scenario(), current) >= 0 ? current : options.unitToPlace;
    m_context->setOptions(options);
    m_selecting = false;
}

void ForcesDock::onContextSelection()
{
    if (m_selecting)
        return;
    m_selecting = true;
    QItemSelection rows;
    QModelIndex first;
    for (const std::string &id : m_context->selection().items) {
        const QModelIndex index = m_filter->mapFromSource(m_model->indexOfId(id));
        if (!index.isValid())
            continue;
        rows.select(index, index.siblingAtColumn(1));
        if (!first.isValid())
            first = index;
    }
    m_tree->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (first.isValid())
        m_tree->scrollTo(first);
    m_selecting = false;
}

QIcon ForcesDock::pieceIcon(const Piece &piece) const
{
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(22, 22) * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixmap.width(), pixmap.height());
    MapStyle style;
    style.natoSymbols = m_context->scenario().info.symbols != "period";
    // As a chip, which tells side and type at the size of a line.
    constexpr double chipScale = 21;
    paintCounter(painter, m_context->scenario(), piece, style, chipScale);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return QIcon(pixmap);
}

} // namespace hotchkiss
