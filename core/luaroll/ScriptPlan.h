// SPDX-License-Identifier: GPL-3.0-or-later
// A level script of NetHack 3.7 made ready for rolling.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/luaroll/Sandbox.h"
#include "core/roll/GenerationPlan.h"
#include "core/syntax37/Names37.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace levwright::luaroll {

// What the game says while it loads a level, with the line of the script.
struct Complaint {
    std::string text;
    int line = 0;
    bool operator==(const Complaint&) const = default;
};

struct ScriptOutcome {
    ScriptEnd end;
    std::vector<Complaint> complaints;
    std::vector<std::string> said;     // by nh.impossible() of the script itself
    std::map<std::int32_t, Area> maps; // of each call that laid one, the last
    int calls = 0;                     // of des that make something
    // What the run came to, in units of the sandbox's budget, and the most memory that it had.
    std::uint64_t units = 0;
    std::size_t bytes = 0;
};

// Statement numbers are the calls of des in the order of lua::callsOf().
struct ScriptPlan : roll::GenerationPlan {
    ScriptPlan(std::shared_ptr<const Catalog> known, std::string text, std::string name,
               roll::GenerationTablesPtr generation, roll::RollContext where);

    std::unique_ptr<roll::RollMachine> makeMachine() const override;
    std::size_t partCount() const override { return parts.size(); }
    Area areaOfPart(std::size_t part) const override { return parts[part]; }
    int chanceOf(std::int32_t /*number*/) const override { return 100; }
    bool isExpected(std::int32_t number) const override { return m_expected[std::size_t(number)]; }

    std::shared_ptr<const Catalog> catalog;
    syntax37::Names names;
    std::string script;
    std::string fileName; // as messages call it
    std::vector<Area> parts;
    // The calls that stand on a line, by it and the function's name.
    std::map<std::pair<int, std::string>, std::vector<std::int32_t>, std::less<>> callsOfLines;
    std::size_t callCount = 0;

private:
    void findCalls();

    std::vector<bool> m_expected; // by statement number
};

// statements: of a level that is shown, the index in its tree by call; partCalls: the call that opens each of
// its parts, -1 for the whole level. Error: the game has no tables; the script is refused, or ends the game,
// in a first roll: the message says why, and where.
Result<roll::RollPlanPtr> planScript(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                     std::string_view levelName, const roll::RollContext& context,
                                     const std::vector<std::size_t>& statements = {},
                                     const std::vector<std::int32_t>& partCalls = {},
                                     const std::stop_token& abandoned = {});

Result<std::shared_ptr<ScriptPlan>> planFor(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                            std::string_view levelName, const roll::RollContext& context);

// All that a script can call, by the way to it: "string.rep", "selection.metatable.__band".
Result<std::vector<std::string>> functionsOffered(std::shared_ptr<const Catalog> catalog);

// What the game says to a script that it loads once.
Result<ScriptOutcome> tryScript(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                std::string_view levelName, const roll::RollContext& context,
                                std::uint64_t seed);

} // namespace levwright::luaroll
