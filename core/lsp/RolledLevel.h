// SPDX-License-Identifier: GPL-3.0-or-later
// The request “levwright/roll”, which is not of the protocol: a level as the game may make it, as text.
// Internal to lsp.
#pragma once

#include "core/lsp/OpenFile.h"

#include <expected>

namespace levwright::lsp {

// {"level": name, "seed": seed, "text": 21 rows and a line for each thing, "complaint": why the game ends or
// makes a maze instead, or empty}. Error: the reason why the level cannot be rolled.
std::expected<JsonToWrite, std::string> rolledLevel(const OpenFile& file, Offset at, std::uint64_t seed);

} // namespace levwright::lsp
