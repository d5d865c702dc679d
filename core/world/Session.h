// SPDX-License-Identifier: GPL-3.0-or-later
// A world's server without files and clock: commands and the time go in, what is to be written comes out
// (world-server.md, sections 1, 2 and 12; core/world/PROTOCOL.md).
#pragma once

#include "core/base/Result.h"
#include "core/world/StoredGame.h"
#include "core/world/World.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::world {

enum class EffectKind : std::uint8_t {
    Record,      // append the text to the record, which is made if there is none
    MendRecord,  // the record is the text
    Keep,        // save and place are about to be replaced, and hold what no other file does (the text says
                 // why, as a clause): copies are to be kept
    Place,       // the place of the save in the record (RecordPlace) is the text
    Save,        // the save is the text; its place was told before
    ForgetPlace, // there is no such place any more
    Out,         // a line for clients, without its end
    View,        // what the player sees, complete
    ViewGone,    // the player sees nothing any more
    Problem,     // for the operator: why a command had no effect
    Heard,       // for the operator: a command line and where it came from; if asked for
    End          // the session is over
};

struct Effect {
    EffectKind kind = EffectKind::End;
    std::string text;

    bool operator==(const Effect&) const = default;
};

// To be done in this order, each before the next: whatever follows a Record answers what is in it.
using Effects = std::vector<Effect>;

enum class Hearing { Quiet, Told }; // whether there are Heard effects

class Session {
public:
    // Since any moment that stays the same through a session.
    using Time = std::chrono::milliseconds;

    explicit Session(const Rules& rules, Hearing hearing = Hearing::Quiet)
        : m_world(rules), m_hearing(hearing) {}

    // Goes on with the stored game, to the last command that was recorded; or makes a new world with the
    // seed. Errors: there is neither a save nor commands for a new world.
    Result<Effects> play(const StoredGame& stored, std::uint32_t seed, Time now);
    // Replays a record up to a turn; from then on player and god commands lead on by a line of it.
    Effects replay(std::string_view record, std::int64_t turn);

    // A command line of a client, without its end.
    Effects obey(std::string_view line, Time now);
    // For rules that save without a command, too.
    Effects idle(Time now);
    // The operator ends the session.
    Effects stop();

    bool ended() const { return m_ended; }
    World& world() { return m_world; }
    const World& world() const { return m_world; }

private:
    enum class Mode { Play, Replay };

    Disposition execute(std::string_view from, std::string_view line, CommandSource source);
    void note(const Reply& reply);
    void resume(const StoredGame& stored, const Continuation& continuation);
    std::string load(std::string_view save);
    void goThrough(std::string_view tail);
    void makeNew(std::string_view commands, std::uint32_t seed, Time now);
    void obeyInPlay(std::string_view line, Time now);
    void obeyInReplay(std::string_view line);
    void stepRecord();
    void record(std::string lines);
    void update();
    void save(Time now);
    void writeSave();
    // Of a save of the world as it is.
    RecordPlace placeOf(const ByteSum& save) const;
    void writePlace(RecordPlace place);
    void quit();
    void add(EffectKind kind, std::string text = {}) { m_effects.push_back({kind, std::move(text)}); }
    Effects takeEffects() { return std::exchange(m_effects, {}); }

    World m_world;
    Hearing m_hearing;
    Mode m_mode = Mode::Play;
    Effects m_effects;
    bool m_viewDue = false;
    bool m_ended = false;
    ByteSum m_record;                   // all of it, in play
    std::optional<RecordPlace> m_place; // as it was written last
    bool m_lastLineOpen = false;        // the record lacks its last line end
    std::optional<Time> m_saved;        // when the last save was due
    std::int64_t m_savedTurn = 0;
    std::vector<std::string> m_replayed; // the record's lines
    std::size_t m_next = 0;              // of them
};

} // namespace levwright::world
