// SPDX-License-Identifier: MIT
// Pictures, tracks and boxes of cards.
#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/print/block_setter.h"
#include "views/print/map_picture.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

using namespace print;

namespace {

constexpr double swatchPixels = 44; // of a legend's swatch: as large as in the palette, so that its signs show

/// A kind of ground on the board, for the legend.
struct LegendEntry
{
    SwatchKind kind;
    int index;
    QString name;
};

template <typename Kinds, typename Used>
void collect(std::vector<LegendEntry> &entries, SwatchKind kind, const Kinds &kinds, Used used)
{
    for (int i = 0; i < static_cast<int>(kinds.size()); ++i)
        if (used(i))
            entries.push_back({kind, i, translated(kinds[static_cast<std::size_t>(i)].label)});
}

bool isMarked(const Board &board, const SideMarks &marks, int kind)
{
    if (marks.empty())
        return false;
    for (SideId side = 0; side < board.grid.sideCount(); ++side)
        if (marks.has(side, kind))
            return true;
    return false;
}

std::vector<LegendEntry> legendOf(const Scenario &scenario, int index)
{
    const Board &board = scenario.boards[static_cast<std::size_t>(index)];
    const System &system = *scenario.system;
    std::vector<LegendEntry> entries;
    std::vector<bool> terrains(256, false);
    std::uint32_t features = 0;
    for (const CellContent &cell : board.cells) {
        terrains[cell.terrain] = true;
        features |= cell.features;
    }
    collect(entries, SwatchKind::Terrain, system.terrains, [&](int i) {
        return !board.cells.empty() && terrains[static_cast<std::size_t>(i)] &&
               system.terrains[static_cast<std::size_t>(i)].look != "off";
    });
    collect(entries, SwatchKind::Feature, system.features, [&](int i) { return (features >> i & 1U) != 0; });
    collect(entries, SwatchKind::Side, system.sideTypes, [&](int i) { return isMarked(board, board.sides, i); });
    // The course of a river through tiles is part of its tiles.
    if (system.boardStyle != "tiles")
        collect(entries, SwatchKind::Path, system.pathTypes, [&](int i) { return isMarked(board, board.paths, i); });
    collect(entries, SwatchKind::Shape, system.shapeTypes, [&](int i) {
        return std::any_of(board.shapes.begin(), board.shapes.end(), [&](const TableShape &shape) {
            return shape.kind == system.shapeTypes[static_cast<std::size_t>(i)].key;
        });
    });
    return entries;
}

void paintStar(QPainter &painter, QPointF centre, double radius, const QColor &colour)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * 3.14159265358979 / 5;
        const double r = i % 2 == 0 ? radius : radius * 0.4;
        star << centre + QPointF(std::sin(angle), -std::cos(angle)) * r;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(star);
}

void paintTrackBox(QPainter &painter, const QRectF &rect, const TrackBox &box, const PrintType &text)
{
    const QColor ink = box.dark ? QColor(Qt::white) : card_ink::text;
    painter.setPen(QPen(card_ink::text, 0.25));
    painter.setBrush(box.dark ? QColor(0x3c, 0x40, 0x4e) : QColor(Qt::white));
    painter.drawRect(rect);
    const bool big = rect.height() > 20;
    double foot = rect.bottom();
    if (const QColor colour(qstr(box.colour)); colour.isValid()) {
        const double height = big ? 4.2 : std::min(3.2, rect.height() * 0.22);
        const QRectF strip(rect.left(), rect.bottom() - height, rect.width(), height);
        painter.drawRect(strip);
        painter.fillRect(strip.adjusted(0.12, 0.12, -0.12, -0.12), colour);
        const QColor on = qGray(colour.rgb()) > 140 ? card_ink::text : QColor(Qt::white);
        writeFitted(painter, strip.center(), translated(box.strip), {height * 0.8}, rect.width() - 1, on);
        foot = strip.top();
    }
    const QString above = translated(box.above);
    const double top = rect.top() + (above.isEmpty() ? 0 : text.size);
    if (!above.isEmpty())
        writeFitted(painter, {rect.center().x(), rect.top() + text.size * 0.62}, above, text.times(0.85).slanted(),
                    rect.width() - (box.star ? 5.4 : 1.2), ink);
    if (box.star)
        paintStar(painter, {rect.right() - 2, rect.top() + 2}, std::min(1.5, rect.height() * 0.1), ink);
    const PrintType label{big ? 6.2 : std::min(5.0, rect.height() * 0.36), false, false, 0.02};
    if (!big) {
        writeFitted(painter, {rect.center().x(), (top + foot) / 2}, translated(box.label), label, rect.width() - 1,
                    ink);
        return;
    }
    writeFitted(painter, {rect.center().x(), top + 4}, translated(box.label), label, rect.width() - 2, ink);
    const PrintType small = text.times(0.78);
    double y = top + 8.2;
    for (const Text &line : box.below)
        for (const TextLine &part : brokenLines({{translated(line), small}}, rect.width() - 2)) {
            if (y + small.leading() > foot)
                return;
            writeTextLine(painter, {rect.left() + 1, y + small.ascent()}, part, ink);
            y += small.leading();
        }
}

} // namespace

