// SPDX-License-Identifier: MIT
#include "views/playtest/action_dialogue.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace hotchkiss {

namespace {

/// The numbers of an action that belong to one argument of its verb.
struct Slot
{
    Argument kind = Argument::Number;
    std::span<const std::int32_t> numbers;
};

std::vector<Slot> slotsOf(const Verb &verb, const Action &action)
{
    std::vector<Slot> slots;
    std::size_t at = 0;
    for (const Argument kind : verb.arguments) {
        const std::size_t left = action.count - std::min<std::size_t>(at, action.count);
        std::size_t size = 1;
        if (kind == Argument::CellList || kind == Argument::PieceList || kind == Argument::Shares)
            size = left;
        else if (kind == Argument::Point)
            size = 2;
        size = std::min(size, left);
        slots.push_back({kind, action.args().subspan(std::min<std::size_t>(at, action.count), size)});
        at += size;
    }
    return slots;
}

/// What can be clicked for a slot: places, each with how much it gets (1 but for shares).
using Claims = std::vector<std::pair<Place, std::int32_t>>;

Place placeOfPiece(const Scenario &shown, std::int32_t piece)
{
    return piece >= 0 && static_cast<std::size_t>(piece) < shown.pieces.size()
               ? shown.pieces[static_cast<std::size_t>(piece)].place
               : Place::nowhere();
}

Claims claimsOf(const Scenario &shown, const Action &action, const Slot &slot)
{
    Claims claims;
    constexpr double pointUnit = 100;
    switch (slot.kind) {
    case Argument::Piece:
    case Argument::PieceList:
        for (const std::int32_t piece : slot.numbers)
            claims.emplace_back(placeOfPiece(shown, piece), 1);
        break;
    case Argument::Shares:
        for (std::size_t i = 0; i + 1 < slot.numbers.size(); i += 2)
            claims.emplace_back(placeOfPiece(shown, slot.numbers[i]), slot.numbers[i + 1]);
        break;
    case Argument::Cell:
    case Argument::CellList:
        for (const std::int32_t cell : slot.numbers)
            if (cell >= 0)
                claims.emplace_back(Place::onCell(action.board, cell), 1);
        break;
    case Argument::Point:
        if (slot.numbers.size() == 2)
            claims.emplace_back(
                Place::onTable(action.board, {slot.numbers[0] / pointUnit, slot.numbers[1] / pointUnit}), 1);
        break;
    case Argument::Number:
    case Argument::Flag:
    case Argument::Angle:
    case Argument::Choice:
        break;
    }
    std::erase_if(claims, [](const auto &claim) { return claim.first.kind == Place::Kind::Nowhere; });
    return claims;
}

std::int32_t claimAt(const Claims &claims, const Place &place)
{
    std::int32_t sum = 0;
    for (const auto &[at, amount] : claims)
        sum += at == place ? amount : 0;
    return sum;
}

} // namespace

void ActionDialogue::begin(const Rules &rules, const Scenario &shown, std::vector<Offer> offers)
{
    m_rules = &rules;
    m_shown = &shown;
    m_offers = std::move(offers);
    m_before.clear();
    m_open.resize(m_offers.size());
    std::iota(m_open.begin(), m_open.end(), std::size_t(0));
    findSpots();
}

void ActionDialogue::clear()
{
    m_offers.clear();
    m_open.clear();
    m_before.clear();
    m_spots.clear();
}

void ActionDialogue::narrow(const std::vector<std::size_t> &offers)
{
    m_before.push_back(std::move(m_open));
    m_open = offers;
    findSpots();
}

bool ActionDialogue::back()
{
    if (m_before.empty())
        return false;
    m_open = std::move(m_before.back());
    m_before.pop_back();
    findSpots();
    return true;
}

void ActionDialogue::findSpots()
{
    m_spots.clear();
    if (m_before.empty())
        findTargets();
    // Where the rules show no place, or the first click leaves a choice, the arguments tell what to click next.
    if (m_spots.empty())
        findArguments();
}

void ActionDialogue::addSpot(const Place &place, std::size_t offer)
{
    const auto found =
        std::find_if(m_spots.begin(), m_spots.end(), [&place](const Spot &spot) { return spot.place == place; });
    if (found == m_spots.end())
        m_spots.push_back({place, {offer}});
    else
        found->offers.push_back(offer);
}

void ActionDialogue::findTargets()
{
    for (const std::size_t offer : m_open)
        if (const Place &target = m_offers[offer].target; target.kind != Place::Kind::Nowhere)
            addSpot(target, offer);
}

/// The first argument in which the open offers differ and that has places: a click on one of them keeps the offers
/// that name it, or for shares those that give it more than the least any of them does.
void ActionDialogue::findArguments()
{
    if (m_open.size() < 2)
        return;
    const std::uint8_t verb = m_offers[m_open.front()].action.verb;
    const bool alike = std::all_of(m_open.begin(), m_open.end(), [&](std::size_t offer) {
        return m_offers[offer].action.verb == verb && verb < m_rules->verbs.size();
    });
    for (std::size_t slot = 0; alike && m_spots.empty() && slot < m_rules->verbs[verb].arguments.size(); ++slot) {
        std::vector<Claims> claims;
        for (const std::size_t offer : m_open) {
            const Action &action = m_offers[offer].action;
            claims.push_back(claimsOf(*m_shown, action, slotsOf(m_rules->verbs[verb], action)[slot]));
        }
        std::vector<Place> places;
        for (const Claims &some : claims)
            for (const auto &[place, amount] : some)
                if (std::find(places.begin(), places.end(), place) == places.end())
                    places.push_back(place);
        for (const Place &place : places) {
            std::int32_t least = claimAt(claims.front(), place);
            std::int32_t most = least;
            for (const Claims &some : claims) {
                least = std::min(least, claimAt(some, place));
                most = std::max(most, claimAt(some, place));
            }
            for (std::size_t i = 0; least < most && i < m_open.size(); ++i)
                if (claimAt(claims[i], place) > least)
                    addSpot(place, m_open[i]);
        }
    }
}

} // namespace hotchkiss
