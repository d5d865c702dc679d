// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the world share while they carry out one command.
#pragma once

#include "core/world/Event.h"
#include "core/world/PathFinder.h"
#include "core/world/Sight.h"
#include "core/world/WorldState.h"

#include <memory>
#include <string>

namespace levwright::world {

// Thrown where the original server would end or hang. World::execute catches it, puts the world back to
// what it was before the command and says why: no command is half done.
struct Refused {
    std::string reason;
};

// What follows from a world's state and is kept only for speed.
struct Derived {
    std::shared_ptr<const Geometry> geometry;
    SightCache sights;
    PathFinder paths;
    // What the map looks like, where some of its characters look like others.
    std::shared_ptr<const std::string> lookedAt;
    std::vector<TerrainLink> lookedThrough;
    std::string looks;
};

struct Context {
    const Rules& rules;
    WorldState& state;
    Derived& derived;
    Events& events;

    // Of the present length and topology.
    const Geometry& geometry() const;
    void log(Message message, std::string_view word = {}) const;
    void answer(std::string line) const;
    void problem(std::string reason) const;
    void viewGone() const;

    // Whether a thing is the player; by value under rules that compare so (world-server.md, section 6).
    bool isPlayer(const Thing& thing) const;
    bool isSame(const Thing& a, const Thing& b) const;
    const ThingAction& firstAction(ActionKind kind) const; // throws Refused where there is none

    // What the map looks like; there is one.
    const std::string& looks() const;
    // Sets a thing's place, and its cell.
    void put(Thing& thing, Place place) const;
    // Takes a thing with all it carries to a place on the map, where it looks around.
    void bring(Thing& thing, Place place) const;
    Thing& makeThing(Id id, int type, Place place) const;
    // Builds what a thing sees; off the map it sees nothing.
    void buildSight(Thing& thing) const;
    void blindSight(Thing& thing) const;
};

enum class Ageing { No, Yes };

// Takes what a thing sees into its memory (section 10).
void updateMemory(const Context& context, Thing& thing, Ageing ageing);

} // namespace levwright::world
