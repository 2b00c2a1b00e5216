// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/outline.h"

#include <string_view>

namespace hotchkiss {

/// Width of running water by its look, in map units.
double waterWidth(std::string_view look);

/// A stretch of running water that may widen or thin out.
struct Stretch
{
    Curve curve;
    double start;
    double end; ///< width there
};
/// The running water of the cells that may show.
std::vector<Stretch> waterCourses(const PaintContext &context);
/// Water with its banks; stretches flow into one another.
void paintStretches(PaintContext &context, const std::vector<Stretch> &stretches);

} // namespace hotchkiss
