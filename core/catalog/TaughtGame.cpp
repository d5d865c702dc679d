// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/TaughtGame.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <map>
#include <system_error>

namespace levwright {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view tableSuffix = ".tsv";

fs::path pathOf(const OwnGame& game, std::string_view table) {
    return game.folder / std::string(table).append(tableSuffix);
}

Result<std::string> textOfTable(const OwnGame& game, std::string_view table, const FileStore& files) {
    const fs::path path = pathOf(game, table);
    return files.exists(path) ? files.read(path, largestTable) : std::string();
}

std::string firstTable(const OwnGame& game) {
    return std::format("name\tvalue\nbase\t{}\nmenu\t{}\n", game.base, game.menu);
}

// The tables that the lesson is about, changed row by row.
template <class Change>
Result<std::vector<TableFile>> changedTables(const OwnGame& game, const Lesson& lesson,
                                             const FileStore& files, Change change) {
    std::vector<TableFile> tables;
    for (const GivenRow& row : lesson) {
        auto table = std::ranges::find(tables, row.table, &TableFile::table);
        if (table == tables.end()) {
            Result<std::string> text = textOfTable(game, row.table, files);
            if (!text)
                return std::unexpected(text.error());
            tables.push_back({row.table, std::format("{}/{}{}", game.id, row.table, tableSuffix), *text});
            table = tables.end() - 1;
        }
        table->text = change(table->text, row);
    }
    return tables;
}

// Writes all tables or, after an error, puts back those that were written.
Result<void> writeTables(const OwnGame& game, const std::vector<TableFile>& tables, FileStore& files) {
    std::map<std::string, std::string> before;
    for (const TableFile& table : tables) {
        Result<std::string> text = textOfTable(game, table.table, files);
        Result<void> written =
            text ? files.replace(pathOf(game, table.table), table.text) : std::unexpected(text.error());
        if (written) {
            before.emplace(table.table, *std::move(text));
            continue;
        }
        for (const auto& [name, old] : before) {
            // The first error counts.
            [[maybe_unused]] const Result<void> back = files.replace(pathOf(game, name), old);
        }
        return written;
    }
    return {};
}

// A game of the user that the folder names stays the folder's game.
Result<void> chooseForFolder(const OwnGame& game, FileStore& files) {
    const fs::path settings = game.folder.parent_path();
    const std::optional<std::string> chosen = gameOfSettings(settings);
    if (chosen == game.id || (chosen && GameShelf({settings}).userGame(*chosen)))
        return {};
    return files.replace(settings / "folder.tsv", std::format("name\tvalue\ngame\t{}\n", game.id));
}

bool isFree(const GameShelf& shelf, const OwnGame& game) {
    std::error_code error; // a folder that cannot be searched is found out when it is written
    return !shelf.userGame(game.id) && !fs::exists(game.folder, error);
}

} // namespace

OwnGame ownGame(const GameShelf& shelf, std::string_view gameId, const fs::path& levelFile,
                const fs::path& usual) {
    if (const std::optional<UserGame> game = shelf.userGame(gameId); game && !builtInTables(gameId))
        return {game->id, game->folder, game->base, game->menu};
    fs::path place = usual;
    std::string name = std::string(gameId);
    if (!levelFile.empty()) {
        std::error_code error;
        const fs::path beside = fs::absolute(levelFile, error).parent_path();
        place = settingsFolderOf(levelFile).value_or(beside / ".levwright");
        name = place.parent_path().filename().string();
    }
    for (int number = 1;; ++number) {
        const std::string id =
            std::format("my-{}{}", gameIdOf(name), number == 1 ? "" : std::format("-{}", number));
        OwnGame own{id, place / id, std::string(gameId), std::format("My Game ({})", name), true};
        const std::optional<UserGame> there = shelf.userGame(id);
        if (there && there->folder == own.folder && there->base == gameId)
            return {there->id, there->folder, there->base, there->menu};
        if (isFree(shelf, own))
            return own;
    }
}

Result<void> teach(const GameShelf& shelf, const OwnGame& game, const Lesson& lesson,
                   const TablesCheck& check, FileStore& files) {
    Result<std::vector<TableFile>> tables = changedTables(game, lesson, files, withRow);
    if (!tables)
        return std::unexpected(tables.error());
    if (game.isNew)
        tables->push_back({"game", game.id + "/game.tsv", firstTable(game)});
    const Result<void> sound =
        shelf.tablesWith({game.id, game.folder, game.base, game.menu}, *tables).and_then(check);
    if (!sound)
        return sound;
    std::error_code error;
    fs::create_directories(game.folder, error);
    if (error)
        return failure(std::format("{}: {}", inQuotes(game.folder.string(), longestPath), error.message()));
    const Result<void> written = writeTables(game, *tables, files);
    return written && game.isNew && game.folder.parent_path().filename() == ".levwright"
               ? chooseForFolder(game, files)
               : written;
}

Result<void> takeBack(const OwnGame& game, const Lesson& lesson, FileStore& files) {
    bool isThere = true;
    const Result<std::vector<TableFile>> tables =
        changedTables(game, lesson, files, [&](const std::string& text, const GivenRow& row) {
            std::string without = withoutRow(text, row);
            isThere = isThere && without != text;
            return without;
        });
    if (!tables)
        return std::unexpected(tables.error());
    if (!isThere)
        return failure(say("The tables of the game have been changed meanwhile, so nothing is taken back."));
    return writeTables(game, *tables, files);
}

} // namespace levwright
