// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/DungeonRun.h"

#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/roll/ScriptGame.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace levwright::scriptroll {
namespace {

constexpr unsigned costOfTable = 100;
constexpr const char* markName = "_levwright_made_at";
constexpr const char* readName = "_levwright_read";
constexpr const char* sitesName = "levwright sites";
constexpr const char* resultName = "levwright dungeons";

using lua::NodeKind;

// The script with a call around each table constructor, which tells where the table comes from. No line
// changes.
std::string markedScript(std::string_view script) {
    const lua::SyntaxTree tree = lua::parseScript(script);
    std::vector<std::pair<Offset, std::string>> marks;
    for (lua::NodeIndex node = 0; node < tree.nodes.size(); ++node) {
        const lua::Node& found = tree.nodes[node];
        if (found.kind != NodeKind::Table)
            continue;
        const Range range = tree.range(node);
        // f{...} must not become f g({...}).
        const bool isWholeCall = tree.nodes[found.parent].kind == NodeKind::Arguments &&
                                 tree.range(found.parent).begin == range.begin;
        if (isWholeCall)
            continue;
        marks.emplace_back(range.begin, std::format("{}({},", markName, node));
        marks.emplace_back(range.end, ")");
    }
    std::ranges::stable_sort(marks, {}, &std::pair<Offset, std::string>::first);
    std::string marked;
    Offset copied = 0;
    for (const auto& [at, mark] : marks) {
        marked.append(script.substr(copied, at - copied)).append(mark);
        copied = at;
    }
    return marked.append(script.substr(copied));
}

int noteSite(ScriptGame& /*game*/, lua_State* lua) {
    lua_settop(lua, 2);
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, sitesName);
    lua_pushvalue(lua, 2);
    lua_pushvalue(lua, 1);
    lua_rawset(lua, -3);
    lua_settop(lua, 2);
    return 1;
}

// Reads the tables, as far as the game looks at them. Everything wrong is an error of Lua.
class TableReading {
public:
    TableReading(ScriptGame& game, lua_State* state) : m_game(game), m_lua(state) {}

    std::vector<RunTable> dungeons() {
        lua_getglobal(m_lua, "dungeon");
        if (!lua_istable(m_lua, -1))
            failWith(m_lua, "dungeon is not an array of hashes");
        return list("dungeon", &TableReading::dungeon);
    }

private:
    using Read = void (TableReading::*)(RunTable& into, const std::string& name);

    // Takes the list from the top of the stack.
    std::vector<RunTable> list(const std::string& name, Read read) {
        std::vector<RunTable> tables;
        const auto count = std::min<lua_Unsigned>(lua_rawlen(m_lua, -1), DungeonRunner::mostRead);
        luaL_checkstack(m_lua, 10, "tables");
        for (lua_Unsigned i = 1; i <= count; ++i) {
            lua_rawgeti(m_lua, -1, lua_Integer(i));
            const std::string own = std::format("{}[{}]", name, i - 1);
            if (!lua_istable(m_lua, -1))
                failWith(m_lua, own + " is not a hash");
            Sandbox::of(m_lua).spend(m_lua, costOfTable);
            RunTable& table = tables.emplace_back();
            table.site = site();
            for (const char* key : {"name", "base", "range", "chance", "bonetag"})
                value(table, key);
            flags(table);
            (this->*read)(table, own);
            lua_pop(m_lua, 1);
        }
        lua_pop(m_lua, 1);
        return tables;
    }

    void dungeon(RunTable& into, const std::string& name) {
        for (const char* key : {"entry", "protofile", "lvlfill", "themerooms"})
            value(into, key);
        into.levels = listAt("levels", name, &TableReading::level);
        into.branches = listAt("branches", name, &TableReading::branch);
    }
    void level(RunTable& into, const std::string& /*name*/) {
        for (const char* key : {"chainlevel", "nlevels", "alignment"})
            value(into, key);
    }
    void branch(RunTable& into, const std::string& /*name*/) {
        for (const char* key : {"chainlevel", "branchtype", "direction"})
            value(into, key);
    }

    std::vector<RunTable> listAt(const char* key, const std::string& owner, Read read) {
        lua_getfield(m_lua, -1, key);
        const std::string name = std::format("{}.{}", owner, key);
        if (lua_istable(m_lua, -1))
            return list(name, read);
        if (!lua_isnil(m_lua, -1))
            failWith(m_lua, name + " is not an array of hashes");
        lua_pop(m_lua, 1);
        return {};
    }

