// SPDX-License-Identifier: GPL-3.0-or-later
// A rolled level as lenses look at it. A level that leaves nothing to the dice is the same in every roll, so
// that of one seed stands for the map as it is written.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/instance/GenerationTables.h"
#include "core/instance/LevelInstance.h"
#include "core/instance/RollPlan.h"

#include <optional>
#include <vector>

namespace levwright::lens {

// Where one comes from and goes to.
struct Landmarks {
    std::vector<Point> up;   // stairs and ladders of the dungeon; else where those arrive who come from above
    std::vector<Point> down; // the same downwards; else holes and trap doors
    std::vector<Point> branch; // stairs and ladders to a branch
    // Where those arrived in this roll who do not use stairs; empty for none.
    std::vector<Point> fromAbove;
    std::vector<Point> fromBelow;
};

// Holds references to what it is made of. tables and catalog are those of the level's game.
class LensGround {
public:
    // depth: where the level lies; without it, it is not compared with the stock levels there.
    LensGround(const roll::LevelInstance& level, const roll::GenerationTables& tables, const Catalog& catalog,
               std::optional<int> depth = {});
    // plan: of the level's roll.
    LensGround(const roll::LevelInstance& level, const roll::RollPlan& plan, const Catalog& catalog)
        : LensGround(level, *plan.tables, catalog, plan.context.depth) {}

    const roll::LevelInstance& level() const { return m_level; }
    const roll::GenerationTables& tables() const { return m_tables; }
    const Catalog& catalog() const { return m_catalog; }
    std::optional<int> depth() const { return m_depth; }
    const Landmarks& landmarks() const { return m_landmarks; }
    // All landmarks that do not depend on chance; if there are none, where one arrives.
    std::vector<Point> entrances() const;

private:
    void findStairs();
    void findHoles();

    const roll::LevelInstance& m_level;
    const roll::GenerationTables& m_tables;
    const Catalog& m_catalog;
    std::optional<int> m_depth;
    Landmarks m_landmarks;
};

} // namespace levwright::lens
