// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/outline.h"

namespace hotchkiss {

/// Strokes of falling ground along a curve. `sign` says on which side of the
/// curve's direction the low ground lies: +1 to the right of the way on a
/// screen, -1 to the left.
class Hachures
{
public:
    Hachures(double scale, double line);
    void add(const Curve &curve, double sign, double reach);
    /// Toothed rock instead of strokes.
    void addTeeth(const Curve &curve, double sign, double reach);

    const QPainterPath &path() const { return m_path; }
    const QPainterPath &crest() const { return m_crest; }

private:
    double m_scale;
    double m_line;
    QPainterPath m_path;
    QPainterPath m_crest;
};

} // namespace hotchkiss
