// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of des that put things on the level (format document on Lua levels, sections 10 to 12).
#include "core/languages/script/roll/ScriptThings.h"

#include "core/base/LowerCase.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::scriptroll {
namespace {

// A short form of arguments: a name or letter, and a place.
struct ShortForm {
    std::string name;
    std::optional<Point> place;
};

// Empty if the arguments are a table.
std::optional<ShortForm> shortForm(lua_State* lua) {
    const int count = lua_gettop(lua);
    if (count == 0)
        return ShortForm{};
    if (lua_type(lua, 1) != LUA_TSTRING)
        return std::nullopt;
    if (count == 1)
        return ShortForm{lua_tostring(lua, 1), {}};
    if (count == 2 && lua_istable(lua, 2))
        return ShortForm{lua_tostring(lua, 1), coordAt(lua, 2)};
    if (count == 3 && lua_type(lua, 2) == LUA_TNUMBER && lua_type(lua, 3) == LUA_TNUMBER) {
        const int x = shortInt(luaL_checkinteger(lua, 2));
        const int y = shortInt(luaL_checkinteger(lua, 3));
        return ShortForm{lua_tostring(lua, 1), Point{x, y}};
    }
    return std::nullopt;
}

// x = y = -1 means a random place.
std::optional<Point> orRandom(std::optional<Point> place) {
    return place && place->x == -1 && place->y == -1 ? std::nullopt : place;
}

// ---- monsters

std::optional<roll::KindWish> monsterOfClass(ScriptGame& game, lua_State* lua, char symbol) {
    const ThingClass* found = game.plan().catalog->findMonsterClass(symbol);
    if (found == nullptr && game.passesOverUnknown())
        return std::nullopt;
    if (found == nullptr || (found->count == 0 && symbol != ']'))
        Sandbox::of(lua).stop(std::format("create_monster: unknown monster class '{}'", symbol), lineOf(lua));
    return roll::KindWish{.symbol = static_cast<unsigned char>(symbol)};
}

roll::KindWish monsterNamed(const Monster& monster) {
    return {.symbol = static_cast<unsigned char>(monster.classSymbol), .kind = monster.id};
}

struct ScriptMonster {
    roll::MonsterWish wish;
    std::optional<roll::KindWish> kind; // empty: random
    std::uint16_t states = 0;
    int female = -1; // -1: decided by chance
    std::int8_t levelChange = 0;
};

// States that are booleans or numbers of turns.
std::uint16_t statesOf(lua_State* lua) {
    constexpr std::array<std::pair<const char*, roll::MonsterState>, 7> flags{
        {{"invisible", roll::IsInvisible},
         {"cancelled", roll::IsCancelled},
         {"revived", roll::IsRevived},
         {"avenge", roll::IsAvenging},
         {"stunned", roll::IsStunned},
         {"confused", roll::IsConfused},
         {"waiting", roll::IsWaiting}}};
    constexpr std::array<std::pair<const char*, roll::MonsterState>, 3> turns{
        {{"fleeing", roll::IsFleeing}, {"blinded", roll::IsBlinded}, {"paralyzed", roll::IsParalyzed}}};
    constexpr int mostTurns = 127;
    std::uint16_t states = 0;
    for (const auto& [key, state] : flags)
        states |= flagOrNone(lua, key) == 1 ? state : 0;
    for (const auto& [key, state] : turns)
        states |= intOf(lua, key, 0) % mostTurns != 0 ? state : 0;
    return states;
}

// Sets the stated properties of the monster that was made, the first of its group.
void setStates(ScriptGame& game, roll::RolledMonster& monster, const ScriptMonster& asked) {
    const auto& kinds = game.plan().tables->monsters();
    const int own = monster.ownKind >= 0 ? monster.ownKind : monster.kind;
    const roll::MonsterKind& kind = kinds[std::size_t(own)];
    monster.states |= asked.states;
    monster.levelChange = asked.levelChange;
    if (!asked.wish.says.name.empty())
        monster.states |= roll::HasName;
    const bool isEither = !kind.is(roll::MonsterTrait::Male) && !kind.is(roll::MonsterTrait::Female);
    const bool hasId = asked.kind && asked.kind->kind >= 0;
    const bool isFemale = hasId && (asked.female == 1 || (asked.female < 0 && game.random().oneIn(2)));
    if (isEither) {
        monster.states &= std::uint16_t(~roll::IsFemale);
        monster.states |= isFemale ? roll::IsFemale : 0;
    }
    // A vampire that waits has its own shape.
    if ((asked.states & roll::IsWaiting) != 0 && kind.symbol == 'V') {
        monster.kind = std::int16_t(own);
        monster.ownKind = -1;
    }
}

void place(ScriptGame& game, ScriptMonster& asked) {
    const std::size_t before = game.state().level.monsters.size();
    if (asked.kind) {
        asked.wish.says.id = asked.kind->kind;
        asked.wish.says.classCode = asked.kind->symbol;
    }
    game.builder().makeMonster(asked.wish);
    if (game.state().level.monsters.size() > before)
        setStates(game, game.state().level.monsters[before], asked);
}

std::optional<std::pair<int, std::string>> lookOf(ScriptGame& game, lua_State* lua, const Monster* monster) {
    const std::optional<std::string> given = optionalTextOf(lua, "appear_as");
    if (!given)
        return std::nullopt;
    const std::string& text = *given;
    constexpr std::array<std::string_view, 3> kinds{"ter:", "obj:", "mon:"};
    const auto kind =
        std::ranges::find_if(kinds, [&](std::string_view prefix) { return text.starts_with(prefix); });
    if (kind == kinds.end())
        failWith(lua, "Unknown appear_as type");
    const std::string name = text.substr(4);
    const script::Names& names = game.plan().names;
    const auto& monsters = game.plan().tables->monsters();
    const bool isMimic = monster != nullptr && monster->classSymbol == 'm';
    const bool isShifter =
        monster != nullptr && monsters[std::size_t(monster->id)].is(roll::MonsterTrait::Shapeshifter);
    if (*kind == "obj:" && isMimic && names.object(name) == nullptr)
        game.complain(lua, std::format("create_monster: can't find object \"{}\"", name));
    else if (*kind == "mon:" && (isMimic || isShifter) && name != "random" && names.monster(name) == nullptr)
        game.complain(lua, std::format("create_monster: invalid {} shape (\"{}\")", monster->name, name));
    else if (*kind == "ter:" && isMimic && !names.isMapSymbol(name))
        game.complain(lua, std::format("create_monster: can't find feature \"{}\"", name));
    const Monster* shape = *kind == "mon:" ? game.plan().names.monster(name) : nullptr;
    return std::pair(int(kind - kinds.begin()) + 1, shape == nullptr ? name : std::string(shape->name));
}

int makeMonster(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "monster");
    ScriptMonster asked;
    roll::MonsterWish& wish = asked.wish;
    if (const auto form = shortForm(lua)) {
        wish.place = roll::placeWishOf(orRandom(form->place));
        const Monster* named = form->name.size() == 1 ? nullptr : game.plan().names.monster(form->name);
        if (form->name.size() == 1) {
            asked.kind = monsterOfClass(game, lua, form->name.front());
        } else if (named != nullptr) {
            asked.kind = monsterNamed(*named);
            asked.female = game.plan().names.sexIn(form->name);
        }
        place(game, asked);
        return 0;
    }
    needTable(lua);
    wish.says.peaceful = flagOrNone(lua, "peaceful");
    wish.says.asleep = flagOrNone(lua, "asleep");
    wish.says.name = textOf(lua, "name", "");
    asked.states = statesOf(lua);
    const int female = flagOrNone(lua, "female");
    wish.comesAlone = !flagOf(lua, "group", true);
    wish.ignoresWater = flagOf(lua, "ignorewater", false);
    for (const char* key : {"tail", "adjacentok", "countbirth"})
        flagOrNone(lua, key);
    if (game.plan().functions.key("des.monster", "m_lev_adj") != nullptr) {
        constexpr int highestLevel = 49;
        asked.levelChange = std::int8_t(std::clamp(intOf(lua, "m_lev_adj", 0), -highestLevel, highestLevel));
        flagOrNone(lua, "keep_default_invent");
    }
    constexpr int randomAlignment = -11;
    const int align = wordOf(lua, {"des.monster", "align"});
    if (align != randomAlignment)
        wish.says.alignment = align;
    wish.place = roll::placeWishOf(placeOf(lua));
    const Monster* named = nullptr;
    const std::string id = textOf(lua, "id", "");
    const std::string symbol = textOf(lua, "class", "");
    if (!id.empty()) {
        named = game.plan().names.monster(id);
        if (named == nullptr && !game.passesOverUnknown())
            failWith(lua, "Unknown monster id");
    }
    if (named != nullptr) {
        asked.kind = monsterNamed(*named);
        asked.female = female >= 0 ? female : game.plan().names.sexIn(id);
    } else if (symbol.size() == 1) {
        asked.kind = monsterOfClass(game, lua, symbol.front());
    }
    if (const auto look = lookOf(game, lua, named)) {
        wish.says.appearanceKind = look->first;
        wish.says.appearance = look->second;
    }
    wish.hasInventory = hasKey(lua, "inventory");
    place(game, asked);
    if (wish.hasInventory) {
        lua_getfield(lua, 1, "inventory");
        const bool hasEnd = lua_isfunction(lua, -1);
        lua_pop(lua, 1);
        game.callBack(lua, "inventory", 0);
        if (hasEnd) // without a function, all later things of the level are its belongings
            game.builder().endInventory();
    }
    return 0;
}

