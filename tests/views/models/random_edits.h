// SPDX-License-Identifier: MIT
// Random steps over the lists of a scenario, for models that have to follow them.
#pragma once

#include "model/document/document.h"
#include "model/scenario/forces_steps.h"
#include "model/scenario/schedule_steps.h"

#include <QUndoStack>

#include <random>

namespace hotchkiss::testing {

class RandomEdits
{
public:
    RandomEdits(Document &document, unsigned seed)
        : m_document(document)
        , m_random(seed)
    {}

    void step()
    {
        const Scenario &s = m_document.scenario();
        switch (below(16)) {
        case 0:
            return run(addCommand(s, anyParent(), "Corps"));
        case 1:
            return run(addPiece(s, PieceKind::Unit, anyParent(), "20th Maine"));
        case 2:
            return run(addPiece(s, PieceKind::Leader, anyParent(), "Sykes"));
        case 3:
            return run(deleteForces(s, {anyForce()}));
        case 4:
            return run(duplicateForces(s, {anyForce()}, 2));
        case 5:
            return run(reparentForces(s, {anyForce(), anyForce()}, anyParent()));
        case 6:
            return run(moveForces(s, {anyForce()}, below(2) == 0));
        case 7:
            return run(numberForces(s, {anyForce(), anyForce()}, {"#th", 1, 1}));
        case 8:
            return run(changePieces(s, {anyForce()}, [](Piece &p) { p.place = Place::nowhere(); }, {"Off"}));
        case 9:
            return run(addArrival(s, {anyForce()}, 1 + below(8)));
        case 10:
            return run(addEvent(s, "Rain", 1 + below(8)));
        case 11:
            return run(insertTurn(s, 1 + below(8), nextTurn(s)));
        case 12:
            return run(removeTurn(s, 1 + below(8)));
        case 13:
            return run(removeFromSchedule(s, {s.arrivals.empty() ? "" : s.arrivals[below(s.arrivals.size())].id}));
        case 14:
            for (int i = below(5); i-- > 0;)
                m_document.undoStack()->undo();
            return;
        default:
            for (int i = below(3); i-- > 0;)
                m_document.undoStack()->redo();
        }
    }

private:
    template <typename N>
    int below(N limit)
    {
        return static_cast<int>(m_random() % static_cast<unsigned>(limit));
    }
    std::string anyForce()
    {
        const auto ids = forcesInOrder(m_document.scenario());
        return ids.empty() ? std::string() : ids[static_cast<std::size_t>(below(ids.size()))];
    }
    std::string anyParent()
    {
        const Scenario &s = m_document.scenario();
        if (s.commands.empty() || below(3) == 0)
            return s.sides[static_cast<std::size_t>(below(s.sides.size()))].id;
        return s.commands[static_cast<std::size_t>(below(s.commands.size()))].id;
    }
    void run(const EditStep &step) { m_document.execute(step); }

    Document &m_document;
    std::mt19937 m_random;
};

} // namespace hotchkiss::testing
