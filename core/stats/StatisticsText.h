// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics as JSON in the form of the loading tables ("level-loading-1"), with additional keys: seeds,
// context, statements, findings. It is complete, so the text can be read and merged.
#pragma once

#include "core/base/Result.h"
#include "core/stats/LevelStatistics.h"

#include <string>
#include <string_view>

namespace levwright::roll {

// One line with its line end.
std::string toJson(const LevelStatistics& statistics);

// Unknown members and null are ignored. Errors: json is not JSON (the message names the byte), or says
// something impossible (the message names the member), such as more values of a cell than there were rolls.
Result<LevelStatistics> readStatistics(std::string_view json);

// "object 3 of part 1", which counts from 1 like the editor's users.
std::string nameOf(const Trace& trace, bool roomLevel);

} // namespace levwright::roll
