// SPDX-License-Identifier: MIT
#include "views/playtest/dice_delegate.h"

#include "views/playtest/dice_painter.h"
#include "views/playtest/log_model.h"

#include <algorithm>

namespace hotchkiss {

namespace {
constexpr double smallDie = 15;
constexpr int inARow = 5;

std::vector<Dice::Roll> rollsOf(const QModelIndex &index)
{
    const auto *log = qobject_cast<const LogModel *>(index.model());
    return log == nullptr ? std::vector<Dice::Roll>() : log->rollsOf(index.row());
}
} // namespace

void DiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    plain.text.clear();
    plain.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, plain.widget);
    const std::vector<Dice::Roll> rolls = rollsOf(index);
    QRectF line(option.rect.left() + 2, option.rect.top() + 3, option.rect.width() - 2, smallDie);
    for (std::size_t first = 0; first < rolls.size(); first += inARow) {
        const auto last = std::min(rolls.size(), first + inARow);
        paintDice(
            *painter, line,
            {rolls.begin() + static_cast<std::ptrdiff_t>(first), rolls.begin() + static_cast<std::ptrdiff_t>(last)},
            option.palette);
        line.translate(0, smallDie + 3);
    }
}

QSize DiceDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const std::vector<Dice::Roll> rolls = rollsOf(index);
    const int count = static_cast<int>(rolls.size());
    const std::vector<Dice::Roll> row(static_cast<std::size_t>(std::min(count, inARow)));
    const int rows = std::max(1, (count + inARow - 1) / inARow);
    return {static_cast<int>(diceWidth(row, smallDie)) + 8, rows * static_cast<int>(smallDie + 3) + 5};
}

} // namespace hotchkiss
