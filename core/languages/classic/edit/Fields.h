// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of statements that have a grammar.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

std::vector<FieldView> fieldsOf(const LevelSource& level, std::size_t statement);
std::vector<FieldChoice> choicesOf(const LevelSource& level, std::size_t statement, const FieldKey& field,
                                   const LevelLanguage& language, const Catalog& catalog);
} // namespace levwright
