// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playground/LevelToPlay.h"

#include "core/archive/Archive.h"
#include "core/base/FileName.h"
#include "core/base/Printable.h"
#include "core/diag/UnknownThings.h"
#include "core/languages/convert/Conversion.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

Result<std::string> inLanguageOf(const GameBuild& build, const Game& game, std::string_view text) {
    const std::string_view wanted = build.game->catalog().gameId();
    const std::string_view own = game.catalog().gameId();
    // If the games have the same language, the compiler decides whether the level is valid in both.
    if (own == wanted || game.catalog().levelLanguage() == build.game->catalog().levelLanguage())
        return std::string(text);
    if (!canConvert(game, gameEntry(build.game->catalog().tables())))
        return failure(std::format("The level is for {}, but the installed game is {}.", own, wanted));
    // A conversion would leave out unknown things, and then the game would lack them.
    const FileTree file = game.language().parse(TextSnapshot(std::string(text)), LexMode::Tolerant);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level =
            game.language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        if (hasErrors(level->diagnostics))
            return failure(whyNotWritten(level->diagnostics));
    }
    return convertDescription(game, *build.game, text).transform([](Conversion&& converted) {
        return std::move(converted.texts.front().text);
    });
}

Result<LevelToPlay> compiled(const GameBuild& build, const std::string& text) {
    const LevelLanguage& language = build.game->language();
    const LongSize longSize = build.target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    const FileTree file = language.parse(TextSnapshot(text), LexMode::Exact);
    const auto place =
        std::ranges::find_if(file.levels, [](const LevelPlace& each) { return each.tree->hasHeader; });
    if (place == file.levels.end())
        return failure("The text contains no level.");
    const auto index = std::size_t(place - file.levels.begin());
    const LevelModelPtr level = language.lower(place->tree, file.textOf(index), longSize, Checks::OfCompiler);
    std::optional<std::string> reason = whyNoFileName(level->name, levelFileSuffix);
    if (!reason)
        reason = whyNoEntryName(level->name + std::string(levelFileSuffix));
    if (reason)
        return failure(
            std::format("The level name {} cannot be a file name: {}.", inQuotes(level->name), *reason));
    return language.compile({*level, file.textOf(index)}, build.target)
        .transform([&level](std::string&& bytes) { return LevelToPlay{level->name, std::move(bytes)}; });
}

} // namespace

Result<LevelToPlay> levelToPlay(const GameBuild& build, const Game& game, std::string_view text) {
    return inLanguageOf(build, game, text).and_then([&build](const std::string& own) {
        return compiled(build, own);
    });
}

} // namespace levwright
