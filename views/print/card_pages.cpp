// SPDX-License-Identifier: MIT
// Cards as pages: sections below one another, in columns; a sheet that must be one page is set until it fits.
#include "model/document/document.h"
#include "views/print/block_setter.h"
#include "views/print/print_pages.h"

#include <QCoreApplication>

#include <algorithm>

namespace hotchkiss {

using namespace print;

namespace {

constexpr double gutter = 5;     // between columns
constexpr double footRoom = 5.5; // for the line at the foot of a page

/// A column of a flow and where it stands.
struct Placed
{
    std::size_t page;
    std::shared_ptr<const Flow> flow;
    ColumnFill fill;
    QPointF at;
};

class CardLayout
{
public:
    CardLayout(const Card &card, std::shared_ptr<const CardStyle> style, QSizeF paper, double margin)
        : m_card(card)
        , m_style(std::move(style))
        , m_paper(paper)
        , m_area(margin, margin, paper.width() - 2 * margin, paper.height() - 2 * margin - footRoom)
    {
        m_y = m_area.top() + headHeight();
        for (const Section &section : card.sections)
            place(section);
    }

    std::size_t pages() const { return m_page + 1; }
    double bottom() const { return m_y; }
    std::vector<PagePainter> painters() const;

private:
    double headHeight() const
    {
        const bool subtitle = !translated(m_card.subtitle).isEmpty();
        return (subtitle ? 15.5 : 11.5) * std::min(1.0, m_style->text / 3.1);
    }

    void newPage()
    {
        ++m_page;
        m_y = m_area.top();
        m_isAtTop = true;
    }

    std::shared_ptr<const Flow> flowOf(const Stream &stream, double width) const
    {
        auto flow = std::make_shared<Flow>();
        BlockSetter setter(*m_style, width, *flow);
        setter.set(stream.blocks);
        return flow;
    }

    void place(const Section &section)
    {
        if (section.newPage && !m_isAtTop)
            newPage();
        const double before = m_isAtTop ? 0 : 2.6;
        section.streams.size() > 1 ? placeAbreast(section, before) : placeInColumns(section, before);
    }

    /// Streams side by side; each runs on in its own column of the next page.
    void placeAbreast(const Section &section, double before)
    {
        double shares = 0;
        for (const Stream &stream : section.streams)
            shares += stream.share;
        const double room = m_area.width() - gutter * static_cast<double>(section.streams.size() - 1);
        const std::size_t firstPage = m_page;
        const double top = m_y + before;
        std::size_t lastPage = firstPage;
        double bottom = top;
        double x = m_area.left();
        for (const Stream &stream : section.streams) {
            const double width = room * stream.share / shares;
            const auto flow = flowOf(stream, width);
            std::size_t page = firstPage;
            double y = top;
            for (std::size_t at = 0; at < flow->size(); ++page, y = m_area.top()) {
                const ColumnFill fill = fillColumn(*flow, at, m_area.bottom() - y);
                // Nothing of it fits here: the whole of it begins on the next page.
                if (at == 0 && page == firstPage && y + fill.height > m_area.bottom() + 1e-6 && !m_isAtTop)
                    continue;
                m_placed.push_back({page, flow, fill, {x, y}});
                at = fill.to;
                if (page > lastPage || (page == lastPage && y + fill.height > bottom)) {
                    bottom = y + fill.height;
                    lastPage = page;
                }
            }
            x += width + gutter;
        }
        m_page = lastPage;
        m_y = bottom;
        m_isAtTop = false;
    }

    void placeInColumns(const Section &section, double before)
    {
        const double width = (m_area.width() - gutter * (section.columns - 1)) / section.columns;
        const auto flow = flowOf(section.streams.front(), width);
        std::size_t at = 0;
        double top = m_y + before;
        while (at < flow->size()) {
            const double room = m_area.bottom() - top;
            const auto fills = fillColumns(*flow, at, section.columns, room);
            const double tallest = std::max_element(fills.begin(), fills.end(), [](const auto &a, const auto &b) {
                                       return a.height < b.height;
                                   })->height;
            const bool goesOn = fills.back().to < flow->size();
            // Rather a fresh page than a few lines squeezed into what is left of this one.
            if (!m_isAtTop && (tallest > room + 1e-6 || (goesOn && room < 30))) {
                newPage();
                top = m_y;
                continue;
            }
            for (std::size_t i = 0; i < fills.size(); ++i)
                m_placed.push_back(
                    {m_page, flow, fills[i], {m_area.left() + static_cast<double>(i) * (width + gutter), top}});
            at = fills.back().to;
            m_y = top + tallest;
            m_isAtTop = false;
            if (at < flow->size()) {
                newPage();
                top = m_y;
            }
        }
    }

