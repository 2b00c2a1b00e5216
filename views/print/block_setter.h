// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_card.h"
#include "views/print/flow.h"
#include "views/print/print_pages.h"
#include "views/print/print_text.h"

namespace hotchkiss {

/// Inks of printed cards.
namespace card_ink {
inline const QColor text(0x1d, 0x1a, 0x16);
inline const QColor soft(0x6a, 0x60, 0x52);
inline const QColor line(0x8c, 0x82, 0x70);
inline const QColor hair(0xc9, 0xc0, 0xb0);
inline const QColor tint(0xf3, 0xee, 0xe2);
inline const QColor warning(0xa0, 0x24, 0x1c);
} // namespace card_ink

/// What all blocks of a card are set with.
struct CardStyle
{
    const Scenario *scenario = nullptr;
    MapStyle map;
    double text = 3.35;   ///< millimetres of the em
    double picture = 1;   ///< times the size that pictures ask for
    double tallest = 1e9; ///< of anything: a page's height

    PrintType type() const { return {text}; }
};

/// Sets blocks in a column of that width, one item of flow after the other.
class BlockSetter
{
public:
    BlockSetter(const CardStyle &style, double width, Flow &flow)
        : m_style(style)
        , m_width(width)
        , m_flow(flow)
    {}

    void set(const std::vector<print::Block> &blocks);

    void operator()(const print::Heading &heading);
    void operator()(const print::Paragraph &paragraph);
    void operator()(const print::Steps &steps);
    void operator()(const print::Facts &facts);
    void operator()(const print::Table &table);
    void operator()(const print::MapPicture &picture);
    void operator()(const print::Track &track);
    void operator()(const print::Boxes &boxes);

private:
    /// Lines with a hanging indent, the first of them that far below what stands above.
    void addLines(std::vector<TextLine> lines, const PrintType &type, double before, double indent = 0);
    void addHeading(const QString &text, double before, const QString &rule = {});
    void addLegend(const print::MapPicture &picture);
    void add(double before, double height, std::function<void(QPainter &, QPointF, double)> paint, bool keep = false);

    const CardStyle &m_style;
    double m_width;
    Flow &m_flow;
};

} // namespace hotchkiss
