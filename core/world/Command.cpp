// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Command.h"

#include "core/base/Printable.h"
#include "core/world/GodCommands.h"
#include "core/world/KindCommands.h"
#include "core/world/PlayerCommands.h"
#include "core/world/ThingCommands.h"
#include "core/world/Tokens.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::world {
namespace {

using enum CommandKind;

constexpr bool extension = true;
using enum Failing;
constexpr std::string_view seedMapName = "SEED_MAP";

constexpr auto rules = std::to_array<CommandRule>({
    {"PING", Meta, "", "Answers PONG.", ping},
    {"QUIT", Meta, "", "Saves and ends the server.", quit},
    {"THINGS_HERE", Meta, "Y X", "Names what is seen or remembered there.", thingsHere},
    {"wait", Player, "", "Lets time pass.", wait, OnTheWay},
    {"move", Player, "DIRECTION", "Goes or hits that way.", move, OnTheWay},
    {"pick_up", Player, "", "Takes something that lies here.", pickUp, OnTheWay},
    {"drop", Player, "NUMBER", "Puts down the thing of that number in the inventory, from 0.", drop,
     OnTheWay},
    {"use", Player, "NUMBER", "Uses or eats the thing of that number in the inventory, from 0.", use,
     OnTheWay},
    {"kick", Player, "DIRECTION", "Hits, or kicks at what is locked.", kick, OnTheWay, extension},
    {"search", Player, "", "Looks for what is hidden here and next to it.", search, OnTheWay, extension},
    {"close", Player, "DIRECTION", "Closes what was opened.", close, OnTheWay, extension},
    {"leave", Player, "", "Takes the way out that is here, which ends the game.", leave, OnTheWay, extension},
    {"ai", Player, "", "Does what a creature in the player's place would do.", actAsCreature, OnTheWay},
    {"TURN", God, "0..65535", "Sets the turn.", setTurn},
    {"GOD_MOOD", God, "-32768..32767", "Sets the god's mood.", setGodMood},
    {"GOD_FAVOR", God, "-32768..32767", "Sets the god's favour.", setGodFavor},
    {"GAME_WON", God, "0..1", "Says whether the game is won.", setGameWon},
    {"PLAYER_TYPE", God, "TYPE", "Sets the thing type of new players.", setPlayerType},
    {"SLIPPERS", God, "TYPE", "Sets the thing type that ends the game.", setSlippers},
    {"SEED_RANDOMNESS", God, "0..4294967295", "Sets the state of the random numbers.", setRandomness},
    {"SEED_MAP", God, "0..4294967295", "Makes the map again from that seed.", seedMapFrom, OnTheWay},
    {"MAKE_WORLD", God, "0..4294967295", "Makes a new world from that seed.", makeWorldFrom, OnTheWay},
    {"MAP_LENGTH", God, "1..256", "Sets the map's length; removes map and things.", setMapLength},
    {"WORLD_ACTIVE", God, "0..1", "Stops or starts the world.", setWorldActive, OnTheWay},
    {"MAP", God, "Y TEXT", "Sets a row of the map.", setMapRow},
    {"MAP_TOPOLOGY", God, "hex|square", "Six or eight neighbours; in a world that is not active.",
     setTopology, BeforeAnyChange, extension},
    {"TERRAIN", God, "CHAR 0..1 0..1", "Says whether a character of the map can be walked and seen through.",
     setTerrain, BeforeAnyChange, extension},
    {"TERRAIN_OPENS", God, "CHAR CHAR", "The first becomes the second when somebody walks into it.", setOpens,
     BeforeAnyChange, extension},
    {"TERRAIN_CLOSES", God, "CHAR CHAR", "The first becomes the second when it is closed.", setCloses,
     BeforeAnyChange, extension},
    {"TERRAIN_KICKED", God, "CHAR CHAR 0..100", "A kick may make the second of the first, so often in 100.",
     setKicked, BeforeAnyChange, extension},
    {"TERRAIN_FOUND", God, "CHAR CHAR 0..100", "A search may show that the first is the second.", setFound,
     BeforeAnyChange, extension},
    {"TERRAIN_SEEMS", God, "CHAR CHAR", "The first looks like the second.", setSeems, BeforeAnyChange,
     extension},
    {"FACTIONS", God, "0..1", "1: actors fight the player only.", setFactions, BeforeAnyChange, extension},
    {"WAKING", God, "0..255 0..100",
     "The distance at which the player wakes sleepers, and the chance in 100.", setWaking, BeforeAnyChange,
     extension},
    {"EXIT", God, "TEXT", "Sets what the player used to leave; empty: still there.", setExit, BeforeAnyChange,
     extension},
    {"TA_ID", God, "0..", "Selects or makes a thing action; 0: a new one.", selectAction},
    {"TA_EFFORT", God, "0..255", "Sets how many turns the action takes.", setActionEffort},
    {"TA_NAME", God, "wait|move|use|drop|pick_up|…", "Sets what it does; +kick, +search, +close, +leave.",
     setActionName},
    {"TT_ID", God, "-1..", "Selects or makes a thing type; -1: a new one.", selectType},
    {"TT_NAME", God, "TEXT", "Sets the type's name.", setTypeName},
    {"TT_SYMBOL", God, "CHAR", "Sets the type's character on the map.", setTypeSymbol},
    {"TT_CORPSE_ID", God, "TYPE", "Sets what things of the type become when they die.", setTypeCorpse},
    {"TT_CONSUMABLE", God, "0..65535", "Sets how much satiation eating it gives.", setTypeConsumable},
    {"TT_PROLIFERATE", God, "0..65535", "Lets it spread in one of this many turns; 0: never.",
     setTypeProliferate},
    {"TT_START_NUMBER", God, "0..255", "Sets how many a new world contains.", setTypeStartNumber},
    {"TT_LIFEPOINTS", God, "0..255", "Sets the lifepoints at first; 0: not alive.", setTypeLifepoints},
    {"TT_STORAGE", God, "0..255", "Sets how many things it can carry.", setTypeStorage},
    {"TT_SPEED", God, "0..255", "Sets its speed; 12 is ordinary, 24 twice as fast.", setTypeSpeed,
     BeforeAnyChange, extension},
    {"TT_ATTACK", God, "0..255", "Sets the lifepoints that its hit takes.", setTypeAttack, BeforeAnyChange,
     extension},
    {"TT_TRAP", God, "none|hold|damage|teleport|exit 0..255", "Sets what it does to actors, with its power.",
     setTypeTrap, BeforeAnyChange, extension},
    {"TT_EXIT", God, "0..1", "Says whether it is a way out (leave).", setTypeExit, BeforeAnyChange,
     extension},
    {"TT_FIXED", God, "0..1", "Says that it cannot be picked up.", setTypeFixed, BeforeAnyChange, extension},
    {"TT_PUSHED", God, "0..1", "Says that it blocks the way, and the player can push it on.", setTypePushed,
     BeforeAnyChange, extension},
    {"T_ID", God, "-1..", "Selects or makes a thing; -1: a new one.", selectThing, OnTheWay},
    {"T_TYPE", God, "TYPE", "Sets the thing's type.", setThingType},
    {"T_POSY", God, "0..255", "Sets the thing's row.", setThingRow, OnTheWay},
    {"T_POSX", God, "0..255", "Sets the thing's column.", setThingColumn, OnTheWay},
    {"T_COMMAND", God, "ACTION", "Sets the action it is busy with; 0: none.", setThingCommand},
    {"T_ARGUMENT", God, "0..255", "Sets its action's argument.", setThingArgument},
    {"T_PROGRESS", God, "0..255", "Sets the turns it has spent on its action.", setThingProgress},
    {"T_ENERGY", God, "0..255", "Sets its unused progress, for a speed that is not ordinary.", setThingEnergy,
     BeforeAnyChange, extension},
    {"T_HELD", God, "0..255", "Sets the moves that a trap still keeps it from.", setThingHeld,
     BeforeAnyChange, extension},
    {"T_PEACEFUL", God, "0..1", "Says that it attacks nobody; with FACTIONS.", setThingPeaceful,
     BeforeAnyChange, extension},
    {"T_ASLEEP", God, "0..1", "Says that it sleeps until it is woken.", setThingAsleep, BeforeAnyChange,
     extension},
    {"T_HIDDEN", God, "0..1", "Says that it is not seen until it is found.", setThingHidden, BeforeAnyChange,
     extension},
    {"T_LIFEPOINTS", God, "0..255", "Sets its lifepoints.", setThingLifepoints},
    {"T_SATIATION", God, "-32768..32767", "Sets its satiation.", setThingSatiation},
    {"T_PLAYERDROP", God, "0..1", "Says whether the player dropped it.", setThingPlayerDrop},
    {"T_CARRIES", God, "THING", "Puts another thing into its inventory.", carryThing},
    {"T_MEMMAP", God, "Y TEXT", "Sets a row of the map it remembers.", setMemoryRow},
    {"T_MEMDEPTHMAP", God, "Y TEXT", "Sets how long ago it saw a row: 0 to 9, blank for never.",
     setMemoryDepthRow},
    {"T_MEMTHING", God, "ID Y X", "Lets it remember a thing at a place.", rememberThing},
});

} // namespace

