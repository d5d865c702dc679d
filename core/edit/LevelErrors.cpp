// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/LevelErrors.h"

#include "core/model/ClassicLevel.h"
#include "core/syntax/LevelCutter.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

Diagnostics errorsAmong(Diagnostics found) {
    std::erase_if(found, [](const Diagnostic& one) { return one.severity() != Severity::Error; });
    return found;
}

} // namespace

Diagnostics errorsOf(const ClassicGame& game, std::string_view levelText) {
    // On its own, a text with an unclosed string may end earlier than it does in its file.
    const LevelPlace level = LevelCutter(game.dialect(), levelText, LexMode::Tolerant).cut();
    return errorsAmong(
        lower(game, level.tree, levelText.substr(0, level.tree->size), LongSize::Bits64, Checks::OfCompiler)
            ->diagnostics);
}

Diagnostics errorsOf(const LevelLanguage& language, std::string_view levelText) {
    const FileTree file = language.parse(TextSnapshot(std::string(levelText)));
    return errorsAmong(
        language.lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64, Checks::OfCompiler)
            ->diagnostics);
}

EditTrial::EditTrial(Errors errors, std::string_view levelText)
    : m_errors(std::move(errors)), m_text(levelText), m_errorsNow(m_errors(levelText).size()) {}

EditTrial::EditTrial(const ClassicGame& game, std::string_view levelText)
    : EditTrial([&game](std::string_view text) { return errorsOf(game, text); }, levelText) {}

EditTrial::EditTrial(const LevelLanguage& language, std::string_view levelText)
    : EditTrial([&language](std::string_view text) { return errorsOf(language, text); }, levelText) {}

std::optional<Refusal> EditTrial::objectionTo(const TextEdit& edit) const {
    const Diagnostics errors = m_errors(edit.apply(m_text));
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
