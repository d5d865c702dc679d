// SPDX-License-Identifier: GPL-3.0-or-later
// What threatens the hero, and what the level pays.
#pragma once

#include "core/lens/Ground.h"
#include "core/lens/Lens.h"

namespace levwright::lens {

// Numbers: the difficulty, in levels, of the hostile monsters on a cell, 0 for none; so the mean of many
// rolls weighs what may stand there with its chance. Marks: Awake and Asleep (cells of hostile monsters), Way
// (the shortest one up-down, as of the lens of walking), Contact (the first cell of the way that is in line
// with a hostile monster that is awake). Measures: Danger and what belongs to it, Contact (the moves to that
// cell), Pay (the cost of all objects, each as often as there are of it; gold counts what it is). Parts: the
// difficulty by room, and the pay by class of object.
LensResult dangerLens(const LensGround& ground);

} // namespace levwright::lens