// ---- objects

std::optional<roll::KindWish> objectOfClass(ScriptGame& game, lua_State* lua, char symbol) {
    const ThingClass* found = game.plan().catalog->findObjectClass(symbol);
    if (found == nullptr && game.passesOverUnknown())
        return std::nullopt;
    if (found == nullptr || found->count == 0)
        Sandbox::of(lua).stop(std::format("create_object:  unexpected object class '{}'", symbol),
                              lineOf(lua));
    return roll::KindWish{.symbol = static_cast<unsigned char>(symbol)};
}

roll::KindWish objectKind(const Object& object) {
    return {.symbol = static_cast<unsigned char>(object.classSymbol), .kind = object.id};
}

bool takesMonster(std::string_view name) {
    constexpr std::array<std::string_view, 5> names{"statue", "egg", "corpse", "tin", "figurine"};
    return std::ranges::contains(names, name);
}

// The class among which the name of an object is looked for; empty for all classes.
std::optional<char> narrowingClass(ScriptGame& game, const std::string& symbol) {
    const bool isClass =
        symbol.size() == 1 && game.plan().catalog->findObjectClass(symbol.front()) != nullptr;
    return isClass && game.plan().functions.holds(script::ScriptRule::ClassNarrowsId)
               ? std::optional(symbol.front())
               : std::nullopt;
}

