// SPDX-License-Identifier: MIT
// Sheets of counters, fronts and backs: rows of squares with cut marks, the backs where the turned paper brings them.
#include "model/document/document.h"
#include "views/print/block_setter.h"
#include "views/print/counter_face.h"
#include "views/print/print_pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

using namespace print;

namespace {

constexpr double titleRoom = 6.5; // of a page, for its title
constexpr double groupRoom = 7;   // above each group, for its name and the marks
constexpr double markLength = 2.6;
constexpr double markGap = 0.7;

QString printWords(const char *text)
{
    return QCoreApplication::translate("hotchkiss::Print", text);
}

/// Counters side by side with nothing between them but twice the bleed.
struct CounterBlock
{
    QString title;
    QPointF at;
    int columns = 0;
    int rows = 0;
};

struct SheetCounter
{
    QRectF rect;
    CounterFace front;
    CounterFace back;
};

struct SheetPage
{
    std::vector<CounterBlock> blocks;
    std::vector<SheetCounter> counters;
};

struct SheetPlan
{
    QSizeF paper;
    double margin = 0;
    double size = 0;
    double bleed = 0;
    double step() const { return size + 2 * bleed; }
    QRectF area() const
    {
        return {margin, margin + titleRoom, paper.width() - 2 * margin, paper.height() - 2 * margin - titleRoom};
    }
    /// Marks and bleed need room beside the counters.
    int perRow() const
    {
        const double room = area().width() - 2 * (markGap + markLength);
        return std::max(1, static_cast<int>((room + 1e-6) / step()));
    }
};

class SheetLayout
{
public:
    explicit SheetLayout(const SheetPlan &plan)
        : m_plan(plan)
        , m_y(plan.area().top())
    {
        m_pages.emplace_back();
    }

    void add(const CounterGroup &group)
    {
        std::vector<const Counter *> all;
        for (const Counter &counter : group.counters)
            all.insert(all.end(), static_cast<std::size_t>(std::max(0, counter.copies)), &counter);
        const auto perRow = static_cast<std::size_t>(m_plan.perRow());
        for (std::size_t at = 0; at < all.size();) {
            const double need = groupRoom + m_plan.step() + markGap + markLength;
            if (m_y + need > m_plan.area().bottom() && !m_pages.back().blocks.empty())
                newPage();
            const double room = m_plan.area().bottom() - m_y - groupRoom - markGap - markLength;
            const auto rowsHere =
                static_cast<std::size_t>(std::max(1, static_cast<int>((room + 1e-6) / m_plan.step())));
            const std::size_t count = std::min(all.size() - at, rowsHere * perRow);
            placeBlock(translated(group.title), all, at, count);
            at += count;
        }
    }

    const std::vector<SheetPage> &pages() const { return m_pages; }

private:
    void newPage()
    {
        m_pages.emplace_back();
        m_y = m_plan.area().top();
    }

    void placeBlock(const QString &title, const std::vector<const Counter *> &all, std::size_t from, std::size_t count)
    {
        const auto perRow = static_cast<std::size_t>(m_plan.perRow());
        CounterBlock block{
            title, {}, static_cast<int>(std::min(perRow, count)), static_cast<int>((count + perRow - 1) / perRow)};
        block.at = {m_plan.area().left() + markGap + markLength, m_y + groupRoom};
        for (std::size_t i = 0; i < count; ++i) {
            const QPointF corner =
                block.at + QPointF(static_cast<double>(i % perRow), static_cast<double>(i / perRow)) * m_plan.step() +
                QPointF(m_plan.bleed, m_plan.bleed);
            const Counter &counter = *all[from + i];
            m_pages.back().counters.push_back(
                {QRectF(corner, QSizeF(m_plan.size, m_plan.size)), counter.front, counter.back});
        }
        m_y = block.at.y() + block.rows * m_plan.step() + markGap;
        m_pages.back().blocks.push_back(std::move(block));
    }

