// SPDX-License-Identifier: GPL-3.0-or-later
// The statement that makes a record, without its line end. Internal to decompile.
#pragma once

#include "core/compiled/Record.h"
#include "core/decompile/Spelling.h"

#include <string>

namespace levwright {

// Not of none.
std::string statementOf(Spelling& spelling, const Record& record);
std::string statementOf(Spelling& spelling, const CorridorRecord& record);
std::string statementOf(Spelling& spelling, const InitMap& record);
// ROOM or, with a parent, SUBROOM; without what stands in it.
std::string statementOf(Spelling& spelling, const CompiledRoom& room);

} // namespace levwright
