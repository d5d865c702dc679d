// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of a level of NetHack 3.6 that are made exactly once and unconditionally, as the map and lists
// see them.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/model/LevelLanguage.h"

namespace levwright {

RoomsView programRooms(const Catalog& catalog, const LevelSource& level);
// The words for a room; see makeOutline().
SectionWords programRoomWords(const LevelSource& level, std::size_t section);

} // namespace levwright
