// SPDX-License-Identifier: GPL-3.0-or-later
// Limits and the numbers of the interface between level compiler and game.
#include "core/sources/Readers.h"
#include "core/sources/TableText.h"

#include <algorithm>
#include <array>
#include <map>

namespace levwright::sources {

namespace {

struct LimitSource {
    std::string_view limit;
    std::string_view constant;
    int added;
};

constexpr std::array<LimitSource, 7> limitSources{{{"unfilled-region-offset", "MAXRTYPE", 1},
                                                   {"dungeon-last-level", "MAXLEVEL", 0},
                                                   {"dungeons", "MAXDUNGEON", 0},
                                                   {"dungeons-in-play", "MAXDUNGEON", -1},
                                                   {"dungeon-name-bytes", "MAX_DGN_NAME_LENGTH", -1},
                                                   {"dungeon-levels", "LEV_LIMIT", 0},
                                                   {"dungeon-branches", "BRANCH_LIMIT", 0}}};

// Its own value, or the base's.
std::int64_t limitOf(const Limit& known, std::initializer_list<const Unit*> units) {
    const auto* source = std::ranges::find(limitSources, known.name, &LimitSource::limit);
    for (const Unit* unit : units) {
        if (source == limitSources.end() || unit == nullptr)
            continue;
        if (const std::optional<std::int64_t> value = unit->value(source->constant))
            return *value + source->added;
    }
    return known.value;
}

struct NumberedName {
    std::int64_t number = 0;
    std::string_view name;
};

// Constants with a prefix, from an enum or from #define, in the order of their numbers.
std::vector<NumberedName> constantsWith(const Unit& unit, std::string_view prefix, std::string_view first) {
    std::vector<NumberedName> constants;
    for (const auto& [name, number] : unit.enumWith(first)) {
        if (name.starts_with(prefix))
            constants.push_back({number, name});
    }
    for (const auto& [name, macro] : unit.macros()) {
        const std::optional<std::int64_t> number =
            name.starts_with(prefix) && !macro.takesArguments ? unit.value(name) : std::nullopt;
        if (number)
            constants.push_back({*number, name});
    }
    std::ranges::sort(constants, {},
                      [](const NumberedName& each) { return std::pair(each.number, each.name); });
    return constants;
}

constexpr std::string_view interfaceHeader = "include/sp_lev.h";

// The character that a grammar compares a value with: $4=='#'. 0 if it compares none.
char anyClassOf(std::string_view grammar) {
    constexpr std::string_view comparison = "=='";
    for (std::size_t at = grammar.find(comparison); at != std::string_view::npos;
         at = grammar.find(comparison, at + 1)) {
        const std::size_t character = at + comparison.size();
        const bool isQuoted = character + 1 < grammar.size() && grammar[character + 1] == '\'';
        const std::string_view before = grammar.substr(0, at);
        const std::size_t digits = before.find_last_not_of("0123456789");
        if (isQuoted && digits + 1 < at && digits != std::string_view::npos && before[digits] == '$')
            return grammar[character];
    }
    return 0;
}

} // namespace

void readLimits(GameReader& game, std::string_view source) {
    const Unit* unit = game.unit(source);
    const Unit* dungeons = game.files().has("util/dgn_comp.l") ? game.unit("util/dgn_comp.l") : nullptr;
    if (unit == nullptr)
        return game.noteMissing(source, "limits");
    TableText table("name\tvalue\tchecked");
    for (const Limit& known : game.base().limits())
        table.add({known.name, std::to_string(limitOf(known, {unit, dungeons})),
                   known.checkedByGame ? "yes" : "no"});
    if (const std::string* grammar = game.files().text("util/lev_comp.y")) {
        if (const char any = anyClassOf(*grammar); any != 0)
            table.add({"any-class", std::to_string(int(any)), "no"});
    }
    game.add("limits", table.take(), source);
}

void readOpcodes(GameReader& game) {
    const Unit* unit = game.unit("util/lev_main.c");
    if (unit == nullptr)
        return game.noteMissing(interfaceHeader, "opcodes");
    TableText opcodes("number\tname");
    constexpr std::string_view prefix = "SPO_";
    for (const NumberedName& constant : constantsWith(*unit, prefix, "SPO_NULL"))
        opcodes.add({std::to_string(constant.number), constant.name.substr(prefix.size())});
    game.add("opcodes", opcodes.take(), interfaceHeader);
    TableText options("name\tnumber");
    for (const std::string_view kind : {"SP_M_V_", "SP_O_V_"}) {
        for (const NumberedName& constant : constantsWith(*unit, kind, std::string(kind) + "END"))
            options.add({constant.name, std::to_string(constant.number)});
    }
    game.add("option-codes", options.take(), interfaceHeader);
}

} // namespace levwright::sources
