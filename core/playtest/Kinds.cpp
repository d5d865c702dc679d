// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/Kinds.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace levwright::playtest {
namespace {

constexpr std::size_t mostTypes = 256;
constexpr int highestByte = 255;
constexpr int heaviest = 300; // heavier things cannot be picked up
constexpr int pockets = 52;
constexpr char unknownSymbol = '?';
constexpr char trapSymbol = '^';
constexpr int levelsForAttack = 3;

// Each level adds a die of eight sides; level 0 is half of one.
int lifepointsOf(int level) {
    return std::clamp(level * 9 / 2, level == 0 ? 2 : 1, highestByte);
}

char symbolOr(char symbol, char otherwise) {
    return symbol > 0 ? symbol : otherwise;
}

const ThingClass& classOf(const std::vector<ThingClass>& classes, int number) {
    return classes[std::size_t(number - 1)];
}

std::string nameOf(const ThingClass& thingClass) {
    return std::string(thingClass.explanation.empty() ? "thing" : thingClass.explanation);
}

std::string nameOf(const Object& object) {
    if (!object.name.empty())
        return std::string(object.name);
    return std::string(object.appearance.empty() ? "thing" : object.appearance);
}

} // namespace

Kinds::Kinds(const roll::LevelInstance& level, const roll::RollPlan& plan, const Catalog& catalog,
             const PlayerKind& player)
    : m_plan(plan), m_catalog(catalog), m_traps(trapEffectsOf(catalog)) {
    std::set<int> monsters;
    for (const roll::RolledMonster& monster : level.monsters)
        monsters.insert(monster.kind);
    std::set<int> objects{plan.named.corpse};
    for (const roll::RolledObject& object : level.objects)
        objects.insert(object.kind);
    constexpr std::size_t exits = 8;
    const std::size_t others = 1 + catalog.traps().size() + exits;
    m_objectsByClass = others + monsters.size() + objects.size() > mostTypes;
    m_monstersByClass = others + monsters.size() + catalog.objectClasses().size() > mostTypes;

    world::ThingType walker{.name = phrase("you"), .symbol = '@', .lifepoints = player.lifepoints};
    walker.storage = pockets;
    walker.attack = player.attack;
    typeOf({KindSource::Player, 0}, walker);
    const world::Id corpse = ofObject(plan.named.corpse).id;
    m_types.front().corpse = corpse;
}

KindKey Kinds::monsterKey(int kind) const {
    if (!m_monstersByClass)
        return {KindSource::Monster, kind};
    return {KindSource::MonsterClass, m_catalog.monsters()[std::size_t(kind)].classNumber};
}

KindKey Kinds::objectKey(int kind) const {
    if (!m_objectsByClass)
        return {KindSource::Object, kind};
    return {KindSource::ObjectClass, m_catalog.objects()[std::size_t(kind)].classNumber};
}

const world::ThingType& Kinds::typeOf(const KindKey& key, world::ThingType type) {
    const auto [found, isNew] = m_ids.try_emplace(key, world::Id(m_types.size()));
    if (isNew) {
        type.id = found->second;
        if (!type.animate())
            type.corpse = type.id;
        m_types.push_back(std::move(type));
    }
    return m_types[std::size_t(found->second)];
}

const world::ThingType& Kinds::ofMonster(int kind) {
    const Monster& monster = m_catalog.monsters()[std::size_t(kind)];
    world::ThingType type;
    type.name = m_monstersByClass ? nameOf(classOf(m_catalog.monsterClasses(), monster.classNumber))
                                  : std::string(monster.name);
    type.symbol = symbolOr(monster.classSymbol, unknownSymbol);
    type.lifepoints = lifepointsOf(monster.level);
    type.speed = std::clamp(monster.speed, 0, highestByte);
    type.attack = 1 + std::max(0, monster.level) / levelsForAttack;
    type.corpse = ofObject(m_plan.named.corpse).id;
    return typeOf(monsterKey(kind), std::move(type));
}

const world::ThingType& Kinds::ofObject(int kind) {
    const Object& object = m_catalog.objects()[std::size_t(kind)];
    const roll::ObjectKind& rules = m_plan.tables->objects()[std::size_t(kind)];
    world::ThingType type;
    type.name =
        m_objectsByClass ? nameOf(classOf(m_catalog.objectClasses(), object.classNumber)) : nameOf(object);
    type.symbol = symbolOr(object.classSymbol, unknownSymbol);
    type.consumable = object.nutrition;
    type.pushed = rules.is(roll::ObjectTrait::Boulder);
    type.fixed = object.weight > heaviest;
    return typeOf(objectKey(kind), std::move(type));
}

const world::ThingType& Kinds::ofTrap(int kind) {
    const TrapAct act = std::size_t(kind) < m_traps.size() ? m_traps[std::size_t(kind)] : TrapAct{};
    world::ThingType type;
    type.name = m_plan.tables->traps()[std::size_t(kind)].shown;
    type.symbol = trapSymbol;
    type.trap = act.effect;
    type.trapPower = act.power;
    type.fixed = true;
    return typeOf({KindSource::Trap, kind}, std::move(type));
}

const world::ThingType& Kinds::ofExit(int detail) {
    const bool up = (detail & roll::LeadsUp) != 0;
    world::ThingType type;
    type.name = (detail & roll::LeadsToBranch) != 0 ? "branch " : "";
    type.name += (detail & ladderExit) != 0 ? "ladder" : "stairs";
    type.name += up ? " up" : " down";
    type.symbol = up ? '<' : '>';
    type.exit = true;
    type.fixed = true;
    return typeOf({KindSource::Exit, detail}, std::move(type));
}

} // namespace levwright::playtest
