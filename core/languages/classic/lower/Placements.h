// SPDX-License-Identifier: GPL-3.0-or-later
// Where the statements of a part put things, and how to show them: the LevelView of the classic languages.
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/model/LevelView.h"

#include <string>
#include <vector>

namespace levwright {

// The placements of all statements of a part that can be understood, in text order.
std::vector<Placement> placementsOf(const Game& game, const ClassicLevel& level, std::string_view levelText,
                                    std::size_t part);

// The same for these statements alone. None of them lies in a container.
std::vector<Placement> placementsOf(const Game& game, const ClassicLevel& level, std::string_view levelText,
                                    std::size_t part, const StatementSpan& statements);

// The same for a room. Its doors stand in walls and are not included.
std::vector<Placement> placementsOfRoom(const Game& game, const ClassicLevel& level,
                                        std::string_view levelText, std::size_t room);

// The argument with the place of the statement's thing or area; null if it has none.
const Argument* whereOf(const StatementNode& node);

// A statement in a few words, for lists. Broken statements and those that place nothing have a label, too.
std::string labelOf(const Game& game, const ClassicLevel& level, std::size_t statement,
                    std::string_view levelText);

} // namespace levwright
