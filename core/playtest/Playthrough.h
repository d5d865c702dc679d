// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/playtest/RunFile.h"
#include "core/world/Rules.h"
#include "core/world/Timeline.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::playtest {

enum class Ending : std::uint8_t { None, Died, Left, Won, Stopped };

// What has happened up to a certain moment.
struct Summary {
    std::int64_t turns = 0; // since the beginning
    std::size_t commands = 0;
    int kills = 0; // how many the player has killed
    Ending ending = Ending::None;
    std::string exit; // what the player used to leave
};

// The result of a command: what the server would send, and what it would tell its operator.
struct Exchange {
    world::Disposition disposition{};
    std::vector<std::string> answers;  // lines of the protocol: LOG …, THINGS_HERE START, WORLD_UPDATED …
    std::vector<std::string> problems; // why the command had no effect
};

// A world that is being played, with its whole history.
class Playthrough {
public:
    // Makes the world. Errors: the commands make no world that can be played; the message is the first
    // reason.
    static Result<std::unique_ptr<Playthrough>> begin(const world::Rules& rules, Beginning beginning);
    // Plays a run again to its end. Errors: as for begin(); the rules are not known; the world does not obey
    // one of the commands. differs() tells whether the world was different this time.
    static Result<std::unique_ptr<Playthrough>> play(const Run& run);

    Playthrough(const Playthrough&) = delete;
    Playthrough& operator=(const Playthrough&) = delete;

    const world::World& world() const { return m_world; }
    const world::WorldState& state() const { return m_world.state(); }
    const world::Timeline& timeline() const { return *m_timeline; }
    const Beginning& beginning() const { return m_beginning; }
    // Whether the world has a command of that name.
    bool knows(std::string_view command) const;

    // line is a line as a client of the server sends it, without line ends.
    Exchange obey(std::string_view line);
    void goTo(std::size_t position) { m_timeline->goTo(position); }
    void stepBack(std::int64_t turns) { m_timeline->stepBack(turns); }

    // What the player was told when the world was made, and at each command of the timeline.
    const std::vector<std::string>& firstMessages() const { return m_firstMessages; }
    const std::vector<std::string>& messagesOf(std::size_t step) const { return m_notes[step].messages; }
    // What the player knows to be at a place, as THINGS_HERE reports it.
    std::vector<std::string> thingsAt(world::Place place);
    // The ending at the present moment.
    Ending ending() const;
    Summary summary() const;

    Run run() const;
    // The first step of the played run after which the world was different; empty if there is none.
    std::optional<std::size_t> differs() const { return m_differs; }

private:
    struct Notes {
        std::vector<std::string> messages;
        int kills = 0;
    };

    Playthrough(const world::Rules& rules, Beginning beginning);
    Result<void> make();
    Notes notesOf(const world::Reply& reply, const world::Snapshot& before) const;

    world::World m_world;
    Beginning m_beginning;
    std::optional<world::Timeline> m_timeline;
    std::vector<std::string> m_firstMessages;
    std::vector<Notes> m_notes; // by step of the timeline
    std::int64_t m_firstTurn = 0;
    std::optional<std::size_t> m_differs;
};

// The beginning in a file of the world server, and the commands that follow it. The file may be a save, a
// record, or commands for a new world, which is made with the seed.
struct OpenedWorld {
    Beginning beginning;
    std::vector<std::string> commands;
};
// The rules of such a file: those it names. Otherwise, a save with things in memory has the rules of the
// original server, whose saves name none, and everything else has the documented ones. Error: the file names
// unknown rules.
Result<world::Rules> rulesOfWorld(std::string_view bytes);
OpenedWorld openWorld(const world::Rules& rules, std::string_view bytes, std::uint32_t seed);

} // namespace levwright::playtest
