// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of a level for lists: its parts or rooms, and the statements in them, each in a few words.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/tree/Grammar.h"

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
        Group,   // statements with one purpose; whoever shows the group names it
        Statement,
        Level // a level of a dungeon; in everything else like a statement
    };

    Kind kind = Kind::Statement;
    std::string label;
    std::string detail;                            // where, how large; may be empty
    StatementGroup group = StatementGroup::Others; // for a group or statement
    bool isBroken = false;                         // cannot be understood
    std::optional<Severity> worst = std::nullopt;  // errors and warnings of it, not of its children
    // By its index in the level. That of a section opens it.
    std::optional<std::size_t> statement = std::nullopt;
    // Of a statement: the statements of its block, or what lies in it.
    std::vector<OutlineEntry> children = {};
};

// The words for a section, and whether its statements are listed in groups. A section is given by its index.
struct SectionWords {
    std::string label;
    std::string detail;
    bool isGrouped = true;
    std::optional<std::size_t> parent = std::nullopt; // the section below which it is listed
};
using NameSection = std::function<SectionWords(std::size_t section)>;

// "Room 0" as CORRIDOR counts rooms: those that are in no other, from 0. "Subroom" for the others.
std::string roomTitle(std::size_t section, const std::function<bool(std::size_t section)>& isNested);

// For languages: makes the outline for LevelLanguage::outline(). nameSection gives the language's own words
// for sections.
std::vector<OutlineEntry> makeOutline(const LevelLanguage& language, const LevelSource& level,
                                      const NameSection& nameSection);

// The rows of the statements that an edit of a level has changed, as in its outline. Empty if other rows may
// change, too, or may be others.
std::optional<std::vector<OutlineEntry>> changedEntries(const LevelLanguage& language,
                                                        const LevelModel& before, const LevelSource& after);

// How many statements of each group are in the parts or rooms of a level, broken ones included.
using StatementCounts = std::array<int, statementGroupCount>;
StatementCounts countsOf(const LevelModel& level);

} // namespace levwright
