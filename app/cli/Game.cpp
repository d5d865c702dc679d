// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Game.h"

#include "app/cli/Streams.h"
#include "core/catalog/GameTableText.h"
#include "core/catalog/TableRules.h"
#include "core/language/Games.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright::cli {
namespace game_command {
namespace {

// The games that count in the current folder.
GameShelf shelfHere(const Console& console) {
    return console.games.shelfFor("here");
}

Status listAll(const Console& console) {
    PrintableStream output(console.output);
    for (const std::string_view id : builtInGames())
        output << std::format("{}  built in\n", id);
    for (const UserGame& game : shelfHere(console).userGames())
        output << std::format("{}  like {}  {}\n", game.id, game.base.empty() ? "nothing" : game.base,
                              game.folder.string());
    return Success;
}

// What a game has of its own, in words.
std::string inWords(const Catalog& catalog) {
    return std::format("{} monsters, {} objects, {} traps, {} room types, {} flags, {} kinds of terrain",
                       catalog.monsters().size(), catalog.objects().size(), catalog.traps().size(),
                       catalog.roomTypes().size(), catalog.flags().size(), catalog.terrains().size());
}

Status checkTables(std::span<const std::string> names, const Console& console) {
    const GameShelf shelf = shelfHere(console);
    std::vector<std::string> ids(names.begin(), names.end());
    if (ids.empty()) {
        for (const UserGame& game : shelf.userGames())
            ids.push_back(game.id);
    }
    Status status = Success;
    for (const std::string& id : ids) {
        const Result<GamePtr> game = loadGame(shelf, id);
        if (!game) {
            PrintableStream(console.errors) << game.error().message << '\n';
            status = Failure;
            continue;
        }
        PrintableStream(console.output) << std::format("{}: {}\n", id, inWords((*game)->catalog()));
    }
    return status;
}

// Prints the rows of a table that the base does not have, and those that only the base has.
void showTable(const TableRule& rule, const GameTables& game, const GameTables& base, std::ostream& output) {
    const auto rowsIn = [&](const GameTables& tables) {
        std::vector<std::string> lines;
        for (const TableRow& row : rowsOf(tables.text(rule.name).value_or(""), rule)) {
            std::string line;
            for (const std::string& field : row.fields)
                line.append(line.empty() ? "" : " | ").append(field);
            lines.push_back(std::move(line));
        }
        return lines;
    };
    const std::vector<std::string> own = rowsIn(game);
    const std::vector<std::string> others = rowsIn(base);
    const std::multiset<std::string> ownSet(own.begin(), own.end());
    const std::multiset<std::string> otherSet(others.begin(), others.end());
    for (const std::string& line : others) {
        if (!ownSet.contains(line))
            output << std::format("-{}  {}\n", rule.name, line);
    }
    for (const std::string& line : own) {
        if (!otherSet.contains(line))
            output << std::format("+{}  {}\n", rule.name, line);
    }
}

Status showRows(const std::string& id, const Console& console) {
    const GameShelf shelf = shelfHere(console);
    const Result<GamePtr> game = loadGame(shelf, id);
    if (!game) {
        PrintableStream(console.errors) << game.error().message << '\n';
        return Failure;
    }
    const GameTables& tables = (*game)->catalog().tables();
    PrintableStream output(console.output);
    output << std::format("{}: {}\n", id, inWords((*game)->catalog()));
    if (tables.isBuiltIn())
        return Success;
    output << std::format("It stands on {}. Rows that differ:\n", tables.base());
    const GameTablesPtr base = builtInTables(tables.base());
    for (const TableRule& rule : tableRules())
        showTable(rule, tables, *base, output);
    return Success;
}

} // namespace
} // namespace game_command

Status showGames(std::span<const std::string> arguments, const Console& console) {
    using namespace game_command;
    const std::string_view what = arguments.empty() ? std::string_view() : arguments.front();
    if (what == "list" && arguments.size() == 1)
        return listAll(console);
    if (what == "check")
        return checkTables(arguments.subspan(1), console);
    if (what == "show" && arguments.size() == 2)
        return showRows(arguments[1], console);
    console.errors << "game: say list, check [NAME…] or show NAME; see --help\n";
    return Unusable;
}

} // namespace levwright::cli
