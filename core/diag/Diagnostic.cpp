// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diag/Diagnostic.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <iterator>

namespace levwright {
namespace {

// In bytes. Names of the game and lists of what is expected are shorter than this.
constexpr std::size_t longestArgument = 400;

using enum DiagnosticCode;
using enum Severity;
using enum Finder;

// clang-format off
constexpr DiagnosticKind kinds[] = {
    {UnexpectedToken,       "unexpected-token",        Error, Game, phrase("{0} does not fit here; expected {1}.")},
    {UnknownStatement,      "unknown-statement",       Error, Game, phrase("{0} does not begin a statement.")},
    {UnknownWord,           "unknown-word",            Error, Game, phrase("{0} is not a word of this game.")},
    {UnknownForm,           "unknown-form",            Error, Game, phrase("{0} has no such form in this game: expected {1}.")},
    {MisplacedStatement,    "misplaced-statement",     Error, Game, phrase("{0} is not allowed here: {1}.")},
    {UnclosedString,        "unclosed-string",         Error, Game, phrase("This text has no closing quote.")},
    {UnfinishedStatement,   "unfinished-statement",    Error, Game, phrase("{0} ends too early: expected {1}.")},
    {MissingPart,           "missing-part",            Error, Game, phrase("The maze level “{0}” has no part yet: it needs NOMAP, or GEOMETRY with a MAP.")},
    {MissingMap,            "missing-map",             Error, Game, phrase("GEOMETRY must be followed by a MAP on a line of its own.")},
    {MapWithoutGeometry,    "map-without-geometry",    Error, Game, phrase("A MAP needs a GEOMETRY line before it.")},
    {BadMapRow,             "bad-map-row",             Error, Game, phrase("{0} is not a map character{1}.")},
    {UnclosedMap,           "unclosed-map",            Error, Game, phrase("The map that begins here has no ENDMAP.")},
    {TextIgnoredAfterByte,  "ignored-after-byte",      Warning, Levwright, phrase("The game's compiler treats {0} as the end of the file: it silently ignores everything from here on.")},
    {DotInLevelName,        "dot-in-level-name",       Error, Game, phrase("The level name “{0}” must not contain a dot.")},
    {LevelNameTooLong,      "level-name-too-long",     Error, Game, phrase("The level name “{0}” has {1} bytes; at most 8 are possible.")},
    {LevelNameNoFile,       "level-name-no-file",      Warning, Levwright, phrase("The level name “{0}” cannot be a file name: {1}.")},
    {BadFilling,            "bad-filling",             Warning, Game, phrase("{0} is not a map character; the maze is filled at random.")},
    {BadForeground,         "bad-foreground",          Error, Game, phrase("The foreground {0} is not a map character.")},
    {BadBackground,         "bad-background",          Error, Game, phrase("The background {0} is not a map character.")},
    {BadJoinedForeground,   "bad-joined-foreground",   Error, Game, phrase("A joined map needs corridor '#' or room floor '.' as its foreground.")},
    {MessagesTooLong,       "messages-too-long",       Error, Game, phrase("The messages of a level may have 255 bytes in all; with this one they have {0}.")},
    {MapTooLarge,           "map-too-large",           Error, Game, phrase("This map is {0} wide and {1} high; at most {2} × {3} are possible.")},
    {PlaceOutOfMap,         "place-out-of-map",        Error, Game, phrase("({0},{1}) lies outside the map, which goes from (0,0) to ({2},{3}).")},
    {AreaOutOfMap,          "area-out-of-map",         Error, Game, phrase("The area ({0},{1},{2},{3}) lies outside the map, which goes from (0,0) to ({4},{5}).")},
    {AreaOutOfLevel,        "area-out-of-level",       Error, Game, phrase("levregion({0},{1},{2},{3}) lies outside the level, which goes from (1,0) to (79,20).")},
    {AreaCornersSwapped,    "area-corners-swapped",    Error, Game, phrase("The first corner of this region must be its upper left one.")},
    {PlacedInWall,          "placed-in-wall",          Warning, Game, phrase("{0} at ({1},{2}) stands in {3}.")},
    {DoorOffMap,            "door-off-map",            Error, Game, phrase("There is no door at ({0},{1}) on the map; the cell is {2}.")},
    {DrawbridgeNeedsWall,   "drawbridge-needs-wall",   Error, Game, phrase("The cell {2} of the drawbridge at ({0},{1}) must be a wall.")},
    {DrawbridgeState,       "drawbridge-state",        Error, Game, phrase("A drawbridge is open or closed, not {0}.")},
    {VaultSize,             "vault-size",              Error, Game, phrase("A vault must be exactly 2 × 2 cells and not irregular.")},
    {RockInIrregularRegion, "rock-in-irregular-region",Error, Game, phrase("An irregular region grows from its first corner ({0},{1}), which must be room floor; it is {2}.")},
    {RockInRegion,          "rock-in-region",          Hint, GameExtra, phrase("There is rock, a wall or a door inside the region ({0},{1},{2},{3}).")},
    {OpenEdgeOfRegion,      "open-edge-of-region",     Hint, GameExtra, phrase("The region ({0},{1},{2},{3}) is perhaps not closed: not all four cells just outside its corners are wall or rock.")},
    {NoMapHere,             "no-map-here",             Error, Game, phrase("{0} needs a map, and this part has none.")},
    {NothingToWallify,      "nothing-to-wallify",      Warning, Levwright, phrase("There is no map here, so WALLIFY does nothing.")},
    {WallWrongWayRound,     "wall-wrong-way-round",    Warning, Levwright, phrase("This wall runs from {0}, but is drawn as “{1}”: the game shows it the wrong way round.")},
    {UnknownMonsterClass,   "unknown-monster-class",   Error, Game, phrase("{0} is not a monster class.")},
    {UnknownObjectClass,    "unknown-object-class",    Error, Game, phrase("{0} is not an object class.")},
    {UnknownMonster,        "unknown-monster",         Warning, Game, phrase("There is no monster “{0}”{1}; the game makes a random one.")},
    {UnknownObject,         "unknown-object",          Warning, Game, phrase("There is no object “{0}”{1}; the game makes a random one.")},
    {UnknownCorpse,         "unknown-corpse",          Warning, Levwright, phrase("There is no monster “{0}”; the game picks one itself.")},
    {UnknownTrap,           "unknown-trap",            Error, Game, phrase("There is no trap “{0}”.")},
    {UnknownRoomType,       "unknown-room-type",       Warning, Game, phrase("There is no room type “{0}”; the game makes an ordinary room.")},
    {UnknownDoorKey,        "unknown-door-key",        Error, Game, phrase("There is no artifact “{0}” that could be the key of a door.")},
    {BadChance,             "bad-chance",              Error, Game, phrase("A chance must be from 1 to 100 per cent, not {0}.")},
    {RegisterIndex,         "register-index",          Error, Game, phrase("There is no {0}[{1}]: the index goes from 0 to {2}.")},
    {RegistersTwice,        "registers-twice",         Error, Game, phrase("{0} is allowed only once here.")},
    {RegisterListTooLong,   "register-list-too-long",  Error, Game, phrase("{0} may have at most 10 entries.")},
    {PlaceListOrder,        "place-list-order",        Error, Game, phrase("The next list of places is number {1}, not {0}; the numbers go from 0 to 9.")},
    {RandomRegionOrder,     "random-region-order",     Error, Game, phrase("The next random region is number {1}, not {0}.")},
    {TooManyRandomRegions,  "too-many-random-regions", Error, Game, phrase("A part may have at most {0} random regions.")},
    {ObjectFlagsAlone,      "object-flags-alone",      Error, Game, phrase("OBJFLAGS needs an object before it.")},
    {TooManyOfKind,         "too-many-of-kind",        Error, Game, phrase("At most {1} {0} statements are possible here.")},
    {TooManyParts,          "too-many-parts",          Error, Game, phrase("A maze level may have at most 10 parts.")},
    {UndeclaredRegister,    "undeclared-register",     Warning, Levwright, phrase("{0}[{1}] is used, but {2} of this part lists only {3}.")},
    {SameLevelName,      "same-level-name",         Warning, Levwright, phrase("Another level of this file is called “{0}” too; both would be written to the same file.")},
    {RoomPosition,          "room-position",           Error, Game, phrase("A room's position is a column and a row from 1 to 5, not ({0},{1}).")},
    {SubroomPosition,       "subroom-position",        Error, Game, phrase("A subroom's position must not be negative: ({0},{1}).")},
    {RoomNamedTwice,        "room-named-twice",        Error, Game, phrase("This room already has a name.")},
    {RoomChanceTwice,       "room-chance-twice",       Error, Game, phrase("This room already has a chance.")},
    {ChanceOfOrdinaryRoom,  "chance-of-ordinary-room", Error, Game, phrase("Only rooms of a type can have a chance; this one is ordinary.")},
    {RoomChanceRange,       "room-chance-range",       Error, Game, phrase("A room's chance must be from 1 to 99 per cent, not {0}.")},
    {DoorWallRandom,        "door-wall-random",        Error, Game, phrase("A door in a random wall must have a random position, too.")},
    {WrongRoomNumber,       "wrong-room-number",       Error, Game, phrase("There is no room {0}: the rooms of this level are numbered from 0 to {1}.")},
    {TooManyRooms,          "too-many-rooms",          Error, Game, phrase("A room level may have at most {0} rooms, subrooms included.")},
    {SubroomParentMissing,  "subroom-parent-missing",  Error, Game, phrase("No room of this level is named “{0}”.")},
    {TooManySubrooms,       "too-many-subrooms",       Error, Game, phrase("The room “{0}” may have at most {1} subrooms.")},
    {PlaceOutOfRoom,        "place-out-of-room",       Warning, Levwright, phrase("({0},{1}) lies outside the room, {2}; {3}.")},
    {DoorBeyondWall,        "door-beyond-wall",        Warning, Levwright, phrase("A door's position in this wall must be from 0 to {1}, not {0}; where the game finds no wall, it makes no door.")},
    {ContainedNowhere,      "contained-nowhere",       Warning, Levwright, phrase("There is no CONTAINER before this in its level, so it lies on the floor at a random place.")},
    {DoorLeadsNowhere,      "door-leads-nowhere",      Hint, Levwright, phrase("This door leads nowhere: it does not have ground on two opposite sides.")},
    {DoorWithoutStatement,  "door-without-statement",  Hint, Levwright, phrase("{0} no statement that says what kind of door it is, so the game makes {1} without a door there.")},
    {OverlappingRooms,      "overlapping-rooms",       Hint, Levwright, phrase("This room overlaps another one ({0}); the game counts the shared cells as part of the later room.")},
    {UnreachableFloor,      "unreachable-floor",       Hint, Levwright, phrase("{0} cannot be reached {1}.")},
    {NoWayOut,              "no-way-out",              Hint, Levwright, phrase("There is no way into this level or out of it: no stairs, ladder, portal, branch or arrival region.")},
    {MoreThanFits,          "more-than-fits",          Hint, Levwright, phrase("There are more {0} here than cells to hold them: {1}.")},
    {SubroomBeyondRoom,     "subroom-beyond-room",     Hint, Levwright, phrase("This room reaches to ({0},{1}), but the floor of “{2}” ends at ({3},{4}).")},
    {LooksMisspelt,         "looks-misspelt",          Hint, Levwright, phrase("A player would take “{0}” for a typing error: the game has “{1}”.")},
    {NoSuchDestination,     "no-such-destination",     Hint, Levwright, phrase("The {0} beside this level has no level or dungeon {1}.")},
    {PlaceInWall,           "place-in-wall",           Hint, Levwright, phrase("The place ({0},{1}) lies in {2}.")},
    {GameSaid,              "game-said",               Error, Game, phrase("The game said “{0}” when it loaded the level.")},
    {ScriptFails,           "script-fails",            Error, Game, phrase("The script fails in every roll: {1}; the game makes a maze instead.")},
    {ScriptFailsAtTimes,    "script-fails-at-times",   Warning, Levwright, phrase("The script fails in {0}: {1}; then the game makes a maze instead, as with seed {2}.")},
    {LoadingAlwaysEnds,     "loading-always-ends",     Error, Game, phrase("The game ends in every roll while it loads the level: {1}.")},
    {LoadingEnds,           "loading-ends",            Warning, Levwright, phrase("The game ends in {0} of rolls while it loads the level, as with seed {2}: {1}.")},
    {NotFinished,           "not-finished",            Warning, Levwright, phrase("{0} of rolls, as with seed {2}, do not finish, though the game may finish them: {1}.")},
    {GameComplains,         "game-complains",          Warning, Levwright, phrase("The game complains in {0} of rolls, as with seed {2}: “{1}”.")},
    {RegionWithoutPlace,    "region-without-place",    Warning, Levwright, phrase("This level region finds no place in {0} of rolls, as with seed {2}, and makes nothing.")},
    {GivenUp,               "given-up",                Hint, Levwright, phrase("The game does not do this in {0} of rolls, as with seed {2}: {1}.")},
    {CutOff,                "cut-off",                 Warning, Levwright, phrase("Stairs and arrivals reach each other only by digging, in every roll, as with seed {2}.")},
    {TrappedWay,            "trapped-way",             Hint, Levwright, phrase("Stairs are reached only over traps that lead elsewhere, in every roll, as with seed {2}.")},
    {BoulderInWay,          "boulder-in-way",          Hint, Levwright, phrase("Stairs are reached only past a boulder that cannot be pushed, in every roll, as with seed {2}.")},
    {DoorOnCorner,          "door-on-corner",          Hint, Levwright, phrase("This door is on a corner, where nobody can go through, in every roll, as with seed {2}.")},
    {KeeperInTheWay,        "keeper-in-the-way",       Hint, Levwright, phrase("Nobody can enter or leave this shop, because its keeper cannot step aside, in every roll, as with seed {2}.")},
    {NoArrivalFromAbove,    "no-arrival-from-above",   Warning, Levwright, phrase("A player from above finds no free cell to arrive on, in every roll, as with seed {2}.")},
    {NoArrivalFromBelow,    "no-arrival-from-below",   Warning, Levwright, phrase("A player from below finds no free cell to arrive on, in every roll, as with seed {2}.")},
    {GoalNotUnderstood,     "goal-not-understood",     Warning, Levwright, phrase("This goal is not understood: {0}.")},
    {GoalBroken,            "goal-broken",             Warning, Levwright, phrase("This goal is not reached: {0}, as with seed {1}.")},
    {NameWithDot,             "name-with-dot", Error, Game, phrase("Invalid dot ('.') in level name '{0}'.")},
    {NameTooLong,             "name-too-long", Error, Game, phrase("Level names limited to 14 characters ('{0}').")},
    {InitMapFilling,          "init-map-filling", Error, Game, phrase("INIT_MAP: Invalid fill char type.")},
    {InitMapForeground,       "init-map-foreground", Error, Game, phrase("INIT_MAP: Invalid foreground type.")},
    {InitMapBackground,       "init-map-background", Error, Game, phrase("INIT_MAP: Invalid background type.")},
    {InitMapJoined,           "init-map-joined", Error, Game, phrase("INIT_MAP: Invalid foreground type for joined map.")},
    {SwitchInSwitch,          "switch-in-switch", Error, Game, phrase("Cannot nest switch-statements.")},
    {TooManyCases,            "too-many-cases", Error, Game, phrase("Too many cases in a switch.")},
    {SecondDefault,           "second-default", Error, Game, phrase("Switch default case already used.")},
    {BreakOutside,            "break-outside", Error, Game, phrase("Cannot use BREAK outside a statement block.")},
    {ForTooDeep,              "for-too-deep", Error, Game, phrase("FOR: Too deeply nested loops.")},
    {LoopTooDeep,             "loop-too-deep", Error, Game, phrase("LOOP: Too deeply nested conditionals.")},
    {IfTooDeep,               "if-too-deep", Error, Game, phrase("IF: Too deeply nested conditionals.")},
    {NoStartAddress,          "no-start-address", Error, Game, phrase("IF: Huh?!  No start address?")},
    {ChanceOfUntypedRoom,     "chance-of-untyped-room", Error, Game, phrase("Only typed rooms can have a chance.")},
    {RoomPlace,               "room-place", Error, Game, phrase("Room positions should be between 1-5: ({0},{1})!")},
    {DoorWallAndPlace,        "door-wall-and-place", Error, Game, phrase("If the door wall is random, so must be its pos!")},
    {MonsterOptionTwice,      "monster-option-twice", Error, Game, phrase("MONSTER extra info defined twice.")},
    {ObjectOptionTwice,       "object-option-twice", Error, Game, phrase("OBJECT extra info '{0}' defined twice.")},
    {NoSuchTrap,              "no-such-trap", Error, Game, phrase("Unknown trap type '{0}'!")},
    {TrapListedTwice,         "trap-listed-twice", Error, Game, phrase("Monster seen_traps, trap '{0}' listed twice.")},
    {PlaceOfContained,        "place-of-contained", Error, Game, phrase("Object cannot have a coord when contained.")},
    {ObjectWithoutPlace,      "object-without-place", Error, Game, phrase("Object needs a coord when not contained.")},
    {DoorStateOfObject,       "door-state-of-object", Error, Game, phrase("DOOR state can only be locked or broken.")},
    {BridgeState,             "bridge-state", Error, Game, phrase("A drawbridge can only be open, closed or random!")},
    {AlignIndex,              "align-index", Error, Game, phrase("Register Index overflow!")},
    {VariableRetyped,         "variable-retyped", Error, Game, phrase("Trying to redefine variable '{0}' as {1}, when it is {2}.")},
    {SelectionTyped,          "selection-typed", Error, Game, phrase("spovar2str({0})")},
    {PlaceOutOfLevel,         "place-out-of-level", Error, Game, phrase("Coordinates ({0},{1}) out of map range!")},
    {RegionReversed,          "region-reversed", Error, Game, phrase("Region start > end: ({0},{1},{2},{3})!")},
    {NoMapCharacter,          "no-map-character", Error, Game, phrase("Unknown map char type '{0}'!")},
    {NoSuchMonster,           "no-such-monster", Error, Game, phrase("Unknown monster \"{0}\"!")},
    {NoSuchMonsterClass,      "no-such-monster-class", Error, Game, phrase("Unknown monster class '{0}'!")},
    {NoMonsterInClass,        "no-monster-in-class", Error, Game, phrase("Unknown monster ('{0}', \"{1}\")!")},
    {NoSuchObject,            "no-such-object", Error, Game, phrase("Unknown object \"{0}\"!")},
    {NoSuchObjectClass,       "no-such-object-class", Error, Game, phrase("Unknown object class '{0}'!")},
    {NoObjectInClass,         "no-object-in-class", Error, Game, phrase("Unknown object ('{0}', \"{1}\")!")},
    {LevregionRange,          "levregion-range", Error, Game, phrase("Region ({0},{1},{2},{3}) out of level range ({4})!")},
    {RegionRange,             "region-range", Error, Game, phrase("Region ({0},{1},{2},{3}) out of map range ({4})!")},
    {PercentRange,            "percent-range", Error, Game, phrase("Unexpected percentile '{0}%'")},
    {MapSize,                 "map-size", Error, Game, phrase("Map too large at ({0} x {1}), max is (76 x 21)")},
    {RoomTypeUnknown,         "room-type-unknown", Warning, Game, phrase("Unknown room type \"{0}\"!  Making ordinary room...")},
    {HumidityTwice,           "humidity-twice", Warning, Game, phrase("Humidity flag used twice.")},
    {MonsterInOtherCase,      "monster-in-other-case", Hint, GameExtra, phrase("Monster type \"{0}\" matches \"{1}\".")},
    {ObjectInOtherCase,       "object-in-other-case", Hint, GameExtra, phrase("Object type \"{0}\" matches \"{1}\".")},
    {UnusedVariable,          "unused-variable", Hint, GameExtra, phrase("Unused variable '{0}'")},
    {BreakLost,               "break-lost", Warning, Levwright, phrase("The game's compiler forgets where this BREAK leads: the game continues after it as if it were not there.")},
    {NestedTooDeep, "nested-too-deep", Error, Game, phrase("There are already {0} blocks and conditions around this; its contents are ignored.")},
    {LuaSyntax,             "lua-syntax",              Error, Game, phrase("Lua says: {0}.")},
    {NoSuchFunction,        "no-such-function",        Error, Game, phrase("The game has no {0}.")},
    {NotInScripts,          "not-in-scripts",          Error, Game, phrase("The Lua of the game's levels does not have {0}.")},
    {UndefinedName,         "undefined-name",          Error, Game, phrase("There is nothing named {0} here.")},
    {ReadOnlyTable,         "read-only-table",         Error, Game, phrase("The contents of “{0}” cannot be changed.")},
    {WrongArguments,        "wrong-arguments",         Error, Game, phrase("{0} does not accept these arguments; it accepts {1}.")},
    {WrongKindOfValue,      "wrong-kind-of-value",     Error, Game, phrase("{0} must be {1}.")},
    {NeededKey,             "needed-key",              Error, Game, phrase("{0} needs {1}.")},
    {NoSuchWord,            "no-such-word",            Error, Game, phrase("{0} is not one of these: {1}.")},
    {NoScriptTerrain,       "no-script-terrain",       Error, Game, phrase("{0} is not a map character.")},
    {NoSuchFlag,            "no-such-flag",            Error, Game, phrase("There is no level flag “{0}”.")},
    {NoSuchThing,           "no-such-thing",           Error, Game, phrase("There is no {0} “{1}”.")},
    {NoSuchMontype,         "no-such-montype",         Error, Game, phrase("Unknown montype “{0}”: here the game knows only the main name of each kind of monster.")},
    {PlaceOffLevel,         "place-off-level",         Error, Game, phrase("({0},{1}) lies outside the level.")},
    {TooManyMapRows,        "too-many-map-rows",       Error, Game, phrase("This map has {0} rows; the game accepts 22, of which 21 fit.")},
    {MapPatternShape,       "map-pattern-shape",       Error, Game, phrase("A pattern must have an odd number of rows and columns, and a map character other than x in its middle.")},
    {EndlessLoop,           "endless-loop",            Error, Game, phrase("This loop never ends: the game stops.")},
    {NoSuchOperation,       "no-such-operation",       Error, Game, phrase("Lua cannot do this with {0}.")},
    {DoorWithoutRoom,       "door-without-room",       Error, Game, phrase("A door in a wall needs a room around it: the game crashes.")},
    {NeverSet,              "never-set",               Warning, Levwright, phrase("Nothing is called “{0}” here, so this is nil{1}.")},
    {UnknownKey,            "unknown-key",             Warning, Levwright, phrase("{0} has no “{1}”: the game ignores it.")},
    {ValueReversed,         "value-reversed",          Warning, Levwright, phrase("The game treats the text {0} as {1} here.")},
    {NegativeCoordinate,    "negative-coordinate",     Warning, Levwright, phrase("A negative coordinate is not random but far off the map: the game reads {0} as {1}.")},
    {BeyondMap,             "beyond-map",              Warning, Levwright, phrase("({0},{1}) lies outside the map, which goes from (0,0) to ({2},{3}).")},
    {ValueIgnored,          "value-ignored",           Warning, Levwright, phrase("The game ignores {0}: {1}.")},
    {OddCall,               "odd-call",                Warning, Levwright, phrase("{0}.")},
    {RandomTrapInstead,     "random-trap-instead",     Warning, Levwright, phrase("There is no trap “{0}”; the game makes a random one.")},
    {UnevenMap,             "uneven-map",              Warning, Levwright, phrase("This row has {0} cells and the longest {1}: the game shifts everything that follows.")},
    {NoCellOfMap,           "no-cell-of-map",          Warning, Levwright, phrase("{0} draws nothing: the game leaves what was there.")},
    {CaughtByIterate,       "caught-by-iterate",       Warning, Levwright, phrase("The game complains and continues with the next cell: “{0}”.")},
    {ErrorUnlessCaught,     "error-unless-caught",     Warning, Levwright, phrase("The level stops here unless the script catches this: “{0}”.")},
    {BadBonesMarker, "bad-bones-marker", Error, Game, phrase("A bones marker is one character or “none”, not {0}; no marker is used.")},
    {AbsoluteBaseRange, "absolute-base-range", Error, Game, phrase("The base must be from {1} to {2}, not {0}; (0,0) is used.")},
    {AbsoluteRandRange, "absolute-rand-range", Error, Game, phrase("({0},{1}) reaches beyond the last possible level, {2}; (0,0) is used.")},
    {RelativeBaseRange, "relative-base-range", Error, Game, phrase("The base must be from {1} to {2}, not {0}; (0,0) is used.")},
    {IllegalDescription, "illegal-description", Error, Game, phrase("{0} cannot describe a {1}; it is ignored.")},
    {IllegalAlignment, "illegal-alignment", Error, Game, phrase("{0} is not an alignment; it is ignored.")},
    {OutsideOfDungeon, "outside-of-dungeon", Error, Game, phrase("{0} needs a DUNGEON before it; it is ignored.")},
    {NoLevelBefore, "no-level-before", Error, Game, phrase("{0} describes the level before it, but there is none; it is ignored.")},
    {UnknownChainLevel, "unknown-chain-level", Error, Game, phrase("There is no level “{0}” to count from{1}.")},
    {DuplicateLevelName, "duplicate-level-name", Error, Game, phrase("Another level is already called “{0}”; this one is left out.")},
    {InvalidLevelChain, "invalid-level-chain", Error, Game, phrase("The level “{0}” is left out, because the level it counts from is not known.")},
    {LevelChainChance, "level-chain-chance", Error, Game, phrase("The level “{0}” is left out: {1}.")},
    {LevelChainsToItself, "level-chains-to-itself", Error, Game, phrase("The level “{0}” cannot count from itself; it is left out.")},
    {InvalidBranchChain, "invalid-branch-chain", Error, Game, phrase("The branch to “{0}” is left out: {1}.")},
    {BranchChainChance, "branch-chain-chance", Error, Game, phrase("The branch to “{0}” is left out: {1}.")},
    {ReverseBranch, "reverse-branch", Error, Game, phrase("“{0}” is defined before “{1}”, so there cannot be a branch back to it; it is left out.")},
    {NoDungeons, "no-dungeons", Error, Game, phrase("There is no DUNGEON here, so there is nothing to write.")},
    {TooManyInDungeon, "too-many-in-dungeon", Error, Game, phrase("There may be at most {1} {0}; nothing is written.")},
    {DungeonNameTooLong, "dungeon-name-too-long", Error, Game, phrase("“{0}” has {1} bytes; at most {2} are possible, and nothing is written.")},
    {EntryObsolete, "entry-obsolete", Error, Game, phrase("ENTRY is obsolete here: a number after a branch says on which level one arrives.")},
    {BonesMarkerReused, "bones-marker-reused", Warning, Levwright, phrase("“{1}” has the bones marker {0} too, so bones of one would be mistaken for those of the other.")},
    {SameDungeonName, "same-dungeon-name", Warning, Levwright, phrase("Another dungeon is called “{0}” too; branches lead to the first one only.")},
    {SameSpecialLevelName, "same-special-level-name", Warning, Levwright, phrase("Another level is called “{0}” too; both load the same file, and the game knows only the first.")},
    {UncertainChain, "uncertain-chain", Warning, Levwright, phrase("“{0}” is made in only {1} of 100 games; in all others the game fails here.")},
    {ShiftedChains, "shifted-chains", Warning, Levwright, phrase("The dungeon “{0}” before this one may be missing; then this counts from another level than “{1}”.")},
    {UnknownBranchTarget, "unknown-branch-target", Warning, Levwright, phrase("There is no dungeon “{0}”, so this branch leads nowhere and is not made.")},
    {BranchToItself, "branch-to-itself", Warning, Levwright, phrase("A branch from “{0}” to itself is never made.")},
    {UnreachableDungeon, "unreachable-dungeon", Warning, Levwright, phrase("No dungeon before “{0}” has a branch to it, so the game fails.")},
    {BranchTakenTwice, "branch-taken-twice", Warning, Levwright, phrase("An earlier branch already leads to “{0}”; this one is not made.")},
    {BaseZero, "base-zero", Warning, Levwright, phrase("There is no level 0 to place this on, so the game fails; 1 is the first level, -1 the last one.")},
    {BaseBelowBottom, "base-below-bottom", Warning, Levwright, phrase("This may be level {0}, but “{1}” may have only {2}; then the game fails.")},
    {SamePlace, "same-place", Warning, Levwright, phrase("“{0}” is always on level {1}, too, so the game fails when both are made.")},
    {MeaninglessRand, "meaningless-rand", Warning, Levwright, phrase("A rand of {0} has no meaning; it is a number of levels, or -1 for all levels down to the bottom.")},
    {DungeonTooDeep, "dungeon-too-deep", Warning, Levwright, phrase("“{0}” may get {1} levels; the game makes no more than {2}.")},
    {TwoAlignments, "two-alignments", Warning, Levwright, phrase("“{0}” already has another alignment; the game combines both.")},
    {EntryBelowBottom, "entry-below-bottom", Warning, Levwright, phrase("The entry is level {0}, but “{1}” may have only {2}.")},
    {ProtofileTwice, "protofile-twice", Warning, Levwright, phrase("“{0}” already has a PROTOFILE; the last one counts.")},
    {ProtofileUnused, "protofile-unused", Warning, Levwright, phrase("All levels of “{0}” are special ones, so the file “{1}” is never used.")},
    {ChanceNever, "chance-never", Warning, Levwright, phrase("With a chance of {0} the level “{1}” is never made.")},
    {ChanceRange, "chance-range", Warning, Levwright, phrase("A chance must be from 1 to 100 per cent, not {0}.")},
    {RequiredDungeon, "required-dungeon", Warning, Levwright, phrase("The game fails without these dungeons: {0}.")},
    {TooManyForGame, "too-many-for-game", Warning, Levwright, phrase("The game itself accepts no more than {0} dungeons.")},
    {NoDungeonTable, "no-dungeon-table", Error, Game, phrase("The script must give the global “dungeon” a table, a list of dungeons.")},
    {NoListOfTables, "no-list-of-tables", Error, Game, phrase("{0} must be a list of tables; {1} is not a table.")},
    {TooManyInScript, "too-many-in-script", Error, Game, phrase("There may be at most {1} {0}; the game ends at this one.")},
    {NotReadFrom, "not-read-from", Warning, Levwright, phrase("The first {1} {0} are read. This one and those after it are ignored: no game accepts so many.")},
    {NoSuchDungeonFlag, "no-such-dungeon-flag", Error, Game, phrase("{0} is not one of these: {1}.")},
    {LongDungeonName, "long-dungeon-name", Warning, Levwright, phrase("“{0}” has {1} bytes; the game has room for {2}, and does not check it.")},
    {OddDungeonValue, "odd-dungeon-value", Warning, Levwright, phrase("{0}.")},
};
// clang-format on
static_assert(listsAll(kinds, &DiagnosticKind::code));

} // namespace

const std::vector<DiagnosticKind>& diagnosticKinds() {
    static const std::vector<DiagnosticKind> all(std::begin(kinds), std::end(kinds));
    return all;
}

const DiagnosticKind& kindOf(DiagnosticCode code) {
    return kinds[std::size_t(code)];
}

Fix changeTo(Range range, const std::string& right) {
    return {say("Change it to “{}”", right), TextEdit::replace(range, right)};
}

std::string Diagnostic::message() const {
    std::vector<std::string> shown;
    shown.reserve(arguments.size());
    for (const std::string& argument : arguments)
        shown.push_back(inOwnQuotes(shortened(argument, longestArgument)));
    return saidWith(kindOf(code).pattern, shown);
}

Diagnostic Diagnostic::shifted(Offset by) const {
    Diagnostic moved = *this;
    if (by == 0)
        return moved;
    moved.range = range.shifted(by);
    if (moved.anchor)
        *moved.anchor += by;
    for (Fix& fix : moved.fixes)
        fix.edit = fix.edit.shifted(by);
    return moved;
}

bool hasErrors(const Diagnostics& diagnostics) {
    return std::ranges::any_of(diagnostics,
                               [](const Diagnostic& d) { return d.severity() == Severity::Error; });
}

std::string_view nameOf(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Hint:
        break;
    }
    return "hint";
}

void worsen(std::optional<Severity>& worst, std::optional<Severity> severity) {
    if (severity && *severity != Severity::Hint)
        worst = worst ? std::min(*worst, *severity) : *severity;
}

} // namespace levwright
