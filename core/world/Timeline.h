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

// The history of a world: every command that was part of it, so that any moment can be restored. Some
// snapshots keep the way back short. Between them, commands are executed again, which gives the same world as
// the first time.
class Timeline {
public:
    struct Step {
        std::string command;
        std::int64_t turn = 0;   // after the command
        std::uint64_t check = 0; // World::checkNumber after the command
    };

    // The history begins with the present state of the world. The world must outlive the timeline, and nobody
    // else may give it commands.
    explicit Timeline(World& world);

    // Executes a command at the present moment. Everything that came after that moment is forgotten.
    Reply execute(std::string_view command);

    // All commands of the history, and how many of them the present world has executed.
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t position() const { return m_position; }

    // Goes to the moment after that many commands (at most steps().size()).
    void goTo(std::size_t position);
    // Goes back to the last moment that is that many turns earlier, or to the beginning.
    void stepBack(std::int64_t turns);
    // Executes all commands again from the beginning and ends at the last step. Returns the first step after
    // which the world differed from before; empty if there is none.
    std::optional<std::size_t> firstDifference();

private:
    void keepSnapshot();
    void thinOut();

    World& m_world;
    std::vector<Step> m_steps;
    std::size_t m_position = 0;
    std::size_t m_spacing;
    std::map<std::size_t, Snapshot> m_snapshots; // by position; there is always one for 0
};

} // namespace levwright::world