std::optional<roll::ObjectWish::OfMonster> monsterIn(ScriptGame& game, lua_State* lua,
                                                     const std::string& text, std::string_view object) {
    if (text.size() == 1) {
        const bool isKnown = game.plan().catalog->findMonsterClass(text.front()) != nullptr &&
                             game.plan().names.givesKinds(text.front());
        if (!isKnown && game.passesOverUnknown())
            return std::nullopt;
        if (!isKnown)
            failWith(lua, "Unknown montype");
        return roll::ObjectWish::OfMonster{
            roll::KindWish{.symbol = static_cast<unsigned char>(text.front())}};
    }
    if (script::isContentOf(object, text))
        return std::nullopt;
    const Monster* monster = game.plan().names.monsterOfKind(text);
    if (monster == nullptr && game.passesOverUnknown())
        return std::nullopt;
    if (monster == nullptr)
        failWith(lua, "Unknown montype");
    return roll::ObjectWish::OfMonster{monsterNamed(*monster)};
}

bool isSpinach(std::string_view object, std::string_view montype) {
    return object == "tin" && montype == "spinach";
}

void place(ScriptGame& game, roll::ObjectWish& wish) {
    if (game.builder().holdsThings())
        wish.into = roll::ObjectWish::Into::Holder;
    game.builder().makeObject(wish);
}

// The mines' end and the last level of Sokoban, in any variant.
bool mayHoldPrize(const ScriptPlan& plan) {
    constexpr std::array<std::string_view, 2> levels{"minend", "soko1"};
    return std::ranges::any_of(levels, [&](std::string_view level) {
        return plan.context.special == level || plan.levelName.starts_with(level);
    });
}

