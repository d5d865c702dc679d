// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/ClassicErrors.h"

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/languages/classic/syntax/LevelCutter.h"

#include <utility>

namespace levwright {
namespace {

Diagnostics errorsOf(const ClassicGame& game, std::string_view levelText) {
    // On its own, a text with an unclosed string may end earlier than it does in its file.
    const LevelPlace level = LevelCutter(game.dialect(), levelText, LexMode::Tolerant).cut();
    return errorsAmong(
        lower(game, level.tree, levelText.substr(0, level.tree->size), LongSize::Bits64, Checks::OfCompiler)
            ->diagnostics);
}

} // namespace

EditTrial trialOf(const ClassicGame& game, std::string_view levelText) {
    return {[&game](std::string_view text) { return errorsOf(game, text); }, levelText};
}

EditOutcome withoutNewErrors(const ClassicGame& game, std::string_view levelText, TextEdit edit) {
    if (std::optional<Refusal> objection = trialOf(game, levelText).objectionTo(edit))
        return std::unexpected(*std::move(objection));
    return edit;
}

} // namespace levwright
