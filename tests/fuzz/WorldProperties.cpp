// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/world/Lines.h"
#include "core/world/SaveText.h"
#include "core/world/ServerSession.h"
#include "core/world/Tokens.h"
#include "core/world/ViewText.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace levwright::fuzz {
namespace {

using namespace world;

// Limits the work for an input to a second: skips commands that may cause long searches, and stops when a
// world has grown large.
class Budget {
public:
    bool allows(const World& world, std::string_view line) {
        const std::optional<std::vector<std::string>> words = splitWords(line);
        if (!words || words->empty())
            return true;
        const std::string& name = words->front();
        if (name == "MAKE_WORLD" || name == "SEED_MAP")
            return world.state().length >= shortestMade && world.state().length <= longestMade &&
                   m_makes-- > 0;
        if (!name.empty() && name.front() >= 'a' && name.front() <= 'z')
            return m_turns-- > 0;
        for (const Limit& limit : limits) {
            if (name == limit.name && words->size() == 2)
                return readNumber(words->back()).value_or(0) <= limit.highest;
        }
        return true;
    }

    static bool exhausted(const World& world) { return world.state().things.size() > mostThings; }

private:
    struct Limit {
        std::string_view name;
        std::int64_t highest;
    };
    static constexpr std::array<Limit, 3> limits{
        {{"MAP_LENGTH", 32}, {"TA_EFFORT", 6}, {"TT_START_NUMBER", 12}}};
    // Below this, the search for a map takes long if there is none.
    static constexpr int shortestMade = 28;
    static constexpr int longestMade = 32;
    static constexpr std::size_t mostThings = 120;

    int m_makes = 2;
    int m_turns = 16;
};

// As the lines of a client arrive: without
// and \r.
std::vector<std::string> commandsOf(std::string_view input) {
    constexpr std::size_t mostLines = 160;
    LineReader reader;
    reader.add(input);
    reader.add("\n");
    std::vector<std::string> lines;
    while (reader.hasLine() && lines.size() < mostLines)
        lines.push_back(reader.takeLine());
    return lines;
}

// What a save must restore: everything except the altar, which is found again, and memory, which takes in
// what the player sees when the world is activated (world-server.md, sections 8 and 13).
std::string lastingPart(std::string_view save) {
    std::string text;
    for (const std::string_view line : linesOf(save)) {
        if (!line.starts_with("T_MEM") && !line.starts_with("altar "))
            text.append(line) += '\n';
    }
    return text;
}

void load(World& world, std::string_view save) {
    for (const std::string_view line : linesOf(save))
        world.execute(line, CommandSource::Save);
}

void checkSaving(const World& world) {
    const std::string save = saveText(world.state(), world.rules());
    viewText(world.state(), world.rules());
    World again(world.rules());
    load(again, save);
    const std::string second = saveText(again.state(), again.rules());
    require(lastingPart(second) == lastingPart(save), "a save is read as it was written");
    if (!again.state().active)
        return;
    World third(world.rules());
    load(third, second);
    require(third.checkNumber() == again.checkNumber(), "a world that was loaded is saved whole");
}

// Executes one command twice: a restored world must do the same again.
void obeyTwice(World& world, std::string_view line) {
    const std::uint64_t before = world.checkNumber();
    const Snapshot snapshot = world.snapshot();
    const Disposition form = world.classify(line);
    const Reply reply = world.execute(line);
    const std::uint64_t after = world.checkNumber();
    require(reply.disposition == form || reply.disposition == Disposition::Refused,
            "the form of a line says what becomes of it");
    if (reply.disposition != Disposition::Obeyed)
        require(before == after, "only a command that is obeyed changes the world");
    world.restore(snapshot);
    require(world.checkNumber() == before, "a snapshot brings the world back");
    const Reply second = world.execute(line);
    require(second.disposition == reply.disposition && second.events == reply.events &&
                world.checkNumber() == after,
            "the same command does the same again");
}

void checkCommands(const Rules& rules, const std::vector<std::string>& lines) {
    World world(rules);
    Budget budget;
    for (const std::string& line : lines) {
        if (budget.allows(world, line))
            obeyTwice(world, line);
        if (Budget::exhausted(world))
            break;
    }
    if (world.state().active)
        checkSaving(world);
}

} // namespace

void checkWorld(std::string_view input) {
    const std::vector<std::string> lines = commandsOf(input);
    for (const Rules* rules : {&documentedRules(), &referenceRules()})
        checkCommands(*rules, lines);
}

void checkWorldSave(std::string_view input) {
    using namespace std::chrono_literals;
    for (const Rules* rules : {&documentedRules(), &referenceRules()}) {
        World filter(*rules);
        Budget budget;
        std::string save;
        for (const std::string& line : commandsOf(input)) {
            if (!budget.allows(filter, line))
                continue;
            filter.execute(line, CommandSource::Save);
            save.append(line) += '\n';
            if (Budget::exhausted(filter))
                return;
        }
        ServerSession session(*rules);
        StoredGame stored{.save = save};
        stored.place = std::string(input.substr(input.size() / 2));
        stored.record = stored.place->substr(0, stored.place->size() / 2);
        require(session.play(stored, 1, 0s).has_value(), "a save is always something to play");
        for (const char* line : {"wait", "ai", "pick_up", "move east", "THINGS_HERE 1 1"})
            session.obey(line, 1s);
        if (session.world().state().active)
            checkSaving(session.world());
    }
}

} // namespace levwright::fuzz
