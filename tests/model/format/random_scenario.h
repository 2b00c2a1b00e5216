// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <random>

namespace hotchkiss {

/// Scenarios of any system with something of everything, the same for the same seed.
class RandomScenario
{
public:
    explicit RandomScenario(unsigned seed)
        : m_random(seed)
    {}

    int number(int least, int most)
    {
        return least + static_cast<int>(m_random() % static_cast<unsigned>(most - least + 1));
    }
    bool chance(int percent) { return number(1, 100) <= percent; }
    double decimal(double least, double most) { return least + (most - least) * number(0, 100000) / 100000.0; }

    /// Words, and all that could be mistaken for something else.
    std::string text()
    {
        static const std::vector<std::string> parts{"Weed",
                                                    " ",
                                                    "#",
                                                    ": ",
                                                    "'",
                                                    "\"",
                                                    "\n",
                                                    "\n\n",
                                                    "\t",
                                                    "12",
                                                    "1e5",
                                                    "true",
                                                    "null",
                                                    "~",
                                                    "-",
                                                    "- ",
                                                    "?",
                                                    "[",
                                                    "]",
                                                    "{",
                                                    "}",
                                                    ",",
                                                    "&a",
                                                    "*a",
                                                    "!",
                                                    "|",
                                                    ">",
                                                    "%",
                                                    "@",
                                                    "`",
                                                    "\\",
                                                    "é",
                                                    "—",
                                                    "日本",
                                                    "😀",
                                                    "\xC2\x85",
                                                    "\xE2\x80\xA8",
                                                    "0x1F",
                                                    "6:00",
                                                    "2026-01-01",
                                                    "=",
                                                    "<<",
                                                    ".",
                                                    "...",
                                                    "---",
                                                    "\x01",
                                                    "yes",
                                                    ":",
                                                    " #c",
                                                    "\r",
                                                    "\xEF\xBB\xBF"};
        std::string all;
        for (int i = number(0, 6); i > 0; --i)
            all += parts[m_random() % parts.size()];
        return all;
    }

    Scenario scenario(const System &system)
    {
        Scenario s;
        s.system = &system;
        s.info.title = text();
        s.info.description = text() + text();
        s.info.notes = text();
        s.info.specialRules = text();
        s.info.symbols = chance(50) ? "nato" : "period";
        s.info.fields = values(system.scenarioFields);
        for (const SideDefault &side : system.sides)
            s.sides.push_back({side.id, text(), side.colour, side.textColour});
        const int boards = number(1, std::max(1, system.maxBoards));
        for (int i = 0; i < boards; ++i)
            s.boards.push_back(board(system, boards == 1 ? "main" : system.boardIds[static_cast<std::size_t>(i)]));
        for (const Side &side : s.sides)
            addForces(s, side.id, 3);
        addSchedule(s);
        for (int i = number(0, 4); i > 0; --i)
            s.chartOverrides[{text(), text(), text()}] = freeValue();
        return s;
    }

private:
    Values values(const std::vector<Field> &fields)
    {
        Values all;
        for (const Field &field : fields)
            if (chance(50))
                all[field.key] = value(field);
        return all;
    }

    Value value(const Field &field)
    {
        const bool isBounded = field.minimum < field.maximum;
        const double low = isBounded ? std::max(field.minimum, -1000.0) : -1000;
        const double high = isBounded ? std::min(field.maximum, 1000.0) : 1000;
        switch (field.type) {
        case FieldType::Boolean:
            return chance(50);
        case FieldType::Integer:
            return static_cast<std::int64_t>(number(static_cast<int>(low), static_cast<int>(high)));
        case FieldType::Number:
            return decimal(low, high);
        case FieldType::Choice:
            return field.choices[m_random() % field.choices.size()];
        case FieldType::ChoiceSet:
            return std::vector<std::string>{field.choices.front(), field.choices.back()};
        case FieldType::Colour:
            return std::string("#12abEF");
        default:
            return text();
        }
    }

    Value freeValue()
    {
        switch (number(0, 4)) {
        case 0:
            return chance(50);
        case 1:
            return static_cast<std::int64_t>(number(-9, 9));
        case 2:
            return static_cast<double>(number(-9, 9)) / 2;
        case 3:
            return std::vector<std::string>{text(), text()};
        default:
            return text();
        }
    }

    Grid grid(const System &system)
    {
        const Grid &declared = system.presets.front().grid;
        if (declared.isTable())
            return Grid::table(decimal(10, 100), decimal(10, 100));
        const int columns = number(1, 30);
        const int rows = number(1, 30);
        if (declared.isSquare())
            return Grid::squares(columns, rows, chance(50) ? 4 : 8);
        return Grid::hexes(columns, rows, chance(50) ? GridShape::HexFlat : GridShape::HexPointy,
                           chance(50) ? Stagger::Even : Stagger::Odd);
    }

