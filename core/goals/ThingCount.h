// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright::goals {

// Counts one sort of thing in rolls of a plan.
class ThingCount {
public:
    // thing: as in a goal, in lower case. Empty if the game has nothing of that name.
    static std::optional<ThingCount> of(const roll::RollPlan& plan, std::string_view thing);

    // Objects count if they lie open.
    std::uint64_t in(const roll::LevelInstance& level) const;

private:
    enum class What { Monsters, Objects, Traps, Rooms, Terrain, StairsUp, StairsDown };

    explicit ThingCount(What what) : m_what(what) {}
    static std::optional<ThingCount> ofWord(std::string_view thing);
    bool counts(int kind) const;

    What m_what;
    bool m_isAny = true;      // else only these:
    std::vector<int> m_kinds; // in order
};

} // namespace levwright::goals
