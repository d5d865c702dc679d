// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/instance/LevelInstance.h"
#include "core/instance/RollPlan.h"
#include "core/playtest/TrapEffects.h"
#include "core/world/Kinds.h"

#include <compare>
#include <map>
#include <vector>

namespace levwright::playtest {

// The source of a thing type in a level's world.
enum class KindSource : std::uint8_t { Player, Monster, MonsterClass, Object, ObjectClass, Trap, Exit };

struct KindKey {
    KindSource source{};
    int number = 0; // number in the catalog; for an exit, its StairDetail and ladderExit
    auto operator<=>(const KindKey&) const = default;
};

// A bit besides those of StairDetail.
constexpr int ladderExit = 4;

struct PlayerKind {
    int lifepoints;
    int attack;
};

// The thing types of a level's world, one for each kind that occurs. A world can have 256 types: if a level
// has more kinds, its objects, and if necessary its monsters, get one type for each of their classes.
class Kinds {
public:
    Kinds(const roll::LevelInstance& level, const roll::RollPlan& plan, const Catalog& catalog,
          const PlayerKind& player);

    const std::vector<world::ThingType>& types() const { return m_types; } // ids count from 0
    const world::ThingType& ofMonster(int kind);
    const world::ThingType& ofObject(int kind);
    const world::ThingType& ofTrap(int kind);
    const world::ThingType& ofExit(int detail);

private:
    KindKey monsterKey(int kind) const;
    KindKey objectKey(int kind) const;
    const world::ThingType& typeOf(const KindKey& key, world::ThingType type);

    const roll::RollPlan& m_plan;
    const Catalog& m_catalog;
    std::vector<TrapAct> m_traps;
    bool m_objectsByClass = false;
    bool m_monstersByClass = false;
    std::map<KindKey, world::Id> m_ids;
    std::vector<world::ThingType> m_types;
};

} // namespace levwright::playtest
