// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright::roll {

// The sign of an alignment; also its place in lists of three.
enum class Alignment : signed char { Chaos = -1, Neutral = 0, Law = 1 };

enum class Race { Human, Elf, Dwarf, Gnome, Orc };

// What the level's branch is, if it has one (format document on loading, section 20). Nothing: a branch whose
// end is at another level.
enum class Branch { None, Up, Down, Portal, Nothing };

// What altars of a random alignment lean to; none: to nothing.
struct AltarLeaning {
    std::optional<Alignment> ofLevel;
    std::optional<Alignment> ofDungeon;
    bool operator==(const AltarLeaning&) const = default;
};

// Where in the game a level lies and who enters it: what a roll depends on beside the level and the seed. The
// defaults are an ordinary level halfway down the main dungeon, entered by a human Valkyrie of level 10.
struct RollContext {
    std::string dungeon = "The Dungeons of Doom";
    std::string special; // the level's name in the dungeon description; empty: an ordinary level
    std::string variant; // the name of its file, of a level that has several
    std::string role = "Valkyrie";
    int depth = 12; // below the surface; negative above it
    int difficulty = 12;
    int levelInDungeon = 12;
    int levelsInDungeon = 29;
    int levelNumber = 12; // levels of all dungeons counted through
    int heroLevel = 10;
    int alignRecord = 0;
    bool gehennom = false;
    bool endgame = false;
    bool quest = false;
    bool mines = false;
    bool sokoban = false;
    bool tower = false;
    bool town = false;
    bool monstersAligned = false; // whether random monsters lean to an alignment here
    Alignment monsterAlign = Alignment::Neutral;
    Alignment heroAlign = Alignment::Neutral;
    Race heroRace = Race::Human;
    Branch branch = Branch::None;
    std::optional<AltarLeaning> altars; // not told: as monsters do

    bool isFirstOfDungeon() const { return levelInDungeon <= 1; }
    bool isLastOfDungeon() const { return levelInDungeon >= levelsInDungeon; }

    bool operator==(const RollContext&) const = default;
};

// "KEY=VALUE,KEY=VALUE…" with the keys of the loading tables and hero_align, hero_race; what is not given
// stays as in base. Errors: an unknown key, a value that does not fit its key (each message names it).
// Numbers may be 0..1000; depth, difficulty and align_record -1000..1000.
Result<RollContext> parseContext(std::string_view text, const RollContext& base = {});

// All of it in the form that parseContext reads: equal for equal contexts.
std::string toText(const RollContext& context);

} // namespace levwright::roll
