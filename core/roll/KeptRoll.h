// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollRecord.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace levwright::roll {

// One roll that keeps what an earlier one drew, and is recorded itself.
class KeptRoll {
public:
    explicit KeptRoll(const RollRecord& before);

    bool isKeeping() const { return m_isKeeping; }
    // The dice become those with which the statement began to draw in the earlier roll. A new statement gets
    // dice of its own, so that it does not draw what its neighbour draws.
    void enter(std::int32_t statement, int step, RandomStream& random);
    // The floor for the next room of the current statement. Empty if the game has to search.
    std::optional<Area> floorFor(const RoomWish& wish);
    std::optional<Area> floorInside(const Area& outer, const RoomWish& wish);
    void noteRoom(const RoomWish& wish, const Area& floor, const std::optional<Area>& outer = std::nullopt);
    // The floors of rooms of the earlier roll that are not made yet.
    std::vector<Area> awaited() const;
    // The floors of the rooms that this roll has found a place for; those of other origin never stand in the
    // way.
    std::vector<Area> made() const;

    // Notes that a room found no place. Rooms that stayed where it could have been are then in its way.
    void clearWayFor(const RoomWish& wish);

    // Takes those rooms out of the earlier record that stood in the way of others. Returns whether there were
    // any; then the roll is worth another try.
    bool giveWay(RollRecord& before) const;
    RollRecord takeRecord() { return std::move(m_now); }

private:
    struct Kept {
        RollRecord::Room room;
        bool isMade = false;
        bool isInTheWay = false;
    };

    Kept* next();

    bool m_isKeeping;
    std::map<std::pair<std::int32_t, int>, std::vector<RandomStream>> m_draws; // by statement and step
    std::map<std::pair<std::int32_t, int>, std::size_t> m_turns;
    std::vector<Kept> m_rooms;
    RollRecord m_now;
    std::int32_t m_statement = noStatement;
};

// Rolls once, or again where a room had to make room for another one.
template <class State, class Roll>
const LevelInstance& keepRolling(State& state, RollRecord& record, const Roll& roll) {
    constexpr int mostTries = 4;
    for (int tries = 1;; ++tries) {
        KeptRoll kept(record);
        state.kept = &kept;
        const LevelInstance& level = roll();
        state.kept = nullptr;
        if (tries < mostTries && kept.giveWay(record))
            continue;
        record = kept.takeRecord();
        return level;
    }
}

} // namespace levwright::roll
