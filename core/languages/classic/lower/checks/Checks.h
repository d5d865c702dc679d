// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of the game's compiler and our own, each with its quick fix. Source: lev-3.4.3, section 6.
// Internal to classic/lower.
#pragma once

#include "core/languages/classic/lower/LoweringContext.h"

namespace levwright {

// OwnChecks: our own checks, once the level is lowered. A new check gets a file, and a row in OwnChecks.
void runOwnChecks(LoweringContext& context);
// RegisterChecks: all registers of a part are known only at its end, since a misplaced list still declares
// them.
void checkRegisterUse(LoweringContext& context);
// RoomChecks: places are within the largest floor that the room may get, and doors within its walls.
void checkPlacesInRooms(LoweringContext& context);
// ContainerChecks: there is a container for everything that is said to lie in one.
void checkContained(LoweringContext& context);
// RoomRegionChecks: regions that the game makes rooms of do not overlap.
void checkRoomRegions(LoweringContext& context);
// WayChecks: doors of a map lead somewhere.
void checkWays(LoweringContext& context);
// WayChecks: the doors of a map have a statement.
void checkDoorStatements(LoweringContext& context);
// ReachChecks: what is drawn to walk on can be walked to.
void checkReach(LoweringContext& context);
// WayOutChecks: there is a way into the level, or out of it.
void checkWayOut(LoweringContext& context);
// RoomSizeChecks: rooms and maps have enough cells for what needs a cell of its own; rooms in rooms stay
// inside.
void checkRoomSizes(LoweringContext& context);
// SpellingChecks: names and engravings that differ by one typing error from a name of the game.
void checkSpelling(LoweringContext& context);
// WallPlaceChecks: places in walls that the game's compiler does not check.
void checkWallPlaces(LoweringContext& context);
// WallifyChecks
void checkWallify(LoweringContext& context);
// WallShapeChecks: walls whose character does not fit their direction. The editor's map corrects them, but
// the game shows them as they are written.
void checkWallShapes(LoweringContext& context);

// AddedLines: inserts these lines after the last statement of a part or room.
Replacement linesInSection(const LoweringContext& context, const SectionNode& section,
                           std::string_view lines);

// HeaderChecks
void checkLevelName(LoweringContext& context, const StatementNode& statement, const Argument& name);
void checkMapSize(LoweringContext& context, const StatementNode& geometry);
void checkMapRows(LoweringContext& context, const MapNode& node);

// PlaceChecks
// The place is inside the map, and not in rock or a door. named is what stands there, e.g. "Monster"; if it
// is empty, rock and doors are allowed.
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
enum class Named : std::uint8_t { Monster, Corpse, Object, Trap, RoomType, DoorKey };
// classSymbol is the class in which the name is looked up; 0 for all classes.
void reportUnknownName(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                       Named named, char classSymbol);
void reportUnknownClass(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                        DiagnosticCode code);

// SyntaxFixes: the parser's diagnostics, with quick fixes where there are any.
Diagnostics withFixes(const ClassicGame& game, const LevelTree& tree, std::string_view levelText);

} // namespace levwright