// Makes an object inside the present one; the game allows ten levels.
int makeObject(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "object");
    roll::ObjectWish wish;
    if (const auto form = shortForm(lua)) {
        wish.place = roll::placeWishOf(orRandom(form->place));
        if (form->name.size() == 1) {
            wish.kind = objectOfClass(game, lua, form->name.front());
        } else if (!form->name.empty()) {
            const Object* named = objectNamed(game, lua, form->name);
            if (named != nullptr && takesMonster(named->name) && lua_gettop(lua) == 3)
                failWith(lua, "attempt to index a number value");
            if (named != nullptr)
                wish.kind = objectKind(*named);
        }
        place(game, wish);
        pushObject(lua, game.builder().lastObject());
        return 1;
    }
    needTable(lua);
    constexpr int usualEnchantment = -127;
    const int enchantment = intOrRandom(lua, "spe", usualEnchantment);
    if (const int curse = wordOf(lua, {"des.object", "buc"}); curse > 0)
        wish.curse = curse;
    const std::string name = textOf(lua, "name", "");
    if (!name.empty())
        wish.name = name;
    wish.quantity = intOrRandom(lua, "quantity", -1);
    wish.buried = flagOf(lua, "buried", false);
    const auto stateProperty = [&](const char* key, roll::ObjectProperty property) {
        wish.properties |= flagOrNone(lua, key) == 1 ? property : 0;
    };
    stateProperty("lit", roll::IsBurning);
    stateProperty("greased", roll::IsGreased);
    stateProperty("broken", roll::IsBroken);
    const bool isHistoric = flagOrNone(lua, "historic") == 1;
    for (const char* key : {"male", "female", "laid_by_you"})
        flagOrNone(lua, key);
    wish.eroded = intOf(lua, "eroded", 0);
    intOf(lua, "recharged", 0);
    wish.locked = flagOrNone(lua, "locked");
    wish.trapped = flagOrNone(lua, "trapped");
    if (game.plan().functions.key("des.object", "trap_known") != nullptr)
        wish.trapKnown = flagOrNone(lua, "trap_known");
    wish.place = roll::placeWishOf(placeOf(lua));
    const std::string id = textOf(lua, "id", "");
    const bool isNarrowed = game.plan().functions.holds(script::ScriptRule::ClassNarrowsId);
    const auto narrowing =
        isNarrowed && !id.empty() ? narrowingClass(game, textOf(lua, "class", "")) : std::nullopt;
    const std::string symbol = textOf(lua, "class", ""); // a function is called a second time
    bool isOfMonster = false;
    const Object* named = id.empty() ? nullptr : objectNamed(game, lua, id, narrowing);
    if (named != nullptr && isNarrowed && symbol.size() == 1)
        objectOfClass(game, lua, symbol.front()); // ends the game if there is no such class
    if (named != nullptr) {
        isOfMonster = takesMonster(named->name);
        if (isHistoric && (named->name == "statue" || named->name == "corpse"))
            wish.properties |= roll::IsHistoric;
        wish.kind = objectKind(*named);
        const auto montype = isOfMonster ? optionalTextOf(lua, "montype") : std::nullopt;
        if (montype) {
            wish.ofMonster = monsterIn(game, lua, *montype, named->name);
            wish.isSpinach = isSpinach(named->name, *montype);
        }
    } else if (symbol.size() == 1) {
        wish.kind = objectOfClass(game, lua, symbol.front());
    }
    if (enchantment != usualEnchantment && !isOfMonster)
        wish.enchantment = enchantment;
    if (flagOf(lua, "achievement", false) && !mayHoldPrize(game.plan()))
        game.complain(lua, "create_object: unknown achievement");
    wish.isContainer = hasKey(lua, "contents");
    if (wish.isContainer && !game.builder().takesContainer())
        game.complain(lua, "create_object: too deeply nested containers.");
    const std::size_t open = game.builder().openContainers();
    place(game, wish);
    const std::int32_t made = game.builder().lastObject();
    if (wish.isContainer) {
        pushObject(lua, made);
        game.callBack(lua, "contents", 1);
        if (game.builder().openContainers() > open)
            game.builder().closeContainer();
    }
    pushObject(lua, made);
    return 1;
}

// ---- traps

int trapNamed(ScriptGame& game, const std::string& name) {
    const NamedNumber* trap = game.plan().names.trap(name);
    return trap == nullptr ? -1 : trap->number;
}

