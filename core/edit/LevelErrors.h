// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/model/LevelLanguage.h"
#include "core/text/EditOutcome.h"

#include <functional>
#include <optional>
#include <string_view>

namespace levwright {

// The errors of a level; levelText must be its whole text.
Diagnostics errorsOf(const LevelLanguage& language, std::string_view levelText);

// The errors among them.
Diagnostics errorsAmong(Diagnostics found);

// Tries edits of one level. Language and text must outlive it.
class EditTrial {
public:
    using Errors = std::function<Diagnostics(std::string_view levelText)>;
    EditTrial(const LevelLanguage& language, std::string_view levelText);
    // For a language that is not made yet.
    EditTrial(Errors errors, std::string_view levelText);

    // The first error that the edit adds; empty if the level does not have more errors with it than without.
    std::optional<Refusal> objectionTo(const TextEdit& edit) const;

private:
    Errors m_errors;
    std::string_view m_text;
    std::size_t m_errorsNow;
};

} // namespace levwright
