// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/Readers.h"
#include "core/sources/TableRows.h"
#include "core/sources/TableText.h"

#include <map>

namespace levwright::sources {

namespace {

constexpr std::string_view drawingFile = "src/drawing.c";

struct ClassSource {
    std::string_view table;
    std::string_view things;
    std::size_t classColumn;
    std::string_view array;
    std::string_view explanations; // an array of their own, in old games
};

struct Members {
    int first = 0;
    int count = 0;
};

std::map<std::string, Members, std::less<>> membersByClass(std::string_view things, std::size_t classColumn) {
    std::map<std::string, Members, std::less<>> members;
    int id = 0;
    for (const std::vector<std::string_view>& row : rowsOfTable(things)) {
        Members& of = members.try_emplace(std::string(row[classColumn]), id, 0).first->second;
        ++of.count;
        ++id;
    }
    return members;
}

std::string explanationOf(const Value& item, const std::optional<Value>& explanations, std::size_t index) {
    if (item.isList && item.items.size() > 1)
        return textOf(item.items.back().tokens).value_or("");
    if (explanations && index < explanations->items.size())
        return textOf(explanations->items[index].tokens).value_or("");
    return {};
}

void readClassTable(GameReader& game, const Unit& unit, const ClassSource& source) {
    const std::optional<Value> symbols = unit.array(source.array);
    if (!symbols)
        return game.noteMissing(drawingFile, source.table);
    const std::optional<Value> explanations = unit.array(source.explanations);
    const auto members = membersByClass(game.table(source.things), source.classColumn);
    TableText table("symbol\tfirst\tcount\texplanation");
    for (std::size_t index = 1; index < symbols->items.size(); ++index) {
        const Value& item = symbols->items[index];
        const Tokens symbol = item.isList && !item.items.empty() ? item.items[0].tokens : item.tokens;
        const std::optional<std::int64_t> character = unit.value(symbol);
        const auto found = members.find(std::to_string(index));
        const bool hasMembers = found != members.end();
        table.add({characterField(static_cast<char>(character.value_or(0))),
                   hasMembers ? std::to_string(found->second.first) : "",
                   std::to_string(hasMembers ? found->second.count : 0),
                   explanationOf(item, explanations, index)});
    }
    game.add(source.table, table.take(), drawingFile);
}

} // namespace

void readClasses(GameReader& game) {
    const Unit* unit = game.unit(drawingFile);
    if (unit == nullptr)
        return game.noteMissing(drawingFile, "monster-classes");
    readClassTable(game, *unit, {"monster-classes", "monsters", 1, "def_monsyms", "monexplain"});
    readClassTable(game, *unit, {"object-classes", "objects", 2, "def_oc_syms", "objexplain"});
}

} // namespace levwright::sources