// The game keeps both keys in one variable, whatever the kind of the trap: the start of a boulder as it is
// written, and the goal of a teleporter as a cell of the level, counted from the map's corner also in rooms.
std::optional<Point> aimOf(const ScriptGame& game, lua_State* lua) {
    const std::optional<Point> launch = coordOf(lua, "launchfrom");
    const std::optional<Point> goal = coordOf(lua, "teledest");
    if (!goal)
        return launch;
    return Point{goal->x + game.partCorner().x, goal->y + game.partCorner().y};
}

// Only traps that teleport lead somewhere.
void lead(ScriptGame& game, lua_State* lua, roll::RolledTrap& trap, Point goal) {
    const NamedNumber* teleporter = game.plan().names.trap("teleport");
    if (teleporter == nullptr || trap.kind != teleporter->number || !roll::onMap(goal))
        return;
    trap.goal = {std::int8_t(goal.x), std::int8_t(goal.y)};
    if (trap.goal == trap.place)
        game.complain(lua, "making fixed-dest tele trap pointing to itself");
}

// The trap that a call made, maybe of one that was there already; null if it made none. The numbers are those
// of traps and origins before the call.
roll::RolledTrap* madeTrap(roll::RollState& state, std::size_t traps, std::size_t origins) {
    if (state.level.traps.size() > traps)
        return &state.level.traps.back();
    if (state.level.origins.size() == origins)
        return nullptr;
    const std::int32_t here = state.trapHere[std::size_t(state.level.origins[origins].cell)];
    return here == 0 ? nullptr : &state.level.traps[std::size_t(here - 1)];
}

int makeTrap(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "trap");
    std::optional<Point> place;
    int kind = -1;
    bool isSeen = false;
    roll::TrapOptions options;
    std::optional<Point> aim;
    if (const auto form = shortForm(lua)) {
        place = orRandom(form->place);
        const std::string name = inLowerCase(form->name);
        kind = trapNamed(game, name);
        if (kind < 0 && !name.empty() && name != "random" && !game.passesOverUnknown())
            failWith(lua, "Unknown trap type");
    } else {
        needTable(lua);
        options.spider = flagOf(lua, "spider_on_web", true);
        isSeen = flagOrNone(lua, "seen") == 1;
        options.victim = flagOf(lua, "victim", true);
        place = placeOf(lua);
        kind = trapNamed(game, textOf(lua, "type", "random"));
        aim = aimOf(game, lua);
        options.launch = aim.value_or(Point{0, 0});
    }
    const bool isSquare =
        kind >= 0 && game.plan().tables->traps()[std::size_t(kind)].is(roll::TrapTrait::Never);
    const std::size_t trapsBefore = game.state().level.traps.size();
    const std::size_t originsBefore = game.state().level.origins.size();
    if (isSquare)
        game.verbs().makeVibratingSquare(kind);
    else
        game.builder().makeTrap({.place = roll::placeWishOf(place), .type = kind, .options = options});
    if (roll::RolledTrap* made = madeTrap(game.state(), trapsBefore, originsBefore)) {
        made->seen = made->seen || isSeen;
        if (aim)
            lead(game, lua, *made, *aim);
    }
    return 0;
}

// ---- other things

int makeGold(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "gold");
    const int count = lua_gettop(lua);
    int amount = -1;
    std::optional<Point> place;
    if (count == 3) {
        amount = shortInt(luaL_checkinteger(lua, 1));
        const int x = shortInt(luaL_checkinteger(lua, 2));
        const int y = shortInt(luaL_checkinteger(lua, 3));
        const bool takesRow = game.plan().functions.holds(script::ScriptRule::GoldTakesRow);
        place = Point{x, takesRow ? y : x}; // other games read it this way
    } else if (count == 2 && lua_istable(lua, 2)) {
        amount = shortInt(luaL_checkinteger(lua, 1));
        place = coordAt(lua, 2);
    } else if (count == 0 || (count == 1 && lua_istable(lua, 1))) {
        needTable(lua);
        amount = intOf(lua, "amount", -1);
        place = placeOf(lua);
    } else {
        failWith(lua, "Wrong parameters");
    }
    if (amount < 0)
        amount = game.random().die(200);
    game.builder().makeGold(roll::placeWishOf(orRandom(place)), amount);
    return 0;
}

