// SPDX-License-Identifier: MIT
#include "app/cli/game_json.h"
#include "app/cli/query.h"
#include "model/board/line.h"
#include "model/board/search.h"
#include "model/engine/replay.h"
#include "model/format/yaml/text.h"

#include <QJsonArray>

#include <cmath>
#include <cstdio>

namespace hotchkiss {

namespace {

QJsonArray labelsOf(const Board &board, const std::vector<Cell> &cells)
{
    QJsonArray list;
    for (const Cell cell : cells)
        list.append(QString::fromStdString(board.label(cell)));
    return list;
}

void print(const BoardQuery &query, const QJsonObject &answer, const std::string &text)
{
    if (query.json)
        printJson(answer);
    else
        std::printf("%s\n", text.c_str());
}

std::string spaced(const Board &board, const std::vector<Cell> &cells)
{
    std::string text;
    for (const Cell cell : cells)
        text.append(text.empty() ? "" : " ").append(board.label(cell));
    return text;
}

int distance(const BoardQuery &query)
{
    const Place &a = query.places[0];
    const Place &b = query.places[1];
    if (a.kind == Place::Kind::OnTable) {
        const double inches = std::hypot(a.at.x - b.at.x, a.at.y - b.at.y);
        char text[32];
        std::snprintf(text, sizeof text, "%.2f", inches);
        print(query, {{QStringLiteral("inches"), inches}}, text);
        return exitFine;
    }
    const int cells = query.board().grid.distance(a.cell, b.cell);
    print(query, {{QStringLiteral("distance"), cells}}, std::to_string(cells));
    return exitFine;
}

int neighbours(const BoardQuery &query)
{
    const Board &board = query.board();
    const Cell from = query.cell(0);
    QJsonObject answer;
    std::string text;
    for (int d = 0; d < board.grid.directions(); ++d) {
        const Cell next = board.grid.isStep(d) ? board.grid.neighbour(from, d) : noCell;
        if (next == noCell)
            continue;
        const std::string name = directionName(board.grid, d);
        answer[QString::fromStdString(name)] = QString::fromStdString(board.label(next));
        text.append(text.empty() ? "" : "\n").append(name).append(" ").append(board.label(next));
    }
    print(query, {{QStringLiteral("neighbours"), answer}}, text);
    return exitFine;
}

const char *kindName(LineStep::Kind kind)
{
    switch (kind) {
    case LineStep::Kind::Cell:
        return "cell";
    case LineStep::Kind::Side:
        return "side";
    case LineStep::Kind::Along:
        return "along";
    case LineStep::Kind::Corner:
        return "corner";
    }
    return "";
}

/// The cell a step passes through, or the cells beside it: "0304/0305".
std::string cellsBeside(const Board &board, const LineStep &step)
{
    std::string text;
    for (const Cell cell : {step.cell, step.other}) {
        if (cell == noCell)
            continue;
        if (!text.empty())
            text += '/';
        text += board.label(cell);
    }
    return text;
}

int line(const BoardQuery &query)
{
    const Board &board = query.board();
    QJsonArray steps;
    std::string text;
    for (const LineStep &step : traceLine(board.grid, query.cell(0), query.cell(1))) {
        const std::string at = cellsBeside(board, step);
        if (!text.empty())
            text += '\n';
        text += kindName(step.kind);
        text += ' ';
        text += at;
        steps.append(QJsonObject{{QStringLiteral("kind"), QString::fromLatin1(kindName(step.kind))},
                                 {QStringLiteral("at"), QString::fromStdString(at)}});
    }
    print(query,
          {{QStringLiteral("steps"), steps},
           {QStringLiteral("cells"), labelsOf(board, cellsOnLine(board.grid, query.cell(0), query.cell(1)))}},
          text);
    return exitFine;
}

int path(const BoardQuery &query)
{
    const Board &board = query.board();
    Search search;
    std::vector<Cell> way = {query.cell(0)};
    for (std::size_t i = 1; i < query.places.size(); ++i) {
        const Route leg =
            search.shortestPath(board.grid, query.cell(i - 1), query.cell(i),
                                [&](Cell, SideId side, Cell next) { return query.mayStep(side, next) ? 1 : -1; });
        if (!leg) {
            print(query, {{QStringLiteral("path"), QJsonValue()}}, "no way");
            return exitProblems;
        }
        way.insert(way.end(), leg.cells.begin() + 1, leg.cells.end());
    }
    print(query,
          {{QStringLiteral("path"), labelsOf(board, way)}, {QStringLiteral("steps"), static_cast<int>(way.size()) - 1}},
          spaced(board, way));
    return exitFine;
}

std::string answerText(const Answer &answer)
{
    std::string text = answer.headline.str() + "\n";
    for (const Term &term : answer.terms)
        text += "  " + (term.text.empty() ? yaml::numberText(term.value) : term.text) + "  " + term.what.str() +
                (term.rule.empty() ? "" : " [" + term.rule + "]") + "\n";
    for (const std::string &cell : answer.cells)
        text += (&cell == &answer.cells.front() ? "" : " ") + cell;
    return answer.cells.empty() ? text : text + "\n";
}

struct Question
{
    const char *name;
    std::size_t least;
    std::size_t most;
    bool onTable;
    int (*answer)(const BoardQuery &);
};
const Question questions[] = {{"distance", 2, 2, true, distance},
                              {"path", 2, 100, false, path},
                              {"neighbours", 1, 1, false, neighbours},
                              {"line", 2, 2, false, line}};

/// What the system's rules answer, for the position of a saved game or the start of a scenario.
int askRules(const Arguments &arguments, const std::vector<std::string> &boardNames)
{
    const std::vector<std::string> &words = arguments.words();
    auto loaded = loadPlay(words[0]);
    if (auto *error = std::get_if<ReplayError>(&loaded))
        throw std::move(error->error);
    const PlaySession &session = std::get<PlaySession>(loaded);
    std::vector<std::string> names;
    for (const Query &query : session.rules().queries) {
        names.push_back(query.name);
        if (query.name != words[1])
            continue;
        const Result<Answer> answer = query.ask(session.game(), std::span(words).subspan(2));
        if (!answer)
            throw UsageError{answer.error().text.str() + "\nUsage: query FILE " + query.name + " " + query.usage};
        if (arguments.has("--json"))
            printJson(jsonOf(*answer));
        else
            std::fputs(answerText(*answer).c_str(), stdout);
        return exitFine;
    }
    throw UsageError{"\"" + words[1] + "\" is no question, allowed: " + orList(boardNames) +
                     ", and of the rules: " + orList(names)};
}

int run(const Arguments &arguments)
{
    const std::vector<std::string> &words = arguments.words();
    if (words.size() < 2)
        throw UsageError{words.empty() ? "no file is given" : "no question is asked"};
    std::vector<std::string> names;
    for (const Question &question : questions) {
        names.emplace_back(question.name);
        if (words[1] != question.name)
            continue;
        const std::size_t count = words.size() - 2;
        if (count < question.least || count > question.most)
            throw UsageError{words[1] + " takes " +
                             (question.least == question.most ? std::to_string(question.least) + " place(s)"
                                                              : "two or more places")};
        const BoardQuery query = makeQuery(arguments);
        if (query.board().grid.isTable() && !question.onTable)
            throw UsageError{words[1] + " is asked of cells, and a table has none"};
        return question.answer(query);
    }
    return askRules(arguments, names);
}

std::string details()
{
    std::string text =
        "A place is a cell's label (0614), with its board where there are several (EAST:36.26), a point of a\n"
        "table (\"12.5 30\"), or the id of a piece that stands on the map. A path with more than two places leads\n"
        "through all of them; exit code 1 when there is none.\n\n"
        "FILE is a scenario, or a saved game or position (*.play.yaml). The rules of its system answer as well:\n";
    for (const Rules *rules : playableRules())
        for (const Query &query : rules->queries)
            text += "  " + rules->system->id + ": " + query.name + " " + query.usage + "  " + query.help + "\n";
    return text;
}

} // namespace

const CliCommand &queryCommand()
{
    static const CliCommand command{
        "query",
        "FILE distance A B | path A B [C...] | neighbours A | line A B | QUESTION OF THE RULES",
        "Ask the board or the rules: distance, path, neighbours, line of sight and more",
        {{"--along", "KIND,...", "path: only along paths of these kinds, for instance road"},
         {"--avoid", "KIND,...", "path: not into these terrains and features, nor across these sides"},
         {"--json", "", "print JSON"}},
        false,
        run,
        details};
    return command;
}

} // namespace hotchkiss
