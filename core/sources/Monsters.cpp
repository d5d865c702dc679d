// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/sources/Generation.h"
#include "core/sources/MonsterNames.h"
#include "core/sources/Readers.h"
#include "core/sources/TableText.h"
#include "core/sources/Things.h"

#include <format>

namespace levwright::sources {

namespace {

constexpr std::string_view monsterFile = "src/monst.c";

// The number in the field, or the substitute after a note.
std::int64_t monsterNumber(GameReader& game, const StructRows& rows, std::size_t row, std::string_view field,
                           std::int64_t substitute) {
    if (const std::optional<std::int64_t> number = rows.number(row, field))
        return *number;
    if (rows.field(row, field) != nullptr && rows.place(row) != nullptr)
        game.note(*rows.place(row), say("The field {} of this monster is not a known number.", field));
    return substitute;
}

void addMonster(GameReader& game, const StructRows& rows, std::size_t row, TableText& table) {
    constexpr int colors = 15;
    constexpr int usualArmour = 10;
    const auto number = [&](std::string_view field, std::int64_t substitute = 0) {
        return monsterNumber(game, rows, row, field, substitute);
    };
    const auto text = [&](std::string_view field) { return std::to_string(number(field)); };
    table.add({monsterNames(rows, row).name, text("mlet"), text("mlevel"), text("mmove"),
               std::to_string(number("ac", usualArmour)), text("maligntyp"),
               std::to_string(number("mcolor") & colors)});
}

} // namespace

void readMonsters(GameReader& game) {
    const Unit* unit = game.unit(monsterFile);
    const std::optional<StructRows> rows =
        unit == nullptr ? std::nullopt : structRows(*unit, "permonst", {"mons", "mons_init"});
    if (!rows)
        return game.noteMissing(monsterFile, "monsters");
    TableText table("name\tclass\tlevel\tspeed\tac\talignment\tcolor");
    for (std::size_t row = 0; row < rows->size(); ++row) {
        if (!isLastMonster(*rows, row))
            addMonster(game, *rows, row, table);
    }
    game.add("monsters", table.take(), monsterFile);
    readMonsterGeneration(game, *unit, *rows);
    if (rows->hasField("pmnames"))
        readMonsterNames(game, *rows);
}

} // namespace levwright::sources
