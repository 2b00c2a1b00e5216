// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"
#include "views/board/board_on_glass.h"
#include "views/board/cell_finder.h"
#include "views/board/counter_layout.h"
#include "views/board/name_room.h"
#include "views/board/symbols.h"

#include <QTest>

#include <random>

using namespace hotchkiss;

namespace {

struct Sample
{
    const char *name;
    const char *file;
    double scale;
};

const std::vector<Sample> samples{
    {"hexes", "battle-hymn/little-round-top", 30},      {"hexes through cells", "rally-round-the-flag/perryville", 33},
    {"tiles", "hold-the-line/first-bull-run", 40},      {"squares", "war-by-mail/eastern-theatre-1861", 13},
    {"table", "hallowed-ground/meeting-engagement", 9}, {"squares from far", "war-by-mail/eastern-theatre-1861", 3},
};

Scenario load(const char *file)
{
    const auto path = resourceFolder().parent_path() / "samples" / (std::string(file) + ".hotchkiss.yaml");
    auto read = loadScenario(path);
    if (auto *scenario = std::get_if<Scenario>(&read))
        return std::move(*scenario);
    qFatal("%s cannot be read", file);
}

/// A board's part in whole pixels, painted in pieces of that size.
QImage render(const Scenario &scenario, const QRect &pixels, double scale, QSize piece, const MapStyle &style = {})
{
    QImage image(pixels.size(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    for (int y = 0; y < pixels.height(); y += piece.height())
        for (int x = 0; x < pixels.width(); x += piece.width()) {
            const QRect part = QRect(QPoint(x, y), piece).intersected(image.rect());
            QPainter painter(&image);
            painter.setClipRect(part);
            painter.translate(-pixels.topLeft());
            painter.scale(scale, scale);
            const QRect there = part.translated(pixels.topLeft());
            paintBoard(painter, scenario, 0, style,
                       QRectF(QPointF(there.topLeft()) / scale, QSizeF(there.size()) / scale), scale);
        }
    return image;
}

/// Pixels that differ by more than the rounding of a blended edge.
QRect difference(const QImage &a, const QImage &b, int tolerance)
{
    QRect rect;
    for (int y = 0; y < a.height(); ++y) {
        const auto *left = reinterpret_cast<const QRgb *>(a.constScanLine(y));
        const auto *right = reinterpret_cast<const QRgb *>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x)
            if (std::abs(qRed(left[x]) - qRed(right[x])) > tolerance ||
                std::abs(qGreen(left[x]) - qGreen(right[x])) > tolerance ||
                std::abs(qBlue(left[x]) - qBlue(right[x])) > tolerance)
                rect |= QRect(x, y, 1, 1);
    }
    return rect;
}

QRect window(const Scenario &scenario, double scale)
{
    const QRectF sheet = sheetRect(scenario.boards.front(), MapStyle());
    return QRectF(sheet.topLeft() * scale, sheet.size() * scale).toAlignedRect().intersected(QRect(-40, -40, 640, 560));
}

QImage swatch(const System &system, SwatchKind kind, int index, const MapStyle &style = {})
{
    QImage image(64, 48, QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintSwatch(painter, system, kind, index, QRectF(0, 0, 32, 24), style);
    return image;
}

} // namespace

class TestBoardPainter : public QObject
{
    Q_OBJECT

private:
    static void addSamples()
    {
        QTest::addColumn<int>("sample");
        for (std::size_t i = 0; i < samples.size(); ++i)
            QTest::newRow(samples[i].name) << static_cast<int>(i);
    }

    /// Paints before and after a change: nothing outside the dirty rectangle may differ.
    static void checkDirty(const Scenario &before, const Scenario &after, const Change &change, double scale)
    {
        const QRect pixels = window(before, scale);
        const QRect changed =
            difference(render(before, pixels, scale, pixels.size()), render(after, pixels, scale, pixels.size()), 0);
        const QRectF dirty = dirtyRect(after, 0, change);
        const QRect allowed = QRectF(dirty.topLeft() * scale - pixels.topLeft(), dirty.size() * scale)
                                  .toAlignedRect()
                                  .adjusted(-1, -1, 1, 1);
        QVERIFY2(changed.isEmpty() || allowed.contains(changed), qPrintable(QStringLiteral("changed %1,%2 %3x%4")
                                                                                .arg(changed.x())
                                                                                .arg(changed.y())
                                                                                .arg(changed.width())
                                                                                .arg(changed.height())));
    }

private Q_SLOTS:
    void piecesFitTogether_data() { addSamples(); }
    void piecesFitTogether()
    {
        QFETCH(int, sample);
        const Sample &s = samples[static_cast<std::size_t>(sample)];
        const Scenario scenario = load(s.file);
        const QRect pixels = window(scenario, s.scale);
        const QImage whole = render(scenario, pixels, s.scale, pixels.size());
        QCOMPARE(render(scenario, pixels, s.scale, pixels.size()), whole);
        const QRect apart = difference(whole, render(scenario, pixels, s.scale, {256, 97}), 12);
        QVERIFY2(apart.isEmpty(), qPrintable(QStringLiteral("differs at %1,%2").arg(apart.x()).arg(apart.y())));
    }

    void cellsAreFoundQuicklyAndRight()
    {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> anywhere(-3, 12);
        for (const Grid &grid : {Grid::hexes(9, 9), Grid::hexes(9, 9, GridShape::HexPointy),
                                 Grid::hexes(9, 9, GridShape::HexFlat, Stagger::Odd), Grid::squares(9, 9)}) {
            const CellFinder find(grid);
            for (int i = 0; i < 2000; ++i) {
                const QPointF p(anywhere(random), anywhere(random));
                QVERIFY(find(p) == offsetAt(grid, p));
            }
        }
    }

    /// Signs stamped on a bitmap stand where shapes drawn on a turned one would, a pixel apart at most.
    void stampsStandWhereShapesWould()
    {
        const auto middleOf = [](bool stamped) {
            QImage image(64, 64, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(64, 64);
            if (!stamped)
                painter.shear(0, 1e-4);
            SymbolPen pen(painter, coloursOf(MapLook::InkSaving), 64);
            pen.orchardTree({0.4, 0.7}, 0.1);
            painter.end();
            QImage blank(image.size(), image.format());
            blank.fill(Qt::white);
            return difference(image, blank, 24);
        };
        const QRect stamped = middleOf(true);
        const QRect shape = middleOf(false);
        QVERIFY(!stamped.isEmpty());
        QVERIFY(shape.adjusted(-1, -1, 1, 1).contains(stamped));
        QVERIFY(stamped.adjusted(-1, -1, 1, 1).contains(shape));
    }

    void aPictureBelowShinesThrough()
    {
        const Scenario scenario = load(samples.front().file);
        for (const double scale : {12.0, 30.0}) {
            const QRect pixels = window(scenario, scale);
            QImage image(pixels.size(), QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.translate(-pixels.topLeft());
            painter.scale(scale, scale);
            paintBoardOnGlass(painter, scenario, 0, MapStyle(),
                              QRectF(QPointF(pixels.topLeft()) / scale, QSizeF(pixels.size()) / scale), scale);
            painter.end();
            // Below lies magenta, which no ink of the map comes near.
            int shining = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    shining += image.pixelColor(x, y).green() + 60 < image.pixelColor(x, y).blue() ? 1 : 0;
            QVERIFY2(shining > image.width() * image.height() / 3, qPrintable(QString::number(shining)));
            QCOMPARE(image.pixelColor(4, 4), render(scenario, pixels, scale, pixels.size()).pixelColor(4, 4));
        }
    }

    void objectivesTellTheirOwnerWithoutColour()
    {
        Scenario scenario = load(samples.front().file);
        for (Side &side : scenario.sides)
            side.colour = "#808080";
        const auto paint = [&](const std::string &owner) {
            for (Objective &objective : scenario.objectives)
                objective.owner = owner;
            MapStyle style;
            style.opacity[static_cast<int>(MapLayer::Counters)] = 0;
            const QRect pixels = window(scenario, 30);
            return render(scenario, pixels, 30, pixels.size(), style);
        };
        QVERIFY(paint(scenario.sides[0].id) != paint(scenario.sides[1].id));
        QVERIFY(paint(scenario.sides[0].id) != paint(""));
    }

    void riverNamesRunAlongTheWater()
    {
        const Scenario wet = load(samples.front().file);
        Scenario dry = wet;
        dry.boards.front().sides = {};
        MapStyle style;
        for (int layer = 0; layer < mapLayerCount; ++layer)
            style.opacity[layer] = layer == static_cast<int>(MapLayer::Texts) ? 1 : 0;
        const QRect pixels = window(wet, 48).united(QRect(0, 0, 1000, 800));
        QVERIFY(render(wet, pixels, 48, pixels.size(), style) != render(dry, pixels, 48, pixels.size(), style));
        // A name that the designer has turned stays as it is.
        Scenario turned = wet;
        for (MapLabel &label : turned.boards.front().texts)
            label.rotation = 10;
        Scenario turnedDry = turned;
        turnedDry.boards.front().sides = {};
        QCOMPARE(render(turned, pixels, 48, pixels.size(), style), render(turnedDry, pixels, 48, pixels.size(), style));
    }

    /// Whatever stands on a map: a name that has another place nearby is not written under a counter.
    void namesMakeRoomForCounters()
    {
        Scenario scenario = load("battle-hymn/little-round-top");
        scenario.pieces.resize(1);
        const Grid &grid = scenario.boards.front().grid;
        QPainter none;
        const MapStyle style;
        const auto names = [&] {
            const PaintContext c(none, scenario, 0, style, toQt(grid.bounds()), 60);
            const NameRoom room(c);
            const std::vector<MapName> placed = placedNames(c, room);
            for (const MapName &name : placed)
                if (!name.river && name.rotation == 0)
                    if (const double hidden = room.hidden(name); hidden > 0.2)
                        qFatal("%s is hidden: %g", qPrintable(name.text), hidden);
            return placed.size();
        };
        const std::size_t all = names();
        QVERIFY(all > 10);
        for (const MapLabel &label : scenario.boards.front().texts) {
            const Cell cell = grid.cellAt(label.at);
            if (cell == noCell)
                continue;
            const Scenario before = scenario;
            const Place old = scenario.pieces.front().place;
            scenario.pieces.front().place = Place::onCell(0, cell);
            QCOMPARE(names(), all);
            // Names that made room are painted anew.
            checkDirty(
                before, scenario,
                ItemChanged{ListId::Pieces, ItemChanged::What::Replaced, 0, 0, old, scenario.pieces.front().place}, 30);
        }
    }

    void leadersStandOnTheirUnitsWithoutHidingThem()
    {
        Scenario scenario = load("hold-the-line/first-bull-run");
        Piece unit;
        Piece leader;
        for (const Piece &piece : scenario.pieces)
            (piece.kind == PieceKind::Leader ? leader : unit) = piece;
        unit.place = leader.place = Place::onCell(0, scenario.boards.front().grid.cellCount() / 2);
        for (const bool leaderFirst : {true, false}) {
            scenario.pieces = leaderFirst ? std::vector{leader, unit} : std::vector{unit, leader};
            const int chief = leaderFirst ? 0 : 1;
            const QRectF below = pieceOutline(scenario, 1 - chief).boundingRect();
            const QRectF above = pieceOutline(scenario, chief).boundingRect();
            QVERIFY(above.width() < below.width() * 0.7);
            // Name and symbol of the unit show from the left to the middle, its factors altogether.
            QVERIFY(!above.intersects(QRectF(below.left(), below.center().y(), below.width(), below.height() / 2)));
            QCOMPARE(pieceUnder(scenario, 0, above.center()), chief);
            QCOMPARE(pieceUnder(scenario, 0, below.center()), 1 - chief);
            QCOMPARE(placedCounters(scenario, 0).back().piece, chief);
        }
    }

    void longNamesAreWrittenInFull()
    {
        const Scenario scenario = load("battle-hymn/little-round-top");
        const auto paint = [&](const char *name) {
            Piece piece = scenario.pieces.front();
            piece.name = name;
            QImage image(90, 90, QImage::Format_RGB32);
            QPainter painter(&image);
            painter.scale(90, 90);
            paintCounter(painter, scenario, piece, MapStyle(), 90);
            painter.end();
            return image;
        };
        QVERIFY(paint("Barksdale") != paint("Barksdali"));
        QVERIFY(paint("G. T. Anderson") != paint("G. T. Andersen"));
    }

    /// BH 5.4.4: a slope of two levels has a second row of hachures.
    void steepSlopesHaveTwoRows()
    {
        Scenario scenario;
        scenario.system = findSystem("battle-hymn");
        scenario.boards.push_back(makeBoard(Grid::hexes(5, 5), {}));
        Board &board = scenario.boards.front();
        const Cell high = board.grid.cell(Offset{2, 2});
        const auto &types = scenario.system->sideTypes;
        const auto slope =
            std::find_if(types.begin(), types.end(), [](const SideType &t) { return t.look == "slope"; });
        const SideId side = board.grid.side(high, 0);
        const Mark mark = board.grid.sideCell(side) == high ? Mark::HighHere : Mark::HighThere;
        board.sides.set(side, withMark(0, static_cast<int>(slope - types.begin()), mark), board.grid.sideCount());
        MapStyle style;
        style.elevationTint = false;
        const auto paint = [&](int level) {
            board.cells[static_cast<std::size_t>(high)].elevation = static_cast<std::int8_t>(level);
            return render(scenario, {0, 0, 300, 300}, 60, {300, 300}, style);
        };
        const QImage gentle = paint(1);
        QVERIFY(gentle != paint(2));
        QCOMPARE(gentle, paint(0));
    }

    void paperEndsAtTheSheet()
    {
        const Scenario scenario = load(samples.front().file);
        const QPointF corner = sheetRect(scenario.boards.front(), MapStyle()).topLeft() * 30;
        const QImage image = render(scenario, QRect(corner.toPoint() - QPoint(20, 20), QSize(40, 40)), 30, {40, 40});
        QCOMPARE(image.pixelColor(10, 10), QColor(Qt::magenta));
        QVERIFY(image.pixelColor(24, 24) != QColor(Qt::magenta));
    }

    void changesStayInTheDirtyRectangle_data() { addSamples(); }
    void changesStayInTheDirtyRectangle()
    {
        QFETCH(int, sample);
        const Sample &s = samples[static_cast<std::size_t>(sample)];
        const Scenario before = load(s.file);
        std::mt19937 random(7);
        const Board &board = before.boards.front();
        const Grid &grid = board.grid;
        if (grid.isTable()) {
            Scenario after = before;
            Piece &piece = after.pieces.front();
            const Place old = piece.place;
            piece.place = Place::onTable(0, {30, 30});
            checkDirty(before, after, ItemChanged{ListId::Pieces, ItemChanged::What::Replaced, 0, 0, old, piece.place},
                       s.scale);
            return;
        }
        const int columns = std::min(grid.columns(), static_cast<int>(560 / s.scale));
        const int rows = std::min(grid.rows(), static_cast<int>(480 / s.scale));
        for (int i = 0; i < 6; ++i) {
            const Offset o{static_cast<int>(random() % static_cast<unsigned>(columns)),
                           static_cast<int>(random() % static_cast<unsigned>(rows))};
            const Cell cell = grid.cell(o);
            Scenario after = before;
            CellContent &content = after.boards.front().cells[static_cast<std::size_t>(cell)];
            content.terrain = static_cast<std::uint8_t>(random() % before.system->terrains.size());
            content.elevation = static_cast<std::int8_t>(random() % 3);
            checkDirty(before, after, CellsChanged{0, {cell}}, s.scale);
            if (before.system->pathTypes.empty())
                continue;
            Scenario linked = before;
            const SideId side = grid.side(cell, 0);
            linked.boards.front().paths.set(side, withMark(board.paths.at(side), 0, Mark::Plain), grid.sideCount());
            checkDirty(before, linked, MarksChanged{0, MarkLayer::Paths, {side}}, s.scale);
        }
    }

    void everyKindHasItsOwnSwatch_data()
    {
        QTest::addColumn<QString>("id");
        for (const System *system : systems())
            QTest::newRow(system->id.c_str()) << QString::fromStdString(system->id);
    }
    void everyKindHasItsOwnSwatch()
    {
        QFETCH(QString, id);
        const System &system = *findSystem(id.toStdString());
        QList<QPair<QString, QImage>> known;
        const auto add = [&](SwatchKind kind, const auto &types) {
            for (std::size_t i = 0; i < types.size(); ++i) {
                const QString name = QString::number(static_cast<int>(kind)) + QString::fromStdString(types[i].key);
                const QImage image = swatch(system, kind, static_cast<int>(i));
                QImage blank(image.size(), image.format());
                blank.fill(image.pixel(32, 4));
                QVERIFY2(!difference(image, blank, 24).isEmpty(), qPrintable(name + QLatin1String(" is blank")));
                for (const auto &[other, picture] : known)
                    QVERIFY2(!difference(image, picture, 24).isEmpty(),
                             qPrintable(name + QLatin1String(" looks like ") + other));
                known.append({name, image});
            }
        };
        // What a cell may hold is told apart from its ground; a table's kinds among themselves.
        add(SwatchKind::Terrain, system.terrains);
        add(SwatchKind::Feature, system.features);
        add(SwatchKind::Side, system.sideTypes);
        add(SwatchKind::Path, system.pathTypes);
        add(SwatchKind::Shape, system.shapeTypes);
    }

    // HL 1.0d: the square in the lower right corner; leaders have none (HL 3.0.3b).
    void blocksShowTheirMorale()
    {
        const Scenario scenario = load("hold-the-line/first-bull-run");
        const auto corner = [&](const Piece &piece) {
            QImage image(100, 100, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.scale(100, 100);
            paintCounter(painter, scenario, piece, MapStyle(), 100);
            painter.end();
            return image.pixelColor(75, 76);
        };
        Piece unit = scenario.pieces[static_cast<std::size_t>(findPiece(scenario, "sherman"))];
        QVERIFY(qGray(corner(unit).rgb()) < 40); // black without a word of the scenario
        unit.fields["morale"] = std::string("green");
        QVERIFY(corner(unit).green() > corner(unit).red() + 40 && corner(unit).green() > corner(unit).blue() + 40);
        unit.fields["morale"] = std::string("gold");
        QVERIFY(corner(unit).red() > 180 && corner(unit).blue() < 100);
        const QColor gold = corner(unit);
        unit.fields["type"] = std::string("gunboat");
        QVERIFY(corner(unit) != gold);
        const Piece &leader = scenario.pieces[static_cast<std::size_t>(findPiece(scenario, "tyler"))];
        unit.fields.clear();
        QVERIFY(corner(leader).blue() > corner(leader).red());
    }

    void countersBecomeChipsFromFarOff()
    {
        const Scenario scenario = load("battle-hymn/little-round-top");
        const auto paint = [&](const Piece &piece, int size) {
            QImage image(size, size, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.scale(size, size);
            paintCounter(painter, scenario, piece, MapStyle(), size);
            painter.end();
            return image;
        };
        Piece piece = scenario.pieces.front();
        Piece renamed = piece;
        renamed.name = "Somebody else";
        QCOMPARE(paint(piece, 14), paint(renamed, 14));
        QVERIFY(paint(piece, 60) != paint(renamed, 60));
        // Side and type still show.
        const auto unlike = [&](const char *type) {
            for (const Piece &other : scenario.pieces)
                if (textOr(other.fields, scenario.system->unitFields, "type") == type && other.kind == PieceKind::Unit)
                    return other;
            return piece;
        };
        QVERIFY(paint(unlike("infantry"), 14) != paint(unlike("artillery"), 14));
    }
};

QTEST_MAIN(TestBoardPainter)
#include "test_board_painter.moc"
