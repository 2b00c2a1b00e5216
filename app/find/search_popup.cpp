// SPDX-License-Identifier: MIT
#include "app/find/search_popup.h"

#include "app/find/fuzzy.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace hotchkiss {

namespace {

constexpr int mostShown = 60;
constexpr int detailsRole = Qt::UserRole + 1;

/// Draws an entry with its details at the right edge.
class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(detailsRole).toString());
    }
};

} // namespace

SearchPopup::SearchPopup(const QString &prompt, QList<Entry> entries, QWidget *parent)
    : QDialog(parent)
    , m_entries(std::move(entries))
    , m_line(new QLineEdit)
    , m_list(new QListWidget)
{
    setWindowTitle(prompt);
    resize(560, 420);
    m_line->setPlaceholderText(prompt);
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_line);
    layout->addWidget(m_list);
    connect(m_line, &QLineEdit::textChanged, this, &SearchPopup::fill);
    connect(m_line, &QLineEdit::returnPressed, this, &SearchPopup::take);
    connect(m_list, &QListWidget::itemClicked, this, &SearchPopup::take);
    fill({});
}

void SearchPopup::fill(const QString &query)
{
    std::vector<std::pair<int, const Entry *>> found;
    for (const Entry &entry : m_entries) {
        const int score = std::max(fuzzyScore(query, entry.name), fuzzyScore(query, entry.details) - 300);
        if (score >= 0 || query.isEmpty())
            found.emplace_back(query.isEmpty() ? 0 : score, &entry);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    if (found.size() > mostShown)
        found.resize(mostShown);
    m_list->clear();
    for (const auto &[score, entry] : found) {
        auto *item = new QListWidgetItem(entry->icon, entry->name, m_list);
        item->setData(Qt::UserRole, entry->key);
        item->setData(detailsRole, entry->details);
    }
    m_list->setCurrentRow(0);
}

void SearchPopup::take()
{
    if (m_list->currentItem() == nullptr)
        return;
    m_chosen = m_list->currentItem()->data(Qt::UserRole).toString();
    accept();
}

bool SearchPopup::eventFilter(QObject *watched, QEvent *event)
{
    // Up and down move through the list while the line keeps the focus.
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            const int step = key == Qt::Key_Up ? -1 : 1;
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace hotchkiss
