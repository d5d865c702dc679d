// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diag/Diagnostic.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {
namespace {

using enum DiagnosticCode;
using enum Severity;
using enum Finder;

// clang-format off
const std::vector<DiagnosticKind> kinds = {
    {UnexpectedToken,       "unexpected-token",        Error, Game, "Expected {1}, but found {0}."},
    {UnknownStatement,      "unknown-statement",       Error, Game, "{0} does not begin a statement."},
    {MisplacedStatement,    "misplaced-statement",     Error, Game, "{0} cannot stand here: {1}."},
    {UnclosedString,        "unclosed-string",         Error, Game, "This text has no closing quote."},
    {UnfinishedStatement,   "unfinished-statement",    Error, Game, "{0} ends too early: expected {1}."},
    {MissingPart,           "missing-part",            Error, Game, "The maze level “{0}” has no part yet: it needs NOMAP, or GEOMETRY with a MAP."},
    {MissingMap,            "missing-map",             Error, Game, "GEOMETRY must be followed by a MAP on a line of its own."},
    {MapWithoutGeometry,    "map-without-geometry",    Error, Game, "A MAP needs a GEOMETRY line before it."},
    {BadMapRow,             "bad-map-row",             Error, Game, "{0} is not a map character."},
    {UnclosedMap,           "unclosed-map",            Error, Game, "The map that begins here has no ENDMAP."},
    {TextIgnoredAfterByte,  "ignored-after-byte",      Warning, Levwright, "The game's compiler takes {0} as the end of the file: it silently ignores everything from here on."},
    {DotInLevelName,        "dot-in-level-name",       Error, Game, "The level name “{0}” must not contain a dot."},
    {LevelNameTooLong,      "level-name-too-long",     Error, Game, "The level name “{0}” has {1} bytes; at most 8 are possible."},
    {BadFilling,            "bad-filling",             Warning, Game, "{0} is not a map character; the maze is filled at random."},
    {BadForeground,         "bad-foreground",          Error, Game, "The foreground {0} is not a map character."},
    {BadBackground,         "bad-background",          Error, Game, "The background {0} is not a map character."},
    {BadJoinedForeground,   "bad-joined-foreground",   Error, Game, "A joined map needs corridor '#' or room floor '.' as its foreground."},
    {MessagesTooLong,       "messages-too-long",       Error, Game, "The messages of a level may have 255 bytes together; with this one they have {0}."},
    {MapTooLarge,           "map-too-large",           Error, Game, "This map is {0} wide and {1} high; at most {2} × {3} are possible."},
    {PlaceOutOfMap,         "place-out-of-map",        Error, Game, "({0},{1}) lies outside the map, which goes from (0,0) to ({2},{3})."},
    {AreaOutOfMap,          "area-out-of-map",         Error, Game, "The area ({0},{1},{2},{3}) lies outside the map, which goes from (0,0) to ({4},{5})."},
    {AreaOutOfLevel,        "area-out-of-level",       Error, Game, "levregion({0},{1},{2},{3}) lies outside the level, which goes from (1,0) to (79,20)."},
    {AreaCornersSwapped,    "area-corners-swapped",    Error, Game, "The first corner of this region must be its upper left one."},
    {PlacedInWall,          "placed-in-wall",          Warning, Game, "{0} at ({1},{2}) stands in {3}."},
    {DoorOffMap,            "door-off-map",            Error, Game, "There is no door at ({0},{1}) on the map; the cell is {2}."},
    {DrawbridgeNeedsWall,   "drawbridge-needs-wall",   Error, Game, "The cell {2} of the drawbridge at ({0},{1}) must be a wall."},
    {DrawbridgeState,       "drawbridge-state",        Error, Game, "A drawbridge is open or closed, not {0}."},
    {VaultSize,             "vault-size",              Error, Game, "A vault must be exactly 2 × 2 cells and not irregular."},
    {RockInIrregularRegion, "rock-in-irregular-region",Error, Game, "An irregular region grows from its first corner ({0},{1}), which must be room floor; it is {2}."},
    {RockInRegion,          "rock-in-region",          Hint, GameExtra, "There is rock, a wall or a door inside the region ({0},{1},{2},{3})."},
    {OpenEdgeOfRegion,      "open-edge-of-region",     Hint, GameExtra, "Not all four cells diagonally outside the corners of ({0},{1},{2},{3}) are wall or rock."},
    {NoMapHere,             "no-map-here",             Error, Game, "{0} needs a map, and this part has none."},
    {NothingToWallify,      "nothing-to-wallify",      Warning, Levwright, "There is no map here, so WALLIFY does nothing."},
    {UnknownMonsterClass,   "unknown-monster-class",   Error, Game, "{0} is not a monster class."},
    {UnknownObjectClass,    "unknown-object-class",    Error, Game, "{0} is not an object class."},
    {UnknownMonster,        "unknown-monster",         Warning, Game, "There is no monster “{0}”{1}; the game makes a random one."},
    {UnknownObject,         "unknown-object",          Warning, Game, "There is no object “{0}”{1}; the game makes a random one."},
    {UnknownCorpse,         "unknown-corpse",          Warning, Levwright, "There is no monster “{0}”; the game picks one itself."},
    {UnknownTrap,           "unknown-trap",            Error, Game, "There is no trap “{0}”."},
    {UnknownRoomType,       "unknown-room-type",       Warning, Game, "There is no room type “{0}”; the game makes an ordinary room."},
    {BadChance,             "bad-chance",              Error, Game, "A chance goes from 1 to 100 per cent, not {0}."},
    {RegisterIndex,         "register-index",          Error, Game, "There is no {0}[{1}]: the index goes from 0 to {2}."},
    {RegistersTwice,        "registers-twice",         Error, Game, "{0} may stand only once here."},
    {RegisterListTooLong,   "register-list-too-long",  Error, Game, "{0} may list at most 10."},
    {TooManyOfKind,         "too-many-of-kind",        Error, Game, "At most {1} {0} statements are possible here."},
    {TooManyParts,          "too-many-parts",          Error, Game, "A maze level may have at most 10 parts."},
    {UndeclaredRegister,    "undeclared-register",     Warning, Levwright, "{0}[{1}] is used, but {2} of this part lists only {3}."},
    {SameLevelName,      "same-level-name",         Warning, Levwright, "Another level of this file is called “{0}” too; both would be written to the same file."},
    {RoomPosition,          "room-position",           Error, Game, "A room's position goes from 1 to 5 both ways, not ({0},{1})."},
    {SubroomPosition,       "subroom-position",        Error, Game, "A subroom's position must not be negative: ({0},{1})."},
    {RoomNamedTwice,        "room-named-twice",        Error, Game, "This room has a name already."},
    {RoomChanceTwice,       "room-chance-twice",       Error, Game, "This room has a chance already."},
    {ChanceOfOrdinaryRoom,  "chance-of-ordinary-room", Error, Game, "Only rooms of a type can have a chance; this one is ordinary."},
    {RoomChanceRange,       "room-chance-range",       Error, Game, "A room's chance goes from 1 to 99 per cent, not {0}."},
    {DoorWallRandom,        "door-wall-random",        Error, Game, "A door in a random wall must have a random position, too."},
    {WrongRoomNumber,       "wrong-room-number",       Error, Game, "There is no room {0}: this level's rooms go from 0 to {1}."},
    {TooManyRooms,          "too-many-rooms",          Error, Game, "A room level may have at most {0} rooms, subrooms included."},
    {SubroomParentMissing,  "subroom-parent-missing",  Error, Game, "No room of this level is named “{0}”."},
    {TooManySubrooms,       "too-many-subrooms",       Error, Game, "The room “{0}” may have at most {1} subrooms."},
};
// clang-format on

} // namespace

const std::vector<DiagnosticKind>& diagnosticKinds() {
    return kinds;
}

const DiagnosticKind& kindOf(DiagnosticCode code) {
    const auto index = std::size_t(code);
    require(index < kinds.size() && kinds[index].code == code,
            "the table of diagnostics follows the enumeration");
    return kinds[index];
}

std::string Diagnostic::message() const {
    const std::string_view pattern = kindOf(code).pattern;
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') {
            text += pattern[i];
            continue;
        }
        const auto argument = std::size_t(pattern[i + 1] - '0');
        require(argument < arguments.size(), "a diagnostic has all arguments of its pattern");
        text += arguments[argument];
        i += 2;
    }
    return text;
}

Diagnostic Diagnostic::shifted(Offset by) const {
    Diagnostic moved = *this;
    moved.range = range.shifted(by);
    if (moved.anchor)
        *moved.anchor += by;
    for (Fix& fix : moved.fixes) {
        std::vector<Replacement> replacements = fix.edit.replacements();
        for (Replacement& r : replacements)
            r.range = r.range.shifted(by);
        fix.edit = TextEdit(std::move(replacements));
    }
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

} // namespace levwright
