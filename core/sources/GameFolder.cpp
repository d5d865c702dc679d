// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/GameFolder.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameComposer.h"
#include "core/catalog/GameShelf.h"

#include <format>
#include <system_error>

namespace levwright {
namespace {

namespace fs = std::filesystem;

Error errorAt(const fs::path& path, const std::error_code& error) {
    return Error{std::format("{}: {}", inQuotes(path.string(), longestPath), error.message())};
}

// Hidden from the list of games; see GameShelf.
fs::path hidden(const fs::path& folder, std::string_view id, std::string_view ending) {
    return folder / std::format(".{}.{}", id, ending);
}

Result<void> writeFiles(const ImportedGame& game, const fs::path& folder, FileStore& files) {
    std::error_code error;
    fs::remove_all(folder, error);
    fs::create_directories(folder, error);
    if (error)
        return std::unexpected(errorAt(folder, error));
    std::string sums = game.sources;
    for (const TableFile& file : game.files) {
        const std::string name = file.table + ".tsv";
        if (Result<void> written = files.replace(folder / name, file.text); !written)
            return written;
        sums += std::format("={}\t{}\n", name, ByteSum::of(file.text).text());
    }
    return files.replace(folder / sourcesFile, sums);
}

// Copies what is no table, such as a note of the user, into the new folder.
Result<void> copyOthers(const fs::path& from, const fs::path& to) {
    std::error_code error;
    for (fs::directory_iterator at(from, error), end; !error && at != end; at.increment(error)) {
        std::error_code failed;
        const bool isOther = at->path().extension() != ".tsv" && at->path().filename() != sourcesFile;
        if (isOther)
            fs::copy(at->path(), to / at->path().filename(),
                     fs::copy_options::recursive | fs::copy_options::copy_symlinks, failed);
        if (failed)
            return std::unexpected(errorAt(at->path(), failed));
    }
    return error ? Result<void>(std::unexpected(errorAt(from, error))) : Result<void>();
}

// Puts the new folder where the old one is. If that fails, the old one stays.
Result<void> exchange(const fs::path& made, const fs::path& own, const fs::path& old) {
    std::error_code error;
    if (!fs::exists(own, error) && fs::exists(old, error))
        fs::rename(old, own, error); // an earlier exchange was cut short
    fs::remove_all(old, error);
    const bool wasThere = fs::exists(own, error);
    if (wasThere) {
        if (Result<void> copied = copyOthers(own, made); !copied)
            return copied;
        fs::rename(own, old, error);
    }
    if (error)
        return std::unexpected(errorAt(own, error));
    fs::rename(made, own, error);
    if (error) {
        std::error_code ignored;
        if (wasThere)
            fs::rename(old, own, ignored);
        return std::unexpected(errorAt(own, error));
    }
    fs::remove_all(old, error);
    return {};
}

} // namespace

Result<fs::path> writeGame(const ImportedGame& game, const fs::path& folder, FileStore& files) {
    if (builtInTables(game.id))
        return failure(say("{} is a built-in game; choose another name", game.id));
    fs::path own = folder / game.id;
    const Result<std::string> before = files.read(own / "game.tsv", largestTable);
    if (before && wordOfGame(*before, "source").empty())
        return failure(say("{} holds a game that was not imported; choose another name",
                           inQuotes(own.string(), longestPath)));
    const fs::path made = hidden(folder, game.id, "new");
    const Result<void> written = writeFiles(game, made, files).and_then([&] {
        return exchange(made, own, hidden(folder, game.id, "old"));
    });
    if (!written) {
        std::error_code ignored;
        fs::remove_all(made, ignored);
        return std::unexpected(written.error());
    }
    return own;
}

} // namespace levwright
