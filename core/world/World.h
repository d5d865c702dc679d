// SPDX-License-Identifier: GPL-3.0-or-later
// A turn-based world that is controlled by text commands (world-server.md). It knows no files and no clock.
// Everything that happens to it is a command, and everything it says is an event.
#pragma once

#include "core/world/Context.h"
#include "core/world/Reply.h"
#include "core/world/Rules.h"
#include "core/world/WorldState.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace levwright::world {

// A world at one moment. Snapshots share what does not change between them.
using Snapshot = std::shared_ptr<const WorldState>;

class World {
public:
    explicit World(const Rules& rules);
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    // Executes one command line (without its end). A command that cannot be completed leaves the world
    // unchanged and reports a problem: no input breaks a world.
    Reply execute(std::string_view line, CommandSource source = CommandSource::Input);
    // The disposition that execute would return, judged by the form of the line alone: Meta and Obeyed mean
    // that the line would be executed.
    Disposition classify(std::string_view line) const;

    const WorldState& state() const { return m_state; }
    const Rules& rules() const { return m_rules; }

    Snapshot snapshot() const;
    void restore(const Snapshot& snapshot);
    // Equal for equal states on every machine; a replay compares it turn by turn.
    std::uint64_t checkNumber() const;

private:
    Reply refuse(std::string reason) const;

    Rules m_rules;
    WorldState m_state;
    Derived m_derived;
};

} // namespace levwright::world
