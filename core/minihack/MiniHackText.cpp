// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minihack/MiniHackText.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/edit/NameEdit.h"
#include "core/languages/convert/KnownText.h"
#include "core/languages/games/Games.h"
#include "core/minihack/PythonString.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

// The index of the only level: text before it is not a level.
std::size_t levelIn(const FileTree& file) {
    const auto found =
        std::ranges::find_if(file.levels, [](const LevelPlace& each) { return each.tree->hasHeader; });
    return std::size_t(found - file.levels.begin());
}

Result<std::string> renamed(const LevelLanguage& language, const std::string& text, std::string_view name) {
    const FileTree file = language.parse(TextSnapshot(text), LexMode::Exact);
    const std::size_t index = levelIn(file);
    if (index == file.levels.size())
        return failure(say("The text contains no level."));
    const LevelModelPtr model =
        language.lower(file.levels[index].tree, file.textOf(index), LongSize::Bits64, Checks::OfCompiler);
    const Offset start = file.levels[index].start;
    const auto error = std::ranges::find(model->diagnostics, Severity::Error,
                                         [](const Diagnostic& each) { return each.severity(); });
    if (error != model->diagnostics.end())
        return failure(say("Line {} of the level: {}",
                           file.text.position(start + error->range.begin).line + 1, error->message()));
    const EditOutcome edit = rename(language, {*model, file.textOf(index)}, 0, std::string(name));
    require(edit.has_value(), "a level without errors can have any name");
    return edit->shifted(start).apply(text);
}

} // namespace

GameEntry miniHackGame() {
    const std::vector<GameEntry> games = knownGames();
    const auto found =
        std::ranges::find_if(games, [](const GameEntry& game) { return !game.miniHackLevel.empty(); });
    require(found != games.end(), "a catalog is of the game that MiniHack runs");
    return *found;
}

bool suitsMiniHack(const Game& game, const GameEntry& miniHack) {
    return game.catalog().gameId() == miniHack.id || canConvert(game, miniHack);
}

Result<MiniHackLevel> miniHackLevel(const Game& game, std::string_view level) {
    const GameEntry entry = miniHackGame();
    const Result<GamePtr> wanted = loadGame(entry.id);
    MiniHackLevel made;
    std::string text;
    if (game.catalog().gameId() == entry.id) {
        const FileTree file = game.language().parse(TextSnapshot(std::string(level)), LexMode::Tolerant);
        Result<KnownText> known = knownText(game, file);
        if (!known) {
            const Result<std::string> named =
                renamed(game.language(), std::string(level), entry.miniHackLevel);
            return std::unexpected(named ? known.error() : named.error());
        }
        text = std::move(known->text);
        made.notes = std::move(known->notes);
        std::ranges::stable_sort(made.notes, {}, [](const ConversionNote& note) { return note.range.begin; });
    } else {
        Result<Conversion> converted = convertDescription(game, **wanted, level);
        if (!converted)
            return std::unexpected(converted.error());
        text = std::move(converted->texts.front().text);
        made.notes = std::move(converted->notes);
    }
    if (!isUtf8(text))
        return failure(say("It contains text that is not UTF-8, which Python cannot read."));
    const Result<std::string> named = renamed((*wanted)->language(), text, entry.miniHackLevel);
    if (!named)
        return std::unexpected(named.error());
    made.literal = pythonString(*named);
    return made;
}

} // namespace levwright
