// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of cells in scripts (format document on Lua levels, section 15).
#include "core/base/Phrase.h"
#include "core/languages/script/roll/ScriptGame.h"
#include "core/languages/script/roll/ScriptThings.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::scriptroll {
namespace {

// The game keeps one byte of each coordinate, so a place left of the origin or above it is far away.
Point absolute(ScriptGame& game, int x, int y) {
    const Point origin = game.builder().origin();
    return {origin.x + (x & 255), origin.y + (y & 255)};
}

int number(lua_State* lua, int index) {
    return int(std::clamp<lua_Integer>(luaL_checkinteger(lua, index), -9999, 9999));
}

ScriptSelection& pushCells(lua_State* lua, const roll::CellSelection& cells) {
    ScriptSelection& made = pushSelection(lua);
    made.cells = cells;
    made.recompute();
    return made;
}

int newSelection(ScriptGame& /*game*/, lua_State* lua) {
    pushSelection(lua);
    return 1;
}

int cloned(ScriptGame& /*game*/, lua_State* lua) {
    const ScriptSelection& from = selectionAt(lua, 1);
    pushSelection(lua) = from;
    return 1;
}

int setCell(ScriptGame& game, lua_State* lua) {
    const int count = lua_gettop(lua);
    if (count == 0)
        failWith(lua, "Selection setpoint error");
    bool on = true;
    Point p;
    if (count == 1) {
        selectionAt(lua, 1);
        p = game.builder().anyPlace();
    } else if (count == 2) {
        const int x = number(lua, 1);
        const int y = number(lua, 2);
        p = absolute(game, x, y);
        pushSelection(lua);
        lua_replace(lua, 1);
    } else {
        selectionAt(lua, 1);
        const int x = number(lua, 2);
        const int y = number(lua, 3);
        p = absolute(game, x, y);
        on = count < 4 || number(lua, 4) != 0;
    }
    selectionAt(lua, 1).set(p.x, p.y, on);
    lua_settop(lua, 1);
    return 1;
}

int getCell(ScriptGame& game, lua_State* lua) {
    const ScriptSelection& from = selectionAt(lua, 1);
    Point p;
    if (lua_gettop(lua) == 2 && lua_istable(lua, 2))
        p = coordAt(lua, 2);
    else if (lua_gettop(lua) == 3)
        p = {number(lua, 2), number(lua, 3)};
    else
        failWith(lua, "l_selection_getpoint: Incorrect params");
    p = absolute(game, p.x, p.y);
    const bool isSet = roll::inLevel(p.x, p.y) && from.cells.contains(p);
    lua_pushnumber(lua, isSet ? 1.0 : 0.0);
    return 1;
}

int countPoints(ScriptGame& /*game*/, lua_State* lua) {
    ScriptSelection& from = selectionAt(lua, 1);
    from.askedBox();
    lua_pushinteger(lua, from.cells.count());
    return 1;
}

int bounds(ScriptGame& /*game*/, lua_State* lua) {
    const Area box = selectionAt(lua, 1).askedBox();
    lua_createtable(lua, 0, 4);
    const std::array<std::pair<const char*, int>, 4> sides{
        {{"lx", box.x1}, {"ly", box.y1}, {"hx", box.x2}, {"hy", box.y2}}};
    for (const auto& [key, value] : sides) {
        lua_pushinteger(lua, value);
        lua_setfield(lua, -2, key);
    }
    return 1;
}

int negated(ScriptGame& /*game*/, lua_State* lua) {
    const roll::CellSelection cells = lua_gettop(lua) < 1 ? roll::CellSelection() : selectionAt(lua, 1).cells;
    pushCells(lua, ~cells);
    return 1;
}

// ---- operators; they use the boxes that their operands remember

Area around(const ScriptSelection& a, const ScriptSelection& b) {
    return {std::min(a.box.x1, b.box.x1), std::min(a.box.y1, b.box.y1), std::max(a.box.x2, b.box.x2),
            std::max(a.box.y2, b.box.y2)};
}

template <class Combine>
ScriptSelection& combined(lua_State* lua, Combine combine) {
    ScriptSelection& a = selectionAt(lua, 1);
    ScriptSelection& b = selectionAt(lua, 2);
    const Area box = around(a, b);
    ScriptSelection& made = pushSelection(lua);
    for (int x = box.x1; x <= box.x2; ++x) {
        for (int y = box.y1; y <= box.y2; ++y) {
            made.set(x, y, combine(a.cells.contains({x, y}), b.cells.contains({x, y})));
        }
    }
    return made;
}

int both(ScriptGame& /*game*/, lua_State* lua) {
    combined(lua, [](bool a, bool b) { return a && b; });
    return 1;
}

int either(ScriptGame& /*game*/, lua_State* lua) {
    ScriptSelection& made = combined(lua, [](bool a, bool b) { return a || b; });
    made.box = around(selectionAt(lua, 1), selectionAt(lua, 2));
    return 1;
}

int oneOf(ScriptGame& /*game*/, lua_State* lua) {
    combined(lua, [](bool a, bool b) { return a != b; }).recompute();
    return 1;
}

int without(ScriptGame& /*game*/, lua_State* lua) {
    combined(lua, [](bool a, bool b) { return a && !b; }).recompute();
    return 1;
}

int broken(ScriptGame& /*game*/, lua_State* lua) {
    Sandbox::of(lua).stop(phrase("the game crashes: this sign before a selection damages its memory"),
                          lineOf(lua));
}

// ---- shapes

int percentage(ScriptGame& game, lua_State* lua) {
    ScriptSelection& from = selectionAt(lua, 1);
    const int percent = number(lua, 2);
    from.askedBox();
    roll::CellSelection cells;
    from.cells.forEach([&](Point p) {
        if (game.random().below(100) < percent)
            roll::add(cells, p.x, p.y);
    });
    pushCells(lua, cells);
    return 1;
}

// Whether a place is two numbers, as in games that stand on an early NetHack 3.7, and not a table.
bool givesPairs(const ScriptGame& game) {
    const script::NameRow* row = game.plan().library.find("selection.rndcoord");
    return row != nullptr && row->type != script::ValueType::Table;
}

int randomCell(ScriptGame& game, lua_State* lua) {
    ScriptSelection& from = selectionAt(lua, 1);
    const bool isTaken = luaL_optinteger(lua, 2, 0) != 0;
    from.askedBox();
    Point p{-1, -1};
    if (const int count = from.cells.count(); count > 0) {
        int left = game.random().below(count);
        Point found{};
        from.cells.forEach([&](Point each) {
            if (left-- == 0)
                found = each;
        });
        if (isTaken)
            from.set(found.x, found.y, false);
        const Point origin = game.builder().origin();
        p = {found.x - origin.x, found.y - origin.y};
    }
    if (givesPairs(game)) {
        lua_pushinteger(lua, p.x);
        lua_pushinteger(lua, p.y);
        return 2;
    }
    lua_createtable(lua, 0, 2);
    lua_pushinteger(lua, p.x);
    lua_setfield(lua, -2, "x");
    lua_pushinteger(lua, p.y);
    lua_setfield(lua, -2, "y");
    return 1;
}

// Four numbers for a shape. They may follow a selection to which the shape is added.
struct Corners {
    roll::CellSelection cells;
    Point from;
    Point to;
};

Corners cornersOf(ScriptGame& game, lua_State* lua, const char* message) {
    const int count = lua_gettop(lua);
    if (count != 4 && count != 5)
        failWith(lua, message);
    const int first = count - 3;
    Corners corners;
    if (count == 5)
        corners.cells = selectionAt(lua, 1).cells;
    const int x1 = number(lua, first);
    const int y1 = number(lua, first + 1);
    const int x2 = number(lua, first + 2);
    const int y2 = number(lua, first + 3);
    corners.from = absolute(game, x1, y1);
    corners.to = absolute(game, x2, y2);
    return corners;
}

int selectLine(ScriptGame& game, lua_State* lua) {
    Corners corners = cornersOf(game, lua, "selection.line: illegal arguments");
    if (corners.from == corners.to)
        roll::add(corners.cells, corners.from.x, corners.from.y);
    else
        roll::addLine(corners.cells, corners.from, corners.to);
    pushCells(lua, corners.cells);
    return 1;
}

int outline(ScriptGame& game, lua_State* lua) {
    Corners corners = cornersOf(game, lua, "selection.rect: illegal arguments");
    roll::addOutline(corners.cells, {corners.from.x, corners.from.y, corners.to.x, corners.to.y});
    pushCells(lua, corners.cells);
    return 1;
}

int filled(ScriptGame& game, lua_State* lua) {
    Corners corners = cornersOf(game, lua, "selection.fillrect: illegal arguments");
    if (corners.from.y <= corners.to.y)
        roll::addFilled(corners.cells,
                        Area{corners.from.x, corners.from.y, corners.to.x, corners.to.y}.ordered());
    pushCells(lua, corners.cells);
    return 1;
}

int randomLine(ScriptGame& game, lua_State* lua) {
    const int count = lua_gettop(lua);
    roll::CellSelection cells;
    int first = 1;
    if (count != 5) {
        cells = selectionAt(lua, 1).cells;
        first = 2;
    }
    std::array<int, 5> numbers{};
    for (int i = 0; i < 5; ++i)
        numbers[std::size_t(i)] = number(lua, first + i);
    const int roughness = std::clamp(numbers[4], 0, roll::columns);
    roll::addRandomLine(cells, absolute(game, numbers[0], numbers[1]), absolute(game, numbers[2], numbers[3]),
                        roughness, game.random(), roll::LineEnd::Marked);
    pushCells(lua, cells);
    return 1;
}

int grow(ScriptGame& game, lua_State* lua) {
    ScriptSelection& from = selectionAt(lua, 1);
    const int way = wordAt(lua, 2, {"selection.grow", "dir"});
    from.askedBox();
    const int direction = way < 0 ? 1 << game.random().below(4) : way & 15;
    pushCells(lua, roll::grown(from.cells, direction));
    return 1;
}

int filterMapCharacter(ScriptGame& game, lua_State* lua) {
    ScriptSelection& from = selectionAt(lua, 1);
    const int wanted = game.terrainOf(lua, luaL_checkstring(lua, 2));
    const bool hasLight = lua_gettop(lua) >= 3;
    const int light = int(luaL_optinteger(lua, 3, 0));
    roll::CellSelection cells;
    from.cells.forEach([&](Point p) {
        const int terrain = game.state().level.terrain[std::size_t(roll::cellOf(p))];
        const bool fits = wanted == ScriptGame::anyTerrain ||
                          (wanted == ScriptGame::anyWall ? roll::isStoneOrWall(terrain) : terrain == wanted);
        if (!fits)
            return;
        const bool lit = game.state().level.lit[std::size_t(roll::cellOf(p))] != 0;
        if (!hasLight || (light < 0 ? game.random().oneIn(2) : lit == (light != 0)))
            roll::add(cells, p.x, p.y);
    });
    pushCells(lua, cells);
    return 1;
}

int selectMatching(ScriptGame& game, lua_State* lua) {
    const roll::CellSelection cells = matching(game, lua, luaL_checkstring(lua, 1));
    ScriptSelection& made = pushSelection(lua);
    made.cells = cells;
    if (game.plan().functions.holds(script::ScriptRule::MatchIsExact))
        made.recompute();
    else
        made.isStale = true; // every cell was written, most of them as not selected
    return 1;
}

int describeSize(ScriptGame& /*game*/, lua_State* lua) {
    if (lua_gettop(lua) != 1)
        failWith(lua, "wrong parameters");
    ScriptSelection& from = selectionAt(lua, 1);
    const Area box = from.askedBox();
    bool isFull = true;
    for (int x = std::max(1, box.x1); x <= box.x2; ++x) {
        for (int y = box.y1; y <= box.y2; ++y)
            isFull = isFull && from.cells.contains({x, y});
    }
    const std::string_view shape = !isFull                       ? "irregularly shaped"
                                   : box.width() == box.height() ? "square"
                                                                 : "rectangular";
    const std::string size = std::format("{} {} by {}", shape, box.width(), box.height());
    lua_pushlstring(lua, size.data(), size.size());
    return 1;
}

int floodFill(ScriptGame& game, lua_State* lua) {
    const int count = lua_gettop(lua);
    if (count < 2)
        failWith(lua, "wrong parameters");
    const int x = number(lua, 1);
    const int y = number(lua, 2);
    const Point p = absolute(game, x, y);
    roll::CellSelection cells;
    if (roll::onMap(p))
        cells = game.verbs().connected(p, count >= 3 && lua_toboolean(lua, 3) != 0);
    pushCells(lua, cells);
    return 1;
}

int drawEllipse(ScriptGame& game, lua_State* lua, bool isCircle) {
    const int count = lua_gettop(lua);
    const int needed = isCircle ? 3 : 4;
    const bool hasSelection = maybeSelection(lua, 1) != nullptr;
    const int first = hasSelection ? 2 : 1;
    if (count < first + needed - 1 || count > first + needed)
        failWith(lua, "wrong parameters");
    const int x = number(lua, first);
    const int y = number(lua, first + 1);
    const int xRadius = number(lua, first + 2);
    const int yRadius = isCircle ? xRadius : number(lua, first + 3);
    const bool isFilled = count == first + needed && number(lua, first + needed) != 0;
    const Point center = absolute(game, x, y);
    if (!hasSelection) {
        pushSelection(lua);
        lua_insert(lua, 1);
    }
    ScriptSelection& into = selectionAt(lua, 1);
    const int across = std::clamp(xRadius, -1, 4 * roll::columns);
    const int down = std::clamp(yRadius, -1, 4 * roll::columns);
    Sandbox::of(lua).spend(lua, unsigned(across + 1) * unsigned(down + 1));
    roll::CellSelection drawn;
    roll::addEllipse(drawn, center, across, down,
                     isFilled ? roll::EllipseForm::Full : roll::EllipseForm::Outline);
    drawn.forEach([&](Point p) { into.set(p.x, p.y, true); });
    lua_settop(lua, 1);
    return 1;
}

int circle(ScriptGame& game, lua_State* lua) {
    return drawEllipse(game, lua, true);
}

int ellipse(ScriptGame& game, lua_State* lua) {
    return drawEllipse(game, lua, false);
}

int squareOfDistance(Point a, Point b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

// The square of the distance from the nearest cell of the segment, cut to whole numbers.
int squareToSegment(Point a, Point b, Point p) {
    const int dx = b.x - a.x;
    const int dy = b.y - a.y;
    if (dx == 0 && dy == 0)
        return squareOfDistance(a, p);
    const float along = float((p.x - a.x) * dx + (p.y - a.y) * dy) / float(dx * dx + dy * dy);
    const float u = std::clamp(along, 0.0F, 1.0F);
    return squareOfDistance({int(float(a.x) + u * float(dx)), int(float(a.y) + u * float(dy))}, p);
}

int squareInGradient(const roll::Gradient& wanted, Point p) {
    const auto from = [&](Point at) { return squareToSegment(wanted.from, wanted.to, at); };
    if (!wanted.square)
        return from(p);
    const int a = std::max(from({wanted.from.x, p.y}), from({p.x, wanted.from.y}));
    const int b = std::max(from({wanted.to.x, p.y}), from({p.x, wanted.to.y}));
    return std::min(from(p), std::min(a, b));
}

int gradient(ScriptGame& game, lua_State* lua) {
    if (lua_gettop(lua) != 1 || !lua_istable(lua, 1))
        failWith(lua, "selection.gradient requires table argument");
    roll::Gradient wanted;
    wanted.square = wordOf(lua, {"selection.gradient", "type"}) == 1;
    const int x = intOf(lua, "x");
    const int y = intOf(lua, "y");
    // These keep more than a byte.
    const Point origin = game.builder().origin();
    wanted.from = {origin.x + x, origin.y + y};
    const int x2 = intOf(lua, "x2", -1);
    const int y2 = intOf(lua, "y2", -1);
    wanted.to = {origin.x + x2, origin.y + y2};
    const int one = std::clamp(intOf(lua, "mindist", 0), 0, roll::cellCount);
    const int other = std::clamp(intOf(lua, "maxdist"), 0, roll::cellCount);
    const int least = std::min(one, other) * std::min(one, other);
    const int most = std::max(one, other) * std::max(one, other);
    roll::CellSelection cells;
    for (int column = 0; column < roll::columns; ++column) {
        for (int row = 0; row < roll::rows; ++row) {
            const int distance = squareInGradient(wanted, {column, row});
            if (distance <= least ||
                (distance <= most && distance - least < game.random().below(std::max(most - least, 1))))
                roll::add(cells, column, row);
        }
    }
    pushCells(lua, cells);
    return 1;
}

int iterate(ScriptGame& game, lua_State* lua) {
    if (lua_gettop(lua) != 2 || !lua_isfunction(lua, 2))
        failWith(lua, "wrong parameters");
    ScriptSelection& from = selectionAt(lua, 1);
    const Area box = from.askedBox();
    Sandbox& sandbox = Sandbox::of(lua);
    const Point origin = game.builder().origin();
    for (int y = box.y1; y <= box.y2; ++y) {
        for (int x = std::max(1, box.x1); x <= box.x2; ++x) {
            if (!from.cells.contains({x, y}))
                continue;
            lua_pushvalue(lua, 2);
            lua_pushinteger(lua, x - origin.x);
            lua_pushinteger(lua, y - origin.y);
            sandbox.spend(lua, costOfAsking);
            const int steps = sandbox.beginSteps();
            const int status = sandbox.tryCall(lua, 2, 0);
            sandbox.goOnWithSteps(steps);
            if (status == LUA_OK)
                continue;
            const ScriptEnd end = parsedError(luaL_tolstring(lua, -1, nullptr), game.plan().fileName);
            game.complain(lua, end.message);
            lua_settop(lua, 2);
        }
    }
    return 0;
}

int selectRoom(ScriptGame& game, lua_State* lua) {
    std::optional<int> wanted;
    if (lua_gettop(lua) >= 1)
        wanted = number(lua, 1);
    pushCells(lua, game.verbs().cellsOfRoom(wanted));
    return 1;
}

int asText(ScriptGame& /*game*/, lua_State* lua) {
    lua_pushliteral(lua, "selection");
    return 1;
}

} // namespace

void openSelections(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"new", called<newSelection>},
                                      {"clone", called<cloned>},
                                      {"set", called<setCell>},
                                      {"get", called<getCell>},
                                      {"numpoints", called<countPoints, costOfMap>},
                                      {"bounds", called<bounds, costOfMap>},
                                      {"negate", called<negated, costOfMap>},
                                      {"percentage", called<percentage, costOfWalk>},
                                      {"rndcoord", called<randomCell, costOfMap>},
                                      {"line", called<selectLine, costOfMap>},
                                      {"rect", called<outline, costOfMap>},
                                      {"area", called<filled, costOfMap>},
                                      {"fillrect", called<filled, costOfMap>},
                                      {"randline", called<randomLine, costOfMap>},
                                      {"grow", called<grow, costOfWalk>},
                                      {"filter_mapchar", called<filterMapCharacter, costOfMap>},
                                      {"match", called<selectMatching, costOfMap>},
                                      {"floodfill", called<floodFill, costOfWalk>},
                                      {"circle", called<circle, costOfMap>},
                                      {"ellipse", called<ellipse, costOfMap>},
                                      {"gradient", called<gradient, 3 * costOfWalk>},
                                      {"iterate", called<iterate, costOfMap>},
                                      {"room", called<selectRoom, costOfMap>},
                                      {nullptr, nullptr}};
    constexpr luaL_Reg operators[] = {{"__band", called<both, costOfMap>},
                                      {"__bor", called<either, costOfMap>},
                                      {"__add", called<either, costOfMap>},
                                      {"__bxor", called<oneOf, costOfMap>},
                                      {"__sub", called<without, costOfMap>},
                                      {"__unm", called<broken>},
                                      {"__bnot", called<broken>},
                                      {"__tostring", called<asText>},
                                      {nullptr, nullptr}};
    luaL_newmetatable(lua, "selection");
    luaL_setfuncs(lua, operators, 0);
    lua_createtable(lua, 0, 24);
    luaL_setfuncs(lua, functions, 0);
    if (ScriptGame::of(lua).plan().library.find("selection.describe_size") != nullptr) {
        lua_pushcfunction(lua, (called<describeSize, costOfMap>));
        lua_setfield(lua, -2, "describe_size");
    }
    lua_pushvalue(lua, -1);
    lua_setfield(lua, -3, "__index");
    lua_setglobal(lua, "selection");
    lua_pop(lua, 1);
}

} // namespace levwright::scriptroll