    const Card &m_card;
    std::shared_ptr<const CardStyle> m_style;
    QSizeF m_paper;
    QRectF m_area;
    std::vector<Placed> m_placed;
    std::size_t m_page = 0;
    double m_y = 0;
    bool m_isAtTop = true; ///< of the page, below the title
};

void paintHead(QPainter &painter, const QRectF &area, const QString &title, const QString &subtitle, double k)
{
    const PrintType large{7.4 * k, false, false, 0.03};
    writeFitted(painter, {area.center().x(), area.top() + 3.6 * k}, title, large, area.width(), card_ink::text);
    double y = area.top() + 8.6 * k;
    if (!subtitle.isEmpty()) {
        writeFitted(painter, {area.center().x(), y + 0.9 * k}, subtitle, {3.5 * k, false, true, 0.02}, area.width(),
                    card_ink::soft);
        y += 4 * k;
    }
    painter.setPen(QPen(card_ink::text, 0.5));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(QPen(card_ink::text, 0.15));
    painter.drawLine(QPointF(area.left(), y + 0.8), QPointF(area.right(), y + 0.8));
}

void paintFoot(QPainter &painter, const QRectF &area, const QString &left, std::size_t page, std::size_t pages)
{
    const PrintType type{2.5, false, true, 0.01};
    const double y = area.bottom() + 4.6;
    painter.setPen(QPen(card_ink::hair, 0.12));
    painter.drawLine(QPointF(area.left(), y - 2.7), QPointF(area.right(), y - 2.7));
    writeLine(painter, {area.left(), y}, left, type, card_ink::soft);
    if (pages < 2)
        return;
    const QString right = QCoreApplication::translate("hotchkiss::Print", "%1 of %2").arg(page + 1).arg(pages);
    writeLine(painter, {area.right() - textWidth(right, type), y}, right, type, card_ink::soft);
}

std::vector<PagePainter> CardLayout::painters() const
{
    std::vector<PagePainter> painters;
    const double k = std::min(1.0, m_style->text / 3.1);
    const QString title = translated(m_card.title);
    const QString subtitle = translated(m_card.subtitle);
    const QString scenarioTitle = qstr(m_style->scenario->info.title);
    const QString foot = title.contains(scenarioTitle) ? title : QStringLiteral("%1 — %2").arg(scenarioTitle, title);
    for (std::size_t page = 0; page < pages(); ++page) {
        std::vector<Placed> here;
        std::copy_if(m_placed.begin(), m_placed.end(), std::back_inserter(here),
                     [page](const Placed &placed) { return placed.page == page; });
        painters.push_back([=, style = m_style, area = m_area, count = pages()](QPainter &painter, double dots) {
            painter.setRenderHint(QPainter::Antialiasing);
            if (page == 0)
                paintHead(painter, area, title, subtitle, k);
            for (const Placed &placed : here)
                paintColumn(painter, *placed.flow, placed.fill, placed.at, dots);
            paintFoot(painter, area, foot, page, count);
        });
    }
    return painters;
}

/// What is tried, best first, until a card fits on its page: first pictures shrink, then the text as well.
struct Attempt
{
    double text;
    double picture;
};
const Attempt attempts[] = {{1, 1},       {1, 0.93},    {1, 0.87},   {0.95, 0.93}, {0.95, 0.85},
                            {0.9, 0.9},   {0.95, 0.78}, {0.9, 0.8},  {0.9, 0.7},   {0.85, 0.75},
                            {0.85, 0.65}, {0.8, 0.7},   {0.8, 0.55}, {0.75, 0.6},  {0.75, 0.5}};

std::shared_ptr<CardStyle> styleFor(const Scenario &scenario, const Card &card, const PrintOptions &options)
{
    auto style = std::make_shared<CardStyle>();
    style->scenario = &scenario;
    style->map = options.style;
    style->text = (card.dense ? 3.05 : 3.35) * options.textSize;
    return style;
}

} // namespace

PrintedPart layOutCard(const Scenario &scenario, const Card &card, const PrintOptions &options)
{
    PrintedPart printed;
    printed.paper = card.landscape ? options.paper.transposed() : options.paper;
    const double page = printed.paper.height() - 2 * options.margin - footRoom;
    const auto set = [&](Attempt attempt) {
        auto style = styleFor(scenario, card, options);
        style->text *= attempt.text;
        style->picture = attempt.picture;
        style->tallest = page - 20;
        return CardLayout(card, style, printed.paper, options.margin);
    };
    if (!card.onePage) {
        printed.pages = set({1, 1}).painters();
        return printed;
    }
    for (const Attempt &attempt : attempts) {
        const CardLayout layout = set(attempt);
        if (layout.pages() > 1)
            continue;
        printed.pages = layout.painters();
        return printed;
    }
    const CardLayout layout = set({0.9, 0.9});
    printed.pages = layout.painters();
    printed.warnings << QCoreApplication::translate(
                            "hotchkiss::Print", "“%1” does not fit on one page at the smallest text size; it goes on "
                                                "%2 pages. Shorten its texts to bring it back to one.")
                            .arg(translated(card.title))
                            .arg(layout.pages());
    return printed;
}

} // namespace hotchkiss
