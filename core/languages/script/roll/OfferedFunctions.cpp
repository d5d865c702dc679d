// SPDX-License-Identifier: GPL-3.0-or-later
// Lists everything that a script can reach, so that a test can check that every function pays from the
// budget.
#include "core/languages/script/roll/ScriptGame.h"

#include <set>

namespace levwright::scriptroll {
namespace {

class Walk {
public:
    explicit Walk(lua_State* lua) : m_lua(lua) {}

    // Adds the table on top of the stack. Each table is listed once.
    void add(const std::string& prefix) {
        if (!m_seen.insert(lua_topointer(m_lua, -1)).second)
            return;
        addMetatable(prefix);
        lua_pushnil(m_lua);
        while (lua_next(m_lua, -2) != 0) {
            if (lua_type(m_lua, -2) == LUA_TSTRING)
                addValue(prefix + lua_tostring(m_lua, -2));
            lua_pop(m_lua, 1);
        }
    }
    // Adds the metatable of the value on top of the stack.
    void addMetatable(const std::string& prefix) {
        if (lua_getmetatable(m_lua, -1) == 0)
            return;
        add(prefix + "metatable.");
        lua_pop(m_lua, 1);
    }
    std::vector<std::string> names;

private:
    void addValue(const std::string& name) {
        if (lua_isfunction(m_lua, -1))
            names.push_back(name);
        else if (lua_istable(m_lua, -1))
            add(name + ".");
    }

    lua_State* m_lua;
    std::set<const void*> m_seen;
};

} // namespace

std::vector<std::string> ScriptGame::functionsOffered() {
    Sandbox sandbox;
    sandbox.game = this;
    open(sandbox);
    lua_State* lua = sandbox.state();
    Walk walk(lua);
    lua_pushglobaltable(lua);
    walk.add("");
    lua_pushliteral(lua, "");
    walk.addMetatable("text.");
    for (const char* type : {"selection", "obj"}) {
        luaL_getmetatable(lua, type);
        walk.add(std::string(type) + ".metatable.");
    }
    return walk.names;
}

Result<std::vector<std::string>> functionsOffered(std::shared_ptr<const Catalog> catalog) {
    const auto plan = planFor(std::move(catalog), "", "level", {});
    if (!plan)
        return std::unexpected(plan.error());
    return ScriptGame(**plan).functionsOffered();
}

} // namespace levwright::scriptroll
