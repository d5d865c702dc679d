// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/LevelWorld.h"

#include "core/base/Phrase.h"
#include "core/instance/InstanceText.h"
#include "core/playtest/Ground.h"
#include "core/playtest/Kinds.h"
#include "core/world/KindCommands.h"
#include "core/world/Tokens.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::playtest {
namespace {

using world::quotedString;
using world::ThingType;

// A type that no world has, so that no use of a thing ends the game.
constexpr int noType = 65535;
constexpr int seedBits = 32;
constexpr char water = 'W';
constexpr char air = 'A';

class Builder {
public:
    Builder(const roll::LevelInstance& level, const roll::RollPlan& plan, const Catalog& catalog,
            const Walker& walker)
        : m_level(level), m_plan(plan), m_walker(walker),
          m_kinds(level, plan, catalog, {walker.lifepoints, walker.attack}) {}

    Result<LevelWorld> build() {
        const Result<Point> start = findStart();
        if (!start)
            return std::unexpected(start.error());
        m_made.start = *start;
        things(); // must be first, because it determines the types
        std::vector<std::string> thingLines = std::exchange(m_made.commands, {});
        world();
        actions();
        types();
        std::ranges::move(thingLines, std::back_inserter(m_made.commands));
        line("SEED_RANDOMNESS", std::uint32_t(m_level.seed ^ (m_level.seed >> seedBits)));
        line("WORLD_ACTIVE", 1);
        return std::move(m_made);
    }

private:
    template <class Value>
    void line(std::string_view key, const Value& value) {
        m_made.commands.push_back(std::format("{} {}", key, value));
    }

    void lineUnless(bool usual, std::string_view key, int value) {
        if (!usual)
            line(key, value);
    }

    static std::string text(char character) { return quotedString(std::string(1, character)); }

    // The plane of water is rolled without the bubbles in which one would be, so its water is not an
    // obstacle.
    char ground(Point cell) const {
        const char character = groundOf(m_level, cell);
        return m_waterOnly && character == water ? air : character;
    }

    bool isWaterOnly() const {
        for (int cell = 0; cell < roll::cellCount; ++cell) {
            if (groundKind(groundOf(m_level, roll::placeOf(cell)))->passable)
                return false;
        }
        return true;
    }

    bool canStandOn(Point cell) const {
        const GroundKind* kind = groundKind(ground(cell));
        const bool hasBoulder = std::ranges::any_of(m_level.objects, [&](const roll::RolledObject& object) {
            return object.place.point() == cell && object.liesOpen() && isBoulder(object);
        });
        return kind->passable && !hasBoulder;
    }

    bool isBoulder(const roll::RolledObject& object) const {
        return m_plan.tables->objects()[std::size_t(object.kind)].is(roll::ObjectTrait::Boulder);
    }

    bool isTaken(Point cell) const {
        return std::ranges::any_of(m_level.monsters, [&](const roll::RolledMonster& monster) {
            return monster.place.point() == cell;
        });
    }

    // The stairs or ladder up; otherwise the place where the level puts arrivals from above, or else any way
    // out.
    Point arrival() const {
        std::optional<Point> other;
        for (int cell = 0; cell < roll::cellCount; ++cell) {
            if (!isExit(cell))
                continue;
            const std::uint8_t detail = m_level.detail[std::size_t(cell)];
            if (detail == roll::LeadsUp)
                return roll::placeOf(cell);
            other = other.value_or(roll::placeOf(cell));
        }
        for (const roll::CellPlace place : {m_level.arrivalFromAbove, m_level.arrivalFromBelow}) {
            if (place != roll::CellPlace{})
                return place.point();
        }
        return other.value_or(Point{roll::columns / 2, roll::rows / 2});
    }

    Result<Point> findStart() const {
        const Point wanted = m_walker.start.value_or(arrival());
        if (m_walker.start && (!roll::onMap(wanted) || !canStandOn(wanted)))
            return failure(say("nobody can stand on row {}, column {}", wanted.y, wanted.x));
        std::optional<Point> best;
        int nearest = 0;
        for (int cell = 0; cell < roll::cellCount; ++cell) {
            const Point place = roll::placeOf(cell);
            const int distance = std::max(std::abs(place.x - wanted.x), std::abs(place.y - wanted.y));
            if (!roll::onMap(place) || (best && distance >= nearest) || !canStandOn(place) || isTaken(place))
                continue;
            best = place;
            nearest = distance;
        }
        if (!best)
            return failure(say("the level has no free cell where the player could stand"));
        return *best;
    }

    void world() {
        line("MAP_LENGTH", worldLength);
        line("MAP_TOPOLOGY", "square");
        line("TURN", 1);
        line("PLAYER_TYPE", 0);
        line("SLIPPERS", noType);
        line("FACTIONS", 1);
        for (const GroundKind& kind : groundKinds())
            line("TERRAIN",
                 std::format("{} {} {}", text(kind.character), int(kind.passable), int(kind.transparent)));
        for (const world::TerrainLink& link : groundLinks()) {
            const world::TerrainRuleName& rule = world::terrainRuleNames[std::size_t(link.rule)];
            std::string value = text(link.from) + ' ' + text(link.to);
            if (rule.hasChance)
                value += std::format(" {}", link.chance);
            line(rule.command, value);
        }
        for (int y = 0; y < worldLength; ++y) {
            std::string row(std::size_t(worldLength), ' ');
            for (int x = 1; y < roll::rows && x < roll::columns; ++x)
                row[std::size_t(x)] = ground({x, y});
            line("MAP", std::format("{} {}", y, quotedString(row)));
        }
    }

