// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/WorldState.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace levwright::playtest {

enum class BreakWhen : std::uint8_t { Seen, SeesPlayer };

// The condition under which several turns in a row must stop.
struct BreakCondition {
    BreakWhen when = BreakWhen::Seen;
    std::string name; // part of the name of a thing's type, ignoring case; empty: any living thing
};

// Notices when a thing of the condition starts to see the player, or to be seen by the player.
class BreakWatch {
public:
    // Things that already do so do not cause a break.
    BreakWatch(BreakCondition condition, const world::WorldState& state);

    // The name of the first thing that has started since the last call; empty if there is none.
    std::optional<std::string> check(const world::WorldState& state);

private:
    bool concerns(const world::WorldState& state, const world::Thing& thing) const;
    std::set<world::Id> found(const world::WorldState& state) const;

    BreakCondition m_condition;
    std::set<world::Id> m_before;
};

} // namespace levwright::playtest
