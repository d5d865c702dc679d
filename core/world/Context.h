// SPDX-License-Identifier: GPL-3.0-or-later
// The data that the parts of the world share while they execute a command.
#pragma once

#include "core/world/Event.h"
#include "core/world/PathFinder.h"
#include "core/world/Sight.h"
#include "core/world/WorldState.h"

#include <memory>
#include <string>

namespace levwright::world {

// Thrown where the original server would end or hang. World::execute catches it, restores the world as it was
// before the command and gives the reason: no command is half executed.
struct Refused {
    std::string reason;
};

// Data that follows from a world's state and is kept only for speed.
struct Derived {
    std::shared_ptr<const Geometry> geometry;
    SightCache sights;
    PathFinder paths;
    // The map as it looks, if some of its characters look like others.
    std::shared_ptr<const std::string> lookedAt;
    std::vector<TerrainLink> lookedThrough;
    std::string looks;
};

struct Context {
    const Rules& rules;
    WorldState& state;
    Derived& derived;
    Events& events;

    // For the present length and topology.
    const Geometry& geometry() const;
    void log(Message message, std::string_view word = {}) const;
    void answer(std::string line) const;
    void problem(std::string reason) const;
    void viewGone() const;

    // Whether a thing is the player. With rules that compare by value, an equal thing counts
    // (world-server.md, section 6).
    bool isPlayer(const Thing& thing) const;
    bool isSame(const Thing& a, const Thing& b) const;
    const ThingAction& firstAction(ActionKind kind) const; // throws Refused if there is none

    // The map as it looks; there must be a map.
    const std::string& looks() const;
    // Sets a thing's place, and its cell.
    void put(Thing& thing, Place place) const;
    // Moves a thing with all it carries to a place on the map, where it looks around.
    void bring(Thing& thing, Place place) const;
    Thing& makeThing(Id id, int type, Place place) const;
    // Computes what a thing sees; off the map it sees nothing.
    void buildSight(Thing& thing) const;
    void blindSight(Thing& thing) const;
};

enum class Ageing { No, Yes };

// Adds what a thing sees to its memory (section 10).
void updateMemory(const Context& context, Thing& thing, Ageing ageing);

} // namespace levwright::world
