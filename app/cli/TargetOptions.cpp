// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/TargetOptions.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/GameOfText.h"

#include <format>

namespace levwright::cli {
namespace {

Result<Abi> abiNamed(std::string_view name) {
    if (name != "lp64" && name != "ilp32")
        return failure(say("unknown ABI {}; use lp64 or ilp32", inQuotes(name)));
    return Abi{.longs64 = name == "lp64", .byteOrder = std::endian::little};
}

// The target for which the level or dungeon file was written, if it is a build of the game.
Result<Target> targetOfFile(const std::string& path, const Catalog& catalog, const FileStore& files) {
    const std::string_view game = catalog.gameId();
    const Result<std::string> bytes = files.read(path, maximumFileSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (!catalog.tables().isBuiltIn())
        return targetOfUserGame(catalog, *bytes).transform_error([&](const Error& error) {
            return Error{std::format("{}: {}", path, error.message)};
        });
    const FileForm* form = formOf(*bytes);
    const FileForm& chosen = form != nullptr ? *form : fileForms().front();
    const Result<DecodedFile> file = chosen.decode(*bytes);
    if (!file)
        return failure(say("{} is not a level file: {}", path, file.error().message));
    const Target& found = file->target;
    if (found.gameId != game)
        return failure(say(
            "{} is for {}, not for {}", path,
            found.gameId.empty() ? say("a game of version {}", chosen.version(found)) : found.gameId, game));
    if (const auto difference = chosen.difference(found, usualTarget(catalog, found.abi)))
        return failure(std::format("{} {}", path, *difference));
    return found;
}

} // namespace

bool TargetOptions::take(const CommandWord& word) {
    if (word.option == "--target")
        m_game = word.value;
    else if (word.option == "--abi")
        m_abi = word.value;
    else if (word.option == "--header-from")
        m_headerFile = word.value;
    else
        return false;
    return true;
}

Result<ChosenTarget> TargetOptions::choose(const Console& console) const {
    const Result<Abi> abi = abiNamed(m_abi.value_or("lp64"));
    if (!abi)
        return std::unexpected(abi.error());
    const Result<GamePtr> chosen = chosenGame({m_game, "here", console.games});
    const Result<GamePtr> game = chosen && *chosen == nullptr ? loadGame(usualGame()) : chosen;
    if (!game)
        return std::unexpected(game.error());
    const Catalog& catalog = (*game)->catalog();
    const Result<Target> target =
        m_headerFile ? targetOfFile(*m_headerFile, catalog, console.files) : usualTarget(catalog, *abi);
    if (!target)
        return std::unexpected(target.error());
    if (m_abi && target->abi != *abi)
        return failure(say("{} is {}, not {}", *m_headerFile, nameOf(target->abi), *m_abi));
    return ChosenTarget{*game, *target};
}

} // namespace levwright::cli
