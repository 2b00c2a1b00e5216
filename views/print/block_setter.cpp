// SPDX-License-Identifier: MIT
#include "views/print/block_setter.h"

#include "model/document/document.h"

#include <algorithm>

namespace hotchkiss {

using namespace print;

void BlockSetter::set(const std::vector<Block> &blocks)
{
    for (const Block &block : blocks)
        std::visit(*this, block);
}

void BlockSetter::add(double before, double height, std::function<void(QPainter &, QPointF, double)> paint, bool keep)
{
    m_flow.push_back({before, height, keep, std::move(paint), nullptr});
}

void BlockSetter::addLines(std::vector<TextLine> lines, const PrintType &type, double before, double indent)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        // Neither the first nor the last line of a paragraph stands alone.
        const bool keep = lines.size() > 1 && (i == 0 || i + 2 == lines.size());
        add(
            i == 0 ? before : 0, type.leading(),
            [line = std::move(lines[i]), type, indent](QPainter &painter, QPointF at, double) {
                writeTextLine(painter, at + QPointF(indent, type.ascent()), line, card_ink::text);
            },
            keep);
    }
}

void BlockSetter::addHeading(const QString &text, double before, const QString &rule)
{
    PrintType type = m_style.type().times(1.12).strong();
    type.spacing = 0.02;
    const PrintType small = m_style.type().times(0.82).slanted();
    const double ruleWidth = rule.isEmpty() ? 0 : textWidth(rule, small) + 2;
    const auto lines = brokenLines({{text, type}}, std::max(10.0, m_width - ruleWidth));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool last = i + 1 == lines.size();
        add(
            i == 0 ? before : 0, type.leading() + (last ? 0.5 : 0),
            [line = lines[i], type, small, ruleWidth, rule = last ? rule : QString(),
             width = m_width](QPainter &painter, QPointF at, double) {
                const double base = at.y() + type.ascent();
                writeTextLine(painter, {at.x(), base}, line, card_ink::text);
                writeLine(painter, {at.x() + width - ruleWidth + 2, base}, rule, small, card_ink::soft);
            },
            true);
    }
}

void BlockSetter::operator()(const Heading &heading)
{
    if (!heading.large) {
        addHeading(translated(heading.text), m_style.text * 0.8);
        return;
    }
    PrintType type = m_style.type().times(1.4);
    type.spacing = 0.02;
    add(
        m_style.text * 0.9, type.leading() + 1.1,
        [text = translated(heading.text), type, width = m_width](QPainter &painter, QPointF at, double) {
            const double base = at.y() + type.ascent();
            writeLine(painter, {at.x(), base}, text, type, card_ink::text);
            painter.setPen(QPen(card_ink::line, 0.25));
            painter.drawLine(QPointF(at.x(), base + 1.3), QPointF(at.x() + width, base + 1.3));
        },
        true);
}

void BlockSetter::operator()(const Paragraph &paragraph)
{
    const PrintType type = paragraph.italic ? m_style.type().slanted() : m_style.type();
    addLines(brokenLines({{translated(paragraph.text), type}}, m_width), type, m_style.text * 0.25);
}

void BlockSetter::operator()(const Steps &steps)
{
    const PrintType type = m_style.type();
    const double indent = type.size * 1.5;
    int number = 0;
    for (const Steps::Step &step : steps.steps) {
        const std::vector<TextRun> runs{{translated(step.name) + QLatin1Char(':'), type.strong()},
                                        {translated(step.text), type}};
        const std::size_t first = m_flow.size();
        addLines(brokenLines(runs, m_width - indent), type, type.size * 0.22, indent);
        const auto text = m_flow[first].paint;
        m_flow[first].paint = [text, type, label = QString::number(++number)](QPainter &painter, QPointF at,
                                                                              double dots) {
            writeLine(painter, at + QPointF(0, type.ascent()), label, type.strong(), card_ink::soft);
            text(painter, at, dots);
        };
    }
}

void BlockSetter::operator()(const Facts &facts)
{
    const PrintType type = m_style.type();
    double label = 0;
    for (const auto &[what, value] : facts.rows)
        label = std::max(label, textWidth(translated(what), type.slanted()));
    label = std::min(label + type.size * 0.8, m_width * 0.45);
    for (const auto &[what, value] : facts.rows) {
        const auto names = brokenLines({{translated(what), type.slanted()}}, label - 1);
        const auto values = brokenLines({{translated(value), type}}, m_width - label);
        const std::size_t count = std::max(names.size(), values.size());
        add(type.size * 0.15, static_cast<double>(count) * type.leading(),
            [names, values, type, label](QPainter &painter, QPointF at, double) {
                at.ry() += type.ascent();
                for (std::size_t i = 0; i < names.size(); ++i)
                    writeTextLine(painter, at + QPointF(0, static_cast<double>(i) * type.leading()), names[i],
                                  card_ink::soft);
                for (std::size_t i = 0; i < values.size(); ++i)
                    writeTextLine(painter, at + QPointF(label, static_cast<double>(i) * type.leading()), values[i],
                                  card_ink::text);
            });
    }
}

} // namespace hotchkiss
