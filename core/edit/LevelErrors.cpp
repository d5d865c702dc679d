// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/LevelErrors.h"

#include "core/model/ClassicLevel.h"
#include "core/syntax/LevelCutter.h"

#include <algorithm>

namespace levwright {

Diagnostics errorsOf(const ClassicGame& game, std::string_view levelText) {
    const LevelPlace level = LevelCutter(game.dialect(), levelText, LexMode::Tolerant).cut();
    Diagnostics found = lower(game, level.tree, levelText)->diagnostics;
    std::erase_if(found, [](const Diagnostic& one) { return one.severity() != Severity::Error; });
    return found;
}

EditTrial::EditTrial(const ClassicGame& game, std::string_view levelText)
    : m_game(game), m_text(levelText), m_errorsNow(errorsOf(game, levelText).size()) {}

std::optional<Refusal> EditTrial::objectionTo(const TextEdit& edit) const {
    const Diagnostics errors = errorsOf(m_game, edit.apply(m_text));
    if (errors.size() <= m_errorsNow)
        return std::nullopt;
    const Range touched = edit.touchedAfter();
    const auto own = std::ranges::find_if(
        errors, [&](const Diagnostic& error) { return touched.touches(error.range.begin); });
    return Refusal{(own != errors.end() ? *own : errors.back()).message()};
}

EditOutcome withoutNewErrors(const ClassicGame& game, std::string_view levelText, TextEdit edit) {
    if (std::optional<Refusal> objection = EditTrial(game, levelText).objectionTo(edit))
        return std::unexpected(*std::move(objection));
    return edit;
}

} // namespace levwright
