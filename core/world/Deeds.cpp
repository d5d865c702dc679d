// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Deeds.h"

#include "core/world/Surroundings.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace levwright::world {
namespace {

constexpr std::int64_t favorOfWinner = 9000;
constexpr double moodBase = 100;
constexpr double nutritionPerFavor = 32;

class Performer {
public:
    Performer(const Context& context, Id thing) : m_context(context), m_state(context.state), m_id(thing) {
        m_isPlayer = context.isPlayer(self());
    }

    void perform() {
        const ThingAction* action = m_state.action(self().command);
        if (action == nullptr)
            throw Refused{"a thing's command names no action"};
        switch (action->kind) {
        case ActionKind::Wait:
            log(Message::Wait);
            break;
        case ActionKind::Move:
            move();
            break;
        case ActionKind::Use:
            use();
            break;
        case ActionKind::Drop:
            drop();
            break;
        case ActionKind::PickUp:
            pickUp();
            break;
        case ActionKind::Kick:
            kick();
            break;
        case ActionKind::Search:
            search(m_context, self());
            break;
        case ActionKind::Close:
            closeWay(m_context, self(), m_context.geometry().cellAt(beside(direction())));
            break;
        case ActionKind::Leave:
            leave(m_context, m_id);
            break;
        }
    }

private:
    Thing& self() { return *m_state.things.find(m_id); }

    void log(Message message, std::string_view word = {}) {
        if (m_isPlayer)
            m_context.log(message, word);
    }

    const Direction& direction() {
        for (const Direction& direction : directionsOf(m_state.topology)) {
            if (direction.code == self().argument)
                return direction;
        }
        throw Refused{"a thing's argument is no direction of a move"};
    }

    Place beside(const Direction& way) { return Geometry::beside(self().place, way); }

    void move() {
        const Direction& way = direction();
        const Place target = beside(way);
        const int cell = m_context.geometry().cellAt(target);
        if (cell != shut && hit(target))
            return;
        if (self().held > 0) {
            --self().held;
            log(Message::Held);
            return;
        }
        if (openWay(m_context, self(), cell))
            return;
        if (cell == shut || !m_state.map || !m_state.passable((*m_state.map)[std::size_t(cell)])) {
            failToMove(way, cell);
            return;
        }
        if (!makesWay(target, way))
            return;
        m_context.bring(self(), target);
        log(Message::Move, way.name);
        if (m_isPlayer && m_state.altar == target)
            stepOnAltar();
        setOffTrap(m_context, m_id);
    }

    void failToMove(const Direction& way, int cell) {
        const bool isLocked = cell != shut && m_state.map &&
                              m_state.link(TerrainRule::Kicked, (*m_state.map)[std::size_t(cell)]) != nullptr;
        log(isLocked ? Message::Locked : Message::FailMove, way.name);
    }

    bool makesWay(Place target, const Direction& way) {
        Thing* obstacle = findObstacle(m_state, target);
        return obstacle == nullptr || (m_isPlayer && pushOn(m_context, *obstacle, way));
    }

    void kick() {
        const Direction& way = direction();
        const Place target = beside(way);
        const int cell = m_context.geometry().cellAt(target);
        if (cell == shut || (!hit(target) && !kickIn(m_context, self(), cell)))
            log(Message::KickNothing, way.name);
    }

    bool isInTheWay(const Thing& other) {
        if (m_state.factions)
            return !other.carried;
        return m_context.rules.attacksOwnKind || other.type != self().type;
    }

    // Whether somebody was at the target. An enemy is hit.
    bool hit(Place target) {
        const Thing& thing = self();
        const auto found = std::ranges::find_if(m_state.things, [&](const Thing& other) {
            return other.place == target && other.living() && isInTheWay(other) &&
                   !m_context.isSame(thing, other);
        });
        if (found == m_state.things.end())
            return false;
        if (m_state.factions && !m_isPlayer && !WorldState::areEnemies(thing, *found))
            return true;
        found->asleep = false;
        if (m_isPlayer) {
            found->peaceful = false;
            log(Message::YouWound, m_state.typeOf(*found).name);
            changeFavor(m_state, -1);
        } else if (found->id == playerId) {
            m_context.log(Message::WoundsYou, m_state.typeOf(thing).name);
        }
        const int killed = loseLifepoints(m_context, *found, m_state.typeOf(thing).attack);
        if (m_isPlayer && killed != 0)
            changeFavor(m_state, -killed);
        return true;
    }

    void stepOnAltar() {
        if (m_state.gameWon) {
            log(Message::Slab);
            return;
        }
        log(Message::Sacred);
        const int slippers = m_state.typeIndex(m_state.slippers);
        if (m_state.godFavor <= favorOfWinner || slippers < 0)
            return;
        m_state.gameWon = true;
        log(Message::Speech, m_state.types[std::size_t(slippers)].name);
        m_context.makeThing(m_state.things.lowestUnusedId(), slippers, *m_state.altar);
    }