int makeEngraving(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "engraving");
    const int count = lua_gettop(lua);
    std::optional<Point> place;
    constexpr WordKey types{"des.engraving", "type"};
    int kind = 0;
    std::string text;
    bool lasts = false;
    bool guards = false;
    if (count == 3) {
        luaL_checktype(lua, 1, LUA_TTABLE);
        place = coordAt(lua, 1);
        kind = wordAt(lua, 2, types);
        text = luaL_checkstring(lua, 3);
    } else if (count == 1) {
        needTable(lua);
        place = placeOf(lua);
        kind = wordOf(lua, types);
        text = textOf(lua, "text");
        lasts = flagOrNone(lua, "degrade") == 0;
        guards = flagOrNone(lua, "guardobjects") == 1;
    } else {
        failWith(lua, "Wrong parameters");
    }
    game.verbs().engrave(game.verbs().cellOf(orRandom(place)),
                         {.kind = roll::EngravingKind(std::clamp(kind, 0, int(roll::EngravingKind::Blood))),
                          .lasts = lasts,
                          .guards = guards},
                         text);
    return 0;
}

int makeGrave(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "grave");
    std::optional<Point> place;
    if (lua_gettop(lua) == 3) {
        place = Point{shortInt(luaL_checkinteger(lua, 1)), shortInt(luaL_checkinteger(lua, 2))};
        luaL_checkstring(lua, 3);
    } else {
        needTable(lua);
        place = placeOf(lua);
        optionalTextOf(lua, "text");
    }
    game.builder().makeGrave(roll::placeWishOf(orRandom(place)), roll::Headstone::Engraved);
    return 0;
}

int makeAltar(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "altar");
    const auto place = placeOf(lua);
    const int align = wordOf(lua, {"des.altar", "align"});
    const int type = wordOf(lua, {"des.altar", "type"});
    game.builder().makeAltar({.place = roll::placeWishOf(place), .alignment = align, .shrine = type});
    return 0;
}

enum class Steps : std::uint8_t { Stairs, Ladder };

template <Steps steps>
int makeSteps(ScriptGame& game, lua_State* lua) {
    constexpr WordKey ways{steps == Steps::Stairs ? "des.stair" : "des.ladder", "dir"};
    game.begin(lua, steps == Steps::Stairs ? "stair" : "ladder");
    std::optional<Point> place;
    int way = 0;
    const int count = lua_gettop(lua);
    if (count >= 1 && lua_type(lua, 1) == LUA_TSTRING) {
        way = wordAt(lua, 1, ways);
        if (count == 2)
            place = coordAt(lua, 2);
        else if (count == 3)
            place = Point{shortInt(luaL_checkinteger(lua, 2)), shortInt(luaL_checkinteger(lua, 3))};
    } else {
        needTable(lua);
        way = wordOf(lua, ways);
        place = placeOf(lua);
    }
    place = orRandom(place);
    if (steps == Steps::Stairs)
        game.builder().makeStairs(roll::placeWishOf(place), way == 1 ? roll::Way::Up : roll::Way::Down);
    else
        game.builder().makeLadder(roll::placeWishOf(place), way == 1 ? roll::Way::Up : roll::Way::Down);
    return 0;
}

} // namespace

const Object* objectNamed(ScriptGame& game, lua_State* lua, const std::string& name,
                          std::optional<char> symbol) {
    const script::Names& names = game.plan().names;
    const Object* found = symbol ? names.object(name, *symbol) : names.object(name);
    if (found == nullptr && !game.passesOverUnknown())
        failWith(lua, "Unknown object id");
    return found;
}

void addThingFunctions(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"monster", called<makeMonster, costOfPlacing>},
                                      {"object", called<makeObject, costOfPlacing>},
                                      {"trap", called<makeTrap, costOfPlacing>},
                                      {"gold", called<makeGold, costOfPlacing>},
                                      {"engraving", called<makeEngraving, costOfPlacing>},
                                      {"grave", called<makeGrave, costOfPlacing>},
                                      {"altar", called<makeAltar, costOfPlacing>},
                                      {"stair", called<makeSteps<Steps::Stairs>, costOfPlacing>},
                                      {"ladder", called<makeSteps<Steps::Ladder>, costOfPlacing>},
                                      {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
}

} // namespace levwright::scriptroll
