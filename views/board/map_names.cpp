// SPDX-License-Identifier: MIT
#include "views/board/map_names.h"

#include "model/document/document.h"
#include "views/board/area_signs.h"
#include "views/board/board_painter.h"
#include "views/board/name_room.h"
#include "views/board/river_names.h"
#include "views/board/table_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr double leastPixels = 7; ///< of a line that can still be read
constexpr double farScale = 9;    ///< pixels a cell below which a map is an overview
/// Names of cells further away than this never push another one about.
constexpr double noteReach = 8;

struct TextStyle
{
    Lettering lettering;
    QColor colour;
    bool capitals = false;
};

TextStyle textStyle(const PaintContext &c, const std::string &name)
{
    if (name == "hill")
        return {{0.27, false, false, 0.14}, c.colours.hillText, true};
    if (name == "water")
        return {{0.24, false, true, 0.1}, c.colours.waterText, false};
    if (name == "woods")
        return {{0.24, false, true, 0.06}, c.colours.woodsText, false};
    if (name == "region")
        return {{0.4, false, false, 0.24}, c.colours.hillText, true};
    if (name == "road")
        return {{0.18, false, true, 0.05}, c.colours.roadLine, false};
    return {{0.27, true, false, 0.03}, c.colours.ink, false};
}

/// A name that stands near something, and where it may stand.
struct Note
{
    QString text;
    QPointF at;
    Lettering lettering;
    std::array<QPointF, 4> places;
};

double unitOf(const PaintContext &c)
{
    return c.grid().isTable() ? tableUnit : 1;
}

/// The designer's words as they would be written without anything in their way.
MapName wanted(const PaintContext &c, const MapLabel &label)
{
    const TextStyle style = textStyle(c, label.style);
    MapName name{style.capitals ? qstr(label.text).toUpper() : qstr(label.text),
                 style.lettering,
                 style.colour,
                 toQt(label.at),
                 label.rotation,
                 label.style == "water" && label.rotation == 0,
                 label.style == "road"};
    name.lettering.height *= std::clamp(label.size, 0.1, 40.0) * unitOf(c);
    if (c.grid().isTable())
        name.at = flipTable(c.board, name.at);
    return name;
}

std::vector<Note> notesOf(const PaintContext &c)
{
    std::vector<Note> notes;
    if (!c.grid().isTable())
        for (const auto &[cell, note] : c.board.notes)
            if (!note.name.empty() && c.grid().contains(cell))
                notes.push_back({qstr(note.name),
                                 toQt(c.grid().centre(cell)),
                                 {0.2, true, false, 0.02},
                                 {{{0, 0.45}, {0, -0.45}, {0, 0.62}, {0, 0.1}}}});
    for (const Objective &objective : c.scenario.objectives)
        if (!objective.name.empty() && objective.place.kind != Place::Kind::Nowhere &&
            objective.place.board == c.boardIndex)
            notes.push_back({qstr(objective.name),
                             objectivePlace(c, objective),
                             {0.16, false, true, 0.02},
                             {{{0, 0.27}, {0, -0.27}, {0.5, 0.02}, {0, 0.42}}}});
    return notes;
}

class NamePlacer
{
public:
    explicit NamePlacer(const PaintContext &context)
        : m_context(context)
        , m_unit(unitOf(context))
        , m_map(toQt(context.grid().bounds()))
        , m_near(context.exposed.adjusted(-noteReach, -noteReach, noteReach, noteReach))
    {
        if (context.style.isVisible(MapLayer::Areas))
            for (const Area &area : context.board.areas)
                m_fixed.push_back(areaSign(context, area).name.outline());
    }

    std::vector<MapName> place(const NameRoom &room)
    {
        placeTexts();
        for (const Note &note : notesOf(m_context))
            placeNote(note);
        makeRoom(m_context, room, m_names, m_fixed);
        return std::move(m_names);
    }

private:
    void placeTexts()
    {
        struct Wanted
        {
            double rank; ///< its height as drawn: names of towns come before those of hamlets from far off too
            MapName name;
        };
        std::vector<Wanted> all;
        for (const MapLabel &label : m_context.board.texts) {
            MapName name = wanted(m_context, label);
            const double rank = name.lettering.height;
            // From far off places keep a size one can read, as long as there is room.
            if (!name.onRoad)
                enlarge(name, label.size);
            if (name.lettering.height * m_context.scale >= leastPixels)
                all.push_back({rank, std::move(name)});
        }
        std::stable_sort(all.begin(), all.end(), [](const Wanted &a, const Wanted &b) { return a.rank > b.rank; });
        for (Wanted &next : all)
            placeText(std::move(next.name));
    }

    void enlarge(MapName &name, double size) const
    {
        double height = leastPixels * 1.3 * m_context.pixel() * std::clamp(size, 1.0, 1.5);
        if (name.lettering.height >= height)
            return;
        // No name takes more than its part of the map.
        const double room = (m_context.scale < farScale ? 0.4 : 0.09) * std::hypot(m_map.width(), m_map.height());
        height *= std::min(1.0, room / textWidth(name.text, {height, name.lettering.bold, name.lettering.italic,
                                                             name.lettering.spacing}));
        if (height <= name.lettering.height)
            return;
        name.lettering.height = height;
        name.large = true;
    }

    /// The designer's place, or half a line or a line beside it; smaller when
    /// there is no room.
    void placeText(MapName name)
    {
        const MapName given = name;
        for (const double size : {1.0, 0.8}) {
            name.lettering.height = given.lettering.height * size;
            if (name.lettering.height * m_context.scale < leastPixels)
                return;
            for (const double lines : {0.0, -0.6, 0.6, -1.1, 1.1}) {
                const double angle = given.rotation * 3.14159265358979 / 180;
                name.at = given.at + QPointF(-std::sin(angle), std::cos(angle)) * lines * name.lettering.height;
                keepOnMap(name);
                if (take(name))
                    return;
            }
        }
    }

