// SPDX-License-Identifier: GPL-3.0-or-later
// What the scripts of a game may use beyond those of its base.
#include "core/base/Phrase.h"
#include "core/catalog/LanguageNames.h"
#include "core/languages/script/lua/ScriptGlobals.h"
#include "core/sources/Readers.h"
#include "core/sources/ScriptCalls.h"
#include "core/sources/TableRows.h"
#include "core/sources/TableText.h"

#include <algorithm>
#include <array>
#include <format>
#include <ranges>
#include <set>

namespace levwright::sources {

namespace {

constexpr std::string_view loaderFile = "src/sp_lev.c";
constexpr std::string_view scriptFile = "src/nhlua.c";

struct FunctionList {
    std::string_view file;
    std::string_view array;
    std::string_view prefix;
};

constexpr std::array<FunctionList, 5> functionLists{{{loaderFile, "nhl_functions", "des."},
                                                     {scriptFile, "nhl_functions", "nh."},
                                                     {scriptFile, "nhl_u_functions", "u."},
                                                     {"src/nhlsel.c", "l_selection_methods", "selection."},
                                                     {"src/nhlobj.c", "l_obj_methods", "obj."}}};

// Places and areas may be given as numbers everywhere, which the base's table does not repeat.
constexpr std::array<std::string_view, 6> placeKeys{"x", "y", "x1", "y1", "x2", "y2"};

// The built-in game whose scripts are those of the tree, as far as it has the same.
std::string_view scriptBaseOf(const GameReader& game) {
    return game.base().levelLanguage() == language::script ? game.base().gameId()
                                                           : std::string_view("nethack-3.7");
}

std::set<std::string_view> knownNames(std::string_view base) {
    std::set<std::string_view> names;
    for (const std::vector<std::string_view>& row : rowsOfKnownTable(base, "lua-names"))
        names.insert(row[0]);
    return names;
}

struct Key {
    std::string function;
    std::string key;
    std::string kind;
};

// How a call reads a key, such as "int_opt"; empty if it reads none.
std::string keyKind(const Call& call) {
    constexpr std::string_view reader = "get_table_";
    if (call.name.text.starts_with(reader))
        return std::string(call.name.text.substr(reader.size()));
    return call.name.is("lua_getfield") ? "field" : "";
}

std::vector<Key> keysOf(const Unit& unit, const ScriptFunction& function, Budget& budget) {
    std::vector<Key> keys;
    std::set<std::string> seen;
    visitCalls(unit, function.implementation, budget, [&](const Call& call, Tokens) {
        const std::string kind = keyKind(call);
        const std::size_t place = kind == "field" ? 2 : 1;
        if (kind.empty() || call.arguments.size() <= place)
            return;
        const std::optional<std::string> key = textOf(call.arguments[place]);
        if (key && seen.insert(*key).second)
            keys.push_back({function.name, *key, kind});
    });
    return keys;
}

std::set<std::pair<std::string, std::string>> knownKeys(std::string_view base) {
    std::set<std::pair<std::string, std::string>> keys;
    for (const std::vector<std::string_view>& row : rowsOfKnownTable(base, "lua-keys"))
        keys.emplace(row[0], row[1]);
    for (const std::vector<std::string_view>& row : rowsOfKnownTable(base, "lua-ignored-keys"))
        keys.emplace(row[0], row[1]);
    return keys;
}

using Words = std::set<std::string, std::less<>>;

// The words that a key takes in the base; of all keys of the function where no key is given.
Words knownWords(std::string_view base, std::string_view function, std::string_view key) {
    Words words;
    for (const std::vector<std::string_view>& row : rowsOfKnownTable(base, "lua-keys")) {
        if (row[0] != function || (!key.empty() && row[1] != key))
            continue;
        for (const auto word : row[4] | std::views::split(' '))
            words.emplace(std::string_view(word).substr(0, std::string_view(word).find('=')));
    }
    return words;
}

// The words that options of a function take, as far as the base does not list them.
void addWordsOf(TableText& table, const Unit& unit, const ScriptFunction& function, GameReader& game) {
    const std::string_view base = scriptBaseOf(game);
    std::set<std::string> seen;
    visitCalls(unit, function.implementation, game.budget(), [&](const Call& call, Tokens body) {
        constexpr std::size_t arguments = 4;
        const bool hasKey = call.name.is("get_table_option");
        if (call.arguments.size() < arguments || (!hasKey && !call.name.is("luaL_checkoption")) ||
            call.arguments[3].empty())
            return;
        const std::string key = hasKey ? textOf(call.arguments[1]).value_or("") : "";
        if (!seen.insert(key).second)
            return;
        std::optional<Value> list = unit.arrayIn(body, call.arguments[3].back().text);
        if (!list)
            list = unit.array(call.arguments[3].back().text);
        const Words known = knownWords(base, function.name, key);
        for (const Value& item : list ? list->items : std::vector<Value>()) {
            const std::optional<std::string> word = textOf(item.tokens);
            if (word && !known.contains(*word))
                table.add({function.name, key, *word});
        }
    });
}

// The flags of dungeons and their levels, which one function of the game reads.
void addDungeonFlags(TableText& table, GameReader& game) {
    constexpr std::string_view file = "src/dungeon.c";
    const Unit* unit = game.files().has(file) ? game.unit(file) : nullptr;
    if (unit == nullptr)
        return;
    const Words known = knownWords(scriptBaseOf(game), "dungeon", "flags");
    bool isRead = false;
    visitCalls(*unit, "get_dgn_flags", game.budget(), [&](const Call& call, Tokens body) {
        constexpr std::size_t arguments = 4;
        if (isRead || !call.name.is("luaL_checkoption") || call.arguments.size() < arguments ||
            call.arguments[3].empty())
            return;
        isRead = true;
        const std::optional<Value> list = unit->arrayIn(body, call.arguments[3].back().text);
        for (const Value& item : list ? list->items : std::vector<Value>()) {
            const std::optional<std::string> word = textOf(item.tokens);
            if (!word || known.contains(*word))
                continue;
            for (const char* function : {"dungeon", "dungeon.levels"})
                table.add({function, "flags", *word});
        }
    });
}

// Functions that give one table in the base and two numbers in the game.
void addPairs(TableText& table, std::string_view base, const Unit& unit,
              const std::vector<ScriptFunction>& functions) {
    std::set<std::string_view> tables;
    for (const std::vector<std::string_view>& row : rowsOfKnownTable(base, "lua-names")) {
        if (row.size() > 2 && row[2] == "table")
            tables.insert(row[0]);
    }
    for (const ScriptFunction& function : functions) {
        if (tables.erase(std::string_view(function.name)) == 0)
            continue;
        const Tokens body = unit.body(function.implementation);
        bool givesTwo = false;
        for (std::size_t at = 0; at + 1 < body.size(); ++at)
            givesTwo = givesTwo || (body[at].is("return") && body[at + 1].is("2"));
        if (givesTwo)
            table.add({function.name});
    }
}

// What a function gives to the script, if that is always of one type.
std::string_view resultOf(Tokens body) {
    struct Push {
        std::string_view call;
        std::string_view type;
    };
    constexpr Push pushes[] = {{"lua_pushinteger", "number"},
                               {"lua_pushnumber", "number"},
                               {"lua_pushboolean", "boolean"},
                               {"lua_pushstring", "string"}};
    std::string_view type;
    bool givesOne = false;
    for (std::size_t at = 0; at < body.size(); ++at) {
        givesOne = givesOne || (body[at].is("return") && at + 1 < body.size() && body[at + 1].is("1"));
        if (!body[at].text.starts_with("lua_push") && !body[at].text.starts_with("lua_newtable"))
            continue;
        const auto* push = std::ranges::find(pushes, body[at].text, &Push::call);
        if (push == std::end(pushes) || (!type.empty() && type != push->type))
            return {};
        type = push->type;
    }
    return givesOne ? type : std::string_view();
}

// A table of what is added may well have no rows.
void addIfAny(GameReader& game, std::string_view name, std::string text, std::string_view file) {
    if (text.find('\n') + 1 < text.size())
        game.add(name, std::move(text), file);
}

} // namespace

void readScriptFlags(GameReader& game) {
    const Unit* unit = game.unit(loaderFile);
    TableText table("name\tnumber");
    if (unit != nullptr) {
        for (const std::string& word : comparedTexts(unit->body("lspo_level_flags"))) {
            const NamedNumber* known = game.base().flag(word);
            table.add({word, known == nullptr ? "" : std::to_string(known->number)});
        }
    }
    game.add("flags", table.take(), loaderFile);
}

void readScriptFunctions(GameReader& game) {
    const std::set<std::string_view> known = knownNames(scriptBaseOf(game));
    TableText added("function");
    TableText fields("name");
    TableText pairs("function");
    TableText results("function\tgives");
    for (const FunctionList& list : functionLists) {
        const Unit* unit = game.unit(list.file);
        if (unit == nullptr)
            continue;
        const std::vector<ScriptFunction> functions = scriptFunctions(*unit, list.array, list.prefix);
        if (functions.empty())
            game.note(list.file, 0, say("The list {} of functions is not found.", list.array));
        for (const ScriptFunction& function : functions) {
            if (known.contains(function.name))
                continue;
            added.add({function.name});
            const Tokens body = unit->body(function.implementation);
            const bool mayLook = game.budget().spend(body.size() + 1);
            if (const std::string_view type = mayLook ? resultOf(body) : std::string_view(); !type.empty())
                results.add({function.name, type});
        }
        addPairs(pairs, scriptBaseOf(game), *unit, functions);
        for (const std::string& field :
             comparedTexts(list.prefix == "u." ? unit->body("nhl_meta_u_index") : Tokens())) {
            if (!known.contains("u." + field))
                fields.add({"u." + field});
        }
    }
    addIfAny(game, "lua-functions-added", added.take(), scriptFile);
    addIfAny(game, "lua-fields-added", fields.take(), scriptFile);
    addIfAny(game, "lua-results", results.take(), scriptFile);
    addIfAny(game, "lua-pairs", pairs.take(), scriptFile);
}

void readScriptKeys(GameReader& game) {
    const Unit* unit = game.unit(loaderFile);
    if (unit == nullptr)
        return;
    const std::set<std::pair<std::string, std::string>> known = knownKeys(scriptBaseOf(game));
    TableText table("function\tkey\tkind");
    for (const ScriptFunction& function : scriptFunctions(*unit, "nhl_functions", "des.")) {
        for (const Key& key : keysOf(*unit, function, game.budget())) {
            const bool isPlace = std::ranges::find(placeKeys, key.key) != placeKeys.end();
            if (!isPlace && !known.contains({key.function, key.key}))
                table.add({key.function, key.key, key.kind});
        }
    }
    addIfAny(game, "lua-keys-added", table.take(), loaderFile);
}

void readScriptWords(GameReader& game) {
    const Unit* unit = game.unit(loaderFile);
    if (unit == nullptr)
        return;
    TableText table("function\tkey\tword");
    for (const ScriptFunction& function : scriptFunctions(*unit, "nhl_functions", "des."))
        addWordsOf(table, *unit, function, game);
    addDungeonFlags(table, game);
    addIfAny(game, "lua-words-added", table.take(), loaderFile);
}

void readScriptGlobals(GameReader& game) {
    constexpr std::string_view library = "dat/nhlib.lua";
    const std::string* text = game.files().text(library);
    if (text == nullptr)
        return game.note(library, 0, say("The file is missing."));
    const std::set<std::string_view> known = knownNames(scriptBaseOf(game));
    TableText table("name\trole");
    for (const lua::ScriptGlobal& global : lua::scriptGlobals(*text)) {
        if (!known.contains(global.name))
            table.add({global.name, global.isFunction ? "function" : "value"});
    }
    addIfAny(game, "lua-globals-added", table.take(), library);
}

} // namespace levwright::sources
