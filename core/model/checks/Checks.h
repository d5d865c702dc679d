// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of the game's compiler and our own, each with its quick fix. Source: lev-3.4.3, section 6.
// Internal to model.
#pragma once

#include "core/model/LoweringContext.h"

namespace levwright {

// OwnChecks: what only we say, once the level is lowered. A new one gets a file and a row there.
void runOwnChecks(LoweringContext& context);
// FileNameChecks: whether the level's name can be that of its file. Compilers make it, too.
void checkFileName(LoweringContext& context);
// RegisterChecks: all registers of a part are known only at its end, since a misplaced list still declares
// them.
void checkRegisterUse(LoweringContext& context);
// RoomChecks: the places of a room within the largest floor that it may get, its doors within its walls.
void checkPlacesInRooms(LoweringContext& context);
// ContainerChecks: what is said to lie in a container has one.
void checkContained(LoweringContext& context);
// RoomRegionChecks: regions that the game makes rooms of do not lie across each other.
void checkRoomRegions(LoweringContext& context);
// WayChecks: doors of a map lead somewhere.
void checkWays(LoweringContext& context);
// ReachChecks: what is drawn to walk on can be walked to.
void checkReach(LoweringContext& context);
// WayOutChecks: there is a way into the level, or out of it.
void checkWayOut(LoweringContext& context);
// RoomSizeChecks: rooms and maps have a cell for whatever needs one of its own; rooms in rooms stay in them.
void checkRoomSizes(LoweringContext& context);
// SpellingChecks: names and engravings that are one slip off a name of the game's.
void checkSpelling(LoweringContext& context);
// WallPlaceChecks: places that the game's compiler does not look at.
void checkWallPlaces(LoweringContext& context);
// WallifyChecks
void checkWallify(LoweringContext& context);
// WallShapeChecks: walls that the map of the editor shows as they lead, but the game as they are written.
void checkWallShapes(LoweringContext& context);

// AddedLines: these lines behind the last statement of a part or room.
Replacement linesInSection(const LoweringContext& context, const SectionNode& section,
                           std::string_view lines);

// HeaderChecks
// Takes every unwanted character of the name away.
TextEdit nameWithout(const Argument& name, std::string_view text, char unwanted);
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

// NameChecks
enum class Named : std::uint8_t { Monster, Corpse, Object, Trap, RoomType };
// classSymbol: of the class that it is looked for in; 0: in all.
void reportUnknownName(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                       Named named, char classSymbol);
void reportUnknownClass(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                        DiagnosticCode code);

// SyntaxFixes: what the parser found, with quick fixes added where there are any.
Diagnostics withFixes(const ClassicGame& game, const LevelTree& tree, std::string_view levelText);

} // namespace levwright
