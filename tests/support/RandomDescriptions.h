// SPDX-License-Identifier: GPL-3.0-or-later
// Level and dungeon descriptions made up at random, after tables of what the documents allow (lev-3.4.3,
// sections 4 to 6; dungeon, sections 4 and 5), and with one thing in them that they call an error.
#pragma once

#include <cstdint>
#include <string>

// A maze or room level for NetHack 3.4.3, one statement a line, that its compiler accepts.
std::string randomLevel(std::uint32_t seed);

struct WrongDescription {
    std::string text;
    std::string what; // the statement that is wrong
    int line = 0;     // that the game's compiler names for it
};
// Such a level with one error.
WrongDescription randomWrongLevel(std::uint32_t seed);

// A dungeon, in the form of dungeon.pdf.
std::string randomDungeon(std::uint32_t seed);
WrongDescription randomWrongDungeon(std::uint32_t seed);
