// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "views/print/map_output.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QPageSize>

#include <cstdio>

namespace hotchkiss {

namespace {

struct Paper
{
    const char *name;
    QPageSize::PageSizeId id;
};
const Paper papers[] = {
    {"a4", QPageSize::A4},           {"letter", QPageSize::Letter}, {"legal", QPageSize::Legal}, {"a3", QPageSize::A3},
    {"tabloid", QPageSize::Tabloid}, {"a2", QPageSize::A2},         {"a1", QPageSize::A1},       {"a0", QPageSize::A0}};

struct Layer
{
    const char *option;
    MapLayer layer;
};
const Layer layers[] = {{"--no-grid", MapLayer::Grid},   {"--no-labels", MapLayer::Labels},
                        {"--no-areas", MapLayer::Areas}, {"--no-objectives", MapLayer::Objectives},
                        {"--no-names", MapLayer::Texts}, {"--no-counters", MapLayer::Counters}};

MapStyle styleFrom(const Arguments &arguments, const Scenario &scenario)
{
    MapStyle style;
    const std::string look = arguments.choice("--look", {"period", "ink", "contrast"}, "period");
    style.look = look == "ink" ? MapLook::InkSaving : look == "contrast" ? MapLook::HighContrast : MapLook::Period;
    style.natoSymbols = scenario.info.symbols != "period";
    style.frame = !arguments.has("--no-frame");
    for (const Layer &layer : layers)
        if (arguments.has(layer.option))
            style.opacity[static_cast<int>(layer.layer)] = 0;
    return style;
}

/// The paper as named, turned as asked for or so that the fewest sheets are needed.
void choosePaper(const Arguments &arguments, MapOutput &output)
{
    std::vector<std::string> names = {"sheet"};
    for (const Paper &paper : papers)
        names.emplace_back(paper.name);
    const std::string name = arguments.choice("--paper", names, "a4");
    const std::string turned = arguments.choice("--turned", {"auto", "portrait", "landscape"}, "auto");
    PageLayout &layout = output.layout;
    const QRectF sheet = output.sheet();
    if (name == "sheet") {
        const double edge = 2 * layout.margin + 0.1;
        layout.paper = sheet.size() * layout.unitSize + QSizeF(edge, edge);
        return;
    }
    for (const Paper &paper : papers)
        if (name == paper.name)
            layout.paper = QPageSize(paper.id).size(QPageSize::Millimeter);
    PageLayout across = layout;
    across.paper.transpose();
    const bool isBetter = across.columns(sheet) * across.rows(sheet) < layout.columns(sheet) * layout.rows(sheet);
    if (turned == "landscape" || (turned == "auto" && isBetter))
        layout = across;
}

std::vector<int> boardsAskedFor(const Arguments &arguments, const Scenario &scenario)
{
    std::vector<int> all;
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < scenario.boards.size(); ++i) {
        all.push_back(static_cast<int>(i));
        ids.push_back(scenario.boards[i].id);
    }
    if (!arguments.has("--board"))
        return all;
    const std::string wanted = arguments.choice("--board", ids, {});
    return {static_cast<int>(std::find(ids.begin(), ids.end(), wanted) - ids.begin())};
}

/// The file a board goes to: in the folder -o names, called after the scenario; or -o itself when it has the ending.
QString fileFor(const Arguments &arguments, const std::string &source, const Board &board, bool several)
{
    const QString ending = QLatin1Char('.') + QString::fromStdString(arguments.text("--format", "png"));
    const QString given = QString::fromStdString(arguments.text("-o", "."));
    const QString suffix = several ? QLatin1Char('-') + QString::fromStdString(board.id) : QString();
    if (given.endsWith(ending))
        return given.chopped(ending.size()) + suffix + ending;
    const QString stem = QFileInfo(QString::fromStdString(source)).baseName();
    return QDir(given).filePath(stem + QStringLiteral("-map") + suffix + ending);
}

QJsonObject report(const MapOutput &output, const std::string &format, const QString &file)
{
    QJsonObject object{
        {QStringLiteral("file"), file},
        {QStringLiteral("board"), QString::fromStdString(output.scenario->boards[std::size_t(output.board)].id)}};
    if (format == "pdf") {
        object[QStringLiteral("pages")] = static_cast<int>(output.layout.pages(output.sheet()).size());
    } else if (format == "png") {
        object[QStringLiteral("width")] = output.pixels().width();
        object[QStringLiteral("height")] = output.pixels().height();
    }
    return object;
}

int run(const Arguments &arguments)
{
    const std::string &source = oneFile(arguments);
    arguments.choice("--what", {"map"}, "map");
    const std::string format = arguments.choice("--format", {"png", "svg", "pdf"}, "png");
    const Scenario scenario = loadOrThrow(source);
    const std::vector<int> boards = boardsAskedFor(arguments, scenario);
    QJsonArray files;
    for (const int board : boards) {
        MapOutput output;
        output.scenario = &scenario;
        output.board = board;
        output.style = styleFrom(arguments, scenario);
        const Board &map = scenario.boards[static_cast<std::size_t>(board)];
        output.layout.unitSize = arguments.number("--hex-mm", map.cellSize, 0.1, 1000);
        output.layout.margin = arguments.number("--margin", 10, 0, 50);
        output.layout.overlap = arguments.number("--overlap", 5, 0, 50);
        output.dpi = arguments.number("--dpi", 150, 1, 4800);
        choosePaper(arguments, output);
        const QString file = fileFor(arguments, source, map, boards.size() > 1);
        if (!QDir().mkpath(QFileInfo(file).absolutePath()))
            throw FileError{QFileInfo(file).path().toStdString(), {}, Text("the folder cannot be made")};
        const auto goOn = [](double) { return true; };
        const QString error = format == "svg"   ? output.writeSvg(file, goOn)
                              : format == "pdf" ? output.writePdf(file, goOn)
                                                : output.writePng(file, goOn);
        if (!error.isEmpty())
            throw FileError{file.toStdString(), {}, Text(error.toStdString())};
        files.append(report(output, format, file));
        if (!arguments.has("--json"))
            std::printf("%s\n", qPrintable(file));
    }
    if (arguments.has("--json"))
        printJson({{QStringLiteral("files"), files}});
    return exitFine;
}

} // namespace

