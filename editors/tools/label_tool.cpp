// SPDX-License-Identifier: MIT
// Words on the map: typed where they stand, moved, turned and sized.
#include "editors/tools/preview.h"
#include "editors/tools/tools.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hotchkiss {

namespace {

class LabelTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {
            QStringLiteral("label"), Tool::tr("Label"), QStringLiteral("tool-label"), QStringLiteral("T"),
            Tool::tr("Click to write a name, drag one to move it, double-click to change it; R and Shift+R turn it, "
                     "[ and ] size it; the right button removes it")};
    }

    EditStep press(const Pointer &p) override
    {
        m_drag.clear();
        m_isNew = false;
        if (m_context.options().isLocked(MapLayer::Texts))
            return {};
        const int found = textAt(p);
        if (p.button == Qt::RightButton && found >= 0)
            return {HK_NOOP("Remove label"), {removeItem(index(found), text(found), m_context.boardIndex())}};
        if (p.button != Qt::LeftButton)
            return {};
        m_at = placeOf(p);
        m_isNew = found < 0;
        if (found >= 0) {
            m_drag = text(found).id;
            m_context.setSelection({{}, {m_drag}, noSide});
        }
        return {};
    }

    EditStep move(const Pointer &p) override
    {
        const int found = m_drag.empty() ? -1 : textNamed(m_drag);
        if (found < 0)
            return {};
        const Point to = placeOf(p);
        MapLabel moved = text(found);
        moved.at = {moved.at.x + to.x - m_at.x, moved.at.y + to.y - m_at.y};
        m_at = to;
        return replaced(found, moved, HK_NOOP("Move label"));
    }

    EditStep release(const Pointer &p) override
    {
        m_drag.clear();
        if (!std::exchange(m_isNew, false))
            return {};
        m_typing.clear();
        m_request = TextRequest{p.map, {}};
        return {};
    }

    EditStep doubleClick(const Pointer &p) override
    {
        const int found = textAt(p);
        if (found < 0 || m_context.options().isLocked(MapLayer::Texts))
            return {};
        m_isNew = false;
        m_drag.clear();
        m_typing = text(found).id;
        m_request = TextRequest{p.map, qstr(text(found).text)};
        return {};
    }

    std::optional<TextRequest> takeTextRequest() override { return std::exchange(m_request, std::nullopt); }

    EditStep typed(const QString &words) override
    {
        const std::string id = std::exchange(m_typing, {});
        if (words.isEmpty())
            return {};
        if (const int found = id.empty() ? -1 : textNamed(id); found >= 0) {
            MapLabel changed = text(found);
            changed.text = words.toStdString();
            return replaced(found, changed, HK_NOOP("Change label"));
        }
        MapLabel label;
        label.text = words.toStdString();
        label.style = m_context.options().labelStyle;
        label.at = m_at;
        label.id = freshId(m_context.scenario(), "label " + label.text);
        m_context.setSelection({{}, {label.id}, noSide});
        const std::size_t last = m_context.board().texts.size();
        return {HK_NOOP("New label"), {insertItem(last, label, m_context.boardIndex())}};
    }

    bool wantsKey(int key, Qt::KeyboardModifiers modifiers) const override
    {
        return key == Qt::Key_R && !modifiers.testFlag(Qt::ControlModifier) && chosen() >= 0;
    }

    EditStep key(int key, Qt::KeyboardModifiers modifiers, bool &handled) override
    {
        const bool sizes = key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight;
        const int found = chosen();
        handled = found >= 0 && (sizes || key == Qt::Key_R);
        if (!handled || m_context.options().isLocked(MapLayer::Texts))
            return {};
        MapLabel changed = text(found);
        if (sizes)
            changed.size = std::clamp(changed.size * (key == Qt::Key_BracketRight ? 1.25 : 0.8), 0.2, 8.0);
        else
            changed.rotation =
                std::remainder(changed.rotation + (modifiers.testFlag(Qt::ShiftModifier) ? -turnStep : turnStep), 360);
        return replaced(found, changed, sizes ? HK_NOOP("Size label") : HK_NOOP("Turn label"));
    }

    void cancel() override
    {
        m_drag.clear();
        m_isNew = false;
        m_request.reset();
    }

    Qt::CursorShape cursor() const override { return Qt::IBeamCursor; }

private:
    static constexpr double turnStep = 15;
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    const MapLabel &text(int i) const { return m_context.board().texts[index(i)]; }

    Point placeOf(const Pointer &p) const
    {
        return m_context.board().grid.isTable() ? p.table : Point{p.map.x(), p.map.y()};
    }
    int textNamed(const std::string &id) const
    {
        const auto &texts = m_context.board().texts;
        for (std::size_t i = 0; i < texts.size(); ++i)
            if (texts[i].id == id)
                return static_cast<int>(i);
        return -1;
    }
    int chosen() const
    {
        for (const std::string &id : m_context.selection().items)
            if (const int found = textNamed(id); found >= 0)
                return found;
        return -1;
    }
    int textAt(const Pointer &p) const { return mapTextAt(m_context.board(), placeOf(p)); }
    EditStep replaced(int i, const MapLabel &after, const char *name) const
    {
        if (after == text(i))
            return {};
        return {name, {replaceItem(index(i), text(i), after, m_context.boardIndex())}};
    }

    std::string m_drag;
    std::string m_typing; ///< the label whose words are being changed; empty: a new one
    Point m_at;
    bool m_isNew = false;
    std::optional<TextRequest> m_request;
};

} // namespace

int mapTextAt(const Board &board, Point place)
{
    const double unit = board.grid.isTable() ? 5 : 1;
    for (std::size_t i = board.texts.size(); i-- > 0;) {
        // The words' own box, at the average width of a letter.
        const MapLabel &text = board.texts[i];
        const double angle = text.rotation * M_PI / 180 * (board.grid.isTable() ? -1 : 1);
        const double dx = place.x - text.at.x;
        const double dy = place.y - text.at.y;
        const double along = dx * std::cos(angle) + dy * std::sin(angle);
        const double across = dy * std::cos(angle) - dx * std::sin(angle);
        const double high = 0.3 * unit * text.size * (text.style == "region" ? 2 : 1);
        if (std::abs(across) < high * 0.75 &&
            std::abs(along) < high * 0.32 * static_cast<double>(text.text.size()) + 0.1)
            return static_cast<int>(i);
    }
    return -1;
}

void addLabelTool(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<LabelTool>(context));
}

} // namespace hotchkiss
