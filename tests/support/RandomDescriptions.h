// SPDX-License-Identifier: GPL-3.0-or-later
// Random level and dungeon descriptions, made from tables of what the documents allow (lev-3.4.3, sections 4
// to 6; dungeon, sections 4 and 5); also with one thing in them that the documents call an error.
#pragma once

#include <cstdint>
#include <string>

// A maze or room level for NetHack 3.4.3 that its compiler accepts, with one statement per line.
std::string randomLevel(std::uint32_t seed);

struct WrongDescription {
    std::string text;
    std::string what; // the wrong statement
    int line = 0;     // the line that the game's compiler reports
};
// Such a level with one error.
WrongDescription randomWrongLevel(std::uint32_t seed);

// A dungeon in the form of dungeon.pdf.
std::string randomDungeon(std::uint32_t seed);
WrongDescription randomWrongDungeon(std::uint32_t seed);
