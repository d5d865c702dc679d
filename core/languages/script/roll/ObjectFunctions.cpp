// SPDX-License-Identifier: GPL-3.0-or-later
// Objects as scripts ask for them and change them (format document on Lua levels, section 16).
#include "core/languages/script/roll/ObjectFunctions.h"

#include "core/base/Numbers.h"
#include "core/catalog/TableReader.h"
#include "core/languages/script/roll/ScriptThings.h"
#include "core/roll/Objects.h"

#include <algorithm>
#include <array>
#include <new>
#include <optional>
#include <utility>

namespace levwright::scriptroll {
namespace {

constexpr const char* objectType = "obj";

struct ScriptObject {
    std::int32_t index = -1; // of the level; below -1: -2 - the kind of one that is not on the level yet
    // What was wished of one that is not on the level yet. What was put into it is in a table beside it.
    int quantity = 0;               // 0: as usual
    std::optional<int> enchantment; // or charges
    int curse = -1;                 // roll::Curse; -1: as usual
    bool staysPlain = false;        // it is not an artifact
    bool isEmpty = false;
};

ScriptObject& objectAt(lua_State* lua, int index) {
    return *static_cast<ScriptObject*>(luaL_checkudata(lua, index, objectType));
}

// Null if it is not on the level.
const roll::RolledObject* rolledObject(ScriptGame& game, lua_State* lua, int index) {
    const std::int32_t number = objectAt(lua, index).index;
    const auto& objects = game.state().level.objects;
    return number < 0 || std::size_t(number) >= objects.size() ? nullptr : &objects[std::size_t(number)];
}

// The kind that the table names, or a random one; -1 if the class has none.
int kindInTable(ScriptGame& game, lua_State* lua) {
    const std::string id = textOf(lua, "id", "");
    const std::string symbol = textOf(lua, "class", "");
    const bool isClass =
        symbol.size() == 1 && game.plan().catalog->findObjectClass(symbol.front()) != nullptr;
    if (!id.empty()) {
        const Object* known =
            objectNamed(game, lua, id, isClass ? std::optional(symbol.front()) : std::nullopt);
        return known == nullptr ? -1 : known->id;
    }
    const roll::ObjectChoice& choice = game.state().plan->objects;
    RandomStream& random = game.random();
    return choice.ofClass(
        isClass ? symbol.front() : choice.randomClass(roll::ObjectChoice::Where::Level, random), random);
}

// The name in a wish, such as "3 blessed +1 daggers"; wish takes what is said before it.
std::string nameInWish(std::string_view text, ScriptObject& wish) {
    constexpr std::array<std::pair<std::string_view, int>, 3> curses{
        {{"blessed", int(roll::Curse::Blessed)},
         {"uncursed", int(roll::Curse::Uncursed)},
         {"cursed", int(roll::Curse::Cursed)}}};
    constexpr std::array<std::string_view, 3> articles{"a", "an", "the"};
    constexpr int most = 1000;
    while (true) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (word.size() == text.size())
            return std::string(text);
        const bool isSigned = word.starts_with('+') || word.starts_with('-');
        const auto* curse = std::ranges::find(curses, word, &std::pair<std::string_view, int>::first);
        const std::optional<int> number = wholeNumber<int>(word.substr(word.starts_with('+') ? 1 : 0));
        if (curse != curses.end())
            wish.curse = curse->second;
        else if (number && isSigned)
            wish.enchantment = std::clamp(*number, -most, most);
        else if (number)
            wish.quantity = std::clamp(*number, 0, most);
        else if (word == "empty")
            wish.isEmpty = true;
        else if (!std::ranges::contains(articles, word))
            return std::string(text);
        text.remove_prefix(word.size() + 1);
    }
}

int objectNew(ScriptGame& game, lua_State* lua) {
    if (takesObjectTable(game) && lua_type(lua, 1) != LUA_TSTRING) {
        if (!lua_istable(lua, 1))
            failWith(lua, "l_obj_new_readobjname: Wrong args");
        const int kind = kindInTable(game, lua);
        pushObject(lua, kind < 0 ? -1 : -2 - kind);
        objectAt(lua, -1).staysPlain = true;
        return 1;
    }
    ScriptObject wish;
    const std::string name = nameInWish(luaL_checkstring(lua, 1), wish);
    const Object* known = game.plan().names.object(name);
    if (known == nullptr && name.ends_with('s'))
        known = game.plan().names.object(name.substr(0, name.size() - 1));
    pushObject(lua, -1);
    if (known != nullptr) {
        wish.index = -2 - known->id; // it is not on the level yet
        objectAt(lua, -1) = wish;
    }
    return 1;
}

int objectFirstAt(ScriptGame& game, lua_State* lua) {
    const Point p = placeArgument(game, lua);
    pushObject(lua, roll::onMap(p) ? game.state().objectsHere[std::size_t(roll::cellOf(p))] - 1 : -1);
    return 1;
}

// Makes an object that is not on the level yet.
void make(ScriptGame& game, ScriptObject& object, Point p) {
    game.state().artifactsStayAway = object.staysPlain;
    object.index = roll::makeObject(game.state(), p, -2 - object.index,
                                    object.isEmpty ? roll::Contents::None : roll::Contents::Usual,
                                    game.builder().statement());
    game.state().artifactsStayAway = false;
    roll::RolledObject& made = game.state().level.objects[std::size_t(object.index)];
    const roll::ObjectKind& kind = game.plan().tables->objects()[std::size_t(made.kind)];
    if (object.quantity > 0 && kind.is(roll::ObjectTrait::Stack))
        made.quantity = object.quantity;
    if (object.enchantment)
        made.enchantment = std::int16_t(*object.enchantment);
    if (object.curse >= 0)
        made.curse = roll::Curse(object.curse);
}

// Puts an object with that index on the stack on the level, into the container if there is one, with what was
// put into it before.
void putOnLevel(ScriptGame& game, lua_State* lua, int index, Point p, std::int32_t container = -1,
                int depth = 0) {
    constexpr int deepest = 10; // like contents of des.object
    ScriptObject& object = objectAt(lua, index);
    make(game, object, p);
    if (container >= 0)
        object.index = roll::putInto(game.state(), container, object.index);
    if (depth == deepest)
        return;
    constexpr int slots = 4;
    luaL_checkstack(lua, slots, nullptr);
    const bool hasContents = lua_getiuservalue(lua, index, 1) == LUA_TTABLE;
    const lua_Integer count = hasContents ? lua_Integer(lua_rawlen(lua, -1)) : 0;
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(lua, -1, i);
        if (objectAt(lua, -1).index <= -2)
            putOnLevel(game, lua, lua_gettop(lua), p, object.index, depth + 1);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

int objectPlace(ScriptGame& game, lua_State* lua) {
    const ScriptObject& object = objectAt(lua, 1);
    lua_rotate(lua, 1, -1); // after the place
    const Point p = placeArgument(game, lua);
    if (object.index <= -2 && roll::onMap(p))
        putOnLevel(game, lua, lua_gettop(lua), p);
    return 0;
}

// What is put into an object that is not on the level yet waits for that.
void putLater(lua_State* lua) {
    if (lua_getiuservalue(lua, 1, 1) != LUA_TTABLE) {
        lua_pop(lua, 1);
        lua_createtable(lua, 1, 0);
        lua_pushvalue(lua, -1);
        lua_setiuservalue(lua, 1, 1);
    }
    lua_pushvalue(lua, 2);
    lua_rawseti(lua, -2, lua_Integer(lua_rawlen(lua, -2)) + 1);
    lua_pop(lua, 1);
}

int objectAddContent(ScriptGame& game, lua_State* lua) {
    if (objectAt(lua, 2).index > -2)
        return 0;
    const std::int32_t container = objectAt(lua, 1).index;
    if (const roll::RolledObject* rolled = rolledObject(game, lua, 1))
        putOnLevel(game, lua, 2, rolled->place.point(), container);
    else if (container <= -2)
        putLater(lua);
    return 0;
}

int objectIsNull(ScriptGame& /*game*/, lua_State* lua) {
    lua_pushboolean(lua, objectAt(lua, 1).index == -1 ? 1 : 0);
    return 1;
}

int objectNothing(ScriptGame& /*game*/, lua_State* lua) {
    objectAt(lua, 1);
    pushObject(lua, -1);
    return 1;
}

// The first object in it.
int objectContents(ScriptGame& game, lua_State* lua) {
    const roll::RolledObject* object = rolledObject(game, lua, 1);
    pushObject(lua, object == nullptr ? -1 : object->inside);
    return 1;
}

// The object in which it lies.
int objectContainer(ScriptGame& game, lua_State* lua) {
    const roll::RolledObject* object = rolledObject(game, lua, 1);
    pushObject(lua, object == nullptr ? -1 : object->container);
    return 1;
}

// Buries it where it lies, or a new one at the place that is given.
int objectBury(ScriptGame& game, lua_State* lua) {
    const ScriptObject& object = objectAt(lua, 1);
    lua_rotate(lua, 1, -1); // after the place
    if (object.index <= -2 && lua_gettop(lua) > 1) {
        const Point p = placeArgument(game, lua);
        if (roll::onMap(p))
            putOnLevel(game, lua, lua_gettop(lua), p);
    }
    const roll::RolledObject* rolled = rolledObject(game, lua, lua_gettop(lua));
    if (rolled != nullptr && rolled->liesOpen())
        roll::bury(game.state(), object.index);
    return 0;
}

// The kind of an object, whether it is on the level or not; -1 for no object.
int kindAt(ScriptGame& game, lua_State* lua, int index) {
    const roll::RolledObject* object = rolledObject(game, lua, index);
    const std::int32_t number = objectAt(lua, index).index;
    return object != nullptr ? object->kind : number < -1 ? -2 - number : -1;
}

// 0 if no table says it.
int materialOf(const Catalog& catalog, const Object& object) {
    if (!catalog.tables().has("object-materials"))
        return 0;
    TableReader rows(catalog.tables(), "object-materials", "name\tclass\tmaterial");
    while (rows.next()) {
        if (rows.text(0) == object.name && rows.character(1) == object.classSymbol)
            return rows.number(2);
    }
    return 0;
}

std::string_view nameOfMaterial(const Catalog& catalog, int material) {
    TableReader rows(catalog.tables(), "materials", "name\tnumber");
    while (rows.next()) {
        if (rows.number(1) == material)
            return rows.text(0);
    }
    return {};
}

int objectClass(ScriptGame& game, lua_State* lua) {
    const int kind = kindAt(game, lua, 1);
    lua_createtable(lua, 0, 2);
    if (kind < 0)
        return 1;
    const Catalog& catalog = *game.plan().catalog;
    const Object& known = catalog.objects()[std::size_t(kind)];
    setText(lua, "symbol", std::string_view(&known.classSymbol, 1));
    const int material = materialOf(catalog, known);
    if (material != 0 && game.plan().functions.holds(script::ScriptRule::NamesMaterials))
        setText(lua, "material", nameOfMaterial(catalog, material));
    else if (material != 0)
        setNumber(lua, "material", material);
    return 1;
}

// What the table of an object tells of one that is on the level.
void tellRolled(ScriptGame& game, lua_State* lua, const roll::RolledObject& object) {
    const auto has = [&](roll::ObjectProperty which) { return (object.properties & which) != 0 ? 1 : 0; };
    setNumber(lua, "ox", object.place.x);
    setNumber(lua, "oy", object.place.y);
    setNumber(lua, "oeroded", object.erosion[0]);
    setNumber(lua, "oeroded2", object.erosion[1]);
    setNumber(lua, "oerodeproof", has(roll::IsErodeproof));
    setNumber(lua, "obroken", has(roll::IsBroken));
    setNumber(lua, "greased", has(roll::IsGreased));
    setNumber(lua, "lamplit", has(roll::IsBurning));
    setNumber(lua, "historic", has(roll::IsHistoric));
    setNumber(lua, "corpsenm", object.ofMonster);
    if (object.ofMonster >= 0)
        setText(lua, "corpsenm_name", game.plan().catalog->monsters()[std::size_t(object.ofMonster)].name);
    setNumber(lua, "has_oname", object.called != roll::noText ? 1 : 0);
    if (object.called != roll::noText)
        setText(lua, "oname", game.state().level.texts[std::size_t(object.called)]);
}

int objectTable(ScriptGame& game, lua_State* lua) {
    const roll::RolledObject* object = rolledObject(game, lua, 1);
    const int kind = kindAt(game, lua, 1);
    lua_createtable(lua, 0, 32);
    if (kind < 0) {
        setNumber(lua, "NO_OBJ", 1);
        return 1;
    }
    const Object& known = game.plan().catalog->objects()[std::size_t(kind)];
    const ScriptObject& wish = objectAt(lua, 1);
    const int curse = object != nullptr ? int(object->curse) : wish.curse;
    const int quantity = object != nullptr ? object->quantity : std::max(wish.quantity, 1);
    const int enchantment = object != nullptr ? object->enchantment : wish.enchantment.value_or(0);
    setNumber(lua, "otyp", kind);
    setText(lua, "otyp_name", known.name);
    setText(lua, "otyp_descr", known.appearance);
    setNumber(lua, "quan", quantity);
    setNumber(lua, "spe", enchantment);
    setNumber(lua, "cursed", curse == int(roll::Curse::Cursed) ? 1 : 0);
    setNumber(lua, "blessed", curse == int(roll::Curse::Blessed) ? 1 : 0);
    setNumber(lua, "olocked", object != nullptr && object->locked ? 1 : 0);
    setNumber(lua, "otrapped", object != nullptr && object->trapped ? 1 : 0);
    if (takesObjectTable(game))
        setNumber(lua, "tknown", object != nullptr && object->trapKnown ? 1 : 0);
    setNumber(lua, "has_contents", object != nullptr && object->inside >= 0 ? 1 : 0);
    setNumber(lua, "owt", known.weight * lua_Integer(quantity));
    if (object != nullptr)
        tellRolled(game, lua, *object);
    return 1;
}

} // namespace

int nothing(ScriptGame& /*game*/, lua_State* /*lua*/) {
    return 0;
}

int limited(lua_Integer number) {
    return int(std::clamp<lua_Integer>(number, -1'000'000'000, 1'000'000'000));
}

Point placeArgument(ScriptGame& game, lua_State* lua) {
    Point p;
    if (lua_istable(lua, 1))
        p = coordAt(lua, 1);
    else
        p = {limited(luaL_checkinteger(lua, 1)), limited(luaL_checkinteger(lua, 2))};
    const Point origin = game.builder().origin();
    return {p.x + origin.x, p.y + origin.y};
}

void setNumber(lua_State* lua, const char* key, lua_Integer number) {
    lua_pushinteger(lua, number);
    lua_setfield(lua, -2, key);
}

void setText(lua_State* lua, const char* key, std::string_view text) {
    lua_pushlstring(lua, text.data(), text.size());
    lua_setfield(lua, -2, key);
}

void setFlag(lua_State* lua, const char* key, bool value) {
    lua_pushboolean(lua, value ? 1 : 0);
    lua_setfield(lua, -2, key);
}

bool takesObjectTable(const ScriptGame& game) {
    return game.plan().functions.takesTable("obj.new");
}

void pushObject(lua_State* lua, std::int32_t index) {
    new (lua_newuserdatauv(lua, sizeof(ScriptObject), 1)) ScriptObject{.index = index};
    luaL_setmetatable(lua, objectType);
}

void openObjects(lua_State* lua) {
    constexpr luaL_Reg objects[] = {{"new", called<objectNew>},
                                    {"at", called<objectFirstAt>},
                                    {"next", called<objectNothing>},
                                    {"placeobj", called<objectPlace, costOfPlacing>},
                                    {"addcontent", called<objectAddContent, costOfPlacing>},
                                    {"contents", called<objectContents>},
                                    {"container", called<objectContainer>},
                                    {"totable", called<objectTable>},
                                    {"class", called<objectClass, costOfMap>},
                                    {"isnull", called<objectIsNull>},
                                    {"bury", called<objectBury, costOfPlacing>},
                                    {"has_timer", called<nothing>},
                                    {"peek_timer", called<nothing>},
                                    {"stop_timer", called<nothing>},
                                    {"start_timer", called<nothing>},
                                    {nullptr, nullptr}};
    luaL_newmetatable(lua, objectType);
    lua_createtable(lua, 0, 16);
    luaL_setfuncs(lua, objects, 0);
    lua_pushvalue(lua, -1);
    lua_setfield(lua, -3, "__index");
    lua_setglobal(lua, "obj");
    lua_pop(lua, 1);
}

} // namespace levwright::scriptroll
