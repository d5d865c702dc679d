// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/Playthrough.h"

#include "core/base/Phrase.h"
#include "core/world/Command.h"
#include "core/world/Lines.h"
#include "core/world/StoredGame.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace levwright::playtest {
namespace {

using world::CommandSource;
using world::Disposition;
using world::Event;
using world::EventKind;
using world::Reply;

constexpr std::string_view lastLineOfSave = "WORLD_ACTIVE 1";

std::string firstProblem(const Reply& reply) {
    for (const Event& event : reply.events) {
        if (event.kind == EventKind::Problem)
            return event.text;
    }
    return say("it has no effect");
}

// What the world says to the player, in the language in use. The record keeps the world's own words.
std::string shownText(const Event& event) {
    constexpr std::string_view gap = "%1";
    const std::string pattern = world::messageText(event.message, gap);
    const std::size_t at = pattern.find(gap);
    const std::string_view text = event.text;
    if (at == std::string::npos)
        return std::string(text == pattern ? said(pattern) : text);
    const std::string_view behind = std::string_view(pattern).substr(at + gap.size());
    const bool fits = text.size() >= pattern.size() - gap.size() &&
                      text.starts_with(std::string_view(pattern).substr(0, at)) && text.ends_with(behind);
    std::string shown(said(pattern));
    const std::size_t place = shown.find(gap);
    if (!fits || place == std::string::npos)
        return event.text;
    const std::string_view word = text.substr(at, text.size() - at - behind.size());
    return shown.replace(place, gap.size(), said(word));
}

} // namespace

Playthrough::Playthrough(const world::Rules& rules, Beginning beginning)
    : m_world(rules), m_beginning(std::move(beginning)) {}

Result<std::unique_ptr<Playthrough>> Playthrough::begin(const world::Rules& rules, Beginning beginning) {
    std::unique_ptr<Playthrough> game(new Playthrough(rules, std::move(beginning)));
    if (Result<void> made = game->make(); !made)
        return std::unexpected(made.error());
    return game;
}

// Only commands that the world obeys are part of its beginning, as in a server's record.
Result<void> Playthrough::make() {
    std::string problem;
    std::vector<std::string> obeyed;
    for (std::string& command : m_beginning.commands) {
        const Reply reply = m_world.execute(command, m_beginning.source);
        if (reply.disposition == Disposition::Refused && problem.empty())
            problem = std::format("“{}”: {}", command, firstProblem(reply));
        if (reply.disposition != Disposition::Obeyed)
            continue;
        for (const Event& event : reply.events) {
            if (event.kind == EventKind::Log)
                m_firstMessages.push_back(shownText(event));
        }
        obeyed.push_back(std::move(command));
    }
    m_beginning.commands = std::move(obeyed);
    if (!state().active || state().player() == nullptr)
        return failure(problem.empty() ? say("there is no world to play in it") : problem);
    m_firstTurn = state().turn;
    m_timeline.emplace(m_world);
    return {};
}

Result<std::unique_ptr<Playthrough>> Playthrough::play(const Run& run) {
    const world::Rules* rules = world::rulesNamed(run.rules);
    if (rules == nullptr)
        return failure(say("there are no rules “{}”", run.rules));
    Result<std::unique_ptr<Playthrough>> game = begin(*rules, run.beginning);
    if (!game)
        return game;
    for (std::size_t step = 0; step < run.steps.size(); ++step) {
        const RunStep& played = run.steps[step];
        const Exchange exchange = (*game)->obey(played.command);
        if (exchange.disposition != Disposition::Obeyed)
            return failure(
                say("command {}, “{}”: {}", step + 1, played.command,
                    exchange.problems.empty() ? say("it was not carried out") : exchange.problems.front()));
        if (played.check && !(*game)->m_differs && *played.check != (*game)->timeline().steps().back().check)
            (*game)->m_differs = step;
    }
    return game;
}

bool Playthrough::knows(std::string_view command) const {
    return world::findCommand(command, m_world.rules()) != nullptr;
}

