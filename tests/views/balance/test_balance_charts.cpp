// SPDX-License-Identifier: MIT
#include "views/balance/balance_charts.h"
#include "views/balance/balance_text.h"
#include "views/playtest/heat_painter.h"

#include <QTest>

using namespace hotchkiss;

namespace {

BalanceFigures figures(std::int64_t union_, std::int64_t confederate, std::int64_t games)
{
    BalanceFigures made;
    made.games = games;
    made.seeds = {{1, games}};
    made.draws = games - union_ - confederate;
    made.sides = {{"union", "greedy", union_, {{3, games / 2}, {5, games - games / 2}}},
                  {"confederate", "search:400", confederate, {{2, games}}}};
    made.turns = {{9, games / 2}, {12, games - games / 2}};
    made.actions = {{100, games}};
    return made;
}

std::vector<Side> sides()
{
    return {{"union", "Union", "#3f6ea5", {}}, {"confederate", "Confederate", "#b9a888", {}}};
}

/// How many pixels of a row of the picture have that colour.
int count(const QImage &image, int y, const QColor &colour)
{
    int found = 0;
    for (int x = 0; x < image.width(); ++x)
        found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

} // namespace

class TestBalanceCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void barsAreAsLongAsTheRates()
    {
        const BalanceFigures made = figures(60, 30, 100);
        QImage image(700, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintWins(painter, image.rect(), {&made, nullptr, sides()}, QPalette());
        painter.end();
        int union_ = 0;
        int confederate = 0;
        for (int y = 0; y < image.height(); ++y) {
            union_ = std::max(union_, count(image, y, QColor(0x3f, 0x6e, 0xa5)));
            confederate = std::max(confederate, count(image, y, QColor(0xb9, 0xa8, 0x88)));
        }
        QVERIFY(confederate > 20);
        QVERIFY(std::abs(union_ - 2 * confederate) <= 4);
    }

    void wideDistributionsAreBinned()
    {
        Histogram<double> values;
        for (int i = 0; i < 5000; ++i)
            values[i] = 1;
        QImage image(400, 160, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintHistogram(painter, image.rect(), QStringLiteral("Wide"), {{QStringLiteral("a"), Qt::blue, values}},
                       QPalette());
        paintHistogram(painter, image.rect(), QStringLiteral("Empty"), {{QStringLiteral("a"), Qt::blue, {}}},
                       QPalette());
        painter.end();
        QVERIFY(count(image, 130, Qt::blue) > 200);
    }

    void changesAreToldInWords()
    {
        QCOMPARE(runText(figures(60, 30, 100)), QStringLiteral("100 games · greedy against search:400 · seeds 1–100"));
        const QString same = changeText(figures(50, 40, 100), figures(52, 40, 100), sides());
        QVERIFY2(same.contains(QStringLiteral("Wins of Union: 50.0 % before, 52.0 % after")), qPrintable(same));
        QVERIFY(same.contains(QStringLiteral("within chance")));
        const QString clear = changeText(figures(300, 600, 1000), figures(500, 400, 1000), sides());
        QVERIFY2(clear.contains(QStringLiteral("+20.0 points (+15.8 to +24.1) — rose, more than chance")),
                 qPrintable(clear));
        QVERIFY(clear.contains(QStringLiteral("fell, more than chance")));
    }

    void heatIsAGame()
    {
        const System &system = *systems().front();
        const Scenario scenario = makeScenario(system, system.presets.front());
        BalanceFigures made = figures(1, 1, 4);
        made.heat[scenario.boards[0].label(5)] = {8, 2};
        made.heat["no such place"] = {100, 100};
        const HeatLayer heat = heatOf(made, scenario, HeatKind::Moves);
        QCOMPARE(heat.places.size(), std::size_t(1));
        QCOMPARE(heat.most, 2.0);
        QCOMPARE(heat.places[0].first.cell, Cell(5));
        QCOMPARE(heatOf(made, scenario, HeatKind::Fights).most, 0.5);
        QVERIFY(heatColour(1).lightness() < heatColour(0.5).lightness());
        QVERIFY(heatColour(0.5).lightness() < heatColour(0).lightness());
    }
};

QTEST_MAIN(TestBalanceCharts)
#include "test_balance_charts.moc"
