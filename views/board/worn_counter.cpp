// SPDX-License-Identifier: MIT
#include "views/board/worn_counter.h"

#include "model/scenario/field_value.h"
#include "views/board/map_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace hotchkiss {

namespace {

struct CounterTags
{
    Q_DECLARE_TR_FUNCTIONS(CounterTags)
};

const QColor lostColour(0xa8, 0x2c, 0x22);
const QColor shakenColour(0xf0, 0xc2, 0x3c);
const QColor plainColour(0x2a, 0x26, 0x20);
const QColor darkInk(0x1d, 0x1a, 0x16);

int wholeOf(const Piece &piece, const char *key)
{
    const auto found = piece.fields.find(key);
    const auto *number = found == piece.fields.end() ? nullptr : std::get_if<std::int64_t>(&found->second);
    return number == nullptr ? 0 : static_cast<int>(*number);
}

bool flagOf(const Piece &piece, const char *key)
{
    const auto found = piece.fields.find(key);
    const bool *flag = found == piece.fields.end() ? nullptr : std::get_if<bool>(&found->second);
    return flag != nullptr && *flag;
}

std::string wordsOf(const Piece &piece, const char *key)
{
    const auto found = piece.fields.find(key);
    const auto *words = found == piece.fields.end() ? nullptr : std::get_if<std::string>(&found->second);
    return words == nullptr ? std::string() : *words;
}

void paintTag(QPainter &painter, QPointF at, const QString &text, const QColor &face, const QColor &ink)
{
    const QRectF tag(at.x() - 0.105, at.y() - 0.08, 0.21, 0.16);
    painter.setPen(QPen(QColor(255, 255, 255, 210), 0.014));
    painter.setBrush(face);
    painter.drawRoundedRect(tag, 0.04, 0.04);
    writeText(painter, tag.center(), text, {0.14, true, false, 0}, ink);
}

} // namespace

CounterState counterState(const Piece &piece)
{
    return {wholeOf(piece, "losses") + wholeOf(piece, "holders"), wholeOf(piece, "demoralized"),
            !wordsOf(piece, "approach_firers").empty(), flagOf(piece, "dismounted")};
}

Piece withPresentStrength(const Scenario &scenario, const Piece &piece)
{
    Piece worn = piece;
    const int lost = counterState(piece).lost;
    if (lost == 0 || scenario.system->counterFields.empty())
        return worn;
    const std::string &key = scenario.system->counterFields.front();
    if (const Field *field = findField(fieldsOf(*scenario.system, piece.kind), key))
        if (const Value printed = valueOr(piece.fields, *field); std::holds_alternative<std::int64_t>(printed))
            worn.fields[key] = std::max(std::int64_t{0}, std::get<std::int64_t>(printed) - lost);
    return worn;
}

void paintState(QPainter &painter, const CounterState &state, double scale)
{
    constexpr double leastToRead = 34;
    constexpr double upper = 0.4;
    constexpr double lower = 0.6;
    if (scale < leastToRead)
        return;
    if (state.lost > 0)
        paintTag(painter, {0.14, upper}, QChar(0x2212) + QString::number(state.lost), lostColour, Qt::white);
    if (state.shaken > 0)
        paintTag(painter, {0.14, lower}, CounterTags::tr("D%1", "demoralized points").arg(state.shaken), shakenColour,
                 darkInk);
    if (state.underFire)
        paintTag(painter, {0.86, upper}, CounterTags::tr("AF", "approach fire"), plainColour, Qt::white);
    if (state.dismounted)
        paintTag(painter, {0.86, lower}, CounterTags::tr("Ft", "on foot"), Qt::white, darkInk);
}

Cell horsesOf(const Scenario &scenario, int board, const Piece &piece)
{
    const std::string label = wordsOf(piece, "horses_at");
    if (label.empty() || piece.place.kind != Place::Kind::OnCell || piece.place.board != board)
        return noCell;
    const Board &map = scenario.boards[static_cast<std::size_t>(board)];
    const auto cell = map.labels.cell(map.grid, label);
    return cell ? *cell : noCell;
}

QRectF horsesRect(QPointF centre)
{
    constexpr double size = 0.3;
    return {centre.x() + 0.12, centre.y() - 0.46, size, size};
}

} // namespace hotchkiss
