// SPDX-License-Identifier: GPL-3.0-or-later
// The stored numbers of what a statement names, as the game's compiler looks them up (lev-3.4.3, section 5).
// A name that it does not find is reported. Internal to model.
#pragma once

#include "core/model/LoweringContext.h"

#include <optional>

namespace levwright {

// The class's symbol if the argument is a character and the game has such a class.
std::optional<char> knownMonsterClass(const LoweringContext& context, const Argument& argument);
std::optional<char> knownObjectClass(const LoweringContext& context, const Argument& argument);

// Each reads the node's Name or RoomType, which must be there; -1 for random and, but for rooms, for an
// unknown name.
int monsterId(LoweringContext& context, const StatementNode& node, int classCode);
int objectId(LoweringContext& context, const StatementNode& node);
int trapType(LoweringContext& context, const StatementNode& node);
// An unknown room is an ordinary one, 0.
int roomType(LoweringContext& context, const StatementNode& node);

} // namespace levwright
