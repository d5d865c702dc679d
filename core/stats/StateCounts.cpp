// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/StateCounts.h"

#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <span>
#include <string_view>
#include <utility>

namespace levwright::roll {
namespace {

using namespace std::string_view_literals;

constexpr std::array groupNames{"female"sv,  "hidden"sv, "waiting"sv, "named"sv,
                                "shifted"sv, "egg"sv,    "tin"sv,     "figurine"sv};
constexpr std::array histogramNames{"flip"sv, "room doors"sv, "room lit"sv, "hole depth"sv,
                                    "boulder distance"sv};

enum Property {
    Greased,
    Erodeproof,
    Broken,
    Burning,
    Artifact,
    Historic,
    Locked,
    Trapped,
    Titled,
    FirstErosion
};
constexpr std::array propertyNames{"greased"sv,  "erodeproof"sv, "broken"sv,    "lit"sv,       "artifact"sv,
                                   "historic"sv, "locked"sv,     "trapped"sv,   "named"sv,     "eroded 1"sv,
                                   "eroded 2"sv, "eroded 3"sv,   "eroded2 1"sv, "eroded2 2"sv, "eroded2 3"sv};

constexpr std::array<std::pair<MonsterState, std::string_view>, 9> stateNames{{{IsInvisible, "invisible"},
                                                                               {IsCancelled, "cancelled"},
                                                                               {IsRevived, "revived"},
                                                                               {IsAvenging, "avenge"},
                                                                               {IsFleeing, "fleeing"},
                                                                               {IsBlinded, "blinded"},
                                                                               {IsParalyzed, "paralyzed"},
                                                                               {IsStunned, "stunned"},
                                                                               {IsConfused, "confused"}}};
// These follow them, for other things.
enum OtherState { TrapSeen = stateNames.size(), EngravingKept, EngravingGuards, stateCount };
constexpr std::array otherStates{"trap seen"sv, "engraving kept"sv, "engraving guards"sv};

struct FeatureMark {
    Terrain terrain;
    std::uint8_t detail; // 0 for any
    std::string_view name;
};
constexpr std::array<FeatureMark, 11> featureMarks{{{Tree, IsLooted, "tree:looted"},
                                                    {Tree, HasSwarm, "tree:swarm"},
                                                    {Fountain, IsLooted, "fountain:looted"},
                                                    {Fountain, HasWarned, "fountain:warned"},
                                                    {Throne, IsLooted, "throne:looted"},
                                                    {Sink, HasPudding, "sink:pudding"},
                                                    {Sink, HasDishwasher, "sink:dishwasher"},
                                                    {Sink, HasRing, "sink:ring"},
                                                    {RaisedBridge, 0, "drawbridge:raised"},
                                                    {LoweredBridge, 0, "drawbridge:lowered"},
                                                    {Ice, PoolUnderIce, "ice:pool"}}};
constexpr std::size_t gasFeature = featureMarks.size();

constexpr std::array<std::pair<LevelFlag, std::string_view>, 8> laterFlagNames{
    {{HotFlag, "hot"},
     {ColdFlag, "cold"},
     {NoRandomMonstersFlag, "nomongen"},
     {NoDeathDropsFlag, "nodeathdrops"},
     {NoAutosearchFlag, "noautosearch"},
     {FumarolesFlag, "fumaroles"},
     {StormyFlag, "stormy"},
     {SokobanFlag, "sokoban"}}};

constexpr std::array exclusionNames{"teleport"sv, "teleport-up"sv, "teleport-down"sv, "monster-generation"sv};

// What the game notes for a level with a room of that type; empty if nothing.
std::string_view noteOf(const NamedKinds& named, const RolledRoom& room) {
    if (room.type >= named.shopFirst && room.type <= named.shopLast)
        return room.toStock ? "has shop" : "";
    const std::array<std::pair<int, std::string_view>, 8> notes{{{named.zoo, "has zoo"},
                                                                 {named.throne, "has court"},
                                                                 {named.barracks, "has barracks"},
                                                                 {named.morgue, "has morgue"},
                                                                 {named.beehive, "has beehive"},
                                                                 {named.vault, "has vault"},
                                                                 {named.temple, "has temple"},
                                                                 {named.swamp, "has swamp"}}};
    const auto found = std::ranges::find(notes, int(room.type), &std::pair<int, std::string_view>::first);
    return found == notes.end() || !room.marksLevel ? "" : found->second;
}

void addTally(std::map<std::string, NameTally>& to, std::string_view name, const NameTally& tally) {
    if (tally.rolls > 0)
        to[std::string(name)] = tally;
}

} // namespace

StateCounts::StateCounts(RollPlanPtr plan, const std::vector<std::size_t>& monsterNames)
    : m_plan(std::move(plan)), m_monsterNames(monsterNames),
      m_properties(propertyNames.size(), ThingCounter::Keep::Sums),
      m_states(stateCount, ThingCounter::Keep::Sums),
      m_features(gasFeature + 1, ThingCounter::Keep::HistogramsAndPlaces) {
    static_assert(groupNames.size() == monsterGroupCount && histogramNames.size() == histogramCount);
    static_assert(propertyNames.size() == FirstErosion + 6);
    // One more group for tins of spinach.
    for (int group = 0; group < monsterGroupCount; ++group)
        m_monsters.emplace_back(m_plan->tables->monsters().size() + 1, ThingCounter::Keep::Sums);
}

void StateCounts::add(const LevelInstance& level) {
    countMonsters(level);
    countObjects(level);
    countCells(level);
    countRest(level);
    countFlags(level);
    countRegions(level);
    for (ThingCounter& monsters : m_monsters)
        monsters.endRoll();
    m_properties.endRoll();
    m_states.endRoll();
    m_features.endRoll();
}

void StateCounts::countMonsters(const LevelInstance& level) {
    const auto nameOf = [&](int kind) { return m_monsterNames[std::size_t(kind)]; };
    for (const RolledMonster& monster : level.monsters) {
        const MonsterKind& kind = m_plan->tables->monsters()[std::size_t(monster.kind)];
        if (!kind.is(MonsterTrait::Female) && monster.is(IsFemale))
            m_monsters[Female].add(nameOf(monster.kind));
        for (const auto& [state, group] :
             {std::pair{IsHidden, Hidden}, {IsWaiting, Waiting}, {HasName, Named}}) {
            if (monster.is(state))
                m_monsters[group].add(nameOf(monster.kind));
        }
        if (monster.ownKind >= 0)
            m_monsters[Shifted].add(nameOf(monster.ownKind));
        for (std::size_t i = 0; i < stateNames.size(); ++i) {
            if (monster.is(stateNames[i].first))
                m_states.add(i);
        }
    }
}

void StateCounts::countObjects(const LevelInstance& level) {
    Count quantity = 0;
    for (const RolledObject& object : level.objects) {
        if (!object.liesOpen() || object.kind == m_plan->named.gold)
            continue;
        quantity += Count(object.quantity);
        countProperties(object);
        const ObjectKind& kind = m_plan->tables->objects()[std::size_t(object.kind)];
        for (const auto& [trait, group] :
             {std::pair{ObjectTrait::Egg, Egg}, {ObjectTrait::Tin, Tin}, {ObjectTrait::Figurine, Figurine}}) {
            if (!kind.is(trait))
                continue;
            if (object.ofMonster >= 0)
                m_monsters[group].add(m_monsterNames[std::size_t(object.ofMonster)]);
            if (group == Tin && (object.properties & IsSpinach) != 0)
                m_monsters[group].add(m_plan->tables->monsters().size());
        }
    }
    m_quantity.sum += quantity;
    m_quantity.squares += quantity * quantity;
}

void StateCounts::countProperties(const RolledObject& object) {
    constexpr std::array bits{IsGreased, IsErodeproof, IsBroken, IsBurning, IsArtifact, IsHistoric};
    static_assert(bits.size() == Locked);
    for (std::size_t i = 0; i < bits.size(); ++i) {
        if ((object.properties & bits[i]) != 0)
            m_properties.add(i);
    }
    if (object.locked)
        m_properties.add(Locked);
    if (object.trapped)
        m_properties.add(Trapped);
    const bool isNovel = object.kind == m_plan->named.novel; // it has a title
    if ((object.called != noText || isNovel) && (object.properties & IsArtifact) == 0)
        m_properties.add(Titled);
    constexpr std::size_t most = 3;
    for (std::size_t sort = 0; sort < object.erosion.size(); ++sort) {
        if (object.erosion[sort] > 0)
            m_properties.add(FirstErosion + sort * most + object.erosion[sort] - 1);
    }
}

void StateCounts::countCells(const LevelInstance& level) {
    constexpr std::array<bool, terrainCount> isMarked = [] {
        std::array<bool, terrainCount> marked{};
        for (const FeatureMark& mark : featureMarks)
            marked[mark.terrain] = true;
        return marked;
    }();
    for (int cell = 0; cell < cellCount; ++cell) {
        const std::uint8_t terrain = level.terrain[std::size_t(cell)];
        if (!isMarked[terrain])
            continue;
        const std::uint8_t detail = level.detail[std::size_t(cell)];
        const Point p = placeOf(cell);
        for (std::size_t i = 0; i < featureMarks.size(); ++i) {
            const FeatureMark& mark = featureMarks[i];
            if (mark.terrain == terrain && (mark.detail == 0 || (detail & mark.detail) != 0))
                m_features.addAt(i, {std::int8_t(p.x), std::int8_t(p.y)});
        }
    }
    for (const CellPlace place : level.gas)
        m_features.addAt(gasFeature, place);
}

void StateCounts::countRest(const LevelInstance& level) {
    ++m_histograms[Flip][(level.flippedDown ? 1 : 0) + (level.flippedAcross ? 2 : 0)];
    for (const RolledRoom& room : level.rooms) {
        if (room.parent >= 0)
            continue;
        ++m_histograms[RoomDoors][room.doorCount];
        ++m_histograms[RoomLight][room.lit ? 1 : 0];
    }
    for (const RolledTrap& trap : level.traps) {
        const TrapKind& kind = m_plan->tables->traps()[std::size_t(trap.kind)];
        if (kind.is(TrapTrait::Fall))
            ++m_histograms[HoleDepth][trap.reach];
        if (kind.is(TrapTrait::Rolls))
            ++m_histograms[BoulderDistance][trap.reach];
        if (trap.seen)
            m_states.add(TrapSeen);
    }
    for (const RolledEngraving& engraving : level.engravings) {
        if (engraving.lasts)
            m_states.add(EngravingKept);
        if (engraving.guards)
            m_states.add(EngravingGuards);
    }
}

void StateCounts::countFlags(const LevelInstance& level) {
    for (const auto& [bit, name] : laterFlagNames) {
        if ((level.flags & bit) != 0)
            ++m_flags[std::string(name)];
    }
    if (m_plan->context.town)
        ++m_flags["town"];
    std::vector<std::string_view> notes;
    for (const RolledRoom& room : level.rooms) {
        const std::string_view note = noteOf(m_plan->named, room);
        if (!note.empty() && !std::ranges::contains(notes, note))
            notes.push_back(note);
    }
    for (const std::string_view note : notes)
        ++m_flags[std::string(note)];
}

void StateCounts::countRegions(const LevelInstance& level) {
    std::string exclusions;
    for (std::size_t i = level.exclusions.size(); i-- > 0;) {
        const Exclusion& exclusion = level.exclusions[i];
        const Area& area = exclusion.area;
        exclusions +=
            std::format("{}{} {} {} {} {}", exclusions.empty() ? "" : "; ",
                        exclusionNames[std::size_t(exclusion.of)], area.x1, area.y1, area.x2, area.y2);
    }
    if (!exclusions.empty())
        ++m_exclusions[exclusions];
    constexpr std::size_t longest = 109;
    std::string message;
    for (const std::int32_t text : level.messages)
        message += (message.empty() ? "" : "/") + printable(level.texts[std::size_t(text)]);
    if (!message.empty())
        ++m_messages[message.substr(0, longest)];
}

void StateCounts::addTo(LevelStatistics& result) const {
    const std::vector<MonsterKind>& monsters = m_plan->tables->monsters();
    for (std::size_t group = 0; group < m_monsters.size(); ++group) {
        for (std::size_t i = 0; i < m_monsters[group].size(); ++i) {
            const NameTally tally = m_monsters[group].nameTally(i);
            if (tally.rolls > 0)
                addTally(result.names[std::string(groupNames[group])],
                         i < monsters.size() ? monsters[i].name : "spinach", tally);
        }
    }
    for (std::size_t i = 0; i < m_properties.size(); ++i) {
        if (m_properties.nameTally(i).rolls > 0)
            addTally(result.names["prop"], propertyNames[i], m_properties.nameTally(i));
    }
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        if (m_states.nameTally(i).rolls > 0)
            addTally(result.names["state"],
                     i < stateNames.size() ? stateNames[i].second : otherStates[i - stateNames.size()],
                     m_states.nameTally(i));
    }
    for (std::size_t i = 0; i < m_features.size(); ++i) {
        if (m_features.nameTally(i).rolls > 0)
            result.kinds[std::string(i < gasFeature ? featureMarks[i].name : "gas")] =
                m_features.kindTally(i);
    }
    for (std::size_t i = 0; i < histogramCount; ++i) {
        if (!m_histograms[i].empty())
            result.histograms[std::string(histogramNames[i])] = m_histograms[i];
    }
    if (m_quantity.sum > 0)
        result.sums["quantity"] = m_quantity;
    result.flags.insert(m_flags.begin(), m_flags.end());
    if (!m_exclusions.empty())
        result.regions["exclusion"] = m_exclusions;
    if (!m_messages.empty())
        result.regions["message"] = m_messages;
}

} // namespace levwright::roll
