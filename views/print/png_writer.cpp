// SPDX-License-Identifier: MIT
#include "views/print/png_writer.h"

#include <QtMath>

#include <csetjmp>
#include <png.h>

namespace hotchkiss {

struct PngWriter::State
{
    png_structp png = nullptr;
    png_infop info = nullptr;
    std::size_t rowBytes = 0;
    bool failed = false;
};

namespace {

void writeBytes(png_structp png, png_bytep bytes, png_size_t count)
{
    auto *device = static_cast<QIODevice *>(png_get_io_ptr(png));
    const auto length = static_cast<qint64>(count);
    if (device->write(reinterpret_cast<const char *>(bytes), length) != length)
        png_error(png, "device");
}

void flushBytes(png_structp) {}
// What went wrong is told by the device; libpng's own words would land on the console.
[[noreturn]] void onError(png_structp png, png_const_charp)
{
    png_longjmp(png, 1);
}
void onWarning(png_structp, png_const_charp) {}

} // namespace

PngWriter::PngWriter(QIODevice &device, int width, int height, double dpi)
    : m_state(std::make_unique<State>())
{
    State &s = *m_state;
    s.rowBytes = static_cast<std::size_t>(width) * 3;
    s.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, onError, onWarning);
    s.info = png_create_info_struct(s.png);
    if (setjmp(png_jmpbuf(s.png)) != 0) {
        s.failed = true;
        return;
    }
    png_set_user_limits(s.png, PNG_UINT_31_MAX, PNG_UINT_31_MAX); // instead of a million pixels
    png_set_write_fn(s.png, &device, writeBytes, flushBytes);
    // Washes have long even runs and soft slopes: the plain filters at a low level are as small as the slow ones.
    png_set_compression_level(s.png, 4);
    png_set_filter(s.png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB | PNG_FILTER_UP);
    png_set_IHDR(s.png, s.info, static_cast<png_uint_32>(width), static_cast<png_uint_32>(height), 8,
                 PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    const auto dotsAMetre = static_cast<png_uint_32>(qRound(dpi / 0.0254));
    png_set_pHYs(s.png, s.info, dotsAMetre, dotsAMetre, PNG_RESOLUTION_METER);
    png_write_info(s.png, s.info);
}

PngWriter::~PngWriter()
{
    png_destroy_write_struct(&m_state->png, &m_state->info);
}

bool PngWriter::writeRows(const unsigned char *rgb, int rows)
{
    State &s = *m_state;
    if (s.failed)
        return false;
    if (setjmp(png_jmpbuf(s.png)) != 0) {
        s.failed = true;
        return false;
    }
    for (int row = 0; row < rows; ++row)
        png_write_row(s.png, rgb + static_cast<std::size_t>(row) * s.rowBytes);
    return true;
}

bool PngWriter::finish()
{
    State &s = *m_state;
    if (s.failed)
        return false;
    if (setjmp(png_jmpbuf(s.png)) != 0) {
        s.failed = true;
        return false;
    }
    png_write_end(s.png, s.info);
    return true;
}

} // namespace hotchkiss
