// SPDX-License-Identifier: MIT
#include "model/scenario/system.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hotchkiss;

class TestDeclarations : public QObject
{
    Q_OBJECT

private:
    static void checkRule(const System &system, const std::string &rule, const std::string &key)
    {
        const std::string next = rule.substr(std::min(rule.size(), system.prefix.size()), 1);
        const bool right = rule.starts_with(system.prefix) && (next == " " || next == "-");
        QVERIFY2(right, (system.id + ": " + key + " has rule " + rule).c_str());
    }

    template <typename T>
    static void checkTypes(const System &system, const std::vector<T> &types)
    {
        std::set<std::string> keys;
        for (const T &type : types) {
            QVERIFY2(keys.insert(type.key).second, (system.id + ": " + type.key + " twice").c_str());
            QVERIFY(!type.label.empty());
            if constexpr (requires { type.rule; })
                checkRule(system, type.rule, type.key);
        }
    }

    static bool fits(const Field &field)
    {
        const auto known = [&field](const std::string &name) {
            return std::find(field.choices.begin(), field.choices.end(), name) != field.choices.end();
        };
        switch (field.type) {
        case FieldType::Boolean:
            return std::holds_alternative<bool>(field.standard);
        case FieldType::Integer: {
            const auto *value = std::get_if<std::int64_t>(&field.standard);
            return value != nullptr && static_cast<double>(*value) >= field.minimum &&
                   static_cast<double>(*value) <= field.maximum;
        }
        case FieldType::Number: {
            const auto *value = std::get_if<double>(&field.standard);
            return value != nullptr && *value >= field.minimum && *value <= field.maximum;
        }
        case FieldType::Choice: {
            const auto *value = std::get_if<std::string>(&field.standard);
            return value != nullptr && known(*value);
        }
        case FieldType::ChoiceSet:
            return std::holds_alternative<std::vector<std::string>>(field.standard) && !field.choices.empty();
        case FieldType::Text:
        case FieldType::LongText:
        case FieldType::Cell:
        case FieldType::Colour:
            return std::holds_alternative<std::string>(field.standard);
        }
        return false;
    }

    static std::vector<const std::vector<Field> *> fieldLists(const System &system)
    {
        return {&system.unitFields, &system.leaderFields,    &system.commandFields, &system.cellFields,
                &system.areaFields, &system.objectiveFields, &system.turnFields,    &system.scenarioFields};
    }

private Q_SLOTS:
    void declaration_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(systems().size()); ++i)
            QTest::newRow(systems()[static_cast<std::size_t>(i)]->id.c_str()) << i;
    }

    void declaration()
    {
        QFETCH(int, index);
        const System &system = *systems()[static_cast<std::size_t>(index)];
        checkTypes(system, system.terrains);
        checkTypes(system, system.features);
        checkTypes(system, system.sideTypes);
        checkTypes(system, system.pathTypes);
        checkTypes(system, system.shapeTypes);
        checkTypes(system, system.pieceTypes);
        checkTypes(system, system.areaKinds);
        QVERIFY(!system.presets.empty());
        QVERIFY(!system.unitFields.empty());
        QVERIFY(!system.leaderFields.empty());
        QVERIFY(!system.scenarioFields.empty());
        for (const auto *list : fieldLists(system)) {
            checkTypes(system, *list);
            for (const Field &field : *list)
                QVERIFY2(fits(field), (system.id + ": default of " + field.key).c_str());
        }
        for (const std::string &key : system.counterFields)
            QVERIFY2(findField(system.unitFields, key) != nullptr, key.c_str());
    }

    void glyphsAreUnique_data() { declaration_data(); }

    void glyphsAreUnique()
    {
        QFETCH(int, index);
        std::set<char> glyphs;
        for (const TerrainType &type : systems()[static_cast<std::size_t>(index)]->terrains)
            QVERIFY(glyphs.insert(type.glyph).second);
    }

    void conditionsNameFieldsAndValues()
    {
        for (const System *system : systems())
            for (const auto *list : fieldLists(*system))
                for (const Field &field : *list) {
                    if (field.appliesTo.empty())
                        continue;
                    const auto equals = field.appliesTo.find('=');
                    QVERIFY(equals != std::string::npos);
                    QVERIFY2(findField(*list, field.appliesTo.substr(0, equals)) != nullptr, field.key.c_str());
                }
    }

    void everyUnitTypeHasAPieceType()
    {
        for (const System *system : systems())
            for (const std::string &choice : findField(system->unitFields, "type")->choices)
                QVERIFY2(system->pieceType(choice) != nullptr, choice.c_str());
    }
};

QTEST_APPLESS_MAIN(TestDeclarations)
#include "test_declarations.moc"
