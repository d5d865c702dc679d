// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/World.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// The history of a world: every command that was part of it, so that any moment of it can be seen again. A
// few snapshots on the way keep the way back short; between them, commands are obeyed once more, which gives
// the same world as they did the first time.
class Timeline {
public:
    struct Step {
        std::string command;
        std::int64_t turn = 0;   // after it
        std::uint64_t check = 0; // World::checkNumber after it
    };

    // What the world is now is where its history begins. The world outlives the timeline, and nobody else
    // gives it commands.
    explicit Timeline(World& world);

    // Obeys a command at the present moment. What had come after that moment is forgotten.
    Reply execute(std::string_view command);

    // The commands of the history, and how many of them the present world has behind it.
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t position() const { return m_position; }

    // Goes to the moment after so many commands (at most steps().size()).
    void goTo(std::size_t position);
    // Goes back to the last moment at which so many turns less had passed, or to the beginning.
    void stepBack(std::int64_t turns);
    // Obeys all commands from the beginning anew. Gives the first step after which the world was another than
    // it had been, if there is one. Ends at the last step.
    std::optional<std::size_t> firstDifference();

private:
    void keepSnapshot();
    void thinOut();

    World& m_world;
    std::vector<Step> m_steps;
    std::size_t m_position = 0;
    std::size_t m_spacing;
    std::map<std::size_t, Snapshot> m_snapshots; // by position; that of 0 is always there
};

} // namespace levwright::world
