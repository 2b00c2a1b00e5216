// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/map_names.h"

#include <QLineF>
#include <QPolygonF>

#include <vector>

namespace hotchkiss {

/// What names should leave free: counters and flags first, roads if it can be had.
class NameRoom
{
public:
    explicit NameRoom(const PaintContext &context);

    /// How much of a name counters and flags hide: 0 nothing, 1 all of it.
    double hidden(const MapName &name) const;
    bool isHidden(const QPolygonF &outline) const;
    /// How far roads run below a name, in cells.
    double crossed(const MapName &name) const;

private:
    struct Thing
    {
        QPolygonF outline;
        QRectF box;
    };
    void add(const QPolygonF &outline);

    const PaintContext &m_context;
    std::vector<Thing> m_things;
};

/// Moves names a little to where they can be read: beside counters rather than under them. Names that follow a river
/// stay; so do those for which there is no better place.
void makeRoom(const PaintContext &context, const NameRoom &room, std::vector<MapName> &names,
              const std::vector<QPolygonF> &fixed);

/// The names of a map, as they are painted: those as large as on paper below the counters, those that are enlarged to
/// be read from far off over them.
class NamesOnMap
{
public:
    explicit NamesOnMap(const PaintContext &context);
    void paintBelowCounters(PaintContext &context) const { paint(context, false); }
    void paintOverCounters(PaintContext &context) const { paint(context, true); }

private:
    void paint(PaintContext &context, bool large) const;
    NameRoom m_room;
    std::vector<MapName> m_names;
};

/// How far makeRoom moves a name at most, in cells to the side and up or down.
constexpr QPointF nameMove{0.9, 0.7};

} // namespace hotchkiss
