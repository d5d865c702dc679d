// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled form of a dungeon description, with a record for each kind in dungeon, section 7. Numbers are
// those of the file: 16 bits for base and rand, 32 bits for all others.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace levwright {

inline constexpr int noChain = -1; // of levels and branches that count from the top of their dungeon

// A field of 24 bytes. The game's compiler does not clear a field before it writes a name into it, so bytes
// of a longer name may remain after a shorter one.
struct NameField {
    static constexpr std::size_t size = 24;

    std::string text;     // up to the first NUL byte
    std::string leftover; // the bytes after that NUL, without the NULs at their end

    // Writes text into the field, as the game's compiler does. A name of more than 23 bytes, which some
    // users' games have, makes the field longer; then no file can have it.
    void overwrite(const std::string& name);
    bool operator==(const NameField&) const = default;
};

// base and rand of a place mean levels base … base + rand - 1. With a rand of 0 or 1 it is level base alone,
// with -1 all levels from base on. A base below 0 counts from the bottom (-1); with a chain, it counts from
// that level. For a dungeon, they give its number of levels.
struct DungeonSpan {
    int base = 0;
    int rand = 0;
    bool operator==(const DungeonSpan&) const = default;
};

// The bits of flags.
namespace DungeonFlag {
constexpr std::uint32_t town = 0x1;
constexpr std::uint32_t hellish = 0x2;
constexpr std::uint32_t mazelike = 0x4;
constexpr std::uint32_t roguelike = 0x8;
constexpr std::uint32_t chaotic = 0x10;
constexpr std::uint32_t neutral = 0x20;
constexpr std::uint32_t lawful = 0x40;
constexpr std::uint32_t unconnected = 0x100; // no branch leads there; in scripts only
constexpr std::uint32_t alignments = chaotic | neutral | lawful;
} // namespace DungeonFlag

// The kinds of connection of a branch: BranchRecord::type.
namespace BranchType {
constexpr int stair = 0;
constexpr int noUp = 1;   // stairs without the upper end
constexpr int noDown = 2; // stairs without the lower end
constexpr int portal = 3;
} // namespace BranchType

struct SpecialLevelRecord {
    NameField name;
    DungeonSpan place;
    int chance = 100;    // percent
    int count = 0;       // variants of its file; 0 if it has none
    int chain = noChain; // number, in the whole file, of the level from which it counts
    std::uint32_t flags = 0;
    char bones = 0; // 0: none
    bool operator==(const SpecialLevelRecord&) const = default;
};

struct BranchRecord {
    NameField target; // the name of a dungeon
    DungeonSpan place;
    int chain = noChain; // as for levels; -2 if the name was not known
    int type = BranchType::stair;
    int up = 0; // 1: leads upwards
    // The entry level of the target, in games with the rule "entry-by-branch", whose dungeons have none.
    int entry = 0;
    bool operator==(const BranchRecord&) const = default;
};

struct CompiledDungeonPart {
    NameField name;
    NameField protofile;
    DungeonSpan size;
    std::uint32_t flags = 0;
    int chance = 0; // percent; 0: always
    int entry = 0;  // the level on which it is entered; 0 if not given, below 0 from the bottom
    char bones = 0;
    std::vector<SpecialLevelRecord> levels;
    std::vector<BranchRecord> branches;
    bool operator==(const CompiledDungeonPart&) const = default;
};

struct CompiledDungeon {
    std::vector<CompiledDungeonPart> dungeons;
    bool operator==(const CompiledDungeon&) const = default;
};

} // namespace levwright
