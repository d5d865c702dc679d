// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of dungeon descriptions. Source: dungeon, section 4.
#pragma once

#include "core/tree/Grammar.h"

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
};

constexpr std::uint8_t kindsFrom(DungeonStatementKind) {
    return 128;
}

constexpr bool operator==(StatementKind kind, DungeonStatementKind own) {
    return kind == ownKind(own);
}

// Whether ENTRY says on which level a dungeon is entered, or a number after each branch.
enum class EntryLevels : std::uint8_t { OfDungeons, OfBranches };
// Whether a title, which the game shows, stands before the name of a level.
enum class LevelTitles : std::uint8_t { None, Shown };

// Statements that only a user's game has are of the kind Opaque.
GrammarPtr makeDungeonGrammar(EntryLevels entries, LevelTitles titles);
// The rule without the entry level of branches and the title of levels.
const StatementRule& dungeonRuleFor(DungeonStatementKind kind);

// LEVEL, RNDLEVEL, CHAINLEVEL and RNDCHLEVEL.
bool definesLevel(StatementKind kind);
// BRANCH and CHAINBRANCH.
bool definesBranch(StatementKind kind);
// LEVELDESC and LEVALIGN, which describe the level before them.
bool describesLevel(StatementKind kind);

// The class of the word that an argument of kind Tag stands for.
inline WordClass tagClassOf(const Argument& tag) {
    return WordClass(tag.numbers[1]);
}

} // namespace levwright
