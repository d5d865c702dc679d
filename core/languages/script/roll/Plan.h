// SPDX-License-Identifier: GPL-3.0-or-later
// A level script of NetHack 3.7 made ready for rolling.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/languages/script/roll/Sandbox.h"
#include "core/languages/script/roll/ScriptWords.h"
#include "core/languages/script/syntax/Functions.h"
#include "core/languages/script/syntax/Library.h"
#include "core/languages/script/syntax/Names.h"
#include "core/roll/GenerationPlan.h"
#include "core/text/Range.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::scriptroll {

// The table of a game that holds a library of its own, which runs before each script; most games have none.
inline constexpr std::string_view libraryTable = "script-library";

struct ScriptOutcome {
    ScriptEnd end;
    std::vector<roll::Complaint> complaints;
    std::map<std::int32_t, Area> maps; // for each call that laid maps, the area of the last one
    bool lacksWanted = false;          // the chosen themed room found no place
    int calls = 0;                     // how many calls of des make something
    // The cost of the run, in units of the sandbox's budget, and the largest amount of memory in use.
    std::uint64_t units = 0;
    std::size_t bytes = 0;
};

// Which themed rooms a level gets; numbers count from 1 in their list.
struct ThemedWish {
    std::size_t room = 0;      // 0: a room of the usual form
    std::size_t fill = 0;      // its contents; 0: what the script chooses, if the room takes any
    std::size_t usualRoom = 0; // what the other rooms of the level are; 0: ordinary ones
    Range shown;               // the statements are the calls in this part of the script
    bool operator==(const ThemedWish&) const = default;
};

// The numbers of the catalog's objects in the game, which has objects without names between them.
std::vector<int> numbersOfObjects(const Catalog& catalog);

// Statement numbers are indices of the calls of des in the order of lua::callsOf().
struct ScriptPlan : roll::GenerationPlan {
    ScriptPlan(std::shared_ptr<const Catalog> known, std::string text, std::string name,
               const roll::GenerationTablesPtr& generation, roll::RollContext where,
               std::optional<Range> shown);

    std::unique_ptr<roll::RollMachine> makeMachine() const override;
    std::size_t partCount() const override { return parts.size(); }
    Area areaOfPart(std::size_t part) const override { return parts[part]; }
    int chanceOf(std::int32_t /*number*/) const override { return 100; }
    bool isExpected(std::int32_t number) const override { return m_expected[std::size_t(number)]; }

    std::shared_ptr<const Catalog> catalog;
    script::Names names;
    script::Functions functions;
    script::Library library;
    ScriptWords words;
    std::vector<int> objectNumbers; // by object of the catalog
    // By terrain of rolls: the number and the word by which scripts know it.
    std::vector<std::pair<int, std::string_view>> terrainNames;
    // If true, what the game does not know becomes a random thing or nothing, where the game would end the
    // script. True only if the script is known to be for another game.
    bool passesOverUnknown = false;
    std::optional<ThemedWish> themed; // if empty, the script is a level
    std::string script;
    std::string fileName; // its name in messages
    std::vector<Area> parts;
    // The calls by line and function name.
    std::map<std::pair<int, std::string>, std::vector<std::int32_t>, std::less<>> callsOfLines;
    std::size_t callCount = 0;

private:
    // Finds the calls that become statements: those in that part of the script, or all of them.
    void findCalls(std::optional<Range> within);

    std::vector<bool> m_expected; // by statement number
};

// Further facts about a script that is rolled.
struct ScriptSetting {
    std::vector<std::size_t> statements = {}; // by call: its index in the tree of a level that is shown
    std::vector<std::int32_t> partCalls = {}; // by part: the call that opens it, -1 for the whole level
    bool hasUnknown = false;                  // see ScriptPlan::passesOverUnknown
    std::optional<ThemedWish> themed = {};    // for a script of themed rooms
};

// Error: the game has no tables, or the script makes no level or runs for too long; the message says where.
// Rolls of a script with an error are fatal.
Result<roll::RollPlanPtr> planScript(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                     std::string_view levelName, const roll::RollContext& context,
                                     const ScriptSetting& facts = {}, const std::stop_token& abandoned = {});

// shown: the part of the script whose calls are statements; by default, all are.
Result<std::shared_ptr<ScriptPlan>> planFor(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                            std::string_view levelName, const roll::RollContext& context,
                                            std::optional<Range> shown = {});

// Everything that a script can call, by its path: "string.rep", "selection.metatable.__band".
Result<std::vector<std::string>> functionsOffered(std::shared_ptr<const Catalog> catalog);

// Loads a script once and returns what the game reports.
Result<ScriptOutcome> tryScript(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                std::string_view levelName, const roll::RollContext& context,
                                std::uint64_t seed);

} // namespace levwright::scriptroll
