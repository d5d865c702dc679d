// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/model/ClassicGame.h"
#include "core/text/EditOutcome.h"

#include <optional>
#include <string_view>

namespace levwright {

// The errors of a level, of which levelText is all.
Diagnostics errorsOf(const ClassicGame& game, std::string_view levelText);

// Tries edits of one level out. Game and text outlive it.
class EditTrial {
public:
    EditTrial(const ClassicGame& game, std::string_view levelText);

    // The first error that the edit brings, if the level has more of them with it than without; none if not.
    std::optional<Refusal> objectionTo(const TextEdit& edit) const;

private:
    const ClassicGame& m_game;
    std::string_view m_text;
    std::size_t m_errorsNow;
};

// The edit, if the level has no more errors with it than without; else refused with the first of those that
// it brings.
EditOutcome withoutNewErrors(const ClassicGame& game, std::string_view levelText, TextEdit edit);

} // namespace levwright
