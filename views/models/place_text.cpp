// SPDX-License-Identifier: MIT
#include "views/models/place_text.h"

#include "model/document/document.h"

#include <QStringList>

namespace hotchkiss {

namespace {

QString inches(double value)
{
    return QString::number(value, 'g', 6);
}

Result<Place> tablePlace(const Board &board, int index, const QString &text)
{
    const QStringList parts = text.split(QLatin1Char(','));
    bool okX = false;
    bool okY = false;
    const double x = parts.value(0).trimmed().toDouble(&okX);
    const double y = parts.value(1).trimmed().toDouble(&okY);
    if (parts.size() != 2 || !okX || !okY)
        return Error{{HK_NOOP("Write a point of the table as x, y in inches")}};
    const Rect table = board.grid.bounds();
    if (x < 0 || y < 0 || x > table.width || y > table.height)
        return Error{{HK_NOOP("The table is %1 by %2 inches"),
                      {inches(table.width).toStdString(), inches(table.height).toStdString()}}};
    return Place::onTable(index, {x, y});
}

} // namespace

QString placeText(const Scenario &scenario, const Place &place)
{
    const auto index = static_cast<std::size_t>(place.board);
    if (place.kind == Place::Kind::Nowhere || index >= scenario.boards.size())
        return {};
    const Board &board = scenario.boards[index];
    const QString prefix = scenario.boards.size() > 1 ? qstr(board.id) + QLatin1Char(':') : QString();
    if (place.kind == Place::Kind::OnTable)
        return prefix + inches(place.at.x) + QStringLiteral(", ") + inches(place.at.y);
    if (!board.grid.contains(place.cell))
        return prefix + QLatin1Char('?');
    return prefix + qstr(board.label(place.cell)) +
           (place.bank.empty() ? QString() : QLatin1Char('/') + qstr(place.bank));
}

Result<Place> placeFromText(const Scenario &scenario, int board, const QString &text)
{
    QString rest = text.trimmed();
    if (rest.isEmpty())
        return Place::nowhere();
    const qsizetype colon = rest.indexOf(QLatin1Char(':'));
    if (colon >= 0) {
        const std::string id = rest.left(colon).trimmed().toStdString();
        board = -1;
        for (std::size_t i = 0; i < scenario.boards.size(); ++i)
            if (scenario.boards[i].id == id)
                board = static_cast<int>(i);
        if (board < 0)
            return Error{{HK_NOOP("There is no board %1"), {id}}};
        rest = rest.mid(colon + 1).trimmed();
    }
    const Board &chosen = scenario.boards[static_cast<std::size_t>(board)];
    if (chosen.grid.isTable())
        return tablePlace(chosen, board, rest);
    const qsizetype slash = rest.indexOf(QLatin1Char('/'));
    const std::string bank = slash < 0 ? std::string() : rest.mid(slash + 1).trimmed().toStdString();
    const Result<Cell> cell =
        chosen.labels.cell(chosen.grid, (slash < 0 ? rest : rest.left(slash)).trimmed().toStdString());
    if (!cell)
        return cell.error();
    return Place::onCell(board, *cell, bank);
}

} // namespace hotchkiss