    Board board(const System &system, const std::string &id)
    {
        const Labels labels{static_cast<LabelScheme>(number(0, 3)), static_cast<Corner>(number(0, 3)), number(1, 120),
                            number(1, 120)};
        Board b = makeBoard(grid(system), labels);
        b.id = id;
        b.title = text();
        b.cellSize = decimal(1, 50);
        b.groundScale = text();
        b.north = number(0, 359);
        const bool isHilly = chance(50);
        for (CellContent &cell : b.cells) {
            cell.terrain = static_cast<std::uint8_t>(m_random() % system.terrains.size());
            cell.elevation = static_cast<std::int8_t>(isHilly ? number(-26, 35) : 0);
            for (std::size_t f = 0; f < system.features.size(); ++f)
                cell.features |= chance(10) ? 1U << f : 0;
        }
        addMarks(b, system);
        for (int i = number(0, 5); i > 0; --i) {
            if (!b.grid.isTable())
                b.notes[number(0, b.grid.cellCount() - 1)] = {"x" + text(), values(system.cellFields)};
        }
        for (int i = number(0, 3); i > 0 && !system.areaKinds.empty(); --i)
            b.areas.push_back(area(system, b));
        for (int i = number(0, 5); i > 0 && !system.shapeTypes.empty(); --i)
            b.shapes.push_back({fresh(),
                                system.shapeTypes[m_random() % system.shapeTypes.size()].key,
                                text(),
                                points(),
                                number(0, 3),
                                decimal(0, 4),
                                {}});
        for (int i = number(0, 3); i > 0; --i)
            b.texts.push_back(
                {fresh(), text(), "hill", {decimal(0, 9), decimal(0, 9)}, decimal(-90, 90), decimal(0.5, 2)});
        if (chance(30))
            b.underlay = {"maps/a survey.png", {1.5, -2}, 0.01, 12, 0.25, chance(50)};
        return b;
    }

    void addMarks(Board &b, const System &system)
    {
        for (Cell cell = 0; cell < b.grid.cellCount(); ++cell) {
            for (int d = 0; d < b.grid.directions(); ++d) {
                const SideId side = b.grid.side(cell, d);
                if (b.grid.crossesSide(d) && chance(5) && !system.sideTypes.empty()) {
                    const auto kind = m_random() % system.sideTypes.size();
                    const Mark mark = system.sideTypes[kind].directed ? static_cast<Mark>(number(1, 3)) : Mark::Plain;
                    b.sides.set(side, withMark(b.sides.at(side), static_cast<int>(kind), mark), b.grid.sideCount());
                }
                if (chance(8) && !system.pathTypes.empty()) {
                    const auto kind = static_cast<int>(m_random() % system.pathTypes.size());
                    b.paths.set(side, withMark(b.paths.at(side), kind, Mark::Plain), b.grid.sideCount());
                }
            }
        }
    }

    Area area(const System &system, const Board &b)
    {
        Area a{fresh(),
               system.areaKinds[m_random() % system.areaKinds.size()].key,
               text(),
               "usa",
               {},
               {},
               values(system.areaFields)};
        for (int i = number(0, 6); i > 0 && !b.grid.isTable(); --i)
            a.cells.push_back(number(0, b.grid.cellCount() - 1));
        if (b.grid.isTable())
            a.outline = points();
        return a;
    }

    std::vector<Point> points()
    {
        std::vector<Point> all;
        for (int i = number(2, 6); i > 0; --i)
            all.push_back({decimal(0, 72), decimal(0, 48)});
        return all;
    }

    Place place(const Scenario &s)
    {
        const int index = number(0, static_cast<int>(s.boards.size()) - 1);
        const Grid &g = s.boards[static_cast<std::size_t>(index)].grid;
        if (chance(20))
            return Place::nowhere();
        if (g.isTable())
            return Place::onTable(index, {decimal(0, 72), decimal(0, 48)});
        return Place::onCell(index, number(0, g.cellCount() - 1), chance(20) ? "N" : "");
    }

    // Commands first, then what hangs on the owner: the order the reader restores.
    void addForces(Scenario &s, const std::string &owner, int depth)
    {
        for (int i = depth > 0 ? number(0, 2) : 0; i > 0; --i) {
            const std::string id = fresh();
            s.commands.push_back(
                {id, text(), owner, text(), chance(50) ? "#00ff00" : "", values(s.system->commandFields)});
            addForces(s, id, depth - 1);
        }
        for (const PieceKind kind : {PieceKind::Leader, PieceKind::Unit, PieceKind::Marker}) {
            for (int i = number(0, 2); i > 0; --i) {
                Piece piece{fresh(), kind, text(), owner, place(s), 0, values(fieldsOf(*s.system, kind))};
                piece.facing = number(0, 5);
                s.pieces.push_back(std::move(piece));
            }
        }
    }

    void addSchedule(Scenario &s)
    {
        for (int i = number(0, 5); i > 0; --i)
            s.turns.push_back({text(), text(), chance(50), chance(50), text(), text(), values(s.system->turnFields)});
        for (int i = number(0, 3); i > 0; --i)
            s.arrivals.push_back({fresh(), {text(), text()}, number(1, 20), {text()}, text(), chance(50)});
        for (int i = number(0, 3); i > 0; --i)
            s.events.push_back({fresh(), number(1, 20), text(), text(), text()});
        for (int i = number(0, 3); i > 0; --i)
            s.objectives.push_back(
                {fresh(), text(), place(s), decimal(0, 9), number(-5, 5), text(), values(s.system->objectiveFields)});
    }

    std::string fresh() { return "id-" + std::to_string(++m_ids) + (chance(20) ? text() : std::string()); }

    std::mt19937 m_random;
    int m_ids = 0;
};

} // namespace hotchkiss
