// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of statements of levels of NetHack 3.6 for inspectors: those that are written, and those that
// could be.
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/model/LevelLanguage.h"

namespace levwright::program {

// The words of the language and the things of the game.
struct GameWords {
    const Catalog& catalog;
    const program::Words& words;
};

std::vector<FieldView> fields(const LevelSource& level, std::size_t statement);

std::vector<FieldChoice> choices(const GameWords& known, const LevelSource& level, std::size_t statement,
                                 const FieldKey& key);

// See LevelLanguage::setField. Also refused, with the reason, if the statement would be broken.
EditOutcome setField(const GameWords& known, const LevelSource& level, std::size_t statement,
                     const FieldKey& key, const std::optional<std::string>& source);

} // namespace levwright::program
