// SPDX-License-Identifier: GPL-3.0-or-later
// The statement that produces a record, without its line end. Internal to classic/decompile.
#pragma once

#include "core/compiled/Record.h"
#include "core/spelling/Spelling.h"

#include <string>

namespace levwright {

// record must not be none.
std::string statementOf(Spelling& spelling, const Record& record);
std::string statementOf(Spelling& spelling, const CorridorRecord& record);
std::string statementOf(Spelling& spelling, const InitMap& record);
// ROOM or, if it has a parent, SUBROOM; without its contents.
std::string statementOf(Spelling& spelling, const CompiledRoom& room);

} // namespace levwright
