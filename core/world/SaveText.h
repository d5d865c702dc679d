// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/WorldState.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright::world {

// The commands that restore the world (world-server.md, section 13); the last line has no end.
std::string saveText(const WorldState& state, const Rules& rules);

// The line, with its end, with which commands name their rules. It is a comment, so the original server
// ignores it.
std::string rulesLine(const Rules& rules);
// The name of the rules in the comment before the first command of a save or of other commands; empty if
// there is none. We need not know that name.
std::optional<std::string> rulesNamedBy(std::string_view commands);

} // namespace levwright::world
