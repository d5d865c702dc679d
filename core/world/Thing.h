// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Mind.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace levwright::world {

constexpr Id playerId = 0;
constexpr std::int64_t lowestSatiation = -32768;
constexpr std::int64_t highestSatiation = 32767;

struct Thing {
    Id id = 0;
    int type = 0; // index into the world's types
    int lifepoints = 0;
    int argument = 0;
    int progress = 0;
    int energy = 0; // remainder of progress if the speed is not the ordinary one
    int held = 0;   // how many moves a trap still holds it, 0 to 255
    std::int64_t satiation = 0;
    Id command = 0; // id of an action; 0: none
    Place place;
    int cell = 0; // cell of place, or shut
    bool playerDrop = false;
    bool carried = false;
    bool peaceful = false; // it is not an enemy of actors that play by themselves
    bool asleep = false;   // does nothing until it wakes (Waking)
    bool hidden = false;   // nobody sees it until it is found
    std::vector<Id> inventory;
    std::shared_ptr<const CellSet> sight; // null: never computed
    std::shared_ptr<Mind> mind;           // null: remembers nothing; may be shared, see changeMind

    bool living() const { return lifepoints != 0; }
    bool sees(int target) const { return sight && target != shut && sight->contains(target); }
};

// The thing's mind for changing it: if a snapshot has it, too, the thing gets a copy.
Mind& changeMind(Thing& thing);

// Whether they are equal in everything that the original server compares (world-server.md, section 6).
bool equalByValue(const Thing& a, const Thing& b);

} // namespace levwright::world
