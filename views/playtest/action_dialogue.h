// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/rules.h"

#include <vector>

namespace hotchkiss {

/// How one of the legal actions is built by clicks: each click keeps those that it can mean, until one is left. What a
/// click can mean is read from where an action shows and from what its verb asks for: other pieces, cells, paths, and
/// strength shared out. It knows no system and paints nothing.
class ActionDialogue
{
public:
    /// An action that may be done and where the rules show it.
    struct Offer
    {
        Action action;
        Place target;
    };
    /// A place to click, and the offers that a click there keeps.
    struct Spot
    {
        Place place;
        std::vector<std::size_t> offers; ///< by their places in the list given to begin()
    };

    /// Starts anew with what may be done. `shown` is the scenario as it stands now; it must outlive the dialogue.
    void begin(const Rules &rules, const Scenario &shown, std::vector<Offer> offers);
    void clear();

    const std::vector<Spot> &spots() const { return m_spots; }
    /// The offers that are still open.
    const std::vector<std::size_t> &open() const { return m_open; }
    const Action &action(std::size_t offer) const { return m_offers[offer].action; }
    /// How many clicks have been taken in.
    std::size_t depth() const { return m_before.size(); }
    /// Keeps only those offers.
    void narrow(const std::vector<std::size_t> &offers);
    /// Takes the last click back; false when there is none.
    bool back();

private:
    void findSpots();
    void findTargets();
    void findArguments();
    void addSpot(const Place &place, std::size_t offer);

    const Rules *m_rules = nullptr;
    const Scenario *m_shown = nullptr;
    std::vector<Offer> m_offers;
    std::vector<std::size_t> m_open;
    std::vector<std::vector<std::size_t>> m_before;
    std::vector<Spot> m_spots;
};

} // namespace hotchkiss
