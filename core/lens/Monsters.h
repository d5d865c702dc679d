// SPDX-License-Identifier: GPL-3.0-or-later
// What a monster of a roll means to the hero.
#pragma once

#include "core/lens/Ground.h"

namespace levwright::lens {

// Whether it notices who comes into its sight. What hides, or looks like a thing, waits.
bool isAwake(const roll::RolledMonster& monster);

// How hard it is, in levels, as the game rates its kind for making it at random, with what its statement adds
// to its level; at least 0. The rating has the monster's speed in it.
int difficultyOf(const LensGround& ground, const roll::RolledMonster& monster);

// Whether it goes more than one cell in a move of a hero without help.
bool isFasterThanHero(const LensGround& ground, const roll::RolledMonster& monster);

} // namespace levwright::lens
