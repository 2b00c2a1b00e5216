// SPDX-License-Identifier: MIT
#include "model/ruleset/ruleset.h"

#include <QTest>

#include <algorithm>

using namespace hotchkiss;

namespace {

Ruleset loaded(const std::string &system)
{
    auto result = loadRuleset(rulesetFile(system));
    if (const auto *error = std::get_if<FileError>(&result))
        qFatal("%s", error->str().c_str());
    return std::get<Ruleset>(std::move(result));
}

// A small sound file; the broken ones differ from it by one replacement.
const std::string sound = "ruleset: 1\n"
                          "system: hold-the-line\n"
                          "title: Test\n"
                          "charts:\n"
                          "  settings:\n"
                          "    title: Settings\n"
                          "    rule: HL 4.4\n"
                          "    columns:\n"
                          "      value: {title: Value, type: integer, optional: true}\n"
                          "      kind: {title: Kind, type: choice, choices: [a, b]}\n"
                          "    rows:\n"
                          "      one: {title: One, value: 1, kind: a}\n"
                          "      two: {title: Two, value: {value: none, house: true, source: D-01}, kind: b}\n";

std::variant<Ruleset, FileError> readText(std::string text)
{
    return readRuleset(text, "hold-the-line.yaml");
}

} // namespace

class TestRuleset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allSystemsLoad()
    {
        QCOMPARE(systems().size(), std::size_t(5));
        for (const System *system : systems()) {
            const auto result = loadRuleset(rulesetFile(system->id));
            const auto *error = std::get_if<FileError>(&result);
            QVERIFY2(error == nullptr, error != nullptr ? error->str().c_str() : "");
            QCOMPARE(std::get<Ruleset>(result).system(), system->id);
        }
    }

    void everyNumberHasARuleOrIsHouse()
    {
        for (const System *system : systems()) {
            const Ruleset ruleset = loaded(system->id);
            for (const Chart &chart : ruleset.charts())
                for (std::size_t r = 0; r < chart.rows.size(); ++r)
                    for (std::size_t c = 0; c < chart.columns.size(); ++c) {
                        const ChartEntry &entry = ruleset.entry(ruleset.id(chart, r, c));
                        const std::string name = system->id + "/" + chart.key + "/" + chart.rows[r].key;
                        QVERIFY2(entry.house || entry.rule.starts_with(system->prefix), name.c_str());
                    }
        }
    }

    void numbersOfTheRulebooks_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("house");
        const auto row = [](const char *rule, const char *system, const char *key, const char *value, bool house) {
            QTest::newRow((std::string(rule) + " " + key).c_str()) << system << key << value << house;
        };
        row("BH 6.2.2", "battle-hymn", "hex_terrain/woods/base", "3", false);
        row("BH 5.4.1b", "battle-hymn", "hex_terrain/marsh/artillery_mp", "none", false);
        row("BH 14.2a", "battle-hymn", "victory_points/lost/artillery", "8", false);
        row("BH 10.5.4a", "battle-hymn", "rally/plus_2/restored", "3", false);
        row("BH 7.2a", "battle-hymn", "settings/retreat_length/value", "2", false);
        row("HL 8.1.1d", "hold-the-line", "combat/artillery/hit_2", "5", false);
        row("HL 8.1.3", "hold-the-line", "combat/infantry/hit_2", "6", true);
        row("HL 2.2.5", "hold-the-line", "terrain/woods/dice", "-1", false);
        row("HL 3.1.2", "hold-the-line", "unit_types/cavalry/rate", "3", false);
        row("WM-UNT-1", "war-by-mail", "unit_types/cavalry/max_men", "700", false);
        row("WM-NAV-1", "war-by-mail", "unit_types/raider/speed", "12", false);
        row("WM-FIRE-12", "war-by-mail", "loss_table/zero/d10", "200", false);
        row("WM-FIRE-13", "war-by-mail", "loss_table/minus_2/d6", "96", true);
        row("WM-FIRE-18", "war-by-mail", "target_modifiers/dug_in/value", "-4", false);
        row("WM-MEL-10", "war-by-mail", "melee_modifiers/cavalry_charge_rear/value", "4", false);
        row("WM-MOR-6", "war-by-mail", "experience/veteran/breaks_above", "90", false);
        row("WM-MOR-7", "war-by-mail", "experience/elite/breaks_above", "none", false);
        row("WM-SUP-7", "war-by-mail", "supply/replace_confederate/value", "250", false);
        row("WM-STR-5", "war-by-mail", "supply/strategic_distance/value", "30", false);
        row("WM-NAV-13", "war-by-mail", "settings/boarding_capture_margin/value", "5", true);
    }

    void numbersOfTheRulebooks()
    {
        QFETCH(QString, system);
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(bool, house);
        const Ruleset ruleset = loaded(system.toStdString());
        const QStringList parts = key.split(u'/');
        const auto id = ruleset.find(parts[0].toStdString(), parts[1].toStdString(), parts[2].toStdString());
        QVERIFY(id.has_value());
        const ChartEntry &entry = ruleset.entry(*id);
        QCOMPARE(QString::fromStdString(entry.value ? textOf(*entry.value) : "none"), value);
        QCOMPARE(entry.house, house);
    }

    void lossTableFollowsItsFormula()
    {
        const Ruleset ruleset = loaded("war-by-mail");
        const Charts charts(ruleset);
        const Chart &table = *ruleset.chart("loss_table");
        const Chart &pips = *ruleset.chart("loss_table_pip");
        QCOMPARE(table.rows.size(), std::size_t(21));
        for (std::size_t r = 0; r < 21; ++r)
            for (std::size_t d = 0; d < 10; ++d) {
                const int shift = static_cast<int>(r) - 10;
                const int roll = static_cast<int>(d) + 1;
                QCOMPARE(charts.whole(ruleset.id(table, r, d)), roll * (20 + 2 * shift));
                QCOMPARE(charts.whole(ruleset.id(pips, r, d)), std::clamp(roll + shift, 0, 10) * 20);
            }
    }

    void overrideWins()
    {
        const Ruleset ruleset = loaded("hold-the-line");
        const std::map<ChartKey, Value> overrides{{{"settings", "rally_sp", "value"}, std::int64_t(2)},
                                                  {{"settings", "no_such", "value"}, std::int64_t(2)},
                                                  {{"settings", "sp_maximum", "value"}, std::string("many")},
                                                  {{"unit_types", "cavalry", "rate"}, std::string("none")}};
        const Charts plain(ruleset);
        const Charts charts(ruleset, overrides);
        const EntryId rally = charts.id("settings", "rally_sp");
        QCOMPARE(plain.whole(rally), 1);
        QCOMPARE(charts.whole(rally), 2);
        QVERIFY(charts.isOverridden(rally));
        QCOMPARE(charts.whole(charts.id("settings", "sp_maximum")), 4);
        QVERIFY(charts.isNone(charts.id("unit_types", "cavalry", "rate")));
        QVERIFY_EXCEPTION_THROWN(charts.id("settings", "no_such"), std::out_of_range);
        QVERIFY(!ruleset.refusal({"settings", "rally_sp", "value"}, std::int64_t(2)));
        for (const auto &[key, value] : overrides)
            QCOMPARE(ruleset.refusal(key, value).has_value(), key.row == "no_such" || key.row == "sp_maximum");
    }

    void soundTextIsRead()
    {
        const auto result = readText(sound);
        const auto *error = std::get_if<FileError>(&result);
        QVERIFY2(error == nullptr, error != nullptr ? error->str().c_str() : "");
        const auto &ruleset = std::get<Ruleset>(result);
        const ChartEntry &entry = ruleset.entry(*ruleset.find("settings", "two", "value"));
        QVERIFY(!entry.value && entry.house);
        QCOMPARE(entry.source, std::string("D-01"));
        QCOMPARE(entry.rule, std::string("HL 4.4"));
    }

    void brokenTextIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("place");
        QTest::newRow("version") << "ruleset: 1"
                                 << "ruleset: 2"
                                 << ":1:10:";
        QTest::newRow("system") << "hold-the-line"
                                << "chess"
                                << ":2:9:";
        QTest::newRow("other system's file") << "hold-the-line"
                                             << "battle-hymn"
                                             << ":2:9:";
        QTest::newRow("value of a wrong type") << "value: 1, kind: a"
                                               << "value: lots, kind: a"
                                               << ":12:32:";
        QTest::newRow("unknown choice") << "kind: b"
                                        << "kind: c"
                                        << ":13:80:";
        QTest::newRow("missing column") << ", kind: a"
                                        << ""
                                        << ":12:12:";
        QTest::newRow("unknown column") << "kind: a"
                                        << "kind: a, more: 1"
                                        << ":12:44:";
        QTest::newRow("rule of another system") << "HL 4.4"
                                                << "BH 4.4"
                                                << ":7:11:";
        QTest::newRow("no rule and not house") << "    rule: HL 4.4\n"
                                               << ""
                                               << ":11:32:";
        QTest::newRow("no title") << "title: One, "
                                  << ""
                                  << ":12:12:";
        QTest::newRow("row twice") << "      two:"
                                   << "      one:"
                                   << ":13:";
        QTest::newRow("none where a number must be") << ", optional: true"
                                                     << ""
                                                     << ":13:40:";
        QTest::newRow("choices of a number") << "type: integer"
                                             << "type: integer, choices: [a]"
                                             << ":9:14:";
        QTest::newRow("huge number") << "value: 1,"
                                     << "value: 99999999999,"
                                     << ":12:32:";
    }

    void brokenTextIsRefusedWithItsPlace()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, place);
        QString text = QString::fromStdString(sound);
        const qsizetype at = text.indexOf(from);
        QVERIFY(at >= 0);
        text.replace(at, from.size(), to);
        const auto result = readText(text.toStdString());
        const auto *error = std::get_if<FileError>(&result);
        QVERIFY(error != nullptr);
        const QString message = QString::fromStdString(error->str());
        QVERIFY2(message.startsWith(QStringLiteral("hold-the-line.yaml") + place), qPrintable(message));
    }
};

QTEST_APPLESS_MAIN(TestRuleset)
#include "test_ruleset.moc"
