// SPDX-License-Identifier: GPL-3.0-or-later
// The files that a server finds in its folder, and which of them belong together (core/world/PROTOCOL.md,
// section 5).
#pragma once

#include "core/base/Result.h"
#include "core/world/RecordPlace.h"
#include "core/world/Rules.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright::world {

// What earlier sessions and the user have left.
struct StoredGame {
    std::optional<std::string> save;
    std::string record;                       // empty if there is none
    std::optional<std::string> place;         // as ServerSession wrote it
    std::optional<std::string> worldCommands; // commands for a new world
};

// Where the game continues in the record.
struct Continuation {
    std::optional<RecordPlace> place; // if it belongs to save and record
    std::string_view tail;            // the part of the stored game's record after that place
    std::string problem;              // why the existing place does not belong to them, as a clause
};

Continuation continuationOf(const StoredGame& stored);

// The rules for a game: those asked for, else those that the save names, else the documented ones. If a save
// names none and has things in memory, it is taken for a save of the original server, because the presets
// read memory differently. Errors, as clauses: the save has other rules than those asked for, or unknown
// rules, or the user must say which they are.
Result<Rules> rulesFor(const StoredGame& stored, const std::optional<Rules>& asked);

} // namespace levwright::world
