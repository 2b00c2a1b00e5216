// SPDX-License-Identifier: MIT
#include "app/help/help_window.h"

#include "app/help/guide_text.h"
#include "views/icons.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSplitter>
#include <QTextBlock>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

/// Headings below the title, in order.
QStringList headingsOf(const GuidePage &page)
{
    static const QRegularExpression heading(QStringLiteral("^##\\s+(.+)$"), QRegularExpression::MultilineOption);
    QStringList headings;
    auto all = heading.globalMatch(page.text);
    while (all.hasNext())
        headings << all.next().captured(1).trimmed();
    return headings;
}

} // namespace

HelpWindow::HelpWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_pages(guidePages())
    , m_search(new QLineEdit)
    , m_contents(new QTreeWidget)
    , m_text(new GuideText)
{
    setWindowTitle(tr("Hotchkiss Guide"));
    setWindowIcon(icon(QStringLiteral("help")));
    resize(980, 720);
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setClearButtonEnabled(true);
    m_contents->setHeaderHidden(true);

    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(6, 6, 0, 6);
    column->addWidget(m_search);
    column->addWidget(m_contents);
    auto *splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(m_text);
    splitter->setSizes({260, 720});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    fillContents({});
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::fillContents);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (item != nullptr)
            showPlace(item->data(0, Qt::UserRole).toString());
    });
    connect(m_text, &GuideText::anchorClicked, this, &HelpWindow::follow);
    showPlace({});
}

void HelpWindow::fillContents(const QString &filter)
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const GuidePage &page : m_pages) {
        if (!filter.isEmpty() && !page.text.contains(filter, Qt::CaseInsensitive))
            continue;
        auto *item = new QTreeWidgetItem(m_contents, {page.title});
        item->setData(0, Qt::UserRole, page.name);
        for (const QString &heading : headingsOf(page)) {
            auto *child = new QTreeWidgetItem(item, {heading});
            child->setData(0, Qt::UserRole, page.name + QLatin1Char('#') + anchorOf(heading));
        }
    }
    if (filter.isEmpty() || m_contents->topLevelItemCount() == 0)
        return;
    // Show the first page that has the word, at the word.
    showPlace(m_contents->topLevelItem(0)->data(0, Qt::UserRole).toString());
    m_text->moveCursor(QTextCursor::Start);
    m_text->find(filter);
}

void HelpWindow::showPlace(const QString &place)
{
    const QString name = place.section(QLatin1Char('#'), 0, 0);
    for (const GuidePage &page : m_pages) {
        if (page.name == name || name.isEmpty()) {
            showPage(page);
            scrollTo(place.section(QLatin1Char('#'), 1));
            return;
        }
    }
    if (!m_pages.isEmpty())
        showPage(m_pages.front());
}

void HelpWindow::showPage(const GuidePage &page)
{
    if (page.path == m_current)
        return;
    m_current = page.path;
    m_text->showPage(page);
}

void HelpWindow::scrollTo(const QString &anchor)
{
    if (anchor.isEmpty()) {
        m_text->moveCursor(QTextCursor::Start);
        return;
    }
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor)
            continue;
        m_text->moveCursor(QTextCursor::End); // so that the heading comes to stand at the top
        m_text->setTextCursor(QTextCursor(block));
        m_text->ensureCursorVisible();
        return;
    }
}

void HelpWindow::follow(const QUrl &link)
{
    if (link.isRelative() || link.isLocalFile()) {
        QString page = QFileInfo(link.path()).completeBaseName();
        if (page.isEmpty())
            page = QFileInfo(m_current).completeBaseName();
        showPlace(page + (link.hasFragment() ? QLatin1Char('#') + link.fragment() : QString()));
    } else {
        QDesktopServices::openUrl(link);
    }
}

} // namespace hotchkiss
