// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about the selected thing (world-server.md, section 4).
#pragma once

namespace levwright::world {

struct Command;

void selectThing(const Command& command);
void setThingType(const Command& command);
void setThingRow(const Command& command);
void setThingColumn(const Command& command);
void setThingCommand(const Command& command);
void setThingArgument(const Command& command);
void setThingProgress(const Command& command);
void setThingEnergy(const Command& command);
void setThingLifepoints(const Command& command);
void setThingSatiation(const Command& command);
void setThingPlayerDrop(const Command& command);
void setThingPeaceful(const Command& command);
void setThingAsleep(const Command& command);
void setThingHidden(const Command& command);
void setThingHeld(const Command& command);
void carryThing(const Command& command);
void setMemoryRow(const Command& command);
void setMemoryDepthRow(const Command& command);
void rememberThing(const Command& command);

} // namespace levwright::world
