// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tools.h"

namespace hotchkiss {

/// A scenario with its tools, driven by pointers as the board editor would.
struct Bench
{
    explicit Bench(const char *system, std::size_t preset = 0)
        : document(makeScenario(*findSystem(system), findSystem(system)->presets[preset]))
        , original(document.scenario())
        , context(&document)
        , tools(makeTools(context))
    {}

    Tool &tool(const char *id)
    {
        for (auto &tool : tools)
            if (tool->description().id == QLatin1String(id))
                return *tool;
        qFatal("no tool %s", id);
    }
    Pointer at(Cell cell, Qt::MouseButton button = Qt::LeftButton) const
    {
        Pointer p;
        const Point centre = context.board().grid.centre(cell);
        p.map = {centre.x, centre.y};
        p.cell = cell;
        p.side = context.board().grid.sideAt(centre);
        p.button = button;
        return p;
    }
    Pointer atSide(SideId side, Cell in) const
    {
        Pointer p = at(in);
        p.side = side;
        return p;
    }
    Pointer onTable(double x, double y) const
    {
        Pointer p;
        p.table = {x, y};
        p.map = {x, context.board().grid.bounds().height - y};
        p.button = Qt::LeftButton;
        return p;
    }
    void stroke(Tool &tool, const std::vector<Pointer> &points)
    {
        const int number = document.newStroke();
        document.execute(tool.press(points.front()), number);
        for (const Pointer &p : points)
            document.execute(tool.move(p), number);
        document.execute(tool.release(points.back()), number);
    }
    bool undoesTo(int steps)
    {
        if (document.undoStack()->count() != steps)
            return false;
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        return document.scenario() == original;
    }
    const Board &board() const { return document.board(0); }

    Document document;
    Scenario original;
    ToolContext context;
    std::vector<std::unique_ptr<Tool>> tools;
};

} // namespace hotchkiss
