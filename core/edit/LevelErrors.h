// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/model/ClassicGame.h"
#include "core/model/LevelLanguage.h"
#include "core/text/EditOutcome.h"

#include <functional>
#include <optional>
#include <string_view>

namespace levwright {

// The errors of a level; levelText must be its whole text.
Diagnostics errorsOf(const ClassicGame& game, std::string_view levelText);

Diagnostics errorsOf(const LevelLanguage& language, std::string_view levelText);

// Tries edits of one level. Game or language, and the text, must outlive it.
class EditTrial {
public:
    EditTrial(const ClassicGame& game, std::string_view levelText);
    EditTrial(const LevelLanguage& language, std::string_view levelText);

    // The first error that the edit adds; empty if the level does not have more errors with it than without.
    std::optional<Refusal> objectionTo(const TextEdit& edit) const;

private:
    using Errors = std::function<Diagnostics(std::string_view levelText)>;
    EditTrial(Errors errors, std::string_view levelText);

    Errors m_errors;
    std::string_view m_text;
    std::size_t m_errorsNow;
};

// The edit. If the level has more errors with it than without, it is refused with the first of the new ones.
EditOutcome withoutNewErrors(const ClassicGame& game, std::string_view levelText, TextEdit edit);

} // namespace levwright
