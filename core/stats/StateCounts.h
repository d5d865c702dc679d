// SPDX-License-Identifier: GPL-3.0-or-later
// Counts what only some games report about the things on a level: sexes, hiding, erosion, flips and similar
// states. The names of its groups are those of the loading tables. Internal to stats.
#pragma once

#include "core/instance/RollPlan.h"
#include "core/stats/Tally.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace levwright::roll {

class StateCounts {
public:
    // Kinds with the same name are counted as the first of them; monsterNames gives that by kind.
    StateCounts(RollPlanPtr plan, const std::vector<std::size_t>& monsterNames);

    void add(const LevelInstance& level);
    void addTo(LevelStatistics& result) const;

private:
    enum MonsterGroup { Female, Hidden, Waiting, Named, Shifted, Egg, Tin, Figurine, monsterGroupCount };
    enum Histogram { Flip, RoomDoors, RoomLight, HoleDepth, BoulderDistance, histogramCount };

    void countMonsters(const LevelInstance& level);
    void countObjects(const LevelInstance& level);
    void countProperties(const RolledObject& object);
    void countCells(const LevelInstance& level);
    void countRest(const LevelInstance& level);
    void countFlags(const LevelInstance& level);
    void countRegions(const LevelInstance& level);

    RollPlanPtr m_plan;
    const std::vector<std::size_t>& m_monsterNames;
    std::vector<ThingCounter> m_monsters; // by MonsterGroup
    ThingCounter m_properties;
    ThingCounter m_states;
    ThingCounter m_features;
    std::array<std::map<int, Count>, histogramCount> m_histograms;
    SumTally m_quantity;
    std::map<std::string, Count> m_flags;
    std::map<std::string, Count> m_exclusions;
    std::map<std::string, Count> m_messages;
};

} // namespace levwright::roll
