// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of des that put things on the level (format document on Lua levels, sections 10 to 12).
#include "core/luaroll/ScriptThings.h"

#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::luaroll {
namespace {

using roll::ValueType;

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

std::int64_t monsterOfClass(ScriptGame& game, lua_State* lua, char symbol) {
    const ThingClass* found = game.plan().catalog->findMonsterClass(symbol);
    if (found == nullptr && game.passesOverUnknown())
        return packed::randomThing;
    if (found == nullptr || (found->count == 0 && symbol != ']'))
        Sandbox::of(lua).stop(std::format("create_monster: unknown monster class '{}'", symbol), lineOf(lua));
    return packed::thing(static_cast<unsigned char>(symbol), packed::classOnly);
}

std::int64_t monsterNamed(const Monster& monster) {
    return packed::thing(static_cast<unsigned char>(monster.classSymbol), monster.id);
}

struct MonsterWish {
    std::int64_t kind = packed::randomThing;
    std::optional<Point> place;
    int peaceful = -1;
    int asleep = -1;
    int align = -11; // random
    std::string name;
    std::optional<std::pair<int, std::string>> look;
    bool hasInventory = false;
    bool hasGroup = true;
    std::uint16_t states = 0;
    int female = -1; // -1: decided by chance
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
void setStates(ScriptGame& game, roll::RolledMonster& monster, const MonsterWish& wish) {
    const auto& kinds = game.plan().tables->monsters();
    const int own = monster.ownKind >= 0 ? monster.ownKind : monster.kind;
    const roll::MonsterKind& kind = kinds[std::size_t(own)];
    monster.states |= wish.states;
    if (!wish.name.empty())
        monster.states |= roll::HasName;
    const bool isEither = !kind.is(roll::MonsterTrait::Male) && !kind.is(roll::MonsterTrait::Female);
    const bool hasId = wish.kind != packed::randomThing && packed::indexOf(wish.kind) >= 0;
    const bool isFemale = hasId && (wish.female == 1 || (wish.female < 0 && game.random().oneIn(2)));
    if (isEither) {
        monster.states &= std::uint16_t(~roll::IsFemale);
        monster.states |= isFemale ? roll::IsFemale : 0;
    }
    // A vampire that waits has its own shape.
    if ((wish.states & roll::IsWaiting) != 0 && kind.symbol == 'V') {
        monster.kind = std::int16_t(own);
        monster.ownKind = -1;
    }
}

void carryOut(ScriptGame& game, const MonsterWish& wish) {
    const std::size_t before = game.state().level.monsters.size();
    enum Code : std::uint8_t { Peaceful, Alignment, Asleep, Look, Name, End = 16 };
    constexpr int randomAlignment = -11;
    game.pushThing(ValueType::Monster, wish.kind);
    game.pushPlace(wish.place);
    game.push(End);
    if (wish.look) {
        game.pushText(wish.look->second);
        game.push(wish.look->first);
        game.push(Look);
    }
    if (!wish.name.empty()) {
        game.pushText(wish.name);
        game.push(Name);
    }
    if (wish.align != randomAlignment) {
        game.push(wish.align);
        game.push(Alignment);
    }
    if (wish.asleep >= 0) {
        game.push(wish.asleep);
        game.push(Asleep);
    }
    if (wish.peaceful >= 0) {
        game.push(wish.peaceful);
        game.push(Peaceful);
    }
    game.push(wish.hasInventory ? 1 : 0);
    game.state().groupsStayAway = !wish.hasGroup;
    game.carryOut(Opcode::Monster);
    game.state().groupsStayAway = false;
    if (game.state().level.monsters.size() > before)
        setStates(game, game.state().level.monsters[before], wish);
}

std::optional<std::pair<int, std::string>> lookOf(ScriptGame& game, lua_State* lua, const Monster* monster) {
    if (!hasKey(lua, "appear_as"))
        return std::nullopt;
    const std::string text = textOf(lua, "appear_as");
    constexpr std::array<std::string_view, 3> kinds{"ter:", "obj:", "mon:"};
    const auto kind =
        std::ranges::find_if(kinds, [&](std::string_view prefix) { return text.starts_with(prefix); });
    if (kind == kinds.end())
        failWith(lua, "Unknown appear_as type");
    const std::string name = text.substr(4);
    const bool isMimic = monster != nullptr && monster->classSymbol == 'm';
    const bool isShifter =
        monster != nullptr && (monster->name == "chameleon" || monster->classSymbol == 'V');
    if (*kind == "obj:" && isMimic && game.plan().names.object(name) == nullptr)
        game.complain(lua, std::format("create_monster: can't find object \"{}\"", name));
    else if (*kind == "mon:" && isShifter && name != "random" && game.plan().names.monster(name) == nullptr)
        game.complain(lua, std::format("create_monster: invalid {} shape (\"{}\")", monster->name, name));
    else if (*kind == "ter:" && isMimic) {
        bool isKnown = name == "altar" || name == "staircase up" || name == "staircase down";
        for (const levwright::Terrain& terrain : game.plan().catalog->terrains())
            isKnown = isKnown || terrain.name.contains(name);
        if (!isKnown && name.contains("no such"))
            game.complain(lua, std::format("create_monster: can't find feature \"{}\"", name));
    }
    return std::pair(int(kind - kinds.begin()) + 1, name);
}

int makeMonster(ScriptGame& game, lua_State* lua) {
    static constexpr const char* alignments[] = {"noalign",   "law",          "neutral", "chaos",
                                                 "coaligned", "noncoaligned", "random",  nullptr};
    static constexpr std::array<int, 7> codes{0, 4, 2, 1, 3, 7, -11};
    game.begin(lua, "monster");
    MonsterWish wish;
    if (const auto form = shortForm(lua)) {
        wish.place = orRandom(form->place);
        const Monster* named = form->name.size() == 1 ? nullptr : game.plan().names.monster(form->name);
        if (form->name.size() == 1) {
            wish.kind = monsterOfClass(game, lua, form->name.front());
        } else if (named != nullptr) {
            wish.kind = monsterNamed(*named);
            wish.female = game.plan().names.sexIn(form->name);
        }
        carryOut(game, wish);
        return 0;
    }
    needTable(lua);
    wish.peaceful = flagOrNone(lua, "peaceful");
    wish.asleep = flagOrNone(lua, "asleep");
    wish.name = textOf(lua, "name", "");
    wish.states = statesOf(lua);
    const int female = flagOrNone(lua, "female");
    wish.hasGroup = flagOf(lua, "group", true);
    for (const char* key : {"tail", "adjacentok", "ignorewater", "countbirth"})
        flagOrNone(lua, key);
    wish.align = codes[wordOf(lua, "align", "random", alignments)];
    wish.place = placeOf(lua);
    const Monster* named = nullptr;
    const std::string id = textOf(lua, "id", "");
    const std::string symbol = textOf(lua, "class", "");
    if (!id.empty()) {
        named = game.plan().names.monster(id);
        if (named == nullptr && !game.passesOverUnknown())
            failWith(lua, "Unknown monster id");
    }
    if (named != nullptr) {
        wish.kind = monsterNamed(*named);
        wish.female = female >= 0 ? female : game.plan().names.sexIn(id);
    } else if (symbol.size() == 1) {
        wish.kind = monsterOfClass(game, lua, symbol.front());
    }
    wish.look = lookOf(game, lua, named);
    wish.hasInventory = hasKey(lua, "inventory");
    carryOut(game, wish);
    if (wish.hasInventory) {
        game.callBack(lua, "inventory", 0);
        game.carryOut(Opcode::EndInventory);
    }
    return 0;
}

// ---- objects

std::int64_t objectOfClass(ScriptGame& game, lua_State* lua, char symbol) {
    const ThingClass* found = game.plan().catalog->findObjectClass(symbol);
    if (found == nullptr && game.passesOverUnknown())
        return packed::randomThing;
    if (found == nullptr || found->count == 0)
        Sandbox::of(lua).stop(std::format("create_object:  unexpected object class '{}'", symbol),
                              lineOf(lua));
    return packed::thing(static_cast<unsigned char>(symbol), packed::classOnly);
}

// Null if the object is unknown and unknown things are passed over. Otherwise an unknown object ends the
// script.
const Object* objectNamed(ScriptGame& game, lua_State* lua, const std::string& name) {
    const Object* found = game.plan().names.object(name);
    if (found == nullptr && !game.passesOverUnknown())
        failWith(lua, "Unknown object id");
    return found;
}

std::int64_t objectCode(const Object& object) {
    return packed::thing(static_cast<unsigned char>(object.classSymbol), object.id);
}

bool takesMonster(std::string_view name) {
    constexpr std::array<std::string_view, 5> names{"statue", "egg", "corpse", "tin", "figurine"};
    return std::ranges::contains(names, name);
}

struct ObjectWish {
    std::int64_t kind = packed::randomThing;
    std::optional<Point> place;
    std::optional<int> enchantment;
    int curse = 0;
    int quantity = -1;
    int locked = -1;
    int trapped = -1;
    bool buried = false;
    int eroded = 0;
    bool isBurning = false;
    bool isGreased = false;
    bool isBroken = false;
    bool isHistoric = false;
    bool ofNobody = false; // an egg or a tin
    std::string name;
    std::optional<std::int64_t> ofMonster;
    bool hasContents = false;
};

void carryOut(ScriptGame& game, const ObjectWish& wish) {
    enum Code : std::uint8_t {
        Enchantment,
        Curse,
        OfMonster,
        Name,
        Quantity,
        Buried,
        Burning,
        Eroded,
        Locked,
        Trapped,
        Greased = 12,
        Broken = 13,
        Place = 14,
        End = 15,
        Historic = 16,
        OfNobody = 17
    };
    game.pushThing(ValueType::Object, wish.kind);
    game.push(End);
    const auto option = [&](Code code, int value) {
        game.push(value);
        game.push(code);
    };
    if (wish.ofMonster) {
        game.pushThing(ValueType::Monster, *wish.ofMonster);
        game.push(OfMonster);
    }
    if (!wish.name.empty()) {
        game.pushText(wish.name);
        game.push(Name);
    }
    if (wish.enchantment)
        option(Enchantment, *wish.enchantment);
    if (wish.curse > 0)
        option(Curse, wish.curse);
    if (wish.quantity > 0)
        option(Quantity, wish.quantity);
    if (wish.buried)
        option(Buried, 1);
    if (wish.ofNobody)
        option(OfNobody, 1);
    if (wish.eroded != 0)
        option(Eroded, wish.eroded);
    for (const auto& [code, isSo] : {std::pair{Burning, wish.isBurning},
                                     {Greased, wish.isGreased},
                                     {Broken, wish.isBroken},
                                     {Historic, wish.isHistoric}}) {
        if (isSo)
            option(code, 1);
    }
    if (wish.locked >= 0)
        option(Locked, wish.locked);
    if (wish.trapped >= 0)
        option(Trapped, wish.trapped);
    game.pushPlace(wish.place);
    game.push(Place);
    game.push((game.builder().holdsThings() ? 1 : 0) + (wish.hasContents ? 2 : 0));
    game.carryOut(Opcode::Object);
}

std::optional<std::int64_t> montypeOf(ScriptGame& game, lua_State* lua) {
    if (!hasKey(lua, "montype"))
        return std::nullopt;
    const std::string text = textOf(lua, "montype");
    if (text.size() == 1) {
        const bool isKnown = game.plan().catalog->findMonsterClass(text.front()) != nullptr;
        if (!isKnown && game.passesOverUnknown())
            return std::nullopt;
        if (!isKnown)
            failWith(lua, "Unknown montype");
        return packed::thing(static_cast<unsigned char>(text.front()), packed::classOnly);
    }
    if (text == "spinach" || text == "empty")
        return std::nullopt;
    const Monster* monster = game.plan().names.monster(text);
    if (monster == nullptr && game.passesOverUnknown())
        return std::nullopt;
    if (monster == nullptr)
        failWith(lua, "Unknown montype");
    return monsterNamed(*monster);
}

// Whether the montype of an egg or tin says that it contains nothing of a monster.
bool isOfNobody(lua_State* lua, std::string_view object) {
    if (!hasKey(lua, "montype"))
        return false;
    const std::string text = textOf(lua, "montype");
    return (object == "tin" && text == "spinach") ||
           (text == "empty" && (object == "tin" || object == "egg"));
}

// Makes an object inside the present one; the game allows ten levels.
int makeObject(ScriptGame& game, lua_State* lua) {
    static constexpr const char* curses[] = {"random",     "blessed",      "uncursed",    "cursed",
                                             "not-cursed", "not-uncursed", "not-blessed", nullptr};
    constexpr std::size_t deepest = 10;
    game.begin(lua, "object");
    ObjectWish wish;
    if (const auto form = shortForm(lua)) {
        wish.place = orRandom(form->place);
        if (form->name.size() == 1) {
            wish.kind = objectOfClass(game, lua, form->name.front());
        } else if (!form->name.empty()) {
            const Object* named = objectNamed(game, lua, form->name);
            if (named != nullptr && takesMonster(named->name) && lua_gettop(lua) == 3)
                failWith(lua, "attempt to index a number value");
            wish.kind = named == nullptr ? packed::randomThing : objectCode(*named);
        }
        carryOut(game, wish);
        pushObject(lua, game.builder().lastObject());
        return 1;
    }
    needTable(lua);
    constexpr int usualEnchantment = -127;
    const int enchantment = intOrRandom(lua, "spe", usualEnchantment);
    wish.curse = int(wordOf(lua, "buc", "random", curses));
    wish.name = textOf(lua, "name", "");
    wish.quantity = intOrRandom(lua, "quantity", -1);
    wish.buried = flagOf(lua, "buried", false);
    wish.isBurning = flagOrNone(lua, "lit") == 1;
    wish.isGreased = flagOrNone(lua, "greased") == 1;
    wish.isBroken = flagOrNone(lua, "broken") == 1;
    const bool isHistoric = flagOrNone(lua, "historic") == 1;
    for (const char* key : {"male", "female", "laid_by_you"})
        flagOrNone(lua, key);
    wish.eroded = intOf(lua, "eroded", 0);
    intOf(lua, "recharged", 0);
    wish.locked = flagOrNone(lua, "locked");
    wish.trapped = flagOrNone(lua, "trapped");
    wish.place = placeOf(lua);
    const std::string id = textOf(lua, "id", "");
    const std::string symbol = textOf(lua, "class", "");
    bool isOfMonster = false;
    const Object* named = id.empty() ? nullptr : objectNamed(game, lua, id);
    if (named != nullptr) {
        isOfMonster = takesMonster(named->name);
        wish.isHistoric = isHistoric && (named->name == "statue" || named->name == "corpse");
        wish.kind = objectCode(*named);
        if (isOfMonster) {
            wish.ofMonster = montypeOf(game, lua);
            wish.ofNobody = isOfNobody(lua, named->name);
        }
    } else if (symbol.size() == 1) {
        wish.kind = objectOfClass(game, lua, symbol.front());
    }
    if (enchantment != usualEnchantment && !isOfMonster)
        wish.enchantment = enchantment;
    if (flagOf(lua, "achievement", false) && game.plan().context.special.empty())
        game.complain(lua, "create_object: unknown achievement");
    wish.hasContents = hasKey(lua, "contents");
    if (wish.hasContents && game.builder().openContainers() >= deepest)
        game.complain(lua, "create_object: too deeply nested containers.");
    const std::size_t open = game.builder().openContainers();
    carryOut(game, wish);
    const std::int32_t made = game.builder().lastObject();
    if (wish.hasContents) {
        pushObject(lua, made);
        game.callBack(lua, "contents", 1);
        if (game.builder().openContainers() > open)
            game.carryOut(Opcode::PopContainer);
    }
    pushObject(lua, made);
    return 1;
}

// ---- traps

int trapNamed(ScriptGame& game, const std::string& name) {
    const NamedNumber* trap = game.plan().names.trap(name);
    return trap == nullptr ? -1 : trap->number;
}

int makeTrap(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "trap");
    std::optional<Point> place;
    int kind = -1;
    bool hasSpider = true;
    bool isSeen = false;
    std::optional<Point> launch;
    if (const auto form = shortForm(lua)) {
        place = orRandom(form->place);
        std::string name = form->name;
        std::ranges::transform(name, name.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        kind = trapNamed(game, name);
        if (kind < 0 && !name.empty() && name != "random" && !game.passesOverUnknown())
            failWith(lua, "Unknown trap type");
    } else {
        needTable(lua);
        hasSpider = flagOf(lua, "spider_on_web", true);
        isSeen = flagOrNone(lua, "seen") == 1;
        flagOrNone(lua, "victim");
        place = placeOf(lua);
        kind = trapNamed(game, textOf(lua, "type", "random"));
        launch = coordOf(lua, "launchfrom");
        if (const auto goal = coordOf(lua, "teledest"); goal && place && *goal == *place)
            game.complain(lua, "making fixed-dest tele trap pointing to itself");
    }
    game.pushPlace(place);
    game.push(kind);
    game.state().launch = launch.value_or(Point{0, 0});
    const std::size_t before = game.state().level.monsters.size();
    const std::size_t objectsBefore = game.state().level.objects.size();
    const std::size_t trapsBefore = game.state().level.traps.size();
    game.carryOut(Opcode::Trap);
    game.state().launch = {0, 0};
    if (isSeen && game.state().level.traps.size() > trapsBefore)
        game.state().level.traps.back().seen = true;
    if (!hasSpider && game.state().level.monsters.size() > before) {
        roll::removeMonster(game.state(), before);
        if (game.state().level.objects.size() > objectsBefore) // the object that the spider brought
            roll::removeLast(game.state(), std::int32_t(objectsBefore));
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
        luaL_checkinteger(lua, 3);
        place = Point{x, x}; // the game reads it this way
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
    game.push(amount < 0 ? game.random().die(200) : amount);
    game.pushPlace(orRandom(place));
    game.carryOut(Opcode::Gold);
    return 0;
}

int makeEngraving(ScriptGame& game, lua_State* lua) {
    static constexpr const char* kinds[] = {"dust", "engrave", "burn", "mark", "blood", nullptr};
    game.begin(lua, "engraving");
    const int count = lua_gettop(lua);
    std::optional<Point> place;
    std::size_t kind = 0;
    std::string text;
    bool lasts = false;
    bool guards = false;
    if (count == 3) {
        luaL_checktype(lua, 1, LUA_TTABLE);
        place = coordAt(lua, 1);
        kind = std::size_t(luaL_checkoption(lua, 2, "engrave", kinds));
        text = luaL_checkstring(lua, 3);
    } else if (count == 1) {
        needTable(lua);
        place = placeOf(lua);
        kind = wordOf(lua, "type", "engrave", kinds);
        text = textOf(lua, "text");
        lasts = flagOrNone(lua, "degrade") == 0;
        guards = flagOrNone(lua, "guardobjects") == 1;
    } else {
        failWith(lua, "Wrong parameters");
    }
    game.builder().engrave(game.builder().cellOf(orRandom(place)),
                           {.kind = roll::EngravingKind(kind), .lasts = lasts, .guards = guards}, text);
    return 0;
}

int makeGrave(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "grave");
    std::optional<Point> place;
    std::optional<std::string> text;
    if (lua_gettop(lua) == 3) {
        place = Point{shortInt(luaL_checkinteger(lua, 1)), shortInt(luaL_checkinteger(lua, 2))};
        text = luaL_checkstring(lua, 3);
    } else {
        needTable(lua);
        place = placeOf(lua);
        if (hasKey(lua, "text"))
            text = textOf(lua, "text");
    }
    game.pushPlace(orRandom(place));
    game.pushText(text.value_or(""));
    game.push(text ? 2 : 1);
    game.carryOut(Opcode::Grave);
    return 0;
}

int makeAltar(ScriptGame& game, lua_State* lua) {
    static constexpr const char* alignments[] = {"noalign",   "law",          "neutral", "chaos",
                                                 "coaligned", "noncoaligned", "random",  nullptr};
    static constexpr std::array<int, 7> codes{0, 4, 2, 1, 3, 7, -11};
    static constexpr const char* types[] = {"altar", "shrine", "sanctum", nullptr};
    needTable(lua);
    game.begin(lua, "altar");
    const auto place = placeOf(lua);
    const int align = codes[wordOf(lua, "align", "random", alignments)];
    const auto type = std::int64_t(wordOf(lua, "type", "altar", types));
    game.pushPlace(place);
    game.push(type);
    game.push(align);
    game.carryOut(Opcode::Altar);
    return 0;
}

template <Opcode opcode>
int makeStair(ScriptGame& game, lua_State* lua) {
    static constexpr const char* ways[] = {"down", "up", nullptr};
    game.begin(lua, opcode == Opcode::Stair ? "stair" : "ladder");
    std::optional<Point> place;
    std::size_t way = 0;
    const int count = lua_gettop(lua);
    if (count >= 1 && lua_type(lua, 1) == LUA_TSTRING) {
        way = std::size_t(luaL_checkoption(lua, 1, "down", ways));
        if (count == 2)
            place = coordAt(lua, 2);
        else if (count == 3)
            place = Point{shortInt(luaL_checkinteger(lua, 2)), shortInt(luaL_checkinteger(lua, 3))};
    } else {
        needTable(lua);
        way = wordOf(lua, "dir", "down", ways);
        place = placeOf(lua);
    }
    place = orRandom(place);
    if (!place && game.builder().lacksFloor()) {
        game.complain(lua, "get_location:  can't find a place!");
        return 0;
    }
    game.pushPlace(place);
    game.push(std::int64_t(way));
    game.carryOut(opcode);
    return 0;
}

} // namespace

void addThingFunctions(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"monster", called<makeMonster, costOfPlacing>},
                                      {"object", called<makeObject, costOfPlacing>},
                                      {"trap", called<makeTrap, costOfPlacing>},
                                      {"gold", called<makeGold, costOfPlacing>},
                                      {"engraving", called<makeEngraving, costOfPlacing>},
                                      {"grave", called<makeGrave, costOfPlacing>},
                                      {"altar", called<makeAltar, costOfPlacing>},
                                      {"stair", called<makeStair<Opcode::Stair>, costOfPlacing>},
                                      {"ladder", called<makeStair<Opcode::Ladder>, costOfPlacing>},
                                      {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
}

} // namespace levwright::luaroll
