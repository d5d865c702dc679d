// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playground/LevelToPlay.h"

#include "core/archive/Archive.h"
#include "core/base/FileName.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/diag/UnknownThings.h"
#include "core/languages/convert/Conversion.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

constexpr std::string_view scriptSuffix = ".lua";

// A description in the language of the installed game.
struct OwnText {
    std::string text;
    std::string fileName;
};

Result<OwnText> inLanguageOf(const GameBuild& build, const Game& game, const OwnText& level) {
    const std::string& text = level.text;
    const std::string_view wanted = build.game->catalog().gameId();
    const std::string_view own = game.catalog().gameId();
    // If the games have the same language, the compiler decides whether the level is valid in both.
    const bool isSameLanguage = game.catalog().levelLanguage() == build.game->catalog().levelLanguage();
    if (own == wanted || (isSameLanguage && !game.language().runsScripts()))
        return level;
    if (!canConvert(game, gameEntry(build.game->catalog().tables())))
        return failure(say("The level is for {}, but the installed game is {}.", own, wanted));
    // A conversion would leave out unknown things, and then the game would lack them.
    const FileTree file = game.language().parse(TextSnapshot(text), LexMode::Tolerant);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level =
            game.language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        if (hasErrors(level->diagnostics))
            return failure(whyNotWritten(level->diagnostics));
    }
    return convertDescription(game, *build.game, text, level.fileName).transform([&](Conversion&& converted) {
        ConvertedText& first = converted.texts.front();
        return OwnText{std::move(first.text), first.fileName.empty() ? level.fileName : first.fileName};
    });
}

std::optional<std::string> objectionToName(std::string_view name, std::string_view suffix) {
    const std::optional<std::string> reason = whyNoFileName(name, suffix);
    return reason ? reason : whyNoEntryName(std::string(name) + std::string(suffix));
}

Error badName(std::string_view name, std::string_view reason) {
    return {say("The level name {} cannot be a file name: {}.", inQuotes(name), reason)};
}

Result<LevelToPlay> checkedScript(const GameBuild& build, const OwnText& level) {
    const LevelLanguage& language = build.game->language();
    const FileTree file = language.parse(TextSnapshot(level.text), LexMode::Exact);
    const LevelModelPtr model =
        language.lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64, Checks::OfCompiler);
    if (hasErrors(model->diagnostics))
        return failure(whyNotWritten(model->diagnostics));
    std::string name = level.fileName.substr(level.fileName.rfind('/') + 1);
    if (name.ends_with(scriptSuffix))
        name.resize(name.size() - scriptSuffix.size());
    if (name.empty())
        name = "level";
    if (const std::optional<std::string> reason = objectionToName(name, scriptSuffix))
        return std::unexpected(badName(name, *reason));
    return LevelToPlay{name, level.text};
}

Result<LevelToPlay> compiled(const GameBuild& build, const std::string& text) {
    const LevelLanguage& language = build.game->language();
    const LongSize longSize = build.target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    const FileTree file = language.parse(TextSnapshot(text), LexMode::Exact);
    const auto place =
        std::ranges::find_if(file.levels, [](const LevelPlace& each) { return each.tree->hasHeader; });
    if (place == file.levels.end())
        return failure(say("The text contains no level."));
    const auto index = std::size_t(place - file.levels.begin());
    const LevelModelPtr level = language.lower(place->tree, file.textOf(index), longSize, Checks::OfCompiler);
    if (const std::optional<std::string> reason = objectionToName(level->name, levelFileSuffix))
        return std::unexpected(badName(level->name, *reason));
    return language.compile({*level, file.textOf(index)}, build.target)
        .transform([&level](std::string&& bytes) { return LevelToPlay{level->name, std::move(bytes)}; });
}

} // namespace

Result<LevelToPlay> levelToPlay(const GameBuild& build, const Game& game, std::string_view text,
                                std::string_view fileName) {
    return inLanguageOf(build, game, {std::string(text), std::string(fileName)})
        .and_then([&build](const OwnText& own) {
            return build.game->language().runsScripts() ? checkedScript(build, own)
                                                        : compiled(build, own.text);
        });
}

} // namespace levwright
