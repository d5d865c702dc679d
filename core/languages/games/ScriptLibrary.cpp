// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/ScriptLibrary.h"

#include "core/base/FileStore.h"
#include "core/catalog/GameTableText.h"
#include "core/languages/games/Games.h"
#include "core/languages/script/lua/ScriptGlobals.h"
#include "core/languages/script/roll/Plan.h"

#include <algorithm>
#include <set>
#include <string>

namespace levwright {
namespace {

constexpr std::string_view libraryName = "nhlib.lua";
constexpr std::string_view namesTable = "lua-names";

// The first fields of a table's rows.
std::set<std::string_view> namesIn(std::string_view table) {
    std::set<std::string_view> names;
    while (!table.empty())
        names.insert(fieldsOf(takeLine(table)).front());
    return names;
}

} // namespace

bool isLibraryName(std::string_view fileName) {
    const std::string name = std::filesystem::path(fileName).filename().string();
    return name == libraryName || name == "nhcore.lua" || name == "quest.lua";
}

GamePtr withLibraryBeside(const GamePtr& game, const std::filesystem::path& file) {
    constexpr std::size_t largestLibrary = std::size_t(1) << 20;
    const GameTables& tables = game->catalog().tables();
    const GameTablesPtr base = builtInTables(tables.base());
    if (!game->language().runsScripts() || file.empty() || !base || isLibraryName(file.string()))
        return game;
    const Result<std::string> library =
        DiskFileStore().read(file.parent_path() / libraryName, largestLibrary);
    const std::optional<std::string_view> names = tables.text(namesTable);
    if (!library || !names)
        return game;
    const std::set<std::string_view> ofBase = namesIn(base->text(namesTable).value_or(""));
    const std::set<std::string_view> known = namesIn(*names);
    std::string rows;
    bool isNew = false;
    for (const lua::ScriptGlobal& global : lua::scriptGlobals(*library)) {
        isNew = isNew || (global.isFunction && !ofBase.contains(global.name));
        if (!known.contains(global.name))
            rows.append(global.name).append(global.isFunction ? "\tfunction\t\t\n" : "\tvalue\t\t\n");
    }
    if (!isNew)
        return game;
    const std::shared_ptr<GameTables> changed = GameTables::changed(game->catalog().tablesPtr());
    changed->put(namesTable, std::string(*names) + rows);
    changed->put(scriptroll::libraryTable, *library);
    return gameOf(changed).value_or(game);
}

} // namespace levwright
