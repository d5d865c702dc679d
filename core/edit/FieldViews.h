// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of statements that a grammar describes.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

std::vector<FieldView> fieldsOf(const LevelSource& level, std::size_t statement);
std::vector<FieldChoice> choicesOf(const LevelSource& level, std::size_t statement, const FieldKey& field,
                                   const LevelLanguage& language, const Catalog& catalog);
// As LevelLanguage::setField(), but of a list the source is all of it, as the view shows it. With the name of
// a monster or object that is none of the class that is written, the class becomes its own.
EditOutcome setShownField(const Game& game, const LevelSource& level, std::size_t statement,
                          const FieldKey& field, const std::optional<std::string>& source);

} // namespace levwright
