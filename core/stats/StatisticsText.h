// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics as JSON in the form of the loading tables ("level-loading-1"), with more keys of our own: seeds,
// context, statements, findings. Everything is there, so what was written can be read and merged.
#pragma once

#include "core/base/Result.h"
#include "core/stats/LevelStatistics.h"

#include <string>
#include <string_view>

namespace levwright::roll {

// One line, with its end.
std::string toJson(const LevelStatistics& statistics);

// Members that are not known, or null, are passed over. Errors: it is no JSON (naming the byte), or says what
// cannot be (naming the member), as of a cell with more values than there were rolls.
Result<LevelStatistics> readStatistics(std::string_view json);

// "object 3 of part 1" as the editor's users count, from 1.
std::string nameOf(const Trace& trace, bool roomLevel);

} // namespace levwright::roll
