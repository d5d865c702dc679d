// SPDX-License-Identifier: GPL-3.0-or-later
// Level descriptions for NetHack 3.6 made up at random, after its grammar (lev-3.6, section 3).
#pragma once

#include <cstdint>
#include <string>

// One or two levels that the grammar accepts; the compiler's checks may still find something.
std::string randomProgram(std::uint32_t seed);
// Such levels with one to three slips: words and characters lost, doubled, exchanged.
std::string randomWrongProgram(std::uint32_t seed);
