// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of files of themed rooms: entries that come and go, and the keys of an entry.
#pragma once

#include "core/languages/script/syntax/Parser.h"
#include "core/model/FieldView.h"
#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright {

// The text of a new entry, in the form in which both 3.7 and 5.0 read it.
std::string newThemedEntry(ThemedForm form, std::string_view name);

// Adds an entry after the last one of its list, and the list if there is none. entry may lack its separator
// and its last line end. Edits count from the start of the file.
EditOutcome withThemedEntry(const FileTree& file, ThemedList list, std::string entry);

// name, frequency and limits of an entry that is a table; for statement 0 of its level. See scriptFields().
std::vector<FieldView> themedFields(const LevelSource& level);
EditOutcome setThemedField(const LevelSource& level, const FieldKey& field,
                           const std::optional<std::string>& source);

} // namespace levwright
