// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Turn.h"

#include "core/world/Deeds.h"
#include "core/world/Thinking.h"

#include <algorithm>
#include <cstdlib>

namespace levwright::world {
namespace {

constexpr std::int64_t stomach = 32767;

class TurnRunner {
public:
    explicit TurnRunner(const Context& context)
        : m_context(context), m_state(context.state), m_rules(context.rules) {}

    void run() {
        while (player().living() && m_state.exit.empty()) {
            if (player().carried)
                throw Refused{"somebody carries the player, who cannot act"};
            if (round() == Round::PlayerChooses || !m_state.exit.empty())
                return;
            ++m_state.turn;
        }
    }

private:
    enum class Round { Done, PlayerChooses };

    Thing& player() {
        if (Thing* player = m_state.player())
            return *player;
        throw Refused{"there is no player any more"};
    }

    Round round() {
        m_occupied = CellSet();
        m_ids.clear();
        for (const Thing& thing : m_state.things)
            m_ids.push_back(thing.id);
        noteOccupied();
        for (const Id id : m_ids) {
            Thing* thing = m_state.things.find(id);
            if (thing == nullptr || thing->carried)
                continue;
            if (thing->living() && live(id) == Round::PlayerChooses)
                return Round::PlayerChooses;
            if (!m_state.exit.empty())
                return Round::Done;
            if (const Thing* still = m_state.things.find(id))
                spread(*still);
        }
        return Round::Done;
    }

    // Notes the cells with things when the round begins, if that will be needed.
    void noteOccupied() {
        if (m_rules.spreading.ground != SpreadGround::SoilFreeAtRoundStart)
            return;
        bool spreads = false;
        for (const ThingType& type : m_state.types)
            spreads = spreads || type.proliferate != 0;
        if (!spreads)
            return;
        m_occupied = CellSet(m_context.geometry().cells());
        for (const Thing& thing : m_state.things) {
            if (!thing.carried && thing.cell != shut)
                m_occupied.insert(thing.cell);
        }
    }

    Round live(Id id) {
        Thing& thing = *m_state.things.find(id);
        const int speed = m_state.typeOf(thing).speed;
        if (speed == 0 && id == playerId)
            throw Refused{"the player's type has no speed and can never act"};
        if (speed == 0 || sleepsOn(thing))
            return Round::Done;
        if (speed == ordinarySpeed && thing.energy == 0) {
            if (choose(thing) == Round::PlayerChooses)
                return Round::PlayerChooses;
            metabolise(thing);
            step(id);
            return Round::Done;
        }
        return liveAtSpeed(thing, speed);
    }

    bool sleepsOn(Thing& thing) {
        if (!thing.asleep || thing.id == playerId)
            return false;
        const Thing& near = player();
        const int distance =
            std::max(std::abs(near.place.y - thing.place.y), std::abs(near.place.x - thing.place.x));
        if (distance <= m_state.waking.distance && thing.sees(near.cell))
            thing.asleep = m_state.random.percent() >= m_state.waking.chance;
        return thing.asleep;
    }

    // A quick thing takes several steps in a turn; a slow one takes none in some turns. If the player's
    // choice interrupts the round, the unused progress is kept for the rest of the round.
    Round liveAtSpeed(Thing& thing, int speed) {
        const Id id = thing.id;
        if (choose(thing) == Round::PlayerChooses)
            return Round::PlayerChooses;
        if (thing.energy < ordinarySpeed) {
            thing.energy += speed;
            metabolise(thing);
        }
        for (Thing* now = &thing; now != nullptr && now->living() && now->energy >= ordinarySpeed;
             now = m_state.things.find(id)) {
            if (choose(*now) == Round::PlayerChooses)
                return Round::PlayerChooses;
            now->energy -= ordinarySpeed;
            step(id);
        }
        return Round::Done;
    }

    Round choose(Thing& thing) {
        if (thing.command != 0)
            return Round::Done;
        updateMemory(m_context, thing, Ageing::Yes);
        if (m_context.isPlayer(thing))
            return Round::PlayerChooses;
        think(m_context, thing);
        return Round::Done;
    }

    void metabolise(Thing& thing) {
        heal(thing);
        hunger(thing);
    }