    /// A name that would reach beyond the map's edge moves inward.
    void keepOnMap(MapName &name) const
    {
        if (!m_map.contains(name.at))
            return;
        const QRectF box = name.outline().boundingRect();
        const auto shift = [](double low, double high, double least, double most) {
            return high - low >= most - least ? 0 : low < least ? least - low : high > most ? most - high : 0;
        };
        name.at += QPointF(shift(box.left(), box.right(), m_map.left(), m_map.right()),
                           shift(box.top(), box.bottom(), m_map.top(), m_map.bottom()));
    }

    void placeNote(const Note &note)
    {
        Lettering lettering = note.lettering;
        lettering.height *= m_unit;
        if (lettering.height * m_context.scale < leastPixels || !m_near.contains(note.at) || isSaid(note.text, note.at))
            return;
        for (const QPointF &step : note.places) {
            MapName name{note.text, lettering, m_context.colours.ink, note.at + step * m_unit};
            keepOnMap(name);
            if (take(name))
                return;
        }
    }

    bool isSaid(const QString &text, QPointF at) const
    {
        return std::any_of(m_names.begin(), m_names.end(), [&](const MapName &other) {
            return other.text.compare(text, Qt::CaseInsensitive) == 0 &&
                   QLineF(other.at, at).length() < 4 * m_unit + textWidth(other.text, other.lettering) / 2;
        });
    }

    bool take(const MapName &name)
    {
        const QPolygonF outline = name.outline();
        const QRectF box = outline.boundingRect();
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_boxes[i].intersects(box) && overlap(m_outlines[i], outline))
                return false;
        for (const QPolygonF &sign : m_fixed)
            if (sign.boundingRect().intersects(box) && overlap(sign, outline))
                return false;
        m_names.push_back(name);
        m_outlines.push_back(outline);
        m_boxes.push_back(box);
        return true;
    }

    const PaintContext &m_context;
    double m_unit;
    QRectF m_map;
    QRectF m_near;
    std::vector<QPolygonF> m_fixed;
    std::vector<MapName> m_names;
    std::vector<QPolygonF> m_outlines;
    std::vector<QRectF> m_boxes;
};

} // namespace

QPolygonF MapName::outline() const
{
    const double width = textWidth(text, lettering) / 2 + lettering.height * 0.1;
    const double height = lettering.height * 0.46;
    QTransform turn;
    turn.translate(at.x(), at.y());
    turn.rotate(rotation);
    return turn.map(QPolygonF(QRectF(-width, -height, 2 * width, 2 * height)));
}

QPointF objectivePlace(const PaintContext &c, const Objective &objective)
{
    if (objective.place.kind == Place::Kind::OnTable)
        return flipTable(c.board, toQt(objective.place.at));
    if (!c.grid().contains(objective.place.cell))
        return {-1e9, -1e9};
    return toQt(c.grid().centre(objective.place.cell)) + QPointF(0.3, 0.28);
}

bool overlap(const QPolygonF &a, const QPolygonF &b)
{
    // Two convex shapes lie apart when a side of one of them has all of the other beyond it.
    const auto apart = [](const QPolygonF &one, const QPolygonF &other) {
        const auto cross = [](QPointF u, QPointF v) { return u.x() * v.y() - u.y() * v.x(); };
        const QPointF middle = one.boundingRect().center();
        for (qsizetype i = 0; i < one.size(); ++i) {
            const QPointF from = one[i];
            const QPointF side = one[(i + 1) % one.size()] - from;
            const double inside = cross(side, middle - from);
            if (std::all_of(other.begin(), other.end(),
                            [&](QPointF p) { return cross(side, p - from) * inside <= 0; }) &&
                inside != 0)
                return true;
        }
        return false;
    };
    return !apart(a, b) && !apart(b, a);
}

double flagLength(const PaintContext &c)
{
    return std::max(0.27 * unitOf(c), 9 * c.pixel());
}

QRectF objectiveSign(const PaintContext &c, const Objective &objective)
{
    const double length = flagLength(c);
    const QPointF at = objectivePlace(c, objective);
    return {at.x() + 0.15 * length, at.y() - 1.1 * length, 1.1 * length, 1.75 * length};
}

std::vector<MapName> placedNames(const PaintContext &context, const NameRoom &room)
{
    return NamePlacer(context).place(room);
}

std::vector<QRectF> nameZones(const Scenario &scenario, int board)
{
    QPainter none;
    const MapStyle style;
    const PaintContext c(none, scenario, board, style, QRectF(), 1000);
    const QPointF move = nameMove * unitOf(c);
    std::vector<QRectF> zones;
    const auto add = [&](const QRectF &box, double height) {
        const double turned = std::hypot(move.x(), move.y()) + 1.3 * height;
        zones.push_back(box.adjusted(-turned, -turned, turned, turned));
    };
    for (const MapLabel &label : c.board.texts) {
        const MapName name = wanted(c, label);
        const double reach = name.river ? riverReach : 0;
        add(name.outline().boundingRect().adjusted(-reach, -reach, reach, reach), name.lettering.height);
    }
    for (const Note &note : notesOf(c)) {
        Lettering lettering = note.lettering;
        lettering.height *= unitOf(c);
        QRectF box;
        for (const QPointF &step : note.places)
            box |= MapName{note.text, lettering, {}, note.at + step * unitOf(c)}.outline().boundingRect();
        add(box, lettering.height);
    }
    return zones;
}

} // namespace hotchkiss
