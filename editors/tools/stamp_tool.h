// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/stamp.h"
#include "editors/tools/tool.h"

namespace hotchkiss {

inline QString stampMimeType()
{
    return QStringLiteral("application/x-hotchkiss-stamp");
}
void putOnClipboard(const Stamp &stamp, const System &system);
/// What was copied in this or another window; empty when there is no stamp.
Stamp stampOnClipboard(const System &system);

/// Copies a region and puts it down elsewhere, turned or mirrored.
class StampTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override;
    bool worksOn(const Board &board) const override { return !board.grid.isTable(); }
    EditStep press(const Pointer &p) override;
    EditStep move(const Pointer &p) override;
    EditStep release(const Pointer &p) override;
    EditStep key(int key, Qt::KeyboardModifiers modifiers, bool &handled) override;
    void cancel() override { m_pressed = false; }
    void paintPreview(QPainter &painter, double pixel) const override;
    void setStamp(Stamp stamp) { m_stamp = std::move(stamp); }

private:
    Stamp m_stamp;
    Cell m_hover = noCell;
    QPointF m_from;
    QPointF m_to;
    bool m_pressed = false;
};

} // namespace hotchkiss
