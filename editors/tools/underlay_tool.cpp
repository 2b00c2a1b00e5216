// SPDX-License-Identifier: MIT
// The scanned map: moved, scaled, turned and fitted to the grid with the mouse.
#include "editors/tools/preview.h"
#include "editors/tools/tools.h"
#include "model/board/underlay.h"

#include <cmath>

namespace hotchkiss {

namespace {

Point pointOf(QPointF p)
{
    return {p.x(), p.y()};
}

class UnderlayTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {
            QStringLiteral("underlay"), Tool::tr("Underlay"), QStringLiteral("tool-underlay"), QStringLiteral("Y"),
            Tool::tr(
                "Drag to move the scanned map, Shift-drag to scale, Ctrl-drag to turn it; press F to fit two points "
                "to the grid")};
    }
    Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

    QString status() const override
    {
        if (m_context.board().underlay.empty())
            return Tool::tr("There is no scanned map yet; choose one in the Map menu");
        switch (m_fitting ? m_points.size() : 4) {
        case 0:
            return Tool::tr("Click a point of the picture that you can find on the grid");
        case 1:
            return Tool::tr("Click the cell or place that point belongs to");
        case 2:
            return Tool::tr("Click a second point of the picture, far from the first");
        case 3:
            return Tool::tr("Click the cell or place the second point belongs to");
        default:
            return description().hint;
        }
    }

    EditStep press(const Pointer &p) override
    {
        if (m_context.board().underlay.empty() || p.button != Qt::LeftButton)
            return {};
        if (m_fitting)
            return addPoint(p);
        m_from = p;
        m_to = p;
        m_pressed = true;
        return {};
    }
    EditStep move(const Pointer &p) override
    {
        m_to = p;
        return {};
    }
    EditStep release(const Pointer &p) override
    {
        if (!m_pressed)
            return {};
        m_to = p;
        m_pressed = false;
        return changed(dragged(), HK_NOOP("Move the underlay"));
    }
    EditStep key(int key, Qt::KeyboardModifiers, bool &handled) override
    {
        handled = key == Qt::Key_F && !m_context.board().underlay.empty();
        if (handled) {
            m_fitting = true;
            m_points.clear();
        }
        return {};
    }
    void cancel() override
    {
        m_pressed = m_fitting = false;
        m_points.clear();
    }

    void paintPreview(QPainter &painter, double pixel) const override
    {
        QPainterPath path;
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            const QPointF at(m_points[i].x, m_points[i].y);
            path.addEllipse(at, 7 * pixel, 7 * pixel);
            if (i % 2 == 1) {
                path.moveTo(m_points[i - 1].x, m_points[i - 1].y);
                path.lineTo(at);
            }
        }
        if (m_pressed) {
            // The picture's frame: where its corners were goes where the drag takes them.
            const Underlay &before = m_context.board().underlay;
            const Underlay after = dragged();
            const Rect all = m_context.board().grid.bounds();
            QPolygonF frame;
            for (const Point corner : {Point{0, 0}, {all.width, 0}, {all.width, all.height}, {0, all.height}}) {
                const Point to = underlayToMap(after, mapToUnderlay(before, corner));
                frame << QPointF(to.x, to.y);
            }
            path.addPolygon(frame);
            path.closeSubpath();
        }
        strokePreview(painter, path, pixel);
    }

private:
    Underlay dragged() const
    {
        Underlay underlay = m_context.board().underlay;
        const Rect all = m_context.board().grid.bounds();
        const Point middle{all.left + all.width / 2, all.top + all.height / 2};
        const Point from{m_from.map.x() - middle.x, m_from.map.y() - middle.y};
        const Point to{m_to.map.x() - middle.x, m_to.map.y() - middle.y};
        const double was = std::hypot(from.x, from.y);
        if (m_from.modifiers.testFlag(Qt::ShiftModifier) && was > 0.1)
            return scaledAbout(underlay, middle, std::max(0.01, std::hypot(to.x, to.y) / was));
        if (m_from.modifiers.testFlag(Qt::ControlModifier))
            return turnedAbout(underlay, middle, (std::atan2(to.y, to.x) - std::atan2(from.y, from.x)) * 180 / M_PI);
        underlay.at = {underlay.at.x + to.x - from.x, underlay.at.y + to.y - from.y};
        return underlay;
    }

    EditStep addPoint(const Pointer &p)
    {
        const Grid &grid = m_context.board().grid;
        // Every second point is a cell's centre.
        const bool belongs = m_points.size() % 2 == 1 && p.cell != noCell;
        m_points.push_back(belongs ? grid.centre(p.cell) : pointOf(p.map));
        if (m_points.size() < 4)
            return {};
        const Underlay fitted =
            alignedTo(m_context.board().underlay, m_points[0], m_points[1], m_points[2], m_points[3]);
        cancel();
        return changed(fitted, HK_NOOP("Fit the underlay to the grid"));
    }

    EditStep changed(const Underlay &underlay, const char *name) const
    {
        if (underlay == m_context.board().underlay)
            return {};
        Board board = m_context.board();
        board.underlay = underlay;
        return {name, {replaceBoard(m_context.scenario(), m_context.boardIndex(), std::move(board))}};
    }

    Pointer m_from;
    Pointer m_to;
    bool m_pressed = false;
    bool m_fitting = false;
    std::vector<Point> m_points; ///< picture, grid, picture, grid
};

} // namespace

void addUnderlayTool(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<UnderlayTool>(context));
}

} // namespace hotchkiss
