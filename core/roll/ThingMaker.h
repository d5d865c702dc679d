// SPDX-License-Identifier: GPL-3.0-or-later
// Executes the records that both parts and rooms have, and those that differ only in their place.
#pragma once

#include "core/base/Phrase.h"
#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"

#include <optional>

namespace levwright::roll {

// Where is a part or a room; it derives from this class and finds the places. The number is that of the
// statement:
//     Point placeFor(Place, Ground, std::int32_t) for what may lie with other things
//     Point freePlaceFor(Place, std::int32_t) for what needs the floor for itself
//     std::optional<Point> featurePlaceFor(Place, std::int32_t) for furniture; if empty, it is left out
template <class Where>
class ThingMaker {
protected:
    void make(const AltarRecord& record, std::int32_t number) {
        const Point p = where().freePlaceFor(record.place, number);
        const bool inTemple = liesIn(m_state, p, m_state.plan->named.temple);
        makeAltar(m_state, p, record, number, inTemple ? AltarIn::Temple : AltarIn::AnyRoom);
    }

    void make(const FountainRecord& record, std::int32_t number) { furnish(record.place, Fountain, number); }
    void make(const SinkRecord& record, std::int32_t number) { furnish(record.place, Sink, number); }
    void make(const PoolRecord& record, std::int32_t number) { furnish(record.place, Pool, number); }

    void make(const TrapRecord& record, std::int32_t number) {
        if (m_state.happens(record.chance))
            placeStatedTrap(m_state, where().freePlaceFor(record.place, number), record, number);
    }

    void make(const MonsterRecord& record, std::int32_t number) {
        if (!m_state.happens(record.chance))
            return;
        const int kind = monsterKindOf(m_state, record);
        const Point p = where().placeFor(record.place, groundOf(m_state, kind), number);
        placeMonster(m_state, record, kind, p, number);
    }

    void make(const ObjectRecord& record, std::int32_t number) {
        if (m_state.happens(record.chance))
            placeObject(m_state, record, where().placeFor(record.place, Ground::Dry, number), number);
    }

    void make(const GoldRecord& record, std::int32_t number) {
        placeGold(m_state, where().placeFor(record.place, Ground::Dry, number), record, number);
    }

    void make(const EngravingRecord& record, std::int32_t number) {
        placeEngraving(m_state, where().placeFor(record.place, Ground::Dry, number), record, number);
    }

    RollState& m_state;

private:
    friend Where;
    explicit ThingMaker(RollState& state) : m_state(state) {}

    Where& where() { return static_cast<Where&>(*this); }

    void furnish(Place place, int terrain, std::int32_t number) {
        if (const std::optional<Point> p = where().featurePlaceFor(place, number))
            makeFeature(m_state, *p, terrain, number);
        else
            m_state.giveUp(number, phrase("its room has no free cell"));
    }
};

} // namespace levwright::roll