    void actions() {
        using enum world::ActionKind;
        int id = 0;
        for (const world::ActionKind kind : {Wait, Move, Use, Drop, PickUp, Kick, Search, Close, Leave}) {
            line("TA_ID", ++id);
            line("TA_NAME", world::actionName(kind));
        }
    }

    void types() {
        const ThingType usual;
        for (const ThingType& type : m_kinds.types()) {
            line("TT_ID", type.id);
            line("TT_NAME", quotedString(type.name));
            line("TT_SYMBOL", text(type.symbol));
            lineUnless(type.consumable == 0, "TT_CONSUMABLE", type.consumable);
            lineUnless(!type.animate(), "TT_LIFEPOINTS", type.lifepoints);
            lineUnless(type.storage == 0, "TT_STORAGE", type.storage);
            lineUnless(type.speed == usual.speed, "TT_SPEED", type.speed);
            lineUnless(type.attack == usual.attack, "TT_ATTACK", type.attack);
            if (type.trap != world::TrapEffect::None)
                line("TT_TRAP", std::format("{} {}", world::trapName(type.trap), type.trapPower));
            lineUnless(!type.exit, "TT_EXIT", 1);
            lineUnless(!type.fixed, "TT_FIXED", 1);
            lineUnless(!type.pushed, "TT_PUSHED", 1);
        }
        for (const ThingType& type : m_kinds.types()) {
            if (type.corpse == type.id)
                continue;
            line("TT_ID", type.id);
            line("TT_CORPSE_ID", type.corpse);
        }
    }

    void thing(const ThingType& type, Point place, std::int32_t statement) {
        line("T_ID", m_made.statements.size());
        line("T_TYPE", type.id);
        line("T_LIFEPOINTS", type.lifepoints);
        line("T_POSY", place.y);
        line("T_POSX", place.x);
        m_made.statements.push_back(statement);
    }

    void things() {
        thing(m_kinds.types().front(), m_made.start, roll::noStatement);
        line("T_SATIATION", m_walker.satiation);
        for (const roll::RolledMonster& monster : m_level.monsters) {
            thing(m_kinds.ofMonster(monster.kind), monster.place.point(), monster.statement);
            lineUnless(!monster.peaceful, "T_PEACEFUL", 1);
            lineUnless(!monster.asleep, "T_ASLEEP", 1);
        }
        for (const roll::RolledObject& object : m_level.objects) {
            if (object.liesOpen())
                thing(m_kinds.ofObject(object.kind), object.place.point(), object.statement);
            else
                ++m_made.leftOut;
        }
        for (const roll::RolledTrap& trap : m_level.traps) {
            thing(m_kinds.ofTrap(trap.kind), trap.place.point(), trap.statement);
            lineUnless(isInSight(trap), "T_HIDDEN", 1);
        }
        exits();
    }

    // Holes can be seen from afar; in Sokoban everything can.
    bool isInSight(const roll::RolledTrap& trap) const {
        const roll::TrapKind& kind = m_plan.tables->traps()[std::size_t(trap.kind)];
        return m_plan.context.sokoban || (kind.is(roll::TrapTrait::Fall) && !kind.is(roll::TrapTrait::Door));
    }

    bool isExit(int cell) const {
        const std::uint8_t terrain = m_level.terrain[std::size_t(cell)];
        return terrain == roll::Stairs || terrain == roll::Ladder;
    }

    void exits() {
        for (int cell = 0; cell < roll::cellCount; ++cell) {
            if (!isExit(cell))
                continue;
            const bool isLadder = m_level.terrain[std::size_t(cell)] == roll::Ladder;
            const int detail = m_level.detail[std::size_t(cell)] | (isLadder ? ladderExit : 0);
            thing(m_kinds.ofExit(detail), roll::placeOf(cell), exitStatement(cell));
        }
    }

    std::int32_t exitStatement(int cell) const {
        for (const roll::CellOrigin& origin : m_level.origins) {
            if (origin.cell != cell)
                continue;
            const std::string_view kind = m_plan.traces[std::size_t(origin.statement)].kind;
            if (kind == "stair" || kind == "ladder" || kind == "level region")
                return origin.statement;
        }
        return roll::noStatement;
    }

    const roll::LevelInstance& m_level;
    const roll::RollPlan& m_plan;
    const Walker& m_walker;
    bool m_waterOnly = isWaterOnly();
    Kinds m_kinds;
    LevelWorld m_made;
};

} // namespace

Result<LevelWorld> makeLevelWorld(const roll::LevelInstance& level, const roll::RollPlan& plan,
                                  const Catalog& catalog, const Walker& walker) {
    if (level.fatal == roll::Fatal::MazeInstead)
        return failure(say("The script fails, and the game makes a maze instead of this level: {}",
                           roll::whyFatal(level)));
    return Builder(level, plan, catalog, walker).build();
}

} // namespace levwright::playtest
