// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of the game's compiler and our own, each with its quick fix. Source: lev-3.4.3, section 6.
// Internal to model.
#pragma once

#include "core/model/LoweringContext.h"

namespace levwright {

// HeaderChecks
void checkLevelName(LoweringContext& context, const StatementNode& statement, const Argument& name);
void checkMapSize(LoweringContext& context, const StatementNode& geometry);
void checkMapRows(LoweringContext& context, const MapNode& node);

// PlaceChecks
// Inside the map, and (named is what stands there, e.g. "Monster"; empty: no matter) not in rock or a door.
void checkPlace(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                Place place, std::string_view named);
void checkArea(LoweringContext& context, const StatementNode& statement, const Argument& argument);
void checkRegisterIndex(LoweringContext& context, const StatementNode& statement, const Argument& argument);
void checkChance(LoweringContext& context, const StatementNode& statement);

// DoorChecks
void checkDoor(LoweringContext& context, const StatementNode& statement, const Argument& argument,
               Place place);
void checkDrawbridge(LoweringContext& context, const StatementNode& statement,
                     const DrawbridgeRecord& record);

// RegionChecks
void checkRegion(LoweringContext& context, const StatementNode& statement, const RegionRecord& record);

// RoomChecks
// The places of a room that is complete, and all before it: within the largest floor that it may get.
void checkPlacesInRoom(LoweringContext& context, std::size_t room);

// NameChecks
void reportUnknownName(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                       DiagnosticCode code, char classSymbol);
void reportUnknownClass(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                        DiagnosticCode code);

// RegisterChecks
// All registers of a part are known only at its end, since a misplaced list still declares them.
void checkRegisterUse(LoweringContext& context);

// SyntaxFixes: what the parser found, with quick fixes added where there are any.
Diagnostics withFixes(const Game& game, const LevelTree& tree, std::string_view levelText);

} // namespace levwright
