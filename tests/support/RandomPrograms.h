// SPDX-License-Identifier: GPL-3.0-or-later
// Random level descriptions for NetHack 3.6, made from its grammar (lev-3.6, section 3).
#pragma once

#include <cstdint>
#include <string>

// One or two levels that the grammar accepts. The compiler's checks may still find errors.
std::string randomProgram(std::uint32_t seed);
// Such levels with one to three slips: words and characters that are lost, doubled or exchanged.
std::string randomWrongProgram(std::uint32_t seed);
