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

// The errors of a level, of which levelText is all.
Diagnostics errorsOf(const ClassicGame& game, std::string_view levelText);

Diagnostics errorsOf(const LevelLanguage& language, std::string_view levelText);

// Tries edits of one level out. Game or language, and text outlive it.
class EditTrial {
public:
    EditTrial(const ClassicGame& game, std::string_view levelText);
    EditTrial(const LevelLanguage& language, std::string_view levelText);

    // The first error that the edit brings, if the level has more of them with it than without; none if not.
    std::optional<Refusal> objectionTo(const TextEdit& edit) const;

private:
    using Errors = std::function<Diagnostics(std::string_view levelText)>;
    EditTrial(Errors errors, std::string_view levelText);

    Errors m_errors;
    std::string_view m_text;
    std::size_t m_errorsNow;
};

// The edit, if the level has no more errors with it than without; else refused with the first of those that
// it brings.
EditOutcome withoutNewErrors(const ClassicGame& game, std::string_view levelText, TextEdit edit);

} // namespace levwright
