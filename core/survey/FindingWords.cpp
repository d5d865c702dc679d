// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/FindingWords.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"
#include "core/stats/LevelStatistics.h"

#include <algorithm>
#include <iterator>

namespace levwright::survey {
namespace {

using roll::FindingKind;

struct Meaning {
    FindingKind kind;
    const char* sentence;
};

constexpr Meaning meanings[] = {
    {FindingKind::LoadingEnds, phrase("The game ends while it loads the level.")},
    {FindingKind::ScriptFails, phrase("The script fails, and the game makes a maze instead.")},
    {FindingKind::NotFinished, phrase("The level is not rolled to its end.")},
    {FindingKind::GameComplains, phrase("The game complains about the level.")},
    {FindingKind::RegionWithoutPlace, phrase("A level region finds no place and makes nothing.")},
    {FindingKind::GivenUp, phrase("The game does not do what a statement asks for.")},
    {FindingKind::Missing, phrase("A statement puts nothing on the level.")},
    {FindingKind::UndeclaredRegister, phrase("A register is used that no statement declares.")},
    {FindingKind::NeedsUnlocking,
     phrase("Stairs and arrivals reach each other only through locked doors or a drawbridge.")},
    {FindingKind::NeedsLevitation, phrase("Stairs and arrivals reach each other only across water or lava.")},
    {FindingKind::CutOff, phrase("Stairs and arrivals reach each other only by digging.")},
    {FindingKind::ClosedPocket, phrase("Some ground is reached only by digging.")},
    {FindingKind::InRock, phrase("A thing is in rock or a wall.")},
    {FindingKind::OnLava, phrase("A thing is on lava.")},
    {FindingKind::TrappedWay, phrase("Stairs are reached only over traps that lead elsewhere.")},
    {FindingKind::BoulderInWay, phrase("Stairs are reached only past a boulder that cannot be pushed.")},
    {FindingKind::DoorOnCorner, phrase("A door is on a corner, where nobody can go through.")},
    {FindingKind::KeeperInTheWay,
     phrase("Nobody can enter or leave a shop, because its keeper cannot step aside.")},
    {FindingKind::NoArrivalFromAbove, phrase("A player from above finds no free cell to arrive on.")},
    {FindingKind::NoArrivalFromBelow, phrase("A player from below finds no free cell to arrive on.")},
};
static_assert(listsAll(meanings, &Meaning::kind));

} // namespace

std::string_view meaningOf(std::string_view kind) {
    const auto* found =
        std::ranges::find_if(meanings, [&](const Meaning& each) { return roll::nameOf(each.kind) == kind; });
    return found == std::end(meanings) ? kind : said(found->sentence);
}

} // namespace levwright::survey
