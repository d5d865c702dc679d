// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about the world as a whole (world-server.md, section 4).
#pragma once

namespace levwright::world {

struct Command;

void setTurn(const Command& command);
void setGodMood(const Command& command);
void setGodFavor(const Command& command);
void setGameWon(const Command& command);
void setPlayerType(const Command& command);
void setSlippers(const Command& command);
void setRandomness(const Command& command);
void seedMapFrom(const Command& command);
void makeWorldFrom(const Command& command);
void setMapLength(const Command& command);
void setWorldActive(const Command& command);
void setMapRow(const Command& command);
void setTopology(const Command& command);
void setTerrain(const Command& command);
void setOpens(const Command& command);
void setCloses(const Command& command);
void setKicked(const Command& command);
void setFound(const Command& command);
void setSeems(const Command& command);
void setFactions(const Command& command);
void setWaking(const Command& command);
void setExit(const Command& command);

} // namespace levwright::world
