// SPDX-License-Identifier: GPL-3.0-or-later
// What a server finds in its folder, and what of it belongs together (core/world/PROTOCOL.md, section 5).
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
    std::string record;                       // empty: none
    std::optional<std::string> place;         // as Session wrote it
    std::optional<std::string> worldCommands; // for a new world
};

// Where the save stands in the record.
struct Continuation {
    std::optional<RecordPlace> place; // if it belongs to save and record
    std::string_view tail;            // the stored game's record behind it
    std::string problem;              // why a place that is there does not belong to them, as a clause
};

Continuation continuationOf(const StoredGame& stored);

// The rules that a game is to be played by: those asked for, else those that the save names, else the
// documented ones. A save that names none and holds memory of things is taken for one of the original server,
// as the presets read that differently. Errors, as clauses: the save is of other rules than those asked for,
// or of rules that nobody knows, or the user has to say which they are.
Result<Rules> rulesFor(const StoredGame& stored, const std::optional<Rules>& asked);

} // namespace levwright::world
