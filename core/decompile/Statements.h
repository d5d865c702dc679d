// SPDX-License-Identifier: GPL-3.0-or-later
// The statement that makes a record, without its line end. Internal to decompile.
#pragma once

#include "core/compiled/CompiledLevel.h"
#include "core/decompile/Spelling.h"

#include <string>

namespace levwright {

std::string statementOf(Spelling& spelling, const LevelRegionRecord& record);
std::string statementOf(Spelling& spelling, const RegionRecord& record);
std::string statementOf(Spelling& spelling, const DoorRecord& record);
std::string statementOf(Spelling& spelling, const RoomDoorRecord& record);
std::string statementOf(Spelling& spelling, const DrawbridgeRecord& record);
std::string statementOf(Spelling& spelling, const MazewalkRecord& record);
std::string statementOf(Spelling& spelling, const LadderRecord& record);
std::string statementOf(Spelling& spelling, const StairRecord& record);
std::string statementOf(Spelling& spelling, const AltarRecord& record);
std::string statementOf(Spelling& spelling, const FountainRecord& record);
std::string statementOf(Spelling& spelling, const SinkRecord& record);
std::string statementOf(Spelling& spelling, const PoolRecord& record);
std::string statementOf(Spelling& spelling, const TrapRecord& record);
std::string statementOf(Spelling& spelling, const MonsterRecord& record);
std::string statementOf(Spelling& spelling, const ObjectRecord& record);
std::string statementOf(Spelling& spelling, const GoldRecord& record);
std::string statementOf(Spelling& spelling, const EngravingRecord& record);
std::string statementOf(Spelling& spelling, const CorridorRecord& record);
std::string statementOf(Spelling& spelling, const InitMap& record);
// ROOM or, with a parent, SUBROOM; without what stands in it.
std::string statementOf(Spelling& spelling, const CompiledRoom& room);

} // namespace levwright
