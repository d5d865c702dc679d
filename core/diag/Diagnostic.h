// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong, odd or noteworthy in the user's text. Every kind of diagnostic is one row of the table in
// Diagnostic.cpp; the code's name is stable and is what tests and tools compare.
#pragma once

#include "core/text/TextEdit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

enum class Severity { Error, Warning, Hint };

// Who finds it: the game's own compiler, the same compiler with its option -w, or Levwright alone. What
// Levwright alone finds is never an error: what the game's compiler accepts stays accepted.
enum class Finder { Game, GameExtra, Levwright };

// clang-format off
enum class DiagnosticCode {
    // Syntax: the game's compiler reports each of these as "syntax error"
    UnexpectedToken, UnknownStatement, UnknownWord, UnknownForm, MisplacedStatement, UnclosedString,
    UnfinishedStatement,
    MissingPart, MissingMap, MapWithoutGeometry, BadMapRow, UnclosedMap,
    TextIgnoredAfterByte,
    // Level header
    DotInLevelName, LevelNameTooLong, LevelNameNoFile, BadFilling, BadForeground, BadBackground, BadJoinedForeground,
    MessagesTooLong,
    // Maps and places
    MapTooLarge, PlaceOutOfMap, AreaOutOfMap, AreaOutOfLevel, AreaCornersSwapped, PlacedInWall,
    DoorOffMap, DrawbridgeNeedsWall, DrawbridgeState, VaultSize, RockInIrregularRegion, RockInRegion,
    OpenEdgeOfRegion, NoMapHere, NothingToWallify, WallWrongWayRound,
    // Names and classes
    UnknownMonsterClass, UnknownObjectClass, UnknownMonster, UnknownObject, UnknownCorpse, UnknownTrap,
    UnknownRoomType, UnknownDoorKey,
    // Numbers and lists
    BadChance, RegisterIndex, RegistersTwice, RegisterListTooLong,
    PlaceListOrder, RandomRegionOrder, TooManyRandomRegions, ObjectFlagsAlone, TooManyOfKind, TooManyParts,
    UndeclaredRegister, SameLevelName,
    // Room levels
    RoomPosition, SubroomPosition, RoomNamedTwice, RoomChanceTwice, ChanceOfOrdinaryRoom, RoomChanceRange,
    DoorWallRandom, WrongRoomNumber, TooManyRooms, SubroomParentMissing, TooManySubrooms,
    PlaceOutOfRoom,
    DoorBeyondWall,
    ContainedNowhere, DoorLeadsNowhere, DoorWithoutStatement, OverlappingRooms, UnreachableFloor, NoWayOut, MoreThanFits, SubroomBeyondRoom,
    LooksMisspelt, NoSuchDestination, PlaceInWall, GameSaid,
    // What rolls show
    ScriptFails, ScriptFailsAtTimes, LoadingAlwaysEnds, LoadingEnds, NotFinished, GameComplains, RegionWithoutPlace, GivenUp,
    CutOff, TrappedWay, BoulderInWay, DoorOnCorner, KeeperInTheWay, NoArrivalFromAbove, NoArrivalFromBelow,
    GoalNotUnderstood, GoalBroken,
    // What the compiler of NetHack 3.6 says, in its words
    NameWithDot, NameTooLong, InitMapFilling, InitMapForeground, InitMapBackground, InitMapJoined,
    SwitchInSwitch, TooManyCases, SecondDefault, BreakOutside, ForTooDeep, LoopTooDeep, IfTooDeep,
    NoStartAddress, ChanceOfUntypedRoom, RoomPlace, DoorWallAndPlace, MonsterOptionTwice, ObjectOptionTwice,
    NoSuchTrap, TrapListedTwice, PlaceOfContained, ObjectWithoutPlace, DoorStateOfObject, BridgeState,
    AlignIndex, VariableRetyped, SelectionTyped, PlaceOutOfLevel, RegionReversed, NoMapCharacter,
    NoSuchMonster, NoSuchMonsterClass, NoMonsterInClass, NoSuchObject, NoSuchObjectClass, NoObjectInClass,
    LevregionRange, RegionRange, PercentRange, MapSize, RoomTypeUnknown, HumidityTwice, MonsterInOtherCase,
    ObjectInOtherCase, UnusedVariable, BreakLost, NestedTooDeep,
    // Level scripts
    LuaSyntax, NoSuchFunction, NotInScripts, UndefinedName, ReadOnlyTable, WrongArguments, WrongKindOfValue,
    NeededKey, NoSuchWord, NoScriptTerrain, NoSuchFlag, NoSuchThing, NoSuchMontype, PlaceOffLevel, TooManyMapRows,
    MapPatternShape, EndlessLoop, NoSuchOperation, DoorWithoutRoom,
    NeverSet, UnknownKey, ValueReversed, NegativeCoordinate, BeyondMap, ValueIgnored, OddCall, RandomTrapInstead, UnevenMap,
    NoCellOfMap, CaughtByIterate, ErrorUnlessCaught,
    // Dungeon descriptions
    BadBonesMarker, AbsoluteBaseRange, AbsoluteRandRange, RelativeBaseRange, IllegalDescription,
    IllegalAlignment, OutsideOfDungeon, NoLevelBefore, UnknownChainLevel, DuplicateLevelName,
    InvalidLevelChain, LevelChainChance, LevelChainsToItself, InvalidBranchChain, BranchChainChance,
    ReverseBranch, NoDungeons, TooManyInDungeon, DungeonNameTooLong, EntryObsolete,
    BonesMarkerReused, SameDungeonName, SameSpecialLevelName, UncertainChain, ShiftedChains, UnknownBranchTarget,
    BranchToItself, UnreachableDungeon, BranchTakenTwice, BaseZero, BaseBelowBottom, SamePlace, MeaninglessRand,
    DungeonTooDeep, TwoAlignments, EntryBelowBottom, ProtofileTwice, ProtofileUnused, ChanceNever,
    ChanceRange, RequiredDungeon, TooManyForGame,
    // Dungeon scripts
    NoDungeonTable, NoListOfTables, TooManyInScript, NotReadFrom, NoSuchDungeonFlag, LongDungeonName, OddDungeonValue,
};
// clang-format on

