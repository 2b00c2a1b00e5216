// SPDX-License-Identifier: MIT
#include "tests/pictures/palette.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace hotchkiss {

namespace {

constexpr int most = 256;
constexpr int bits = 6; // of a channel that tell colours apart
constexpr int drop = 8 - bits;
constexpr std::size_t bins = std::size_t{1} << (3 * bits);

struct Bin
{
    std::uint32_t at = 0;
    std::int64_t count = 0;
    std::array<int, 3> colour{};
};

struct Box
{
    std::size_t first = 0;
    std::size_t last = 0; ///< behind the last bin
    std::int64_t count = 0;
    int channel = 0;
    int width = 0;
};

std::uint32_t binOf(QRgb colour)
{
    return static_cast<std::uint32_t>((qRed(colour) >> drop << (2 * bits)) | (qGreen(colour) >> drop << bits) |
                                      (qBlue(colour) >> drop));
}

Box boxOf(const std::vector<Bin> &all, std::size_t first, std::size_t last)
{
    Box box{first, last};
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const auto [low, high] = std::minmax_element(
            all.begin() + static_cast<std::ptrdiff_t>(first), all.begin() + static_cast<std::ptrdiff_t>(last),
            [channel](const Bin &a, const Bin &b) { return a.colour[channel] < b.colour[channel]; });
        const int width = high->colour[channel] - low->colour[channel];
        if (width > box.width) {
            box.width = width;
            box.channel = static_cast<int>(channel);
        }
    }
    for (std::size_t i = first; i < last; ++i)
        box.count += all[i].count;
    return box;
}

std::vector<Bin> countColours(const QImage &picture)
{
    std::vector<std::int64_t> counts(bins);
    std::vector<std::array<std::int64_t, 3>> sums(bins);
    for (int y = 0; y < picture.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const std::uint32_t bin = binOf(line[x]);
            ++counts[bin];
            sums[bin][0] += qRed(line[x]);
            sums[bin][1] += qGreen(line[x]);
            sums[bin][2] += qBlue(line[x]);
        }
    }
    std::vector<Bin> used;
    for (std::size_t i = 0; i < bins; ++i)
        if (counts[i] > 0)
            used.push_back({static_cast<std::uint32_t>(i),
                            counts[i],
                            {static_cast<int>(sums[i][0] / counts[i]), static_cast<int>(sums[i][1] / counts[i]),
                             static_cast<int>(sums[i][2] / counts[i])}});
    return used;
}

std::vector<Box> cutBoxes(std::vector<Bin> &all)
{
    std::vector<Box> boxes{boxOf(all, 0, all.size())};
    while (boxes.size() < most) {
        // Wide boxes matter for the eye, full ones for the area.
        const auto weight = [](const Box &box) { return double(box.width) * double(box.width) * double(box.count); };
        const auto widest = std::max_element(boxes.begin(), boxes.end(),
                                             [&](const Box &a, const Box &b) { return weight(a) < weight(b); });
        if (widest->width == 0)
            break;
        const Box box = *widest;
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(box.first);
        const auto last = all.begin() + static_cast<std::ptrdiff_t>(box.last);
        const auto channel = static_cast<std::size_t>(box.channel);
        std::sort(first, last, [channel](const Bin &a, const Bin &b) { return a.colour[channel] < b.colour[channel]; });
        std::int64_t half = 0;
        std::size_t cut = box.first;
        while (cut + 1 < box.last && (cut == box.first || half < box.count / 2))
            half += all[cut++].count;
        *widest = boxOf(all, box.first, cut);
        boxes.push_back(boxOf(all, cut, box.last));
    }
    return boxes;
}

} // namespace

QImage inFewColours(const QImage &source)
{
    const QImage picture = source.convertToFormat(QImage::Format_RGB32);
    std::vector<Bin> all = countColours(picture);
    const std::vector<Box> boxes = cutBoxes(all);
    QList<QRgb> table;
    std::vector<std::uint8_t> entry(bins);
    for (const Box &box : boxes) {
        std::array<std::int64_t, 3> sum{};
        for (std::size_t i = box.first; i < box.last; ++i) {
            entry[all[i].at] = static_cast<std::uint8_t>(table.size());
            for (std::size_t channel = 0; channel < 3; ++channel)
                sum[channel] += all[i].colour[channel] * all[i].count;
        }
        table << qRgb(int(sum[0] / box.count), int(sum[1] / box.count), int(sum[2] / box.count));
    }
    QImage few(picture.size(), QImage::Format_Indexed8);
    few.setColorTable(table);
    for (int y = 0; y < picture.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        uchar *to = few.scanLine(y);
        for (int x = 0; x < picture.width(); ++x)
            to[x] = entry[binOf(from[x])];
    }
    return few;
}

} // namespace hotchkiss
