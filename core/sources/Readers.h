// SPDX-License-Identifier: GPL-3.0-or-later
// The readers of tables. Each adds what it finds to the game and notes what it does not understand.
#pragma once

#include "core/sources/GameReader.h"

#include <string_view>

namespace levwright::sources {

void readMonsters(GameReader& game);
void readObjects(GameReader& game);
// Classes need the tables of monsters and objects.
void readClasses(GameReader& game);
void readTraps(GameReader& game, std::string_view source);
void readRooms(GameReader& game, std::string_view source);
// Map cells, then terrain, whose characters they are.
void readTerrain(GameReader& game, std::string_view source);
void readKeywords(GameReader& game);
void readDungeonKeywords(GameReader& game);
void readLimits(GameReader& game, std::string_view source);
void readOpcodes(GameReader& game);
void readArtifacts(GameReader& game);
// Statements need the table of keywords.
void readStatements(GameReader& game);
void readClassicStatements(GameReader& game);
void readScriptFlags(GameReader& game);
void readScriptFunctions(GameReader& game);
void readScriptKeys(GameReader& game);
void readScriptWords(GameReader& game);
void readScriptGlobals(GameReader& game);

} // namespace levwright::sources
