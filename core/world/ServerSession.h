// SPDX-License-Identifier: GPL-3.0-or-later
// A world's server without files and clock: commands and the time come in, and what has to be written goes
// out (world-server.md, sections 1, 2 and 12; core/world/PROTOCOL.md).
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
    Record,      // append the text to the record; make the record if there is none
    MendRecord,  // replace the record by the text
    Keep,        // keep copies of save and place, which are about to be replaced and contain what no other
                 // file has; the text says why, as a clause
    Place,       // the text is the place of the save in the record (RecordPlace)
    Save,        // the text is the save; its place came before
    ForgetPlace, // there is no place any more
    Out,         // a line for clients, without its end
    View,        // what the player sees, completely
    ViewGone,    // the player sees nothing any more
    Problem,     // for the operator: why a command had no effect
    Heard,       // for the operator, if requested: a command line and where it came from
    End          // the session is over
};

struct Effect {
    EffectKind kind = EffectKind::End;
    std::string text;

    bool operator==(const Effect&) const = default;
};

// The effects must be carried out in this order, each before the next: what follows a Record answers what is
// in it.
using Effects = std::vector<Effect>;

enum class Hearing { Quiet, Told }; // whether there are Heard effects

class ServerSession {
public:
    // The time since any moment that is fixed for the session.
    using Time = std::chrono::milliseconds;

    explicit ServerSession(const Rules& rules, Hearing hearing = Hearing::Quiet)
        : m_world(rules), m_hearing(hearing) {}

    // Continues the stored game up to the last recorded command, or makes a new world with the seed. Errors:
    // there is neither a save nor commands for a new world.
    Result<Effects> play(const StoredGame& stored, std::uint32_t seed, Time now);
    // Replays a record up to a turn. From then on, each player or god command executes the next line of the
    // record.
    Effects replay(std::string_view record, std::int64_t turn);

    // A command line of a client, without its end.
    Effects obey(std::string_view line, Time now);
    // For rules that save even without a command.
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
    // The place that belongs to a save of the present world.
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
    ByteSum m_record;                   // the whole record, during play
    std::optional<RecordPlace> m_place; // the place that was written last
    bool m_lastLineOpen = false;        // the last line of the record has no end
    std::optional<Time> m_saved;        // when the last save was due
    std::int64_t m_savedTurn = 0;
    std::vector<std::string> m_replayed; // the record's lines
    std::size_t m_next = 0;              // index of the next of these lines
};

} // namespace levwright::world