void BlockSetter::addLegend(const MapPicture &picture)
{
    const PrintType type = m_style.type().times(0.85);
    const double size = type.size * 1.7;
    struct Placed
    {
        LegendEntry entry;
        double x;
    };
    std::vector<std::vector<Placed>> rows(1);
    double x = 0;
    for (LegendEntry &entry : legendOf(*m_style.scenario, picture.board)) {
        const double wide = size + 0.8 + textWidth(entry.name, type) + 2.6;
        if (x > 0 && x + wide > m_width + 2.6) {
            rows.emplace_back();
            x = 0;
        }
        rows.back().push_back({std::move(entry), x});
        x += wide;
    }
    for (const auto &row : rows)
        add(0.7, size, [row, size, type, &style = m_style](QPainter &painter, QPointF at, double) {
            for (const Placed &placed : row) {
                const QRectF rect(at.x() + placed.x, at.y(), size, size);
                painter.save();
                painter.translate(rect.topLeft());
                painter.scale(size / swatchPixels, size / swatchPixels);
                paintSwatch(painter, *style.scenario->system, placed.entry.kind, placed.entry.index,
                            QRectF(0, 0, swatchPixels, swatchPixels), style.map);
                painter.restore();
                writeLine(painter, {rect.right() + 0.8, rect.center().y() + type.size * 0.32}, placed.entry.name, type,
                          card_ink::text);
            }
        });
}

void BlockSetter::operator()(const MapPicture &picture)
{
    const QRectF sheet = pictureSheet(*m_style.scenario, picture);
    const double most = std::min(picture.tallest * m_style.picture, m_style.tallest);
    const double height = std::min(
        {m_width * std::min(1.0, m_style.picture) * sheet.height() / sheet.width(), std::max(most, picture.smallest)});
    const double width = height * sheet.width() / sheet.height();
    add(1.2, height,
        [picture, height, width, room = m_width, &style = m_style](QPainter &painter, QPointF at, double dots) {
            const QRectF rect(at.x() + (room - width) / 2, at.y(), width, height);
            paintPicture(painter, *style.scenario, picture, style.map, rect, dots);
        });
    if (picture.legend) {
        m_flow.back().keepWithNext = true;
        addLegend(picture);
    }
}

void BlockSetter::operator()(const Track &track)
{
    if (track.boxes.empty())
        return;
    if (!(track.title == Text()))
        addHeading(translated(track.title), m_style.text * 0.8);
    const int most = std::max(1, static_cast<int>(m_width / track.width));
    const int count = static_cast<int>(track.boxes.size());
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows; // rows of like length
    const double width = std::min(m_width / columns, track.width * 1.6);
    for (int row = 0; row < rows; ++row) {
        std::vector<TrackBox> boxes;
        for (int i = row * columns; i < std::min(count, (row + 1) * columns); ++i)
            boxes.push_back(track.boxes[static_cast<std::size_t>(i)]);
        add(row == 0 ? 0.8 : 1.2, track.height,
            [boxes, width, height = track.height, type = m_style.type()](QPainter &painter, QPointF at, double) {
                for (std::size_t i = 0; i < boxes.size(); ++i)
                    paintTrackBox(painter, QRectF(at.x() + static_cast<double>(i) * width, at.y(), width, height),
                                  boxes[i], type);
            });
    }
}

void BlockSetter::operator()(const Boxes &boxes)
{
    double shares = 0;
    for (const Boxes::Space &space : boxes.spaces)
        shares += space.share;
    const double gap = 2.5;
    const double room = m_width - gap * static_cast<double>(boxes.spaces.size() - 1);
    add(3, boxes.height, [boxes, shares, gap, room, type = m_style.type()](QPainter &painter, QPointF at, double) {
        double x = at.x();
        for (const Boxes::Space &space : boxes.spaces) {
            const QRectF rect(x, at.y(), room * space.share / shares, boxes.height);
            const QRectF head(rect.left(), rect.top(), rect.width(), 6.4);
            const QColor colour(qstr(space.colour));
            painter.setPen(QPen(card_ink::text, 0.3));
            painter.setBrush(Qt::white);
            painter.drawRect(rect);
            painter.setBrush(colour.isValid() ? colour : card_ink::tint);
            painter.drawRect(head);
            const QColor on = colour.isValid() && qGray(colour.rgb()) <= 140 ? QColor(Qt::white) : card_ink::text;
            writeFitted(painter, head.center(), translated(space.title), type.times(1.1), rect.width() - 2, on);
            x += rect.width() + gap;
        }
    });
}

} // namespace hotchkiss
