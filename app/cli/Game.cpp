// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Game.h"

#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameComposer.h"
#include "core/catalog/GameTableText.h"
#include "core/catalog/TableRules.h"
#include "core/catalog/TaughtGame.h"
#include "core/languages/games/Games.h"

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
        output << say("{}  built in\n", id);
    for (const UserGame& game : shelfHere(console).userGames())
        output << say("{}  like {}  {}\n", game.id, game.base.empty() ? "nothing" : game.base,
                      game.folder.string());
    return Success;
}

// What a game has of its own, in words.
std::string inWords(const Catalog& catalog) {
    return say("{} monsters, {} objects, {} traps, {} room types, {} flags, {} kinds of terrain",
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
    const std::string_view baseId =
        tables.isBuiltIn() ? wordOfGame(tables.text("game").value_or(""), "base") : tables.base();
    if (baseId.empty())
        return Success;
    output << say("It is based on {}. Rows that differ:\n", baseId);
    const GameTablesPtr base = builtInTables(baseId);
    for (const TableRule& rule : tableRules())
        showTable(rule, tables, *base, output);
    return Success;
}

std::string columnsOf(const TableRule& rule) {
    std::string words;
    for (const ColumnRule& column : rule.columns)
        words.append(words.empty() ? "" : ", ").append(column.name);
    return words;
}

// The row of NAME TABLE COLUMN=VALUE…; the message says what is wrong with it.
Result<GivenRow> rowIn(std::span<const std::string> arguments) {
    const TableRule* rule = tableRule(arguments[1]);
    if (rule == nullptr)
        return failure(say("No game has a table {}.", inQuotes(arguments[1])));
    GivenRow row{arguments[1], {}};
    for (const std::string& argument : arguments.subspan(2)) {
        const std::size_t sign = argument.find('=');
        if (sign == argument.npos || !rule->column(argument.substr(0, sign)))
            return failure(say("{} is not one of its columns with a value; they are: {}.", inQuotes(argument),
                               columnsOf(*rule)));
        if (argument.find_first_of("\t\r\n") != argument.npos)
            return failure(say("A field cannot contain tabs and line ends."));
        row.fields.push_back({argument.substr(0, sign), argument.substr(sign + 1)});
    }
    return row;
}

Status addRow(std::span<const std::string> arguments, const Console& console) {
    const GameShelf shelf = shelfHere(console);
    const std::optional<UserGame> game = shelf.userGame(arguments[0]);
    const Result<GivenRow> row =
        game ? rowIn(arguments) : failure(say("You have no game {}.", inQuotes(arguments[0])));
    const auto check = [](const GameTablesPtr& tables) {
        return gameOf(tables).transform([](const GamePtr&) {});
    };
    const Result<void> added = row.and_then([&](const GivenRow& given) {
        return teach(shelf, {game->id, game->folder, game->base, game->menu}, {given}, check, console.files);
    });
    if (!added)
        PrintableStream(console.errors) << added.error().message << '\n';
    return added ? Success : Failure;
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
    if (what == "add" && arguments.size() >= 4)
        return addRow(arguments.subspan(1), console);
    console.errors << say(
        "game: say list, check [NAME…], show NAME or add NAME TABLE COLUMN=VALUE…; see --help\n");
    return Unusable;
}

} // namespace levwright::cli
