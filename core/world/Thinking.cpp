// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Thinking.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace levwright::world {
namespace {

constexpr int fleeDistance = 3;  // nearer than this, a thing without a way out stays put
constexpr int huntDistance = 10; // a hunter gives up farther from its prey
constexpr std::uint32_t turnsBetweenSearches = 6;

constexpr std::array longUnseen{unknownCell, '9', '8', '7', '6', '5', '4', '3', '2', '1'};

class Thinker {
public:
    Thinker(const Context& context, Thing& thing)
        : m_context(context), m_state(context.state), m_paths(context.derived.paths), m_thing(thing),
          m_geometry(context.geometry()) {}

    void think() {
        m_thing.command = m_context.firstAction(ActionKind::Wait).id;
        const bool hasRoom = int(m_thing.inventory.size()) < m_state.typeOf(m_thing).storage;
        if (flee())
            return;
        if (const std::optional<int> slot = bestFoodCarried(); slot && eatsNow()) {
            choose(ActionKind::Use, *slot);
        } else if (hasRoom && standsOnFood()) {
            m_thing.command = m_context.firstAction(ActionKind::PickUp).id;
        } else if (!(hasRoom && seekFood()) && !hunt() && !searchAbout()) {
            explore();
        }
    }

private:
    void choose(ActionKind kind, int argument) {
        m_thing.command = m_context.firstAction(kind).id;
        m_thing.argument = argument;
    }

    // In a world of factions, actors keep the food that they can carry until they need it.
    bool eatsNow() const { return !m_state.factions || m_thing.satiation <= 0; }

    // The way may be hidden: while it explores, the player's mind sometimes searches for one.
    bool searchAbout() {
        const ThingAction* search = m_state.firstAction(ActionKind::Search);
        if (!m_state.factions || m_thing.id != playerId || search == nullptr ||
            m_state.random.draw(turnsBetweenSearches) != 0)
            return false;
        m_thing.command = search->id;
        return true;
    }

    bool isOther(const Thing& other) const { return !m_context.isSame(m_thing, other); }

    std::optional<int> bestFoodCarried() const {
        std::optional<int> best;
        int most = 0;
        for (std::size_t slot = 0; slot < m_thing.inventory.size(); ++slot) {
            const Thing* item = m_state.things.find(m_thing.inventory[slot]);
            if (item == nullptr || m_state.typeOf(*item).consumable <= most)
                continue;
            most = m_state.typeOf(*item).consumable;
            best = int(slot);
        }
        return best;
    }

    bool standsOnFood() const {
        for (const Thing& other : m_state.things) {
            if (other.place == m_thing.place && m_state.typeOf(other).consumable > 0 && isOther(other) &&
                !(m_state.factions && !canBeTaken(other)))
                return true;
        }
        return false;
    }

    bool canBeTaken(const Thing& other) const {
        return !other.carried && !other.hidden && !m_state.typeOf(other).fixed;
    }

    bool isEnemy(const Thing& other) const {
        if (m_state.factions)
            return !other.carried && !other.hidden && WorldState::areEnemies(m_thing, other);
        return other.type != m_thing.type;
    }
    // In a world of factions, all except the player fear nothing.
    bool isFearless() const { return m_state.factions && m_thing.id != playerId; }

    // A living enemy in sight (without factions: of another type) is a threat if its type is as strong as
    // this thing is now, and prey if it is weaker.
    bool seesAnimal(const Thing& other) const {
        return other.living() && isEnemy(other) && m_thing.sees(other.cell) && isOther(other);
    }
    bool isThreat(const Thing& other) const {
        return !isFearless() && seesAnimal(other) && m_state.typeOf(other).lifepoints >= m_thing.lifepoints;
    }
    bool isPrey(const Thing& other) const {
        return seesAnimal(other) && (isFearless() || m_state.typeOf(other).lifepoints < m_thing.lifepoints);
    }

    void begin() {
        if (!m_thing.mind || !m_thing.mind->hasTerrain())
            throw Refused{"a thing without memory cannot think"};
        m_paths.begin(m_geometry, m_thing.mind->ground());
        m_ways = m_geometry.ways(requireCell());
        if (m_state.factions)
            keepOff();
    }

    // Avoids everybody in the way, and everything that it knows to be a trap or an obstacle.
    void keepOff() {
        for (const Thing& other : m_state.things) {
            if (other.living() && !other.carried && m_thing.sees(other.cell) && isOther(other))
                m_paths.block(other.cell);
        }
        for (const MemoryEntry& entry : m_thing.mind->things) {
            const ThingType* type = m_state.remembered(entry, m_context.rules.memoryNames);
            const int cell = m_geometry.cellAt(entry.place);
            if (type != nullptr && cell != shut && (type->pushed || type->trap != TrapEffect::None))
                m_paths.block(cell);
        }
    }

