// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace levwright {

// The two files that a dungeon description can be: dungeon.def, which people edit and which has lines of
// build options that begin with %, or dungeon.pdf, which the game's compiler reads after a filter has handled
// those lines.
enum class DungeonForm { Definition, Preprocessed };

} // namespace levwright
