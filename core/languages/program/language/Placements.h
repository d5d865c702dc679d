// SPDX-License-Identifier: GPL-3.0-or-later
// How map, lists and inspector see the statements of a level of NetHack 3.6. Internal to program/language.
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/model/LevelLanguage.h"

namespace levwright {

// The placements of the statements of a room, without its doors and without those of rooms in it. Cells count
// from its floor.
std::vector<Placement> programRoomPlacements(const Catalog& catalog, const LevelSource& level,
                                             std::size_t section);
// The placements of the statements of a section (see LevelTree::sections), in text order.
std::vector<Placement> programPlacements(const Catalog& catalog, const LevelSource& level,
                                         std::size_t section);
std::string programLabel(const Catalog& catalog, const LevelSource& level, std::size_t statement);

// The text that computes a statement's place: the loop around it, or the expression for the place. Empty if
// the place is written or random.
std::optional<Range> computedAt(const LevelSource& level, std::size_t statement);
// The alignment of a part whose GEOMETRY has both words, once; empty for others.
std::optional<PartAlignment> programAlignment(const LevelSource& level, std::size_t section);
// Why its place cannot be changed by hand.
std::string reasonOf(const LevelSource& level, Range computed);
// The place, or the area, that is written in numbers; null if there is none.
const Argument* writtenPlace(const StatementNode& node);

} // namespace levwright