    SheetPlan m_plan;
    std::vector<SheetPage> m_pages;
    double m_y;
};

/// The lines along which to cut: two at each seam when colours bleed over it.
std::vector<double> cutsAlong(int count, const SheetPlan &plan)
{
    std::vector<double> cuts;
    for (int i = 0; i < count; ++i) {
        cuts.push_back(i * plan.step() + plan.bleed);
        cuts.push_back(i * plan.step() + plan.bleed + plan.size);
    }
    return cuts;
}

/// Only above, below and beside a block: the counters themselves stay clean.
void paintCutMarks(QPainter &painter, const CounterBlock &block, const SheetPlan &plan, bool back,
                   PrintOptions::Flip flip)
{
    const QSizeF size(block.columns * plan.step(), block.rows * plan.step());
    const QRectF front(block.at, size);
    const QRectF rect = back ? behind(front, plan.paper, flip) : front;
    painter.setPen(QPen(Qt::black, 0.1));
    for (const double x : cutsAlong(block.columns, plan)) {
        painter.drawLine(QPointF(rect.left() + x, rect.top() - markGap),
                         QPointF(rect.left() + x, rect.top() - markGap - 1.2));
        painter.drawLine(QPointF(rect.left() + x, rect.bottom() + markGap),
                         QPointF(rect.left() + x, rect.bottom() + markGap + 1.2));
    }
    for (const double y : cutsAlong(block.rows, plan)) {
        painter.drawLine(QPointF(rect.left() - markGap, rect.top() + y),
                         QPointF(rect.left() - markGap - markLength, rect.top() + y));
        painter.drawLine(QPointF(rect.right() + markGap, rect.top() + y),
                         QPointF(rect.right() + markGap + markLength, rect.top() + y));
    }
}

/// Crosses in the corners, at the same places on front and back, to see whether the sides meet.
void paintRegistration(QPainter &painter, const SheetPlan &plan)
{
    const double inset = std::max(3.5, plan.margin * 0.55);
    painter.setPen(QPen(Qt::black, 0.1));
    painter.setBrush(Qt::NoBrush);
    for (const double x : {inset, plan.paper.width() - inset})
        for (const double y : {inset, plan.paper.height() - inset}) {
            painter.drawEllipse(QPointF(x, y), 1.2, 1.2);
            painter.drawLine(QPointF(x - 2.2, y), QPointF(x + 2.2, y));
            painter.drawLine(QPointF(x, y - 2.2), QPointF(x, y + 2.2));
        }
}

void paintFace(QPainter &painter, const Scenario &scenario, const CounterFace &face, const QRectF &rect,
               const SheetPlan &plan, const MapStyle &style, bool turned, double dots)
{
    painter.save();
    if (turned) {
        painter.translate(rect.center());
        painter.rotate(180);
        painter.translate(-rect.center());
    }
    paintCounterFace(painter, scenario, face, rect, plan.bleed, style, dots);
    painter.restore();
}

/// Everything a page of counters needs to be painted.
struct CounterPage
{
    const Scenario *scenario = nullptr;
    SheetPlan plan;
    SheetPage page;
    QString title;
    PrintOptions options;
    bool back = false;

    void operator()(QPainter &painter, double dots) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        const bool turned = back && isBackTurned(plan.paper, options.flip);
        for (const SheetCounter &counter : page.counters) {
            const QRectF rect = back ? behind(counter.rect, plan.paper, options.flip) : counter.rect;
            paintFace(painter, *scenario, back ? counter.back : counter.front, rect, plan, options.style, turned, dots);
        }
        paintSeams(painter);
        writeHeads(painter);
    }

private:
    /// Thin lines between counters that touch, so that one sees where to cut.
    void paintSeams(QPainter &painter) const
    {
        if (options.cropMarks) {
            for (const CounterBlock &block : page.blocks)
                paintCutMarks(painter, block, plan, back, options.flip);
            paintRegistration(painter, plan);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0, 0, 0, 110), 0.08));
        if (plan.bleed <= 0)
            for (const SheetCounter &counter : page.counters)
                painter.drawRect(back ? behind(counter.rect, plan.paper, options.flip) : counter.rect);
    }

    void writeHeads(QPainter &painter) const
    {
        const PrintType type{3.2, false, true, 0.02};
        const double base = plan.margin + 3.4;
        const QString side = back ? printWords("backs") : printWords("fronts");
        const double left = plan.area().left() + markGap + markLength;
        writeLine(painter, {left, base}, title, {4, false, false, 0.02}, card_ink::text);
        writeLine(painter, {plan.area().right() - markGap - markLength - textWidth(side, type), base}, side, type,
                  card_ink::soft);
        if (back)
            return;
        for (const CounterBlock &block : page.blocks)
            writeLine(painter, block.at - QPointF(0, 2.7), block.title, {2.9, false, true, 0}, card_ink::soft);
    }
};

void addTables(PrintedPart &printed, const Scenario &scenario, const CounterSheet &sheet, const PrintOptions &options)
{
    if (sheet.tables.empty())
        return;
    auto card = std::make_shared<Card>();
    card->title = sheet.title;
    std::vector<print::Block> blocks(sheet.tables.begin(), sheet.tables.end());
    card->sections.push_back(section(std::move(blocks)));
    for (PagePainter &page : layOutCard(scenario, *card, options).pages)
        printed.pages.push_back(std::move(page));
}

} // namespace

QRectF behind(const QRectF &front, QSizeF paper, PrintOptions::Flip flip)
{
    if (isBackTurned(paper, flip))
        return {front.left(), paper.height() - front.bottom(), front.width(), front.height()};
    return {paper.width() - front.right(), front.top(), front.width(), front.height()};
}

bool isBackTurned(QSizeF paper, PrintOptions::Flip flip)
{
    const bool upright = paper.height() >= paper.width();
    return (flip == PrintOptions::Flip::ShortEdge) == upright;
}

PrintedPart layOutCounters(const Scenario &scenario, const CounterSheet &sheet, const PrintOptions &options)
{
    SheetPlan plan{options.paper, options.margin, options.counterSize > 0 ? options.counterSize : sheet.size,
                   options.bleed};
    SheetLayout layout(plan);
    for (const CounterGroup &group : sheet.groups)
        layout.add(group);
    PrintedPart printed;
    printed.paper = plan.paper;
    for (const SheetPage &page : layout.pages()) {
        CounterPage painter{&scenario, plan, page, translated(sheet.title), options, false};
        printed.pages.emplace_back(painter);
        if (options.flip == PrintOptions::Flip::FrontsOnly)
            continue;
        painter.back = true;
        printed.pages.emplace_back(painter);
    }
    addTables(printed, scenario, sheet, options);
    return printed;
}

} // namespace hotchkiss