    void heal(Thing& thing) {
        const Healing& healing = m_rules.healing;
        if (thing.satiation <= 0 || thing.lifepoints >= m_state.typeOf(thing).lifepoints)
            return;
        const ThingAction* wait = m_state.firstAction(ActionKind::Wait);
        const bool waits = wait != nullptr && thing.command == wait->id;
        if (healing.onlyWhileWaiting && !waits)
            return;
        if (m_state.random.draw(healing.chance) != 0 || !waits)
            return;
        if (m_context.isPlayer(thing))
            m_context.log(Message::Heal);
        ++thing.lifepoints;
        m_state.godMood += healing.mood;
        thing.satiation -= healing.satiationCost;
    }

    void hunger(Thing& thing) {
        const int lifepoints = m_state.typeOf(thing).lifepoints;
        if (lifepoints == 0) {
            if (m_rules.refusals.inanimateLife)
                throw Refused{"a thing lives whose type has no lifepoints"};
            return;
        }
        if (thing.satiation > lowestSatiation)
            --thing.satiation;
        const std::int64_t size = stomach / lifepoints;
        const std::int64_t excess = std::abs(thing.satiation) / size;
        const std::int64_t drawn = m_state.random.draw(std::uint32_t(size));
        if (excess / (drawn + 1) == 0)
            return;
        if (m_context.isPlayer(thing))
            m_context.log(Message::Hunger);
        loseLifepoint(m_context, thing);
    }

    // One step towards the completion of the thing's action.
    void step(Id id) {
        Thing& thing = *m_state.things.find(id);
        if (!thing.living())
            return;
        ++thing.progress;
        const ThingAction* action = m_state.action(thing.command);
        if (action == nullptr)
            throw Refused{"a thing's command names no action"};
        if (thing.progress > action->effort && id == playerId)
            throw Refused{"the player's action would never end, as its progress is past its effort"};
        if (thing.progress != action->effort)
            return;
        perform(m_context, id);
        if (Thing* still = m_state.things.find(id)) {
            still->command = 0;
            still->progress = 0;
        }
    }

    void spread(const Thing& thing) {
        const ThingType& type = m_state.typeOf(thing);
        if (type.proliferate == 0)
            return;
        if (type.proliferate > 1 &&
            m_state.random.draw(std::uint32_t(type.proliferate)) != m_rules.spreading.hit)
            return;
        m_grounds.clear();
        const std::span<const Direction> directions = directionsOf(m_state.topology);
        for (std::size_t index = 0; index < directions.size(); ++index) {
            const std::size_t next =
                m_state.topology == Topology::Hex ? m_rules.order.spreading[index] : index;
            const Place ground = Geometry::beside(thing.place, directions[next]);
            if (canSpreadTo(ground, thing))
                m_grounds.push_back(ground);
        }
        if (m_grounds.empty())
            return;
        const Place chosen = m_grounds[m_state.random.draw(std::uint32_t(m_grounds.size()))];
        m_context.makeThing(m_state.things.lowestUnusedId(), thing.type, chosen);
        m_state.godMood += m_rules.spreading.mood;
    }

    bool canSpreadTo(Place place, const Thing& thing) const {
        const int cell = m_context.geometry().cellAt(place);
        if (cell == shut || !m_state.map)
            return false;
        const char ground = (*m_state.map)[std::size_t(cell)];
        if (m_rules.spreading.ground == SpreadGround::SoilFreeAtRoundStart)
            return ground == terrain::soil && !m_occupied.empty() && !m_occupied.contains(cell);
        if (!m_state.passable(ground))
            return false;
        const bool animate = m_state.typeOf(thing).animate();
        for (const Thing& other : m_state.things) {
            if (other.cell == cell && !other.carried &&
                (other.type == thing.type || (animate && m_state.typeOf(other).animate())))
                return false;
        }
        return true;
    }

    const Context& m_context;
    WorldState& m_state;
    const Rules& m_rules;
    std::vector<Id> m_ids;
    std::vector<Place> m_grounds;
    CellSet m_occupied;
};

} // namespace

void runTurns(const Context& context) {
    TurnRunner(context).run();
}

} // namespace levwright::world