    int requireCell() const {
        if (m_thing.cell == shut)
            throw Refused{"a thing beyond the map cannot think"};
        return m_thing.cell;
    }

    // Draws one of the ways, one bit each, and makes it the thing's move.
    void drawWay(unsigned ways) {
        std::uint32_t chosen = m_state.random.draw(std::uint32_t(std::popcount(ways)));
        while (chosen-- > 0)
            ways &= ways - 1;
        const std::uint8_t direction = mindOrder(m_geometry.topology())[std::size_t(std::countr_zero(ways))];
        m_move = directionsOf(m_geometry.topology())[direction].code;
    }

    bool move() {
        choose(ActionKind::Move, m_move);
        return true;
    }

    bool flee() {
        bool threatened = false;
        for (const Thing& other : m_state.things) {
            if (!isThreat(other))
                continue;
            if (!threatened)
                begin();
            threatened = true;
            m_paths.setTarget(other.cell);
        }
        return threatened && fleeFromTargets();
    }

    // Takes the way that leads farthest from the threats, if any leads away from them.
    bool fleeFromTargets() {
        const int here = m_paths.distance(m_thing.cell);
        if (here > fleeDistance) {
            // The threats are too far away to run. But if there is a choice, a number is drawn all the same.
            if (m_paths.farther(freeWays(), here) != 0)
                m_state.random.draw();
            return false;
        }
        if (moveAlong(m_paths.farthest(freeWays(), here)))
            return true;
        if (here == 1)
            return false; // by the document it would go where a threat is, but there it never goes
        m_thing.command = m_context.firstAction(ActionKind::Wait).id;
        return true;
    }

    // The ways to cells where nobody lives.
    Neighbours freeWays() const {
        Neighbours free = m_ways;
        for (const Thing& other : m_state.things) {
            if (other.living())
                std::ranges::replace(free, other.cell, shut);
        }
        return free;
    }

    bool seekFood() {
        if (!m_thing.mind || !m_thing.mind->hasTerrain())
            return false;
        bool knowsFood = false;
        for (const MemoryEntry& entry : m_thing.mind->things) {
            const int cell = m_geometry.cellAt(entry.place);
            if (cell == shut || m_thing.mind->terrain(cell) == unknownCell)
                continue;
            const ThingType* type = m_state.remembered(entry, m_context.rules.memoryNames);
            if (type == nullptr || type->consumable == 0 || (m_state.factions && type->fixed))
                continue;
            if (!knowsFood)
                begin();
            knowsFood = true;
            m_paths.setTarget(cell);
        }
        return knowsFood && moveAlong(m_paths.nearest(m_ways));
    }

    bool moveAlong(unsigned ways) {
        if (ways == 0)
            return false;
        drawWay(ways);
        return move();
    }

    bool hunt() {
        bool seesPrey = false;
        for (const Thing& other : m_state.things)
            seesPrey = seesPrey || isPrey(other);
        if (!seesPrey)
            return false;
        begin();
        for (const Thing& other : m_state.things) {
            if (isPrey(other))
                m_paths.setTarget(other.cell);
            else if (!m_state.factions && other.type == m_thing.type && other.cell != shut &&
                     blocksHunt(other))
                m_paths.block(other.cell);
        }
        const unsigned ways = m_paths.nearest(m_ways);
        if (ways == 0)
            return false;
        const int distance = distanceOfPrey(ways);
        drawWay(ways);
        return distance < huntDistance && move();
    }

    int distanceOfPrey(unsigned ways) {
        if (!m_state.factions)
            return m_paths.distance(m_thing.cell);
        // It may stand where it cannot walk, such as in water.
        return m_paths.distance(m_ways[std::size_t(std::countr_zero(ways))]) + 1;
    }

    bool blocksHunt(const Thing& other) const { return m_context.rules.hunterBlocksItself || isOther(other); }

    // Goes towards what was never seen, or else towards what was not seen for the longest time.
    bool explore() {
        for (const char depth : longUnseen) {
            begin();
            m_paths.setTargets(m_thing.mind->cellsOfDepth(depth));
            if (moveAlong(m_paths.nearest(m_ways)))
                return true;
        }
        return false;
    }

    const Context& m_context;
    WorldState& m_state;
    PathFinder& m_paths;
    Thing& m_thing;
    const Geometry& m_geometry;
    Neighbours m_ways{};
    int m_move = 0;
};

} // namespace

void think(const Context& context, Thing& thing) {
    Thinker(context, thing).think();
}

} // namespace levwright::world
