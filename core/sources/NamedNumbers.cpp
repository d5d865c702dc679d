// SPDX-License-Identifier: GPL-3.0-or-later
// Traps and rooms: arrays of names and numbers.
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/sources/Readers.h"
#include "core/sources/TableText.h"

#include <format>

namespace levwright::sources {

namespace {

void readNamedNumbers(GameReader& game, std::string_view source, std::string_view array,
                      std::string_view name) {
    const Unit* unit = game.unit(source);
    const std::optional<Value> rows = unit == nullptr ? std::nullopt : unit->array(array);
    if (!rows)
        return game.noteMissing(source, name);
    TableText table("name\tnumber");
    for (const Value& row : rows->items) {
        const std::optional<std::string> text =
            row.items.size() < 2 ? std::nullopt : textOf(row.items[0].tokens);
        if (!text || text->empty())
            continue;
        const std::optional<std::int64_t> number = unit->value(row.items[1].tokens);
        if (!number)
            game.note(row.tokens[0], say("The number of {} is not known.", inQuotes(*text)));
        else if (*number >= 0)
            table.add({*text, std::to_string(*number)});
    }
    game.add(name, table.take(), source);
}

} // namespace

void readTraps(GameReader& game, std::string_view source) {
    readNamedNumbers(game, source, "trap_types", "traps");
}

void readRooms(GameReader& game, std::string_view source) {
    readNamedNumbers(game, source, "room_types", "rooms");
}

} // namespace levwright::sources
