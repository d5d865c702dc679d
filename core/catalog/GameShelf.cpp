// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameShelf.h"

#include "core/base/FileStore.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameComposer.h"

#include <algorithm>
#include <cstdlib>
#include <format>
#include <system_error>

namespace levwright {
namespace {

namespace fs = std::filesystem;

constexpr int deepestBase = 8;
constexpr std::size_t mostEntries = 10'000; // of a folder

// What the folder holds, in alphabetical order; nothing if it cannot be read.
std::vector<fs::path> entriesOf(const fs::path& folder) {
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (entries.size() == mostEntries)
            break;
        entries.push_back(at->path());
    }
    std::ranges::sort(entries);
    return entries;
}

std::optional<UserGame> gameIn(const fs::path& folder) {
    const Result<std::string> game = DiskFileStore().read(folder / "game.tsv", largestTable);
    if (!game)
        return std::nullopt;
    const std::string id = folder.filename().string();
    const std::string_view menu = wordOfGame(*game, "menu");
    return UserGame{id, folder, std::string(wordOfGame(*game, "base")), menu.empty() ? id : std::string(menu),
                    std::string(wordOfGame(*game, "source"))};
}

Result<std::vector<TableFile>> filesOf(const UserGame& game) {
    std::vector<TableFile> files;
    for (const fs::path& path : entriesOf(game.folder)) {
        if (path.extension() != ".tsv")
            continue;
        Result<std::string> text = DiskFileStore().read(path, largestTable);
        if (!text)
            return std::unexpected(text.error());
        files.push_back({path.stem().string(), game.id + '/' + path.filename().string(), *std::move(text)});
    }
    return files;
}

} // namespace

bool GameShelf::addFolder(const fs::path& folder) {
    if (std::ranges::contains(m_folders, folder))
        return false;
    m_folders.insert(m_folders.begin(), folder);
    return true;
}

std::vector<UserGame> GameShelf::userGames() const {
    std::vector<UserGame> games;
    const std::vector<std::string_view> builtIn = builtInGames();
    for (const fs::path& folder : m_folders) {
        for (const fs::path& entry : entriesOf(folder)) {
            const bool isHidden = entry.filename().string().starts_with('.');
            std::optional<UserGame> game = isHidden ? std::nullopt : gameIn(entry);
            if (game && !std::ranges::contains(games, game->id, &UserGame::id) &&
                !std::ranges::contains(builtIn, game->id))
                games.push_back(*std::move(game));
        }
    }
    std::ranges::sort(games, {}, &UserGame::id);
    return games;
}

std::optional<UserGame> GameShelf::userGame(std::string_view id) const {
    if (id.empty() || id == "." || id == ".." || id.contains('/') || id.contains('\0'))
        return std::nullopt;
    for (const fs::path& folder : m_folders) {
        if (std::optional<UserGame> game = gameIn(folder / id))
            return game;
    }
    return std::nullopt;
}

std::optional<UserGame> GameShelf::gameOfTree(const fs::path& file) const {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(file, error), error);
    if (error)
        return std::nullopt;
    for (UserGame& game : userGames()) {
        const fs::path tree = game.source.empty() ? fs::path() : fs::weakly_canonical(game.source, error);
        if (tree.empty() || !tree.is_absolute())
            continue;
        if (std::ranges::mismatch(tree, whole).in1 == tree.end())
            return std::move(game);
    }
    return std::nullopt;
}

Result<GameTablesPtr> GameShelf::tables(std::string_view id) const {
    return tables(id, 0);
}

Result<GameTablesPtr> GameShelf::tables(std::string_view id, int depth) const {
    if (GameTablesPtr builtIn = builtInTables(id))
        return builtIn;
    const std::optional<UserGame> game = userGame(id);
    if (!game) {
        std::string known;
        for (const std::string_view each : builtInGames())
            known.append(known.empty() ? "" : ", ").append(each);
        for (const UserGame& each : userGames())
            known.append(", ").append(each.id);
        return failure(say("There is no catalog of a game {}; known games: {}.", inQuotes(id), known));
    }
    return filesOf(*game).and_then(
        [&](const std::vector<TableFile>& files) { return composed(*game, files, depth); });
}

Result<GameTablesPtr> GameShelf::tablesWith(const UserGame& game, std::vector<TableFile> files) const {
    const Result<std::vector<TableFile>> there = filesOf(game);
    if (!there)
        return std::unexpected(there.error());
    for (const TableFile& file : *there) {
        if (!std::ranges::contains(files, file.table, &TableFile::table))
            files.push_back(file);
    }
    return composed(game, files, 0);
}

Result<GameTablesPtr> GameShelf::composed(const UserGame& game, const std::vector<TableFile>& files,
                                          int depth) const {
    if (game.base.empty())
        return failure(
            say("{}/game.tsv: The row “base” is missing, which names the game that this one is based on.",
                game.id));
    if (depth == deepestBase)
        return failure(
            say("{}/game.tsv: Too many games are based on one another: look at their rows “base”.", game.id));
    const Result<GameTablesPtr> base = tables(game.base, depth + 1);
    if (!base)
        return failure(std::format("{}/game.tsv: {}", game.id, base.error().message));
    return composeGame(game.id, **base, files);
}

GameShelf GamePlaces::shelf() const {
    std::vector<fs::path> folders = chosen;
    if (!usual.empty())
        folders.push_back(usual);
    return GameShelf(std::move(folders));
}

GameShelf GamePlaces::shelfFor(const fs::path& levelFile) const {
    std::vector<fs::path> folders = chosen;
    if (const std::optional<fs::path> settings = settingsFolderOf(levelFile))
        folders.push_back(*settings);
    if (!usual.empty())
        folders.push_back(usual);
    return GameShelf(std::move(folders));
}

std::string gameIdOf(std::string_view name) {
    std::string id;
    for (const char c : name) {
        const bool isCapital = c >= 'A' && c <= 'Z';
        const bool isKept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
        if (isCapital || isKept)
            id += isCapital ? char(c - 'A' + 'a') : c;
    }
    while (id.starts_with('.'))
        id.erase(0, 1);
    return id.empty() ? "game" : id;
}

fs::path usualGamesFolder() {
    const auto valueOf = [](const char* name) {
        const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing changes it
        return fs::path(value == nullptr ? "" : value);
    };
    if (const fs::path data = valueOf("XDG_DATA_HOME"); data.is_absolute())
        return data / "levwright" / "games";
    const fs::path home = valueOf("HOME");
    return home.is_absolute() ? home / ".local" / "share" / "levwright" / "games" : fs::path();
}

std::optional<fs::path> settingsFolderOf(const fs::path& levelFile) {
    std::error_code error;
    fs::path folder = fs::absolute(levelFile, error).parent_path();
    while (!error && !folder.empty()) {
        fs::path settings = folder / ".levwright";
        if (fs::is_directory(settings, error))
            return settings;
        error.clear();
        if (folder == folder.parent_path())
            break;
        folder = folder.parent_path();
    }
    return std::nullopt;
}

std::optional<std::string> gameOfSettings(const fs::path& settingsFolder) {
    if (const Result<std::string> words = DiskFileStore().read(settingsFolder / "folder.tsv", largestTable)) {
        if (const std::string_view game = wordOfGame(*words, "game"); !game.empty())
            return std::string(game);
    }
    const std::vector<UserGame> games = GameShelf({settingsFolder}).userGames();
    return games.size() == 1 ? std::optional(games.front().id) : std::nullopt;
}

} // namespace levwright
