// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/LevelRolls.h"

#include "core/instance/LevelFlip.h"
#include "core/lens/DangerLens.h"
#include "core/lens/WayLens.h"

#include <algorithm>
#include <format>
#include <string_view>
#include <utility>

namespace levwright::survey {
namespace {

constexpr Count pictured = 100; // rolls

// Counts for each roll what no statistics have.
class RoomsAndSums {
public:
    RoomsAndSums(roll::RollPlanPtr plan, const Catalog& catalog)
        : m_plan(std::move(plan)), m_catalog(catalog) {}

    void add(const roll::LevelInstance& level) {
        std::map<int, Count> rooms;
        Count shops = 0;
        for (const roll::RolledRoom& room : level.rooms) {
            if (room.type > 0)
                ++rooms[room.type];
            if (room.type >= m_plan->named.shopFirst && room.type <= m_plan->named.shopLast)
                ++shops;
        }
        for (const auto& [type, count] : rooms)
            put(m_rooms[type], count);
        put(m_sums["shop"], shops);
        put(m_sums["all rooms"], level.rooms.size());
        put(m_sums["all monsters"], level.monsters.size());
        put(m_sums["all traps"], level.traps.size());
        put(m_sums["all objects"],
            Count(std::ranges::count_if(level.objects, &roll::RolledObject::liesOpen)));
        const auto isOpen = [](std::uint8_t terrain) { return roll::isAccessible(terrain); };
        put(m_sums["altar"], Count(std::ranges::count(level.terrain, std::uint8_t(roll::Altar))));
        put(m_sums["open cells"], Count(std::ranges::count_if(level.terrain, isOpen)));
        put(m_sums["lit open cells"], litCells(level));
        if (m_way.rolls() < pictured)
            measure(roll::asWritten(level));
        else
            measure(level);
    }

    const lens::LensSum& way() const { return m_way; }
    const lens::LensSum& danger() const { return m_danger; }
    // words: of a room type.
    Numbers numbers() const {
        Numbers numbers;
        for (const auto& [key, tally] : m_sums) {
            if (tally.rolls > 0)
                numbers[std::string(key)] = tally;
        }
        for (const auto& [type, tally] : m_rooms)
            numbers[std::format("room {}", m_plan->tables->nameOfRoomType(type))] = tally;
        return numbers;
    }

private:
    // What lenses tell of the whole level.
    void measure(const roll::LevelInstance& level) {
        using lens::Measure;
        const lens::LensGround ground(level, *m_plan, m_catalog);
        const lens::LensResult way = lens::wayLens(ground);
        const lens::LensResult danger = lens::dangerLens(ground);
        if (m_way.rolls() < pictured) {
            m_way.add(level.seed, way);
            m_danger.add(level.seed, danger);
        }
        const auto take = [&](std::string_view key, const lens::LensResult& result, Measure measure) {
            put(m_sums[key], Count(std::max<std::int64_t>(0, result.valueOf(measure).value_or(0))));
        };
        // A measure of 0 moves is a measure, too.
        const auto takeIfAny = [&](std::string_view key, const lens::LensResult& result, Measure measure) {
            if (const std::optional<std::int64_t> value = result.valueOf(measure)) {
                put(m_sums[key], Count(*value));
                m_sums[key].rolls += *value == 0 ? 1 : 0;
            }
        };
        takeIfAny("way up-down", way, Measure::WayLength);
        take("choke points", way, Measure::Chokes);
        take("dead ends", way, Measure::DeadEnds);
        take("closets", way, Measure::Closets);
        take("danger", danger, Measure::Danger);
        takeIfAny("harder than stock", danger, Measure::Harder);
        takeIfAny("first contact", danger, Measure::Contact);
        take("pay", danger, Measure::Pay);
    }

    static void put(roll::NameTally& tally, Count count) {
        tally.sum += count;
        tally.squares += count * count;
        tally.rolls += count > 0 ? 1 : 0;
    }

    static Count litCells(const roll::LevelInstance& level) {
        Count lit = 0;
        for (std::size_t cell = 0; cell < level.terrain.size(); ++cell)
            lit += level.lit[cell] != 0 && roll::isAccessible(level.terrain[cell]) ? 1 : 0;
        return lit;
    }

    roll::RollPlanPtr m_plan;
    const Catalog& m_catalog;
    std::map<int, roll::NameTally> m_rooms; // by type
    std::map<std::string_view, roll::NameTally> m_sums;
    lens::LensSum m_way;
    lens::LensSum m_danger;
};

} // namespace

Rolled rolled(const roll::RollPlanPtr& plan, const Catalog& catalog, roll::SeedRange seeds,
              const std::function<bool(const roll::LevelInstance&)>& goesOn) {
    roll::Roller roller(plan);
    roll::LevelCounts counts(plan);
    RoomsAndSums sums(plan, catalog);
    std::uint64_t last = seeds.first;
    for (std::uint64_t seed = seeds.first;; ++seed) {
        const roll::LevelInstance& level = roller.roll(seed);
        counts.add(level);
        sums.add(level);
        last = seed;
        if (!goesOn(level) || seed == seeds.last)
            break;
    }
    Rolled result{counts.statistics(), sums.numbers(), sums.way(), sums.danger()};
    result.statistics.seeds = {{seeds.first, last}};
    return result;
}

} // namespace levwright::survey