    int site() {
        luaL_getsubtable(m_lua, LUA_REGISTRYINDEX, sitesName);
        lua_pushvalue(m_lua, -2);
        lua_rawget(m_lua, -2);
        const int site = lua_isinteger(m_lua, -1) != 0 ? int(lua_tointeger(m_lua, -1)) : -1;
        lua_pop(m_lua, 2);
        return site;
    }

    static bool isOptionalText(std::string_view key) {
        constexpr std::array<std::string_view, 5> keys{"bonetag", "chainlevel", "protofile", "lvlfill",
                                                       "themerooms"};
        return std::ranges::contains(keys, key);
    }

    void value(RunTable& into, const char* key) {
        const bool areStrict =
            isOptionalText(key) && m_game.plan().functions.holds(script::ScriptRule::TextsAreTexts);
        int type = lua_getfield(m_lua, -1, key);
        if (areStrict && type == LUA_TNUMBER)
            failWith(m_lua, "get_table_str_opt: no string");
        if (areStrict && type == LUA_TFUNCTION) {
            lua_call(m_lua, 0, 1);
            type = lua_type(m_lua, -1);
        }
        if (type == LUA_TSTRING || type == LUA_TNUMBER) {
            std::size_t size = 0;
            lua_pushvalue(m_lua, -1);
            const char* bytes = lua_tolstring(m_lua, -1, &size);
            Sandbox::of(m_lua).spend(m_lua, size);
            into.values.emplace(key, inDigits(std::string(bytes, size)));
            lua_pop(m_lua, 1);
        } else if (type != LUA_TNIL) {
            failWith(m_lua,
                     std::format("{}: {} instead of a text or number", key, lua_typename(m_lua, type)));
        }
        lua_pop(m_lua, 1);
    }

    // 3.0 is as good as 3.
    static std::string inDigits(std::string text) {
        if (text.ends_with(".0"))
            text.resize(text.size() - 2);
        return text;
    }

    void flags(RunTable& into) {
        const int type = lua_getfield(m_lua, -1, "flags");
        const auto add = [&] {
            Sandbox::of(m_lua).spend(m_lua, lua_rawlen(m_lua, -1));
            into.flags.emplace_back(lua_tostring(m_lua, -1));
        };
        if (type == LUA_TSTRING)
            add();
        const auto count = type == LUA_TTABLE ? std::min<lua_Unsigned>(lua_rawlen(m_lua, -1), 20) : 0;
        for (lua_Unsigned i = 1; i <= count; ++i) {
            if (lua_rawgeti(m_lua, -1, lua_Integer(i)) == LUA_TSTRING)
                add();
            lua_pop(m_lua, 1);
        }
        lua_pop(m_lua, 1);
    }

    ScriptGame& m_game;
    lua_State* m_lua;
};

int readTables(ScriptGame& game, lua_State* lua) {
    lua_getfield(lua, LUA_REGISTRYINDEX, resultName);
    auto* tables = static_cast<std::vector<RunTable>*>(lua_touserdata(lua, -1));
    *tables = TableReading(game, lua).dungeons();
    return 0;
}

} // namespace

const std::string* RunTable::value(std::string_view key) const {
    const auto found = values.find(key);
    return found == values.end() ? nullptr : &found->second;
}

Result<DungeonRunner> DungeonRunner::make(std::shared_ptr<const Catalog> catalog) {
    return planFor(std::move(catalog), "", "dungeon", {})
        .transform([](const std::shared_ptr<ScriptPlan>& plan) { return DungeonRunner(plan); });
}

DungeonRun DungeonRunner::run(std::string_view script, std::uint64_t seed) const {
    constexpr unsigned part = 20; // whoever types must not wait for an endless script
    DungeonRun run;
    const auto prepare = [&](lua_State* lua) {
        lua_register(lua, markName, called<noteSite>);
        lua_register(lua, readName, (called<readTables, costOfWalk>));
        lua_pushlightuserdata(lua, &run.dungeons);
        lua_setfield(lua, LUA_REGISTRYINDEX, resultName);
    };
    const std::string marked = markedScript(script);
    const std::string reading = std::string(readName) + "()";
    run.end = ScriptGame(*m_plan).runAlone({.seed = seed,
                                            .part = part,
                                            .prepare = prepare,
                                            .scripts = {{marked, "dungeon.lua"}, {reading, "tables"}}},
                                           {});
    return run;
}

} // namespace levwright::scriptroll
