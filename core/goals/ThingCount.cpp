// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goals/ThingCount.h"

#include "core/base/LowerCase.h"

#include <algorithm>
#include <iterator>

namespace levwright::goals {
namespace {

struct TerrainWord {
    std::string_view word;
    int terrain;
};
// Two for water, which has several forms.
constexpr TerrainWord terrainWords[] = {
    {"fountain", roll::Fountain},  {"throne", roll::Throne}, {"sink", roll::Sink},
    {"grave", roll::Grave},        {"altar", roll::Altar},   {"toilet", roll::Toilet},
    {"tree", roll::Tree},          {"ice", roll::Ice},       {"lava", roll::Lava},
    {"water", roll::Pool},         {"water", roll::Moat},    {"water", roll::Water},
    {"iron bars", roll::IronBars}, {"doors", roll::Door},    {"doors", roll::SecretDoor}};

bool isSame(std::string_view name, std::string_view lower) {
    return std::ranges::equal(name, lower, {}, lowerCase);
}

template <class Kind>
std::vector<int> kindsNamed(const std::vector<Kind>& kinds, std::string_view Kind::* name,
                            std::string_view lower) {
    std::vector<int> found;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (isSame(kinds[i].*name, lower))
            found.push_back(int(i));
    }
    return found;
}

} // namespace

bool ThingCount::counts(int kind) const {
    return m_isAny || std::ranges::binary_search(m_kinds, kind);
}

// Words that mean the same in every game.
std::optional<ThingCount> ThingCount::ofWord(std::string_view thing) {
    struct Word {
        std::string_view word;
        What what;
    };
    constexpr Word words[] = {{"monsters", What::Monsters},  {"objects", What::Objects},
                              {"traps", What::Traps},        {"rooms", What::Rooms},
                              {"stairs up", What::StairsUp}, {"stairs down", What::StairsDown}};
    const auto* word = std::ranges::find(words, thing, &Word::word);
    if (word != std::end(words))
        return ThingCount(word->what);
    ThingCount terrain(What::Terrain);
    terrain.m_isAny = false;
    for (const TerrainWord& each : terrainWords) {
        if (each.word == thing)
            terrain.m_kinds.push_back(each.terrain);
    }
    std::ranges::sort(terrain.m_kinds);
    return terrain.m_kinds.empty() ? std::nullopt : std::optional(terrain);
}

std::optional<ThingCount> ThingCount::of(const roll::RollPlan& plan, std::string_view thing) {
    if (const std::optional<ThingCount> word = ofWord(thing))
        return word;
    ThingCount count(What::Rooms);
    count.m_isAny = false;
    const roll::GenerationTables& tables = *plan.tables;
    if (thing == "shop") {
        for (int type = plan.named.shopFirst; type <= plan.named.shopLast; ++type)
            count.m_kinds.push_back(type);
        return count;
    }
    for (int type = 1; !tables.nameOfRoomType(type).empty() || type < 64; ++type) {
        if (isSame(tables.nameOfRoomType(type), thing))
            count.m_kinds.push_back(type);
    }
    if (!count.m_kinds.empty())
        return count;
    const std::pair<What, std::vector<int>> named[] = {
        {What::Monsters, kindsNamed(tables.monsters(), &roll::MonsterKind::name, thing)},
        {What::Objects, kindsNamed(tables.objects(), &roll::ObjectKind::shown, thing)},
        {What::Objects, kindsNamed(tables.objects(), &roll::ObjectKind::name, thing)},
        {What::Traps, kindsNamed(tables.traps(), &roll::TrapKind::name, thing)}};
    for (const auto& [what, kinds] : named) {
        if (kinds.empty())
            continue;
        count.m_what = what;
        count.m_kinds = kinds;
        return count;
    }
    return std::nullopt;
}

std::uint64_t ThingCount::in(const roll::LevelInstance& level) const {
    const auto countIn = [&](const auto& things, auto member) {
        return std::uint64_t(
            std::ranges::count_if(things, [&](const auto& thing) { return counts(int(thing.*member)); }));
    };
    switch (m_what) {
    case What::Monsters:
        return countIn(level.monsters, &roll::RolledMonster::kind);
    case What::Objects:
        return std::uint64_t(std::ranges::count_if(level.objects, [&](const roll::RolledObject& object) {
            return object.liesOpen() && counts(object.kind);
        }));
    case What::Traps:
        return countIn(level.traps, &roll::RolledTrap::kind);
    case What::Rooms:
        return countIn(level.rooms, &roll::RolledRoom::type);
    case What::Terrain:
        return std::uint64_t(
            std::ranges::count_if(level.terrain, [&](std::uint8_t terrain) { return counts(terrain); }));
    case What::StairsUp:
    case What::StairsDown:
        break;
    }
    std::uint64_t stairs = 0;
    for (std::size_t cell = 0; cell < level.terrain.size(); ++cell) {
        const bool isStair = level.terrain[cell] == roll::Stairs || level.terrain[cell] == roll::Ladder;
        const bool leadsUp = (level.detail[cell] & roll::LeadsUp) != 0;
        stairs += isStair && leadsUp == (m_what == What::StairsUp) ? 1 : 0;
    }
    return stairs;
}

} // namespace levwright::goals
