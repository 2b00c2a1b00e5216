// SPDX-License-Identifier: MIT
#include "app/help/guide_text.h"

#include <QFileInfo>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

namespace hotchkiss {

namespace {
constexpr int pageMargin = 18;
constexpr int listIndent = 40; // pictures may stand in a list

bool isCode(const QTextBlock &block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}
} // namespace

GuideText::GuideText(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    document()->setDocumentMargin(pageMargin);
    m_refit.setSingleShot(true);
    m_refit.setInterval(80);
    connect(&m_refit, &QTimer::timeout, this, [this] {
        const int at = verticalScrollBar()->value();
        render();
        verticalScrollBar()->setValue(at);
    });
}

void GuideText::showPage(const GuidePage &page)
{
    m_page = page;
    const QString folder = QFileInfo(page.path).absolutePath();
    setSearchPaths({folder});
    document()->setBaseUrl(QUrl::fromLocalFile(folder + QLatin1Char('/')));
    render();
}

QVariant GuideText::loadResource(int type, const QUrl &name)
{
    const QUrl url = document()->baseUrl().resolved(name);
    if (type != QTextDocument::ImageResource || !url.isLocalFile())
        return QTextBrowser::loadResource(type, name);
    QImage picture(url.toLocalFile());
    const double ratio = devicePixelRatioF();
    const int widest = static_cast<int>(room() * ratio);
    if (picture.width() > widest)
        picture = picture.convertToFormat(QImage::Format_RGB32).scaledToWidth(widest, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(picture.width() < widest ? 1 : ratio);
    return picture;
}

void GuideText::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (room() != m_rendered && !m_page.path.isEmpty())
        m_refit.start();
}

void GuideText::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_page.path.isEmpty())
        m_refit.start();
}

void GuideText::render()
{
    m_rendered = room();
    document()->setMarkdown(m_page.text);
    spaceOut();
    drawTables();
}

/// Air above headings, and a ground for what is to be typed.
void GuideText::spaceOut()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (isCode(block)) {
            format.setLeftMargin(10);
            format.setNonBreakableLines(false);
            format.setBackground(palette().color(QPalette::AlternateBase));
            format.setBottomMargin(isCode(block.next()) ? 0 : 10);
        } else if (format.headingLevel() > 1) {
            format.setTopMargin(format.headingLevel() == 2 ? 20 : 14);
            format.setBottomMargin(6);
        } else {
            continue;
        }
        QTextCursor(block).setBlockFormat(format);
    }
}

void GuideText::drawTables()
{
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setCellPadding(4);
        format.setCellSpacing(0);
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(palette().color(QPalette::Mid));
        format.setTopMargin(6);
        format.setBottomMargin(10);
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextCharFormat head = table->cellAt(0, column).format();
            head.setBackground(palette().color(QPalette::AlternateBase));
            table->cellAt(0, column).setFormat(head);
        }
    }
}

/// The width for pictures. The scroll bar counts even while it is not there, so that fitting comes to an end.
int GuideText::room() const
{
    return std::max(100, width() - 2 * pageMargin - listIndent - verticalScrollBar()->sizeHint().width());
}

} // namespace hotchkiss