struct DiagnosticKind {
    DiagnosticCode code;
    std::string_view name; // e.g. "door-off-map"
    Severity severity;
    Finder finder;
    std::string_view pattern; // one sentence; {0}, {1} … stand for the arguments
};

// Every kind, in the order of the enumeration.
const std::vector<DiagnosticKind>& diagnosticKinds();
const DiagnosticKind& kindOf(DiagnosticCode code);

// A correction that the user can apply with one click. The edit counts in the same text as the diagnostic's
// range.
struct Fix {
    std::string label;
    TextEdit edit;
    bool operator==(const Fix&) const = default;
};

// “Change it to “…””.
Fix changeTo(Range range, const std::string& right);

struct Diagnostic {
    DiagnosticCode code{};
    Range range;
    // A byte on the line that the game's compiler would name, usually the colon of the statement. If empty,
    // it is the last colon before range in the file.
    std::optional<Offset> anchor;
    std::vector<std::string> arguments;
    std::vector<Fix> fixes;

    Severity severity() const { return kindOf(code).severity; }
    std::string message() const;
    // The same diagnostic for a text in which everything stands by bytes further on.
    Diagnostic shifted(Offset by) const;
    bool operator==(const Diagnostic&) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

bool hasErrors(const Diagnostics& diagnostics);

// "error", "warning" or "hint".
std::string_view nameOf(Severity severity);
// Sets worst to the worse of the two. Hints, and an empty severity, change nothing.
void worsen(std::optional<Severity>& worst, std::optional<Severity> severity);

} // namespace levwright
