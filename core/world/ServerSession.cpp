// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/ServerSession.h"

#include "core/base/Printable.h"
#include "core/world/Lines.h"
#include "core/world/SaveText.h"
#include "core/world/ViewText.h"

#include <algorithm>
#include <format>
#include <span>
#include <utility>

namespace levwright::world {
namespace {

constexpr std::chrono::seconds timeBetweenSaves(15);

void select(World& world, const RecordPlace& place) {
    WorldState state = world.state();
    state.selectedAction = place.action;
    state.selectedType = place.type;
    state.selectedThing = place.thing;
    world.restore(std::make_shared<const WorldState>(std::move(state)));
}

} // namespace

Result<Effects> ServerSession::play(const StoredGame& stored, std::uint32_t seed, Time now) {
    Continuation continuation = continuationOf(stored);
    std::string_view& tail = continuation.tail;
    // A line without its end was still being written when the server was killed, so nobody has its answer
    // yet.
    const std::size_t unfinished = tail.size() - (tail.rfind('\n') + 1);
    tail.remove_suffix(unfinished);
    const std::string_view record =
        std::string_view(stored.record).substr(0, stored.record.size() - unfinished);
    if (!stored.save && tail.empty() && !stored.worldCommands)
        return failure("there is neither a save nor a file of commands for a new world");
    if (unfinished != 0)
        add(EffectKind::MendRecord, std::string(record));
    m_record.add(record);
    m_lastLineOpen = !record.empty() && !record.ends_with('\n');
    if (stored.save || !tail.empty())
        resume(stored, continuation);
    else
        makeNew(*stored.worldCommands, seed, now);
    if (!continuation.problem.empty())
        m_effects.insert(m_effects.begin(), {EffectKind::Keep, std::move(continuation.problem)});
    update();
    return takeEffects();
}

Effects ServerSession::replay(std::string_view record, std::int64_t turn) {
    m_mode = Mode::Replay;
    for (const std::string_view line : linesOf(record))
        m_replayed.emplace_back(line);
    do
        stepRecord();
    while (m_world.state().turn < turn && m_next < m_replayed.size() && !m_ended);
    update();
    return takeEffects();
}

Effects ServerSession::obey(std::string_view line, Time now) {
    if (m_mode == Mode::Play)
        obeyInPlay(line, now);
    else
        obeyInReplay(line);
    update();
    return takeEffects();
}

Effects ServerSession::idle(Time now) {
    const bool due = m_world.rules().savesWhileIdle && m_mode == Mode::Play && m_saved &&
                     now - *m_saved > timeBetweenSaves && m_world.state().turn != m_savedTurn;
    if (due)
        save(now);
    return takeEffects();
}

Effects ServerSession::stop() {
    if (m_mode == Mode::Play && m_world.state().active)
        writeSave();
    m_ended = true;
    add(EffectKind::End);
    return takeEffects();
}

Disposition ServerSession::execute(std::string_view from, std::string_view line, CommandSource source) {
    if (m_hearing == Hearing::Told)
        add(EffectKind::Heard, std::format("{}: {}", from, line));
    const Reply reply = m_world.execute(line, source);
    note(reply);
    if (reply.disposition == Disposition::Obeyed)
        m_viewDue = m_world.state().active;
    return reply.disposition;
}

void ServerSession::note(const Reply& reply) {
    for (const Event& event : reply.events) {
        switch (event.kind) {
        case EventKind::Log:
            add(EffectKind::Out, "LOG " + event.text);
            break;
        case EventKind::Answer:
            add(EffectKind::Out, event.text);
            break;
        case EventKind::Problem:
            add(EffectKind::Problem, event.text);
            break;
        case EventKind::ViewGone:
            add(EffectKind::ViewGone);
            break;
        case EventKind::Quit:
            quit();
            break;
        }
    }
}

// What belongs to the place is as the server wrote it, so nothing of it gets lost.
void ServerSession::resume(const StoredGame& stored, const Continuation& continuation) {
    std::string problem;
    if (stored.save) {
        problem = load(*stored.save);
        if (m_ended)
            return;
    }
    m_place = continuation.place;
    if (m_place) {
        select(m_world, *m_place);
        if (!continuation.tail.empty())
            goThrough(continuation.tail);
        return;
    }
    if (!problem.empty() && continuation.problem.empty())
        add(EffectKind::Keep, std::move(problem));
    writePlace(placeOf(ByteSum::of(*stored.save)));
}

// Executes the lines of a save. Returns, as a clause, what a save of this world will not contain; empty if it
// will contain everything.
std::string ServerSession::load(std::string_view save) {
    constexpr std::string_view notObeyed = "altar (";
    std::string problem;
    int number = 0;
    for (const std::string_view line : linesOf(save)) {
        ++number;
        const std::size_t before = m_effects.size();
        execute("save", line, CommandSource::Save);
        if (m_ended)
            return {};
        const bool failed =
            std::ranges::contains(std::span(m_effects).subspan(before), EffectKind::Problem, &Effect::kind);
        if (failed && problem.empty() && !line.starts_with(notObeyed))
            problem = std::format("line {} of the save has no effect", number);
    }
    if (problem.empty() && !save.empty() && !m_world.state().active)
        problem = "the save does not start its world";
    return problem;
}

// These commands were answered before the server was killed, and their answers have been read.
void ServerSession::goThrough(std::string_view tail) {
    while (!tail.empty()) {
        const std::string_view line = tail.substr(0, tail.find('\n'));
        tail.remove_prefix(line.size() + 1);
        if (m_hearing == Hearing::Told)
            add(EffectKind::Heard, std::format("record: {}", line));
        m_world.execute(line);
    }
    m_viewDue = m_world.state().active;
    if (m_viewDue)
        writeSave();
    else
        add(EffectKind::ViewGone);
}

// Everything is recorded at once: if the process is killed before that, no world was made yet.
void ServerSession::makeNew(std::string_view commands, std::uint32_t seed, Time now) {
    const ByteSum before = m_record;
    const std::string make = std::format("MAKE_WORLD {}", seed);
    std::vector<std::string_view> lines = linesOf(commands);
    lines.push_back(make);
    std::string obeyed;
    for (const std::string_view line : lines) {
        if (execute("world", line, CommandSource::Input) == Disposition::Obeyed)
            obeyed.append(line) += '\n';
        if (m_ended)
            break;
    }
    if (!m_ended) {
        // The place comes before the record and the first answer: whoever has that answer has this world,
        // even after a kill.
        m_place = {.record = before, .rules = std::string(m_world.rules().name)};
        m_effects.insert(m_effects.begin(), {EffectKind::Place, m_place->text()});
    }
    record(std::move(obeyed));
    if (!m_ended)
        save(now);
}

void ServerSession::obeyInPlay(std::string_view line, Time now) {
    if (execute("in", line, CommandSource::Input) != Disposition::Obeyed)
        return;
    record(std::string(line) + '\n');
    if (!m_saved || now - *m_saved > timeBetweenSaves)
        save(now);
}

void ServerSession::obeyInReplay(std::string_view line) {
    if (m_world.classify(line) == Disposition::Obeyed)
        stepRecord();
    else
        execute("in", line, CommandSource::Input);
}

void ServerSession::stepRecord() {
    if (m_next == m_replayed.size())
        return;
    const std::string& line = m_replayed[m_next++];
    if (m_world.rules().metaInRecord || m_world.classify(line) != Disposition::Meta)
        execute("record", line, CommandSource::Input);
    else
        add(EffectKind::Problem, std::format("{} has no meaning in a record", inEnglishQuotes(line)));
}

// Must come before the answers.
void ServerSession::record(std::string lines) {
    if (m_lastLineOpen && !lines.empty()) {
        lines.insert(0, 1, '\n');
        m_lastLineOpen = false;
    }
    m_record.add(lines);
    m_effects.insert(m_effects.begin(), {EffectKind::Record, std::move(lines)});
}

void ServerSession::update() {
    if (!std::exchange(m_viewDue, false) || m_ended)
        return;
    std::string view = viewText(m_world.state(), m_world.rules());
    if (view.empty()) { // there is no player
        add(EffectKind::ViewGone);
        return;
    }
    add(EffectKind::View, std::move(view));
    add(EffectKind::Out, "WORLD_UPDATED");
}

void ServerSession::save(Time now) {
    m_saved = now;
    if (m_world.state().active)
        writeSave();
}

void ServerSession::writeSave() {
    std::string text = saveText(m_world.state(), m_world.rules());
    m_savedTurn = m_world.state().turn;
    writePlace(placeOf(ByteSum::of(text)));
    add(EffectKind::Save, std::move(text));
}

RecordPlace ServerSession::placeOf(const ByteSum& save) const {
    const WorldState& state = m_world.state();
    return {
        m_record,           save, std::string(m_world.rules().name), state.selectedAction, state.selectedType,
        state.selectedThing};
}

// Also writes the place before it, which is valid until the save of the new place is written.
void ServerSession::writePlace(RecordPlace place) {
    std::string text = place.text();
    if (m_place && m_place->save != place.save)
        text += m_place->text();
    m_place = std::move(place);
    add(EffectKind::Place, std::move(text));
}

// If the world is not active, it is not saved, and what the save does not contain is lost.
void ServerSession::quit() {
    m_ended = true;
    if (m_mode == Mode::Play) {
        if (m_world.state().active)
            writeSave();
        record({});
        add(EffectKind::ForgetPlace);
    }
    add(EffectKind::End);
}

} // namespace levwright::world
