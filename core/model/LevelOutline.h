// SPDX-License-Identifier: GPL-3.0-or-later
// What a level consists of, for lists: its parts or rooms and the statements in them, each in a few words.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/syntax/Grammar.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

class LevelLanguage;
struct LevelModel;
struct LevelSource;

struct OutlineEntry {
    enum class Kind : std::uint8_t {
        Section, // a part or room
        Group,   // of statements for one purpose; named by whoever shows it
        Statement,
        Level // of a dungeon; a statement in all else
    };

    Kind kind = Kind::Statement;
    std::string label;
    std::string detail;                            // where, how large; may be empty
    StatementGroup group = StatementGroup::Others; // of a group or statement
    bool isBroken = false;                         // cannot be understood
    std::optional<Severity> worst = std::nullopt;  // errors and warnings of it, not of its children
    std::optional<std::size_t> statement =
        std::nullopt;                        // by its index in the level; of a section the one that opens it
    std::vector<OutlineEntry> children = {}; // of a statement: what stands in its block, or lies in it
};

// The words for a section, by its index, and whether its statements are listed in groups.
struct SectionWords {
    std::string label;
    std::string detail;
    bool isGrouped = true;
    std::optional<std::size_t> parent = std::nullopt; // the section that it is listed in
};
using NameSection = std::function<SectionWords(std::size_t section)>;

// For languages: the outline of a level as LevelLanguage::outline() gives it, with its own words for
// sections.
std::vector<OutlineEntry> makeOutline(const LevelLanguage& language, const LevelSource& level,
                                      const NameSection& nameSection);

// How many statements of each group the parts or rooms of a level have, broken ones included.
using StatementCounts = std::array<int, statementGroupCount>;
StatementCounts countsOf(const LevelModel& level);

} // namespace levwright
