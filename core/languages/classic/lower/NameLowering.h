// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up the stored numbers of names as the game's compiler does (lev-3.4.3, section 5). It reports a name
// that it does not find. Internal to classic/lower.
#pragma once

#include "core/languages/classic/lower/LoweringContext.h"

#include <optional>

namespace levwright {

// The symbol of the class, if the argument is a character and the game has that class.
std::optional<char> knownMonsterClass(const LoweringContext& context, const Argument& argument);
std::optional<char> knownObjectClass(const LoweringContext& context, const Argument& argument);

// Each function reads the node's Name or RoomType, which must be there. The result is -1 for random, and,
// except for rooms, for an unknown name.
int monsterId(LoweringContext& context, const StatementNode& node, int classCode);
int objectId(LoweringContext& context, const StatementNode& node);
int trapType(LoweringContext& context, const StatementNode& node);
// The result is 0, an ordinary room, for an unknown one.
int roomType(LoweringContext& context, const StatementNode& node);
// The number of the last key of a door; 0 without one, or if it is unknown.
int doorKey(LoweringContext& context, const StatementNode& node);

} // namespace levwright
