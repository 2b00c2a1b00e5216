// SPDX-License-Identifier: MIT
#pragma once

#include <QIODevice>

#include <memory>

namespace hotchkiss {

/// Writes a picture row by row, so that its size is bounded by the disk and not by the memory.
class PngWriter
{
public:
    /// Begins a picture of 8-bit RGB rows on an open device.
    PngWriter(QIODevice &device, int width, int height, double dpi);
    ~PngWriter();
    PngWriter(const PngWriter &) = delete;
    PngWriter &operator=(const PngWriter &) = delete;

    /// Appends rows of 3 * width bytes that lie one behind the other. False once anything went wrong.
    bool writeRows(const unsigned char *rgb, int rows);
    /// Ends the picture after its last row.
    bool finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace hotchkiss
