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

// When several turns in a row have to stop.
struct BreakCondition {
    BreakWhen when = BreakWhen::Seen;
    std::string name; // part of the name of a thing's type, in any case; empty: of all that live
};

// Notices when a thing of the condition sees the player or is seen and did not or was not a moment before.
class BreakWatch {
public:
    // What is so already does not break.
    BreakWatch(BreakCondition condition, const world::WorldState& state);

    // The name of the first thing for which it has become so since the last call.
    std::optional<std::string> check(const world::WorldState& state);

private:
    bool concerns(const world::WorldState& state, const world::Thing& thing) const;
    std::set<world::Id> found(const world::WorldState& state) const;

    BreakCondition m_condition;
    std::set<world::Id> m_before;
};

} // namespace levwright::playtest
