// SPDX-License-Identifier: MIT
// Tables of cards: columns as wide as they need, heads that come again, long heads turned upright.
#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/print/block_setter.h"

#include <algorithm>
#include <numeric>

namespace hotchkiss {

using namespace print;

namespace {

struct TableLayout
{
    PrintType type;
    double pad = 0.8; ///< left and right of a cell
    std::vector<double> widths;
    std::vector<bool> upright; ///< heads that are read from below
    double counter = 5;        ///< side of a piece's counter

    double left(std::size_t column) const
    {
        return std::accumulate(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(column), 0.0);
    }
    double total() const { return left(widths.size()); }
};

std::vector<TextRun> runsOf(const TableCell &cell, const TableRow &row, const PrintType &type)
{
    QString text = translated(cell.text);
    if (cell.changed)
        text += QChar(0x2021);
    else if (cell.house)
        text += QChar(0x2020);
    PrintType own = cell.strong || cell.changed || row.group ? type.strong() : type;
    own.italic = row.italic;
    return {{text, own}};
}

double extraOf(const TableCell &cell, const TableLayout &layout)
{
    return 2 * layout.pad + (cell.swatch.empty() ? 0 : layout.type.size * 0.95);
}

/// The least and the wished width of a column's cells, without its head.
std::pair<double, double> needOf(const Table &table, std::size_t column, const TableLayout &layout)
{
    double least = 2 * layout.pad;
    double wished = least;
    for (const TableRow &row : table.rows) {
        if (row.group || column >= row.cells.size())
            continue;
        const TableCell &cell = row.cells[column];
        if (cell.piece) {
            least = std::max(least, layout.counter + 0.6);
            wished = std::max(wished, layout.counter + 0.6);
            continue;
        }
        const auto runs = runsOf(cell, row, layout.type);
        least = std::max(least, widestWord(runs) + extraOf(cell, layout));
        wished = std::max(wished, widthOf(runs) + extraOf(cell, layout));
    }
    return {least, wished};
}

/// Shares the width among the columns; false when not even the widest words fit.
bool shareWidth(std::vector<std::pair<double, double>> needs, double width, std::vector<double> &widths)
{
    double least = 0;
    double wished = 0;
    for (const auto &[a, b] : needs) {
        least += a;
        wished += b;
    }
    widths.clear();
    for (const auto &[a, b] : needs) {
        if (wished <= width)
            widths.push_back(b + (width - wished) * b / wished);
        else if (least <= width)
            widths.push_back(a + (width - least) * (b - a) / std::max(1e-9, wished - least));
        else
            widths.push_back(a * width / least);
    }
    return least <= width + 1e-6;
}

TableLayout layOutTable(const Table &table, PrintType type, double width)
{
    TableLayout layout;
    for (int attempt = 0; attempt < 8; ++attempt, type.size *= 0.94) {
        layout.type = type;
        layout.counter = type.size * 1.5;
        const PrintType head = type.times(0.86).slanted();
        std::vector<std::pair<double, double>> needs;
        std::vector<std::pair<double, double>> bodies;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            const std::vector<TextRun> title{{translated(table.columns[c].title), head}};
            bodies.push_back(needOf(table, c, layout));
            auto need = bodies.back();
            const double word = widestWord(title) + 2 * layout.pad;
            need.first = std::max(need.first, word);
            need.second = std::max({need.second, word, std::min(widthOf(title) + 2 * layout.pad, need.second * 1.5)});
            needs.push_back(need);
        }
        layout.upright.assign(table.columns.size(), false);
        if (shareWidth(needs, width, layout.widths))
            return layout;
        // Heads that are wider than what stands below them are turned.
        for (std::size_t c = 1; c < needs.size(); ++c)
            layout.upright[c] = needs[c].first > bodies[c].first + 2;
        for (std::size_t c = 0; c < needs.size(); ++c)
            if (layout.upright[c])
                needs[c] = {std::max(bodies[c].first, type.size * 1.3), std::max(bodies[c].second, type.size * 1.6)};
        if (shareWidth(needs, width, layout.widths))
            return layout;
    }
    return layout;
}

double shift(Align align, double room, double width)
{
    return align == Align::Left ? 0 : align == Align::Right ? room - width : (room - width) / 2;
}

struct SetCell
{
    double x = 0;
    double room = 0;
    std::vector<TextLine> lines;
    Align align = Align::Left;
    QColor swatch;
    std::optional<Piece> piece;
};

void paintCell(QPainter &painter, const SetCell &cell, QPointF at, double height, const TableLayout &layout,
               const CardStyle &style, double dots)
{
    if (cell.piece) {
        const double size = layout.counter;
        painter.save();
        painter.translate(at.x() + cell.x + 0.2, at.y() + (height - size) / 2);
        painter.scale(size, size);
        paintCounter(painter, *style.scenario, *cell.piece, style.map, std::max(40.0, dots * size));
        painter.restore();
        return;
    }
    const double lines = static_cast<double>(cell.lines.size()) * layout.type.leading();
    double base = at.y() + (height - lines) / 2 + layout.type.ascent();
    double x = at.x() + cell.x + layout.pad;
    double room = cell.room - 2 * layout.pad;
    if (cell.swatch.isValid()) {
        const double size = layout.type.size * 0.66;
        painter.setPen(QPen(card_ink::text, 0.12));
        painter.setBrush(cell.swatch);
        painter.drawRect(QRectF(x, base - size, size, size));
        x += layout.type.size * 0.95;
        room -= layout.type.size * 0.95;
    }
    for (const TextLine &line : cell.lines) {
        writeTextLine(painter, {x + shift(cell.align, room, line.width), base}, line, card_ink::text);
        base += layout.type.leading();
    }
}

FlowItem groupItem(const TableRow &row, const TableLayout &layout, double width)
{
    const double indent = std::min(row.level, 3) * layout.type.size * 0.8;
    const double mark = row.band.empty() ? 0 : layout.type.size * 0.7;
    const auto lines = brokenLines(runsOf(row.cells.front(), row, layout.type), width - indent - mark - 1);
    const double height = static_cast<double>(lines.size()) * layout.type.leading() + 0.6;
    return {0.7, height, true,
            [lines, layout, indent, mark, height, width, band = QColor(qstr(row.band))](QPainter &painter, QPointF at,
                                                                                        double) {
                painter.fillRect(QRectF(at.x(), at.y(), width, height), card_ink::tint);
                if (band.isValid())
                    painter.fillRect(QRectF(at.x() + indent, at.y() + 0.35, mark * 0.7, height - 0.7), band);
                double base = at.y() + 0.3 + layout.type.ascent();
                for (const TextLine &line : lines) {
                    writeTextLine(painter, {at.x() + indent + mark + 0.6, base}, line, card_ink::text);
                    base += layout.type.leading();
                }
            },
            nullptr};
}

FlowItem rowItem(const Table &table, const TableRow &row, const TableLayout &layout, const CardStyle &style)
{
    std::vector<SetCell> cells;
    double height = layout.type.leading();
    for (std::size_t c = 0; c < row.cells.size() && c < layout.widths.size(); ++c) {
        const TableCell &cell = row.cells[c];
        SetCell set{layout.left(c),         layout.widths[c],          {},
                    table.columns[c].align, QColor(qstr(cell.swatch)), cell.piece};
        if (cell.piece) {
            height = std::max(height, layout.counter);
        } else {
            set.lines = brokenLines(runsOf(cell, row, layout.type), layout.widths[c] - extraOf(cell, layout) + 0.01);
            height = std::max(height, static_cast<double>(set.lines.size()) * layout.type.leading());
        }
        cells.push_back(std::move(set));
    }
    height += 0.35;
    return {0, height, false,
            [cells = std::move(cells), layout, height, &style](QPainter &painter, QPointF at, double dots) {
                for (const SetCell &cell : cells)
                    paintCell(painter, cell, at, height, layout, style, dots);
                painter.setPen(QPen(card_ink::hair, 0.1));
                painter.drawLine(at + QPointF(0, height), at + QPointF(layout.total(), height));
            },
            nullptr};
}

FlowItem headItem(const Table &table, const TableLayout &layout)
{
    const PrintType type = layout.type.times(0.86).slanted();
    std::vector<SetCell> cells;
    double height = type.leading();
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const std::vector<TextRun> runs{{translated(table.columns[c].title), type}};
        SetCell set{layout.left(c), layout.widths[c], {}, table.columns[c].align, {}, {}};
        set.lines = brokenLines(runs, layout.upright[c] ? 26.0 : layout.widths[c] - 2 * layout.pad + 0.01);
        double own = static_cast<double>(set.lines.size()) * type.leading();
        if (layout.upright[c]) {
            own = 0;
            for (const TextLine &line : set.lines)
                own = std::max(own, line.width + 1.2);
        }
        height = std::max(height, own);
        cells.push_back(std::move(set));
    }
    height += 0.7;
    return {0, height, true,
            [cells = std::move(cells), layout, type, height](QPainter &painter, QPointF at, double) {
                for (std::size_t c = 0; c < cells.size(); ++c) {
                    const SetCell &cell = cells[c];
                    const double deep = static_cast<double>(cell.lines.size()) * type.leading();
                    painter.save();
                    if (layout.upright[c]) {
                        painter.translate(at.x() + cell.x + (cell.room - deep) / 2, at.y() + height - 0.6);
                        painter.rotate(-90);
                        for (std::size_t i = 0; i < cell.lines.size(); ++i)
                            writeTextLine(painter, {0, static_cast<double>(i) * type.leading() + type.ascent()},
                                          cell.lines[i], card_ink::soft);
                    } else {
                        painter.translate(at.x() + cell.x + layout.pad, at.y() + height - 0.5 - deep);
                        for (std::size_t i = 0; i < cell.lines.size(); ++i)
                            writeTextLine(painter,
                                          {shift(cell.align, cell.room - 2 * layout.pad, cell.lines[i].width),
                                           static_cast<double>(i) * type.leading() + type.ascent()},
                                          cell.lines[i], card_ink::soft);
                    }
                    painter.restore();
                }
                painter.setPen(QPen(card_ink::line, 0.25));
                painter.drawLine(at + QPointF(0, height), at + QPointF(layout.total(), height));
            },
            nullptr};
}

