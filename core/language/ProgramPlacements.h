// SPDX-License-Identifier: GPL-3.0-or-later
// What map, lists and inspector see of the statements of a level of NetHack 3.6. Internal to language.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/syntax36/Words36.h"

namespace levwright {

// Of the statements in a room but not in one in it, without its doors. Cells count from its floor.
std::vector<Placement> programRoomPlacements(const Catalog& catalog, const LevelSource& level,
                                             std::size_t section);
// Of the statements of a section (see LevelTree::sections), in text order.
std::vector<Placement> programPlacements(const Catalog& catalog, const LevelSource& level,
                                         std::size_t section);
std::string programLabel(const Catalog& catalog, const LevelSource& level, std::size_t statement);

// What computes a statement's place: the loop around it, or the expression that stands for the place; none if
// it is written, or drawn.
std::optional<Range> computedAt(const LevelSource& level, std::size_t statement);
// Of a part whose GEOMETRY says it in words, once; none for others.
std::optional<PartAlignment> programAlignment(const LevelSource& level, std::size_t section);
// Why it cannot be changed by hand.
std::string reasonOf(const LevelSource& level, Range computed);
// The place, or area, whose numbers stand in the statement; nullptr: none.
const Argument* writtenPlace(const StatementNode& node);

} // namespace levwright
