// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/LevelErrors.h"

#include <algorithm>
#include <utility>

namespace levwright {

Diagnostics errorsAmong(Diagnostics found) {
    std::erase_if(found, [](const Diagnostic& one) { return one.severity() != Severity::Error; });
    return found;
}

Diagnostics errorsOf(const LevelLanguage& language, std::string_view levelText) {
    const FileTree file = language.parse(TextSnapshot(std::string(levelText)));
    return errorsAmong(
        language.lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64, Checks::OfCompiler)
            ->diagnostics);
}

EditTrial::EditTrial(Errors errors, std::string_view levelText)
    : m_errors(std::move(errors)), m_text(levelText), m_errorsNow(m_errors(levelText).size()) {}

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

} // namespace levwright
