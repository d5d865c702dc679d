// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lens/Ground.h"
#include "core/lens/Lens.h"

namespace levwright::lens {

// Numbers: 100 on lit cells and 0 on others, of all cells that are not solid stone; so the mean of many rolls
// is the chance of light. Marks: Lit and Unlit (cells on which one can stand), OddLight (cells whose
// light is not what the last region says that covers them; elsewhere in rooms, not that of the room).
LensResult lightLens(const LensGround& ground);

} // namespace levwright::lens
