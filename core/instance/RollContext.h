// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright::roll {

// The value is the sign of an alignment, and also its position in lists of three.
enum class Alignment : signed char { Chaos = -1, Neutral = 0, Law = 1 };

enum class Race { Human, Elf, Dwarf, Gnome, Orc };

// The kind of the level's branch (format document on loading, section 20). Nothing: a branch whose end is on
// another level.
enum class Branch { None, Up, Down, Portal, Nothing };

// The alignments that decide those of random altars; an empty one decides nothing.
struct AltarLeaning {
    std::optional<Alignment> ofLevel;
    std::optional<Alignment> ofDungeon;
    bool operator==(const AltarLeaning&) const = default;
};

// Where in the game a level lies and who enters it. Besides the level and the seed, a roll depends on this.
// The default is an ordinary level halfway down the main dungeon, entered by a human Valkyrie of level 10.
struct RollContext {
    std::string dungeon = "The Dungeons of Doom";
    std::string special; // the level's name in the dungeon description; empty for an ordinary level
    // The name of its file without the ending. Scripts go by it; other levels have a name of their own.
    std::string variant;
    std::string role = "Valkyrie";
    int depth = 12; // below the surface; negative above it
    int difficulty = 12;
    int levelInDungeon = 12;
    int levelsInDungeon = 29;
    int levelNumber = 12; // number of the level when all dungeons are counted through
    int heroLevel = 10;
    int alignRecord = 0;
    bool gehennom = false;
    bool endgame = false;
    bool quest = false;
    bool mines = false;
    bool sokoban = false;
    bool tower = false;
    bool town = false;
    bool monstersAligned = false; // whether random monsters prefer an alignment here
    Alignment monsterAlign = Alignment::Neutral;
    Alignment heroAlign = Alignment::Neutral;
    Race heroRace = Race::Human;
    Branch branch = Branch::None;
    // For rolls of a themed room: the contents that it gets if it takes any, by name without commas; and
    // whether nothing else is made.
    std::string fill;
    bool alone = false;
    // For rolls of a vault: whether it is set into a sample level, a plain one of rooms.
    bool sampleLevel = false;
    std::optional<AltarLeaning> altars; // if empty, altars follow the same alignment as monsters

    bool isFirstOfDungeon() const { return levelInDungeon <= 1; }
    bool isLastOfDungeon() const { return levelInDungeon >= levelsInDungeon; }

    bool operator==(const RollContext&) const = default;
};

// Reads "KEY=VALUE,KEY=VALUE…" with the keys of the loading tables and hero_align, hero_race. Keys that are
// not given stay as in base, but the hero's alignment and record follow a role or race that is given without
// them. Errors: an unknown key, or a value that does not fit its key (each message names it). Numbers may be
// 0..1000; depth, difficulty and align_record -1000..1000.
Result<RollContext> parseContext(std::string_view text, const RollContext& base = {});

// The context of the level in that file, which is a script or any other file with levels.
RollContext contextOfFile(std::string_view path, RollContext context = {});

// The same place of the game, at another depth and as difficult as it is there.
RollContext atDepth(RollContext context, int depth);

// The whole context in the form that parseContext reads. Equal contexts give equal texts.
std::string toText(const RollContext& context);

} // namespace levwright::roll
