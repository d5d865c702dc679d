// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/Monsters.h"

#include <algorithm>

namespace levwright::lens {
namespace {

constexpr int speedOfHero = 12;

} // namespace

bool isAwake(const roll::RolledMonster& monster) {
    return !monster.asleep && !monster.disguised && !monster.is(roll::IsHidden) &&
           !monster.is(roll::IsParalyzed);
}

int difficultyOf(const LensGround& ground, const roll::RolledMonster& monster) {
    const auto& kinds = ground.tables().monsters();
    const auto kind = std::size_t(monster.kind);
    const int rating = kind < kinds.size() ? kinds[kind].rating : 0;
    return std::max(0, rating + monster.levelChange);
}

bool isFasterThanHero(const LensGround& ground, const roll::RolledMonster& monster) {
    const auto& kinds = ground.catalog().monsters();
    const auto kind = std::size_t(monster.kind);
    return kind < kinds.size() && kinds[kind].speed > speedOfHero;
}

} // namespace levwright::lens
