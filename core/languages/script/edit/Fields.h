// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of calls in a level script of NetHack 3.7: one for each key of the function, written or not.
#pragma once

#include "core/languages/script/edit/ScriptStatement.h"
#include "core/model/FieldView.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright {

// See LevelLanguage. Sources are without the quotes of the script; places and areas are in parentheses.
std::vector<FieldView> scriptFields(const ScriptKnowledge& known, const LevelSource& level,
                                    std::size_t statement);
std::vector<FieldChoice> scriptChoices(const ScriptKnowledge& known, const LevelSource& level,
                                       std::size_t statement, const FieldKey& field);
EditOutcome setScriptField(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           const FieldKey& field, const std::optional<std::string>& source);

} // namespace levwright
