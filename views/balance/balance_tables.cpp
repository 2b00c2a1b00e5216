// SPDX-License-Identifier: MIT
#include "views/balance/balance_tables.h"

#include "model/document/document.h"
#include "views/balance/balance_text.h"

#include <QHeaderView>
#include <QTableWidget>

namespace hotchkiss {

namespace {

/// A cell that is sorted by its number, not by its words.
class NumberItem : public QTableWidgetItem
{
public:
    NumberItem(const QString &text, double number)
        : QTableWidgetItem(text)
        , m_number(number)
    {
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem &other) const override
    {
        const auto *number = dynamic_cast<const NumberItem *>(&other);
        return number == nullptr ? QTableWidgetItem::operator<(other) : m_number < number->m_number;
    }

private:
    double m_number;
};

void begin(QTableWidget &table, const QStringList &headers, int rows)
{
    table.setSortingEnabled(false);
    table.clear();
    table.setColumnCount(static_cast<int>(headers.size()));
    table.setHorizontalHeaderLabels(headers);
    table.setRowCount(rows);
}

void setBold(QTableWidgetItem &item)
{
    QFont font = item.font();
    font.setBold(true);
    item.setFont(font);
}

const PieceFigures *find(const BalanceFigures *figures, const std::string &id)
{
    if (figures != nullptr)
        for (const PieceFigures &piece : figures->pieces)
            if (piece.id == id)
                return &piece;
    return nullptr;
}

} // namespace

void fillSurvival(QTableWidget &table, const BalanceChart &chart, const Scenario &scenario)
{
    const BalanceFigures &figures = *chart.figures;
    QStringList headers{Balance::tr("Unit"), Balance::tr("Side"), Balance::tr("There at the end")};
    if (chart.before != nullptr)
        headers << Balance::tr("Before") << Balance::tr("Change") << Balance::tr("Verdict");
    begin(table, headers, static_cast<int>(figures.pieces.size()));
    for (std::size_t i = 0; i < figures.pieces.size(); ++i) {
        const PieceFigures &piece = figures.pieces[i];
        const int row = static_cast<int>(i);
        const int index = findPiece(scenario, piece.id);
        const Piece *known = index < 0 ? nullptr : &scenario.pieces[static_cast<std::size_t>(index)];
        const int side = known == nullptr ? -1 : sideOf(scenario, known->command);
        table.setItem(row, 0,
                      new QTableWidgetItem(qstr(known == nullptr || known->name.empty() ? piece.id : known->name)));
        auto *owner =
            new QTableWidgetItem(side < 0 ? QString() : qstr(scenario.sides[static_cast<std::size_t>(side)].name));
        if (side >= 0)
            owner->setData(Qt::DecorationRole, QColor(qstr(scenario.sides[static_cast<std::size_t>(side)].colour)));
        table.setItem(row, 1, owner);
        const Estimate share = wilson(piece.survived, figures.games);
        table.setItem(row, 2, new NumberItem(percentText(share), share.value));
        const PieceFigures *before = find(chart.before, piece.id);
        if (before == nullptr)
            continue;
        Comparison line{"wins", wilson(before->survived, chart.before->games), share,
                        shareDifference(before->survived, chart.before->games, piece.survived, figures.games)};
        table.setItem(row, 3, new NumberItem(percentText(line.before.value), line.before.value));
        table.setItem(row, 4, new NumberItem(differenceText(line), line.difference.value));
        table.setItem(row, 5, new QTableWidgetItem(verdictText(line)));
        if (line.difference.isClear())
            setBold(*table.item(row, 5));
    }
    table.setSortingEnabled(true);
    table.resizeColumnsToContents();
}

void fillComparison(QTableWidget &table, const BalanceChart &chart)
{
    const std::vector<Comparison> lines = compare(*chart.before, *chart.figures);
    begin(table,
          {Balance::tr("Figure"), Balance::tr("Before"), Balance::tr("After"),
           Balance::tr("Difference (95 % interval)"), Balance::tr("Verdict")},
          static_cast<int>(lines.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Comparison &line = lines[i];
        const int row = static_cast<int>(i);
        const auto text = [&line](const Estimate &e) { return isShare(line) ? percentText(e) : meanText(e); };
        table.setItem(row, 0, new QTableWidgetItem(figureName(line, chart.sides)));
        table.setItem(row, 1, new NumberItem(text(line.before), line.before.value));
        table.setItem(row, 2, new NumberItem(text(line.after), line.after.value));
        table.setItem(row, 3, new NumberItem(differenceText(line), line.difference.value));
        table.setItem(row, 4, new QTableWidgetItem(verdictText(line)));
        if (line.difference.isClear())
            setBold(*table.item(row, 4));
    }
    table.resizeColumnsToContents();
}

} // namespace hotchkiss
