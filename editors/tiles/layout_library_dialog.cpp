// SPDX-License-Identifier: MIT
#include "editors/tiles/layout_library_dialog.h"

#include "model/format/layout_file.h"
#include "views/board/board_painter.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

constexpr QSize pictureSize{220, 150};

QPixmap pictureOf(const Scenario &layout)
{
    QPixmap picture(pictureSize);
    picture.fill(Qt::transparent);
    const Rect bounds = layout.boards.front().grid.bounds();
    const QRectF board(bounds.left, bounds.top, bounds.width, bounds.height);
    const double scale = std::min(pictureSize.width() / board.width(), pictureSize.height() / board.height());
    MapStyle style;
    style.frame = false;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(QPointF(), QSizeF(pictureSize)).center() - board.center() * scale);
    painter.scale(scale, scale);
    paintBoard(painter, layout, 0, style, board, scale);
    return picture;
}

} // namespace

LayoutLibraryDialog::LayoutLibraryDialog(ToolContext *context, LayoutLibrary library, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_library(std::move(library))
    , m_list(new QListWidget)
    , m_message(new QLabel)
    , m_load(new QPushButton(tr("&Load into This Board")))
    , m_remove(new QPushButton(tr("&Delete")))
{
    setWindowTitle(tr("Layout Library"));
    resize(760, 520);
    m_list->setViewMode(QListView::IconMode);
    m_list->setIconSize(pictureSize);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setSpacing(6);
    m_list->setAccessibleName(tr("Layouts"));
    m_message->setWordWrap(true);
    auto *save = new QPushButton(tr("&Save This Board…"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_load, QDialogButtonBox::ActionRole);
    buttons->addButton(save, QDialogButtonBox::ActionRole);
    buttons->addButton(m_remove, QDialogButtonBox::ActionRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(m_load, &QPushButton::clicked, this, &LayoutLibraryDialog::loadChosen);
    connect(m_list, &QListWidget::itemActivated, this, &LayoutLibraryDialog::loadChosen);
    connect(save, &QPushButton::clicked, this, &LayoutLibraryDialog::askAndSave);
    connect(m_remove, &QPushButton::clicked, this, &LayoutLibraryDialog::removeChosen);
    connect(m_list, &QListWidget::currentRowChanged, this, &LayoutLibraryDialog::showState);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    fill();
}

void LayoutLibraryDialog::fill(const QString &choose)
{
    m_entries = m_library.layouts(m_context->document()->system());
    m_list->clear();
    for (const LayoutLibrary::Entry &entry : m_entries) {
        const QString text = entry.shipped ? tr("%1 (shipped)").arg(entry.name) : entry.name;
        m_list->addItem(new QListWidgetItem(QIcon(pictureOf(entry.layout)), text));
        if (entry.name == choose && !entry.shipped)
            m_list->setCurrentRow(m_list->count() - 1);
    }
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    showState();
}

const LayoutLibrary::Entry *LayoutLibraryDialog::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 || row >= m_entries.size() ? nullptr : &m_entries[row];
}

void LayoutLibraryDialog::showState()
{
    const LayoutLibrary::Entry *entry = chosen();
    m_load->setEnabled(entry != nullptr);
    m_remove->setEnabled(entry != nullptr && !entry->shipped);
    if (m_entries.isEmpty())
        m_message->setText(tr("There is no layout for %1 yet. Save this board as the first.")
                               .arg(qstr(m_context->document()->system().name)));
}

void LayoutLibraryDialog::loadChosen()
{
    const LayoutLibrary::Entry *entry = chosen();
    if (entry == nullptr)
        return;
    const auto step = applyLayout(m_context->scenario(), m_context->boardIndex(), entry->layout);
    if (!step) {
        m_message->setText(translated(step.error().text));
        return;
    }
    m_context->document()->execute(*step);
    m_message->setText(tr("“%1” lies on the board. Undo brings the old tiles back.").arg(entry->name));
}

bool LayoutLibraryDialog::saveAs(const QString &name)
{
    const QString problem = m_library.save(m_context->scenario(), m_context->boardIndex(), name);
    fill(name);
    m_message->setText(problem.isEmpty() ? tr("Saved as “%1”.").arg(name) : problem);
    return problem.isEmpty();
}

void LayoutLibraryDialog::askAndSave()
{
    const std::string &title = m_context->scenario().info.title;
    const QString name =
        QInputDialog::getText(this, tr("Save the Layout"), tr("Name of the layout"), QLineEdit::Normal, qstr(title))
            .trimmed();
    if (name.isEmpty())
        return;
    const bool mayWrite =
        !m_library.has(name) ||
        QMessageBox::question(this, tr("Save the Layout"),
                              tr("There is a layout “%1” already. Replace it?").arg(name)) == QMessageBox::Yes;
    if (mayWrite)
        saveAs(name);
}

void LayoutLibraryDialog::removeChosen()
{
    const LayoutLibrary::Entry *entry = chosen();
    if (entry == nullptr ||
        QMessageBox::question(this, tr("Delete the Layout"),
                              tr("Delete the layout “%1”? This cannot be undone.").arg(entry->name)) !=
            QMessageBox::Yes)
        return;
    m_library.remove(*entry);
    fill();
}

} // namespace hotchkiss
