// SPDX-License-Identifier: GPL-3.0-or-later
// Meta and player commands (world-server.md, section 4).
#pragma once

namespace levwright::world {

struct Command;

void ping(const Command& command);
void quit(const Command& command);
void thingsHere(const Command& command);
void wait(const Command& command);
void move(const Command& command);
void pickUp(const Command& command);
void drop(const Command& command);
void use(const Command& command);
void kick(const Command& command);
void search(const Command& command);
void close(const Command& command);
void leave(const Command& command);
void actAsCreature(const Command& command);

} // namespace levwright::world
