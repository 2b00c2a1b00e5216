// SPDX-License-Identifier: MIT
// Actions with several arguments are built by clicks, whatever the system: what each click keeps.
#include "views/playtest/action_dialogue.h"

#include <QTest>

#include <algorithm>

using namespace hotchkiss;

namespace {

enum VerbIndex : std::uint8_t { Move, Share, Engage, Haul, Stance, Shift };

const Rules &rules()
{
    using enum Argument;
    static const Rules made{systems().front(),
                            {{"move", true, {Piece, CellList}, "Move", {}},
                             {"share", true, {Shares}, "Share", {}},
                             {"engage", false, {PieceList}, "Engage", {}},
                             {"haul", false, {Cell, Cell}, "Haul", {}},
                             {"stance", true, {Choice}, "Stance", {"firm", "loose"}},
                             {"shift", true, {Point, Angle}, "Shift", {}}},
                            {},
                            {},
                            {}};
    return made;
}

Action action(VerbIndex verb, PieceIndex piece, std::initializer_list<std::int32_t> numbers)
{
    Action made;
    made.verb = verb;
    made.piece = piece;
    for (const std::int32_t number : numbers)
        made.with(number);
    return made;
}

} // namespace

class TestActionDialogue : public QObject
{
    Q_OBJECT

    Scenario m_scenario;
    ActionDialogue m_dialogue;

    static Place cell(Cell cell) { return Place::onCell(0, cell); }

    void begin(const std::vector<std::pair<Action, Place>> &offers)
    {
        std::vector<ActionDialogue::Offer> list;
        for (const auto &[made, target] : offers)
            list.push_back({made, target});
        m_dialogue.begin(rules(), m_scenario, std::move(list));
    }
    const ActionDialogue::Spot *spotAt(const Place &place) const
    {
        const auto found = std::find_if(m_dialogue.spots().begin(), m_dialogue.spots().end(),
                                        [&place](const ActionDialogue::Spot &spot) { return spot.place == place; });
        return found == m_dialogue.spots().end() ? nullptr : &*found;
    }
    std::vector<std::size_t> keptAt(const Place &place) const
    {
        const ActionDialogue::Spot *spot = spotAt(place);
        return spot == nullptr ? std::vector<std::size_t>() : spot->offers;
    }

private Q_SLOTS:
    void init()
    {
        m_scenario = makeScenario(*systems().front(), systems().front()->presets.front());
        for (int i = 0; i < 4; ++i) {
            Piece piece;
            piece.id = std::string(1, static_cast<char>('a' + i));
            piece.place = cell(10 + i);
            m_scenario.pieces.push_back(piece);
        }
        m_dialogue.clear();
    }

    void oneActionOnePlace()
    {
        begin({{action(Move, 0, {-1, 5}), cell(5)}, {action(Move, 0, {-1, 6}), cell(6)}});
        QCOMPARE(m_dialogue.spots().size(), std::size_t(2));
        QCOMPARE(keptAt(cell(6)), std::vector<std::size_t>{1});
    }

    void sameTargetIsAskedFurther()
    {
        // Alone or with piece 1, along two ways.
        begin({{action(Move, 0, {-1, 4, 5}), cell(5)},
               {action(Move, 0, {1, 4, 5}), cell(5)},
               {action(Move, 0, {1, 6, 5}), cell(5)}});
        QCOMPARE(keptAt(cell(5)).size(), std::size_t(3));
        m_dialogue.narrow(keptAt(cell(5)));
        QCOMPARE(keptAt(cell(11)), (std::vector<std::size_t>{1, 2}));
        m_dialogue.narrow(keptAt(cell(11)));
        QCOMPARE(keptAt(cell(4)), std::vector<std::size_t>{1});
        QCOMPARE(keptAt(cell(6)), std::vector<std::size_t>{2});
        QVERIFY(spotAt(cell(5)) == nullptr);
        QCOMPARE(m_dialogue.depth(), std::size_t(2));
        QVERIFY(m_dialogue.back() && m_dialogue.back() && !m_dialogue.back());
        QCOMPARE(m_dialogue.open().size(), std::size_t(3));
    }

    void sharesGoToWhomIsClicked()
    {
        // Five points on three targets: two get one more than the third.
        begin({{action(Share, 0, {1, 2, 2, 2, 3, 1}), {}},
               {action(Share, 0, {1, 2, 2, 1, 3, 2}), {}},
               {action(Share, 0, {1, 1, 2, 2, 3, 2}), {}}});
        QCOMPARE(m_dialogue.spots().size(), std::size_t(3));
        QCOMPARE(keptAt(cell(11)), (std::vector<std::size_t>{0, 1}));
        m_dialogue.narrow(keptAt(cell(11)));
        QVERIFY(spotAt(cell(11)) == nullptr);
        QCOMPARE(keptAt(cell(13)), std::vector<std::size_t>{1});
    }

    void listsTakePieceByPiece()
    {
        begin({{action(Engage, noPiece, {1}), {}},
               {action(Engage, noPiece, {1, 2}), {}},
               {action(Engage, noPiece, {1, 2, 3}), {}}});
        QVERIFY(spotAt(cell(11)) == nullptr);
        QCOMPARE(keptAt(cell(12)), (std::vector<std::size_t>{1, 2}));
        m_dialogue.narrow(keptAt(cell(12)));
        QCOMPARE(keptAt(cell(13)), std::vector<std::size_t>{2});
    }

    void cellsAreClickedInOrder()
    {
        begin({{action(Haul, noPiece, {1, 2}), {}},
               {action(Haul, noPiece, {1, 3}), {}},
               {action(Haul, noPiece, {7, 8}), {}}});
        QCOMPARE(keptAt(cell(1)), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(keptAt(cell(7)), std::vector<std::size_t>{2});
        QVERIFY(spotAt(cell(2)) == nullptr);
        m_dialogue.narrow(keptAt(cell(1)));
        QCOMPARE(keptAt(cell(3)), std::vector<std::size_t>{1});
    }

    void pointsOfATable()
    {
        begin({{action(Shift, 0, {1250, 3000, 900}), {}}, {action(Shift, 0, {500, 500, 900}), {}}});
        QCOMPARE(keptAt(Place::onTable(0, {12.5, 30})), std::vector<std::size_t>{0});
    }

    void whatHasNoPlaceIsLeftToTheList()
    {
        begin({{action(Stance, 0, {0}), {}}, {action(Stance, 0, {1}), {}}});
        QVERIFY(m_dialogue.spots().empty());
        QCOMPARE(m_dialogue.open().size(), std::size_t(2));
        // Different verbs at one place differ in nothing that could be clicked.
        begin({{action(Move, 0, {-1, 5}), cell(5)}, {action(Stance, 0, {1}), cell(5)}});
        m_dialogue.narrow(keptAt(cell(5)));
        QVERIFY(m_dialogue.spots().empty());
    }
};

QTEST_APPLESS_MAIN(TestActionDialogue)
#include "test_action_dialogue.moc"
