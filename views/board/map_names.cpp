// SPDX-License-Identifier: MIT
#include "views/board/map_names.h"

#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/board/table_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr double leastPixels = 6.5; ///< of a line that can still be read
constexpr double farScale = 9;      ///< pixels a cell below which a map is an overview
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

class NamePlacer
{
public:
    explicit NamePlacer(const PaintContext &context)
        : m_context(context)
        , m_unit(context.grid().isTable() ? tableUnit : 1)
        , m_near(context.exposed.adjusted(-noteReach, -noteReach, noteReach, noteReach))
    {}

    std::vector<MapName> place()
    {
        placeTexts();
        if (!m_context.grid().isTable())
            for (const auto &[cell, note] : m_context.board.notes)
                if (!note.name.empty() && m_context.grid().contains(cell))
                    placeMinor(qstr(note.name), toQt(m_context.grid().centre(cell)), {0.2, true, false, 0.02},
                               {{{0, 0.45}, {0, -0.45}, {0, 0.62}, {0, 0.1}}});
        for (const Objective &objective : m_context.scenario.objectives)
            if (!objective.name.empty() && objective.place.kind != Place::Kind::Nowhere &&
                objective.place.board == m_context.boardIndex)
                placeMinor(qstr(objective.name), objectivePlace(m_context, objective), {0.16, false, true, 0.02},
                           {{{0, 0.27}, {0, -0.27}, {0.5, 0.02}, {0, 0.42}}});
        return std::move(m_names);
    }

private:
    void placeTexts()
    {
        std::vector<MapName> wanted;
        for (const MapLabel &label : m_context.board.texts) {
            const TextStyle style = textStyle(m_context, label.style);
            MapName name{style.capitals ? qstr(label.text).toUpper() : qstr(label.text),
                         style.lettering,
                         style.colour,
                         toQt(label.at),
                         label.rotation,
                         label.style == "water" && label.rotation == 0};
            name.lettering.height *= std::clamp(label.size, 0.1, 40.0) * m_unit;
            // From far off places keep a size one can read, as long as there is room.
            if (m_context.scale < farScale && label.style != "road")
                name.lettering.height = std::max(name.lettering.height, leastPixels * 1.4 * m_context.pixel() *
                                                                            std::clamp(label.size, 1.0, 1.6));
            if (m_context.grid().isTable())
                name.at = flipTable(m_context.board, name.at);
            if (name.lettering.height * m_context.scale >= leastPixels)
                wanted.push_back(std::move(name));
        }
        std::stable_sort(wanted.begin(), wanted.end(),
                         [](const MapName &a, const MapName &b) { return a.lettering.height > b.lettering.height; });
        for (MapName &name : wanted)
            placeText(std::move(name));
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
                if (take(name))
                    return;
            }
        }
    }

    void placeMinor(const QString &text, QPointF at, Lettering lettering, const std::array<QPointF, 4> &places)
    {
        lettering.height *= m_unit;
        if (lettering.height * m_context.scale < leastPixels || !m_near.contains(at) || isSaid(text, at))
            return;
        for (const QPointF &step : places)
            if (take({text, lettering, m_context.colours.ink, at + step * m_unit}))
                return;
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
            if (m_boxes[i].intersects(box) && m_outlines[i].intersects(outline))
                return false;
        m_names.push_back(name);
        m_outlines.push_back(outline);
        m_boxes.push_back(box);
        return true;
    }

    const PaintContext &m_context;
    double m_unit;
    QRectF m_near;
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

std::vector<MapName> placedNames(const PaintContext &context)
{
    return NamePlacer(context).place();
}

} // namespace hotchkiss
