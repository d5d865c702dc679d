// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of dungeon descriptions and what each may hold: one table for the parser, the edits and the
// messages. Source: dungeon, section 4.
#pragma once

#include "core/syntax/Dialect.h"
#include "core/syntax/Token.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

enum class DungeonStatementKind : std::uint8_t {
    Dungeon,
    Entry,
    Protofile,
    Description,
    Alignment,
    LevelDescription,
    LevelAlignment,
    Level,
    RandomLevel,
    ChainLevel,
    RandomChainLevel,
    Branch,
    ChainBranch,
    Unknown, // words that begin no statement
};

enum class DungeonField : std::uint8_t {
    Name,
    Bones,
    Size,  // of a dungeon: base and rand
    Place, // of a level or branch: base and rand
    Chain, // the level that the place counts from
    Chance,
    Count, // of the variants of a level
    Entry,
    Tag,
    Type,
    Direction,
};

enum class DungeonArgumentKind : std::uint8_t { String, Integer, Couple, Tag, BranchType, Direction };

enum class DungeonSlotUse : std::uint8_t {
    Required,
    Optional,        // the last ones: the statement may end before it
    BeforeAnotherOne // an integer that is there only if a second one follows
};

struct DungeonSlot {
    DungeonField field{};
    DungeonArgumentKind kind{};
    DungeonSlotUse use = DungeonSlotUse::Required;
    TokenKind lead{}; // the sign before it: At or Plus; any other: none
};

struct DungeonStatementRule {
    DungeonStatementKind kind{};
    std::string_view word;
    std::vector<DungeonSlot> slots;
};

const DungeonStatementRule* dungeonRuleFor(std::string_view word);
const DungeonStatementRule& dungeonRuleFor(DungeonStatementKind kind);
const std::vector<DungeonStatementRule>& dungeonStatementRules();

// LEVEL, RNDLEVEL, CHAINLEVEL and RNDCHLEVEL.
bool definesLevel(DungeonStatementKind kind);
// BRANCH and CHAINBRANCH.
bool definesBranch(DungeonStatementKind kind);
// LEVELDESC and LEVALIGN, which speak of the level before them.
bool describesLevel(DungeonStatementKind kind);

// "a number", "a text in quotes", … for messages.
std::string_view describe(DungeonArgumentKind kind);
// "name", "bones marker", … for labels and messages.
std::string_view nameOf(DungeonField field);
// Whether a word of that class can be an argument of the kind.
bool accepts(DungeonArgumentKind kind, WordClass wordClass);

} // namespace levwright