std::size_t CommandRule::argumentCount() const {
    return arguments.empty() ? 0 : std::size_t(std::ranges::count(arguments, ' ')) + 1;
}

std::span<const CommandRule> allCommands() {
    return rules;
}

const CommandRule* findCommand(std::string_view name, const Rules& preset) {
    if (name == seedMapName && !preset.hasSeedMap)
        return nullptr;
    const auto found = std::ranges::find(rules, name, &CommandRule::name);
    return found == rules.end() ? nullptr : &*found;
}

std::optional<std::int64_t> Command::number(std::size_t index, std::int64_t low, std::int64_t high) const {
    const std::optional<std::int64_t> number = readNumber(arguments[index]);
    if (number && *number >= low && *number <= high)
        return number;
    context.problem(number ? std::format("{} is not from {} to {}", arguments[index], low, high)
                           : std::format("{} is not a whole number", inEnglishQuotes(arguments[index])));
    return std::nullopt;
}

std::optional<std::int64_t> Command::playedNumber(std::int64_t low, std::int64_t high) const {
    if (source == CommandSource::Save)
        return number(0, low < 0 ? -largestPlayed : 0, largestPlayed);
    return number(0, low, high);
}

std::optional<Id> Command::reference() const {
    return number(0, 0, source == CommandSource::Save ? largestNumber : context.rules.highestReference);
}

std::optional<int> Command::row() const {
    constexpr std::int64_t highest = 255;
    const std::optional<std::int64_t> row = number(0, 0, highest);
    if (!row)
        return std::nullopt;
    if (!isAscii(arguments[1]))
        throw Refused{"rows of a map hold ASCII characters only"};
    if (*row < context.state.length && arguments[1].size() == std::size_t(context.state.length))
        return int(*row);
    context.problem(std::format("a map of length {0} has {0} rows of {0} characters", context.state.length));
    return std::nullopt;
}

std::optional<Place> Command::place(std::size_t first) const {
    constexpr std::int64_t highest = 255;
    const std::optional<std::int64_t> y = number(first, 0, highest);
    const std::optional<std::int64_t> x = number(first + 1, 0, highest);
    if (!y || !x)
        return std::nullopt;
    if (*y < context.state.length && *x < context.state.length)
        return Place{int(*y), int(*x)};
    context.problem(std::format("{} {} lies beyond the map of length {}", *y, *x, context.state.length));
    return std::nullopt;
}

} // namespace levwright::world
