// SPDX-License-Identifier: MIT
// Collects the texts of the engine for the translators: what the sources mark with HK_NOOP, the words of the rule
// systems' choices, and the titles and notes of the charts. Written as C++ that lupdate reads, in the context "engine".
// usage: collect_texts SOURCE_FOLDER OUTPUT
#include "model/ruleset/ruleset.h"
#include "model/ruleset/shared_ruleset.h"
#include "model/scenario/system.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace hotchkiss;

namespace {

using Texts = std::set<std::string>;

std::string contentOf(const std::filesystem::path &file)
{
    std::ifstream stream(file);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// The string literals, one or several in a row, that begin at a place; as they stand in the source, without quotes.
std::string literalsAt(const std::string &source, std::size_t at)
{
    std::string text;
    for (;;) {
        while (at < source.size() && std::isspace(static_cast<unsigned char>(source[at])) != 0)
            ++at;
        if (at >= source.size() || source[at] != '"')
            return text;
        for (++at; at < source.size() && source[at] != '"'; ++at) {
            text += source[at];
            if (source[at] == '\\' && at + 1 < source.size())
                text += source[++at];
        }
        ++at;
    }
}

void addMarked(Texts &texts, const std::filesystem::path &file)
{
    const std::string mark = "HK_NOOP(";
    const std::string source = contentOf(file);
    for (std::size_t at = source.find(mark); at != std::string::npos; at = source.find(mark, at + 1))
        texts.insert(literalsAt(source, at + mark.size()));
}

std::string escaped(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        if (c == '\n') {
            out += "\\n";
            continue;
        }
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    return out;
}

bool hasLetters(const std::string &text)
{
    return std::any_of(text.begin(), text.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
}

void addSystem(Texts &texts, const System &system)
{
    for (const auto *fields : {&system.unitFields, &system.leaderFields, &system.commandFields, &system.cellFields,
                               &system.areaFields, &system.objectiveFields, &system.turnFields, &system.scenarioFields})
        for (const Field &field : *fields)
            for (const std::string &choice : field.choices)
                texts.insert(escaped(choice));
    const Ruleset *ruleset = sharedRuleset(system);
    if (ruleset == nullptr)
        return;
    for (const Chart &chart : ruleset->charts()) {
        texts.insert({escaped(chart.title), escaped(chart.note)});
        for (const ChartColumn &column : chart.columns)
            texts.insert(escaped(column.title));
        for (std::size_t row = 0; row < chart.rows.size(); ++row) {
            texts.insert({escaped(chart.rows[row].title), escaped(chart.rows[row].note)});
            for (std::size_t column = 0; column < chart.columns.size(); ++column)
                texts.insert(escaped(ruleset->entry(ruleset->id(chart, row, column)).note));
        }
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fprintf(stderr, "usage: collect_texts SOURCE_FOLDER OUTPUT\n");
        return 2;
    }
    Texts texts;
    for (const char *folder : {"model", "views", "editors", "app"})
        for (const auto &entry : std::filesystem::recursive_directory_iterator(std::filesystem::path(argv[1]) / folder))
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
                addMarked(texts, entry.path());
    for (const System *system : systems())
        addSystem(texts, *system);
    std::ofstream out(argv[2]);
    out << "// Made by collect_texts for lupdate.\nstatic const char *const texts[] = {\n";
    for (const std::string &text : texts)
        if (hasLetters(text))
            out << "    QT_TRANSLATE_NOOP(\"engine\", \"" << text << "\"),\n";
    out << "};\n";
    return out.good() ? 0 : 1;
}
