// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Versions.h"

#include "app/cli/Input.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"
#include "core/levcomp/LevelImport.h"

#include <utility>

namespace levwright::cli {
namespace {

Result<Version> compiledVersion(const VersionChoice& choice, const std::string& bytes,
                                const GamePlaces& places) {
    const std::string name = choice.name.value_or(choice.path);
    const Result<GamePtr> own = userGameOfCompiled({choice.game, fileOf(name), places}, bytes);
    if (!own)
        return std::unexpected(own.error());
    Result<ImportedLevel> level = *own ? importLevel(*own, bytes, name) : importLevel(bytes, name);
    if (!level)
        return std::unexpected(level.error());
    return Version{Analysis::make(level->game, TextSnapshot(std::move(level->text)), DocumentKind::Levels),
                   true};
}

} // namespace

Result<Version> versionOf(const VersionChoice& choice, const Console& console) {
    Result<std::string> bytes = readFileOrInput(console, choice.path);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (isCompiledFile(*bytes))
        return compiledVersion(choice, *bytes, console.games);
    const std::string name = choice.name.value_or(choice.path);
    const DocumentKind kind = documentKindOf(name, *bytes);
    const TextSnapshot text(*std::move(bytes));
    const Result<GamePtr> game = gameFor({choice.game, fileOf(name), console.games}, kind, text);
    if (!game)
        return std::unexpected(game.error());
    return Version{Analysis::make(*game, text, kind), false};
}

} // namespace levwright::cli
