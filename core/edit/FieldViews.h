// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of statements that have a grammar.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

std::vector<FieldView> fieldsOf(const LevelSource& level, std::size_t statement);
std::vector<FieldChoice> choicesOf(const LevelSource& level, std::size_t statement, const FieldKey& field,
                                   const LevelLanguage& language, const Catalog& catalog);
// Like LevelLanguage::setField(), but for a list, source is the whole list as the view shows it. If source is
// the name of a monster or object that is not in the written class, the class is changed to its own.
EditOutcome setShownField(const Game& game, const LevelSource& level, std::size_t statement,
                          const FieldKey& field, const std::optional<std::string>& source);

} // namespace levwright
