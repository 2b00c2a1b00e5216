// SPDX-License-Identifier: MIT
#include "app/find/find_entries.h"

#include "model/document/document.h"
#include "views/icons.h"

#include <QCoreApplication>

namespace hotchkiss {

namespace {

struct Find
{
    Q_DECLARE_TR_FUNCTIONS(Find)
};

QString whereIs(const Scenario &scenario, const Place &place)
{
    switch (place.kind) {
    case Place::Kind::Nowhere:
        return Find::tr("not on the map");
    case Place::Kind::OnCell:
        return qstr(scenario.boards[static_cast<std::size_t>(place.board)].label(place.cell));
    case Place::Kind::OnTable:
        return Find::tr("%1 in, %2 in").arg(place.at.x, 0, 'f', 1).arg(place.at.y, 0, 'f', 1);
    }
    return {};
}

Place middleOf(const Board &board, int index, const std::vector<Point> &outline)
{
    Point sum;
    for (const Point &p : outline) {
        sum.x += p.x;
        sum.y += p.y;
    }
    const auto n = static_cast<double>(std::max<std::size_t>(1, outline.size()));
    const Point middle{sum.x / n, sum.y / n};
    if (board.grid.isTable())
        return Place::onTable(index, middle);
    return Place::onCell(index, board.grid.cellAt(middle));
}

Place placeOfArea(const Board &board, int index, const Area &area)
{
    if (!area.cells.empty())
        return Place::onCell(index, area.cells[area.cells.size() / 2]);
    return middleOf(board, index, area.outline);
}

void addBoard(QList<SearchPopup::Entry> &entries, const Board &board, int index)
{
    const QIcon cellIcon = icon(QStringLiteral("hex"));
    for (const auto &[cell, note] : board.notes)
        if (!note.name.empty())
            entries << SearchPopup::Entry{qstr(note.name), qstr(board.label(cell)),
                                          QStringLiteral("cell:%1:%2").arg(index).arg(qstr(board.label(cell))),
                                          cellIcon};
    for (const Area &area : board.areas)
        entries << SearchPopup::Entry{qstr(area.name.empty() ? area.id : area.name), Find::tr("area"), qstr(area.id),
                                      icon(QStringLiteral("entry-area"))};
    for (const TableShape &shape : board.shapes)
        if (!shape.name.empty())
            entries << SearchPopup::Entry{qstr(shape.name), Find::tr("terrain"), qstr(shape.id),
                                          icon(QStringLiteral("tool-polygon"))};
    for (const MapLabel &text : board.texts)
        entries << SearchPopup::Entry{qstr(text.text), Find::tr("name on the map"), qstr(text.id),
                                      icon(QStringLiteral("labels"))};
}

/// The place of an item of a board, if it has the id.
bool findOnBoard(const Board &board, int index, const std::string &id, Place &place)
{
    for (const Area &area : board.areas)
        if (area.id == id) {
            place = placeOfArea(board, index, area);
            return true;
        }
    for (const TableShape &shape : board.shapes)
        if (shape.id == id) {
            place = middleOf(board, index, shape.points);
            return true;
        }
    for (const MapLabel &text : board.texts)
        if (text.id == id) {
            place = middleOf(board, index, {text.at});
            return true;
        }
    return false;
}

} // namespace

QList<SearchPopup::Entry> findEntries(const Scenario &scenario)
{
    QList<SearchPopup::Entry> entries;
    for (const Piece &piece : scenario.pieces)
        entries << SearchPopup::Entry{
            qstr(piece.name.empty() ? piece.id : piece.name), whereIs(scenario, piece.place), qstr(piece.id),
            icon(piece.kind == PieceKind::Leader ? QStringLiteral("leader") : QStringLiteral("unit"))};
    for (const Command &command : scenario.commands)
        entries << SearchPopup::Entry{qstr(command.name), translated(command.level), qstr(command.id),
                                      icon(QStringLiteral("corps"))};
    for (const Objective &objective : scenario.objectives)
        entries << SearchPopup::Entry{qstr(objective.name), whereIs(scenario, objective.place), qstr(objective.id),
                                      icon(QStringLiteral("objective"))};
    for (std::size_t i = 0; i < scenario.boards.size(); ++i)
        addBoard(entries, scenario.boards[i], static_cast<int>(i));
    return entries;
}

FoundPlace placeOfEntry(const Scenario &scenario, const QString &key)
{
    if (key.startsWith(QLatin1String("cell:"))) {
        const int index = key.section(QLatin1Char(':'), 1, 1).toInt();
        const Board &board = scenario.boards[static_cast<std::size_t>(index)];
        const auto cell = board.labels.cell(board.grid, key.section(QLatin1Char(':'), 2).toStdString());
        return {cell ? Place::onCell(index, *cell) : Place::nowhere(), {}};
    }
    const std::string id = key.toStdString();
    if (const int piece = findPiece(scenario, id); piece >= 0)
        return {scenario.pieces[static_cast<std::size_t>(piece)].place, key};
    for (const Objective &objective : scenario.objectives)
        if (objective.id == id)
            return {objective.place, key};
    Place place;
    for (std::size_t i = 0; i < scenario.boards.size(); ++i)
        if (findOnBoard(scenario.boards[i], static_cast<int>(i), id, place))
            break;
    return {place, key};
}

} // namespace hotchkiss
