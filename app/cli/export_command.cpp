// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "model/document/document.h"
#include "views/print/map_pages.h"
#include "views/print/papers.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <cstdio>

namespace hotchkiss {

namespace {

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

/// A paper by name, or as large as "22x34in" or "300x200mm" says.
void choosePaper(const Arguments &arguments, const Scenario &scenario, PrintOptions &options)
{
    const std::string name = arguments.text("--paper", "a4");
    std::vector<std::string> names = {"sheet"};
    for (const Paper &paper : papersFor(scenario)) {
        names.push_back(paper.name);
        if (paper.name == name)
            options.paper = paper.size;
    }
    options.asLargeAsMap = name == "sheet";
    if (std::find(names.begin(), names.end(), name) != names.end())
        return;
    if (const std::optional<QSizeF> size = paperSizeFrom(QString::fromStdString(name)))
        options.paper = *size;
    else
        throw UsageError{"--paper: \"" + name + "\" is not known; allowed: " + orList(names) +
                         ", or a size such as 22x34in or 300x200mm"};
}

PrintOptions optionsFrom(const Arguments &arguments, const Scenario &scenario)
{
    using Flip = PrintOptions::Flip;
    using Turned = PrintOptions::Turned;
    PrintOptions options;
    options.style = styleFrom(arguments, scenario);
    options.cellSize = arguments.number("--hex-mm", 0, 0, 1000);
    options.fitMap = arguments.has("--fit");
    options.margin = arguments.number("--margin", 10, 0, 50);
    options.overlap = arguments.number("--overlap", 5, 0, 50);
    options.counterSize = arguments.number("--counter-mm", 0, 0, 100);
    options.bleed = arguments.number("--bleed", 0, 0, 5);
    options.cropMarks = !arguments.has("--no-marks");
    options.textSize = arguments.number("--text", 100, 50, 200) / 100;
    const std::string flip = arguments.choice("--flip", {"long", "short", "none"}, "long");
    options.flip = flip == "long" ? Flip::LongEdge : flip == "short" ? Flip::ShortEdge : Flip::FrontsOnly;
    const std::string turned = arguments.choice("--turned", {"auto", "portrait", "landscape"}, "auto");
    options.turned = turned == "auto" ? Turned::Auto : turned == "portrait" ? Turned::Portrait : Turned::Landscape;
    choosePaper(arguments, scenario, options);
    return options;
}

std::vector<print::Part> partsAskedFor(const Arguments &arguments, const Scenario &scenario)
{
    std::vector<print::Part> all = print::partsOf(scenario);
    std::vector<std::string> ids;
    for (const Board &board : scenario.boards)
        ids.push_back(board.id);
    const std::string what = arguments.choice("--what", print::namesOf(all), "map");
    std::vector<print::Part> wanted = print::partsNamed(all, what);
    if (!arguments.has("--board"))
        return wanted;
    const std::string board = arguments.choice("--board", ids, {});
    std::erase_if(wanted, [&](const print::Part &part) {
        const auto *map = std::get_if<print::MapSheets>(&part.content);
        return map != nullptr && scenario.boards[static_cast<std::size_t>(map->board)].id != board;
    });
    return wanted;
}

/// The file a part goes to: in the folder -o names, called after the scenario; or -o itself when it has the ending.
QString fileFor(const Arguments &arguments, const std::string &source, const print::Part &part, bool several)
{
    const QString ending = QLatin1Char('.') + QString::fromStdString(arguments.text("--format", "png"));
    const QString given = QString::fromStdString(arguments.text("-o", "."));
    const QString key = QString::fromStdString(part.key);
    if (given.endsWith(ending))
        return given.chopped(ending.size()) + (several ? QLatin1Char('-') + key : QString()) + ending;
    const QString stem = QFileInfo(QString::fromStdString(source)).baseName();
    return QDir(given).filePath(stem + QLatin1Char('-') + key + ending);
}

struct Made
{
    QJsonArray files;
    QJsonArray warnings;
};

void report(Made &made, const print::Part &part, const QString &file, QJsonObject more, bool json)
{
    more[QStringLiteral("file")] = file;
    more[QStringLiteral("what")] = QString::fromStdString(part.key);
    made.files.append(more);
    if (!json)
        std::printf("%s\n", qPrintable(file));
}

[[noreturn]] void fail(const QString &file, const QString &error)
{
    throw FileError{file.toStdString(), {}, Text(error.toStdString())};
}

/// A map as one picture, however large the paper is.
void exportMapPicture(Made &made, const MapOutput &output, const print::Part &part, PrintFormat format,
                      const QString &file, bool json)
{
    const auto goOn = [](double) { return true; };
    const QString error = format == PrintFormat::Svg ? output.writeSvg(file, goOn) : output.writePng(file, goOn);
    if (!error.isEmpty())
        fail(file, error);
    QJsonObject size{{QStringLiteral("board"),
                      QString::fromStdString(output.scenario->boards[static_cast<std::size_t>(output.board)].id)}};
    if (format == PrintFormat::Png) {
        size[QStringLiteral("width")] = output.pixels().width();
        size[QStringLiteral("height")] = output.pixels().height();
    }
    report(made, part, file, size, json);
}

void exportPages(Made &made, const Scenario &scenario, const print::Part &part, const PrintOptions &options,
                 PrintFormat format, double dpi, const QString &file, bool json)
{
    const PrintedPart printed = layOut(scenario, part, options);
    const QString title = qstr(scenario.info.title) + QStringLiteral(" — ") + translated(part.label);
    const PrintedFiles written = writeFiles(printed, format, file, title, dpi, [](double) { return true; });
    if (!written.error.isEmpty())
        fail(file, written.error);
    for (const QString &warning : printed.warnings) {
        made.warnings.append(warning);
        std::fprintf(stderr, "warning: %s\n", qPrintable(warning));
    }
    for (const QString &name : written.files)
        report(made, part, name,
               format == PrintFormat::Pdf
                   ? QJsonObject{{QStringLiteral("pages"), static_cast<int>(printed.pages.size())}}
                   : QJsonObject(),
               json);
}

int run(const Arguments &arguments)
{
    const std::string &source = oneFile(arguments);
    const std::string ending = arguments.choice("--format", {"png", "svg", "pdf"}, "png");
    const PrintFormat format = ending == "pdf"   ? PrintFormat::Pdf
                               : ending == "svg" ? PrintFormat::Svg
                                                 : PrintFormat::Png;
    const Scenario scenario = loadOrThrow(source);
    const std::vector<print::Part> parts = partsAskedFor(arguments, scenario);
    const PrintOptions options = optionsFrom(arguments, scenario);
    const double dpi = arguments.number("--dpi", 150, 1, 4800);
    const bool json = arguments.has("--json");
    Made made;
    for (const print::Part &part : parts) {
        const QString file = fileFor(arguments, source, part, parts.size() > 1);
        if (!QDir().mkpath(QFileInfo(file).absolutePath()))
            fail(QFileInfo(file).path(), QStringLiteral("the folder cannot be made"));
        const auto *map = std::get_if<print::MapSheets>(&part.content);
        if (map != nullptr && format != PrintFormat::Pdf) {
            MapOutput output = mapOutput(scenario, *map, options);
            output.dpi = dpi;
            exportMapPicture(made, output, part, format, file, json);
        } else {
            exportPages(made, scenario, part, options, format, dpi, file, json);
        }
    }
    if (json)
        printJson({{QStringLiteral("files"), made.files}, {QStringLiteral("warnings"), made.warnings}});
    return exitFine;
}

} // namespace

const CliCommand &exportCommand()
{
    static const CliCommand command{
        "export",
        "FILE [--what PART] [--format png|svg|pdf] [OPTIONS] -o FOLDER",
        "Write maps, counters, cards and charts as pictures, drawings or printable pages",
        {{"--what", "PART",
          "map (standard), sheet, setup, track, charts, counters, tiles, all, or one part by its key"},
         {"--format", "FORMAT", "png (standard), svg or pdf"},
         {"--paper", "NAME",
          "a4 (standard), letter, legal, a3, tabloid, a2, a1, a0, 17x22, 22x34, sheet (one page, as large as the map), "
          "or a size such as 22x34in"},
         {"--margin", "MM", "unprinted edge of a page, standard 10"},
         {"--dpi", "N", "dots an inch of a PNG, standard 150; any size of picture is fine"},
         {"--look", "LOOK", "period (standard), ink (saves ink) or contrast"},
         {"--text", "PERCENT", "size of the text of cards, standard 100"},
         {"--counter-mm", "N", "side of a counter; standard: the system's own, often 5/8 in"},
         {"--bleed", "MM", "how far counters are coloured beyond their edge, standard 0"},
         {"--no-marks", "", "counters without cut and registration marks"},
         {"--flip", "EDGE",
          "how the printer turns the paper for backs: long (standard), short, or none for fronts only"},
         {"--board", "ID", "one of several boards; all of them without it"},
         {"--hex-mm", "N", "millimetres across a cell, or of a table's inch; standard: the board's own"},
         {"--fit", "", "a map as large as one sheet of the paper allows"},
         {"--turned", "HOW", "maps: auto (fewest pages, standard), portrait or landscape"},
         {"--overlap", "MM", "what neighbouring pages of a map share, standard 5"},
         {"--no-frame", "", "a map without frame, title and compass"},
         {"--no-grid", "", "without the lines between cells"},
         {"--no-labels", "", "without the numbers of cells"},
         {"--no-areas", "", "without entry areas and zones"},
         {"--no-objectives", "", "without objectives"},
         {"--no-names", "", "without names on the map"},
         {"--no-counters", "", "without counters"},
         {"-o", "FOLDER", "where the files go (standard: here), or a file name with the format's ending"},
         {"--json", "", "print JSON: the files made with their sizes, and warnings"}},
        true,
        run,
        [] {
            return std::string(
                "A map larger than the paper goes on several pages with crop marks; short marks show how far\n"
                "the neighbouring page shows the same ground. Counters come as pages of fronts and backs in turn,\n"
                "so that a printer that prints both sides brings them together. As PNG and SVG, a map is one\n"
                "picture; other parts are a picture a page.\n");
        }};
    return command;
}

} // namespace hotchkiss