Exchange Playthrough::obey(std::string_view line) {
    Exchange exchange;
    if (line.find_first_of("\r\n") != std::string_view::npos) {
        exchange.disposition = Disposition::Refused;
        exchange.problems.emplace_back("a command is a single line");
        return exchange;
    }
    const world::Snapshot before = m_world.snapshot();
    const Reply reply = m_timeline->execute(line);
    exchange.disposition = reply.disposition;
    for (const Event& event : reply.events) {
        if (event.kind == EventKind::Log)
            exchange.answers.push_back("LOG " + event.text);
        else if (event.kind == EventKind::Answer)
            exchange.answers.push_back(event.text);
        else if (event.kind == EventKind::Problem)
            exchange.problems.push_back(event.text);
    }
    if (reply.disposition != Disposition::Obeyed)
        return exchange;
    m_notes.resize(m_timeline->position() - 1);
    m_notes.push_back(notesOf(reply, before));
    if (state().active)
        exchange.answers.emplace_back("WORLD_UPDATED");
    return exchange;
}

Playthrough::Notes Playthrough::notesOf(const Reply& reply, const world::Snapshot& before) const {
    Notes notes;
    std::vector<std::string> wounds;
    for (const Event& event : reply.events) {
        if (event.kind != EventKind::Log)
            continue;
        notes.messages.push_back(shownText(event));
        if (event.message == world::Message::YouWound)
            wounds.push_back(event.text);
    }
    if (wounds.empty())
        return notes;
    for (const world::Thing& thing : before->things) {
        if (!thing.living() || thing.id == world::playerId)
            continue;
        const std::string hit = messageText(world::Message::YouWound, before->typeOf(thing).name);
        const world::Thing* now = state().things.find(thing.id);
        if ((now == nullptr || !now->living()) && std::ranges::find(wounds, hit) != wounds.end())
            ++notes.kills;
    }
    return notes;
}

std::vector<std::string> Playthrough::thingsAt(world::Place place) {
    std::vector<std::string> names;
    const Reply reply = m_world.execute(std::format("THINGS_HERE {} {}", place.y, place.x));
    for (const Event& event : reply.events) {
        if (event.kind == EventKind::Answer && !event.text.starts_with("THINGS_HERE "))
            names.push_back(event.text);
    }
    return names;
}

Ending Playthrough::ending() const {
    const world::WorldState& now = state();
    if (now.player() == nullptr || !now.player()->living())
        return Ending::Died;
    if (!now.exit.empty())
        return Ending::Left;
    if (now.gameWon)
        return Ending::Won;
    return now.active ? Ending::None : Ending::Stopped;
}

Summary Playthrough::summary() const {
    Summary summary{.turns = state().turn - m_firstTurn,
                    .commands = m_timeline->position(),
                    .kills = 0,
                    .ending = ending(),
                    .exit = state().exit};
    for (std::size_t step = 0; step < m_timeline->position(); ++step)
        summary.kills += m_notes[step].kills;
    return summary;
}

Run Playthrough::run() const {
    Run run{.rules = std::string(m_world.rules().name), .beginning = m_beginning, .steps = {}};
    for (std::size_t step = 0; step < m_timeline->position(); ++step) {
        const world::Timeline::Step& played = m_timeline->steps()[step];
        run.steps.push_back({played.command, played.turn, played.check});
    }
    return run;
}

Result<world::Rules> rulesOfWorld(std::string_view bytes) {
    const world::StoredGame stored{.save = std::string(bytes)};
    const Result<world::Rules> rules = world::rulesFor(stored, std::nullopt);
    return rules ? rules : world::rulesFor(stored, world::referenceRules());
}

OpenedWorld openWorld(const world::Rules& rules, std::string_view bytes, std::uint32_t seed) {
    const std::vector<std::string_view> lines = world::linesOf(bytes);
    OpenedWorld opened;
    std::vector<std::string>& commands = opened.beginning.commands;
    if (!lines.empty() && lines.back() == lastLineOfSave) {
        commands.assign(lines.begin(), lines.end());
        opened.beginning.source = CommandSource::Save;
        return opened;
    }
    world::World probe(rules);
    auto line = lines.begin();
    for (; line != lines.end() && !probe.state().active; ++line) {
        if (probe.execute(*line).disposition == Disposition::Obeyed)
            commands.emplace_back(*line);
    }
    if (!probe.state().active)
        commands.push_back(std::format("MAKE_WORLD {}", seed));
    for (; line != lines.end(); ++line) {
        if (probe.execute(*line).disposition == Disposition::Obeyed)
            opened.commands.emplace_back(*line);
    }
    return opened;
}

} // namespace levwright::playtest