    // Whether a thing is a better choice than the one found so far.
    bool isBetter(const Thing& other, const Thing* best) const {
        const ThingType& type = m_state.typeOf(other);
        if (m_context.rules.pickUp == PickUpChoice::MostNutritious)
            return best == nullptr || type.consumable > m_state.typeOf(*best).consumable;
        // The topmost thing is the one whose symbol is shown.
        return !type.animate() &&
               (best == nullptr || (type.consumable != 0) >= (m_state.typeOf(*best).consumable != 0));
    }

    void pickUp() {
        Thing& thing = self();
        if (int(thing.inventory.size()) >= m_state.typeOf(thing).storage) {
            log(Message::NoStorage);
            return;
        }
        Thing* best = nullptr;
        for (Thing& other : m_state.things) {
            if (other.place == thing.place && !other.carried && !other.hidden &&
                !m_state.typeOf(other).fixed && !m_context.isSame(thing, other) && isBetter(other, best))
                best = &other;
        }
        if (best == nullptr) {
            log(Message::NoPickUp);
            return;
        }
        best->carried = true;
        thing.inventory.push_back(best->id);
        if (!m_isPlayer && best->playerDrop) {
            changeFavor(m_state, m_state.typeOf(*best).consumable / nutritionPerFavor);
            best->playerDrop = false;
        }
        log(Message::PickUp);
    }

    Id itemChosen() {
        const Thing& thing = self();
        if (thing.argument < 0 || std::size_t(thing.argument) >= thing.inventory.size())
            throw Refused{"no thing of that number is carried"};
        return thing.inventory[std::size_t(thing.argument)];
    }

    void drop() {
        if (self().inventory.empty()) {
            log(Message::NoDrop);
            return;
        }
        Thing* item = m_state.things.find(itemChosen());
        self().inventory.erase(self().inventory.begin() + self().argument);
        if (item == nullptr)
            return;
        item->carried = false;
        if (m_isPlayer)
            item->playerDrop = true;
        log(Message::Drop);
    }

    void use() {
        if (self().inventory.empty()) {
            log(Message::NoUse);
            return;
        }
        const Thing* item = m_state.things.find(itemChosen());
        if (item == nullptr)
            throw Refused{"the thing carried does not exist any more"};
        const ThingType& type = m_state.typeOf(*item);
        if (type.id == m_state.slippers) {
            log(Message::Slippers, type.name);
            self().lifepoints = 1;
            loseLifepoint(m_context, self());
        } else if (type.consumable != 0) {
            const Id eaten = item->id;
            self().inventory.erase(self().inventory.begin() + self().argument);
            self().satiation += type.consumable;
            m_state.things.remove(eaten);
            log(Message::Consume);
        } else {
            log(Message::UseFail);
        }
    }

    const Context& m_context;
    WorldState& m_state;
    Id m_id;
    bool m_isPlayer = false;
};

void dropInventory(const Context& context, Thing& thing) {
    const std::size_t kept = context.rules.droppedByCorpse == DroppedByCorpse::EverySecond ? 1 : 0;
    for (std::size_t slot = 0; slot < thing.inventory.size(); slot += kept) {
        if (Thing* item = context.state.things.find(thing.inventory[slot])) {
            item->carried = false;
            context.put(*item, thing.place);
        }
        thing.inventory.erase(thing.inventory.begin() + std::ptrdiff_t(slot));
    }
}

} // namespace

void perform(const Context& context, Id thing) {
    Performer(context, thing).perform();
}

int loseLifepoint(const Context& context, Thing& thing) {
    WorldState& state = context.state;
    --thing.lifepoints;
    --state.godMood;
    if (thing.living())
        return 0;
    const ThingType& type = state.typeOf(thing);
    const int killed = type.lifepoints;
    state.godMood -= killed;
    dropInventory(context, thing);
    thing.type = state.typeIndex(type.corpse);
    if (thing.id == playerId) {
        context.blindSight(thing);
        context.log(Message::Die1);
        context.log(Message::Die2);
    } else {
        thing.sight.reset();
        thing.mind.reset();
    }
    return killed;
}

int loseLifepoints(const Context& context, Thing& thing, int count) {
    int killed = 0;
    while (count-- > 0 && thing.living())
        killed = loseLifepoint(context, thing);
    return killed;
}

void changeFavor(WorldState& state, double by) {
    const double mood = double(state.godMood);
    const double threshold = moodBase * std::numbers::e;
    if (by > 0) {
        if (mood > threshold)
            by *= std::log(mood / moodBase);
        else if (-mood > threshold)
            by /= std::log(-mood / moodBase);
    } else if (by < 0) {
        if (-mood > threshold)
            by *= std::log(-mood / moodBase);
        if (mood > threshold)
            by /= std::log(mood / moodBase);
    }
    state.godFavor += std::int64_t(by);
}

} // namespace levwright::world
