// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the guide that are made from tables.
#pragma once

#include "core/model/Game.h"

#include <string>

namespace levwright::guide {

// The name of the page about a game, such as "reference-nethack-3.4.3".
std::string referenceName(std::string_view gameId);

// Everything that a level of the game may name, as a page in Markdown: statements or functions with what they
// take, words, terrain, traps, rooms, monsters and objects.
std::string referenceOf(const GamePtr& game);

inline constexpr std::string_view problemListName = "problem-list";

// All kinds of problems, with their names as headings, which are the anchors.
std::string problemList();

} // namespace levwright::guide
