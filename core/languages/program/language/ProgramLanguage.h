// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/model/LevelLanguage.h"

#include <memory>

namespace levwright {

// The language of NetHack 3.6, whose descriptions can compute: variables, loops, conditions. game owns the
// language.
std::unique_ptr<const LevelLanguage> makeProgramLanguage(const Game& game);

// The parts that a compiler needs.
struct ProgramSyntax {
    const program::Words* words = nullptr; // lives as long as the game
    GrammarPtr grammar;
};

// Empty if the game's levels are in another language.
std::optional<ProgramSyntax> programSyntaxOf(const Game& game);

} // namespace levwright
