// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/WorldState.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright::world {

// The commands that make the world again (world-server.md, section 13); the last line has no end.
std::string saveText(const WorldState& state, const Rules& rules);

// The line, with its end, by which commands name their rules: a comment, so it means nothing to the original.
std::string rulesLine(const Rules& rules);
// The name of the rules that a save, or other commands, are of: a comment before the first command says so.
// Nothing: they do not say. It need not be a name that we know.
std::optional<std::string> rulesNamedBy(std::string_view commands);

} // namespace levwright::world
