// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importer/GameImport.h"

#include "core/base/Phrase.h"
#include "core/catalog/GameComposer.h"
#include "core/catalog/GameShelf.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/Games.h"
#include "core/sources/GameFolder.h"

#include <algorithm>
#include <format>
#include <system_error>
#include <utility>

namespace levwright {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view headerRow = "header";

void addHeader(ImportedGame& game, std::string_view digits) {
    std::ranges::find(game.files, "game", &TableFile::table)->text +=
        std::format("{}\t{}\n", headerRow, digits);
}

// The first bytes of a level of the game, as digits. Error: it is not a level of the game.
Result<std::string> headerOf(const ImportedGame& game, const fs::path& path, const FileStore& files) {
    constexpr std::size_t longestHeader = 40;
    constexpr std::size_t largestLevel = std::size_t(256) << 20;
    const Result<std::string> bytes = files.read(path, largestLevel);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Result<GamePtr> known = gameOf(game.tables);
    if (!known)
        return std::unexpected(known.error());
    if (const Result<Target> target = targetOfUserGame((*known)->catalog(), *bytes); !target)
        return failure(std::format("{}: {}", path.string(), target.error().message));
    std::string digits;
    for (const char byte : bytes->substr(0, longestHeader))
        digits += std::format("{:02x}", static_cast<unsigned char>(byte));
    return digits;
}

} // namespace

bool isVariant(const SourceGame& source) {
    constexpr std::string_view ofLanguage[] = {"statements", "statement-options", "value-forms",
                                               "opcodes",    "option-codes",      "artifacts"};
    const Result<ImportedGame> game = importedGame(source, "variant", "variant");
    return game && std::ranges::any_of(game->differences, [&](const TableDifference& table) {
               return table.added > 0 && !std::ranges::contains(ofLanguage, table.table);
           });
}

Result<AddedGame> addGame(SourceGame source, const ImportRequest& request, FileStore& files,
                          const std::stop_token& abandoned) {
    const std::string id = request.name.empty() ? gameIdOf(source.name) : request.name;
    const fs::path own = request.folder / id;
    std::error_code error;
    const fs::path tree = fs::absolute(request.tree, error).lexically_normal();
    addLooks(source, request.looks);
    if (const Result<std::string> before = files.read(own / "terrain.tsv", largestTable))
        addLooks(source, looksIn(*before));
    std::vector<PlainCell> plain = plainCells(source);
    Result<ImportedGame> game = importedGame(source, id, tree.string());
    const Result<GamePtr> usable =
        game.and_then([](const ImportedGame& made) { return gameOf(made.tables); });
    if (!usable)
        return std::unexpected(usable.error());
    if (!request.headerFile.empty()) {
        const Result<std::string> header = headerOf(*game, request.headerFile, files);
        if (!header)
            return std::unexpected(header.error());
        addHeader(*game, *header);
    } else if (const Result<std::string> before = files.read(own / "game.tsv", largestTable)) {
        if (const std::string_view header = wordOfGame(*before, headerRow); !header.empty())
            addHeader(*game, header);
    }
    if (abandoned.stop_requested())
        return failure(say("the import was cancelled"));
    return writeGame(*game, request.folder, files).transform([&](const fs::path& folder) {
        return AddedGame{*std::move(game), folder, std::move(plain)};
    });
}

} // namespace levwright