const CliCommand &exportCommand()
{
    static const CliCommand command{
        "export",
        "FILE [--what map] [--format png|svg|pdf] [OPTIONS] -o FOLDER",
        "Write the map as picture, vector drawing or printable pages",
        {{"--what", "PART", "map"},
         {"--format", "FORMAT", "png (standard), svg or pdf"},
         {"--board", "ID", "one of several boards; all of them without it"},
         {"--hex-mm", "N", "millimetres across a cell, or of a table's inch; standard: the board's own"},
         {"--dpi", "N", "dots an inch of a PNG, standard 150; any size of picture is fine"},
         {"--paper", "NAME", "a4 (standard), letter, legal, a3, tabloid, a2, a1, a0 or sheet (one page, any size)"},
         {"--turned", "HOW", "auto (fewest pages, standard), portrait or landscape"},
         {"--margin", "MM", "unprinted edge of a page, standard 10"},
         {"--overlap", "MM", "what neighbouring pages share, standard 5"},
         {"--look", "LOOK", "period (standard), ink (saves ink) or contrast"},
         {"--no-frame", "", "without frame, title and compass"},
         {"--no-grid", "", "without the lines between cells"},
         {"--no-labels", "", "without the numbers of cells"},
         {"--no-areas", "", "without entry areas and zones"},
         {"--no-objectives", "", "without objectives"},
         {"--no-names", "", "without names on the map"},
         {"--no-counters", "", "without counters"},
         {"-o", "FOLDER", "where the files go (standard: here), or a file name with the format's ending"},
         {"--json", "", "print JSON: the files made with their sizes"}},
        true,
        run,
        [] {
            return std::string(
                "A map larger than the paper goes on several pages with crop marks; short marks show how far\n"
                "the neighbouring page shows the same ground.\n");
        }};
    return command;
}

} // namespace hotchkiss
