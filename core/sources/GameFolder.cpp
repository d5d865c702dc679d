// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/GameFolder.h"

#include "core/base/Printable.h"
#include "core/catalog/GameComposer.h"

#include <algorithm>
#include <format>
#include <system_error>

namespace levwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largestTable = std::size_t(4) << 20;

// Removes the tables that the new import does not have.
Result<void> removeOthers(const fs::path& folder, const ImportedGame& game) {
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const bool isTable = at->path().extension() == ".tsv";
        if (isTable && !std::ranges::contains(game.files, at->path().stem().string(), &TableFile::table))
            fs::remove(at->path(), error);
    }
    if (error)
        return failure(std::format("{}: {}", inQuotes(folder.string(), longestPath), error.message()));
    return {};
}

} // namespace

Result<fs::path> writeGame(const ImportedGame& game, const fs::path& folder, FileStore& files) {
    if (builtInTables(game.id))
        return failure(std::format("{} is a built-in game; choose another name", game.id));
    fs::path own = folder / game.id;
    const Result<std::string> before = files.read(own / "game.tsv", largestTable);
    if (before && wordOfGame(*before, "source").empty())
        return failure(std::format("{} holds a game that was not imported; choose another name",
                                   inQuotes(own.string(), longestPath)));
    std::error_code error;
    fs::create_directories(own, error);
    if (error)
        return failure(std::format("{}: {}", inQuotes(own.string(), longestPath), error.message()));
    if (const Result<void> removed = removeOthers(own, game); !removed)
        return std::unexpected(removed.error());
    for (const TableFile& file : game.files) {
        if (const Result<void> written = files.replace(own / (file.table + ".tsv"), file.text); !written)
            return std::unexpected(written.error());
    }
    return own;
}

} // namespace levwright