bool hasHead(const Table &table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const TableColumn &column) { return !(column.title == Text()); });
}

} // namespace

void BlockSetter::operator()(const Table &table)
{
    if (table.rows.empty())
        return;
    if (!(table.title == Text())) {
        QString title = translated(table.title);
        if (table.house)
            title += QStringLiteral(" †");
        addHeading(title, m_style.text * 0.9, qstr(table.rule));
    }
    const TableLayout layout = layOutTable(table, m_style.type().times(0.94), m_width);
    std::shared_ptr<const FlowItem> head;
    if (hasHead(table)) {
        head = std::make_shared<FlowItem>(headItem(table, layout));
        m_flow.push_back(*head);
    }
    // Small tables are not torn apart, and no row of a large one stands alone.
    const std::size_t count = table.rows.size();
    for (std::size_t i = 0; i < count; ++i) {
        const TableRow &row = table.rows[i];
        FlowItem item = row.group ? groupItem(row, layout, m_width) : rowItem(table, row, layout, m_style);
        if (i > 0)
            item.repeat = head;
        if (i + 1 < count && (count <= 12 || i == 0 || i + 2 == count))
            item.keepWithNext = true;
        m_flow.push_back(std::move(item));
    }
    if (table.note == Text())
        return;
    const PrintType type = m_style.type().times(0.85).slanted();
    if (!m_flow.empty())
        m_flow.back().keepWithNext = true;
    addLines(brokenLines({{translated(table.note), type}}, m_width), type, 0.7);
}

} // namespace hotchkiss
