// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of a file for readers: symbols, what can be folded, and what its words are. Ranges count in
// the file. Each class keeps what it knows about levels that do not change; use one for each document.
#pragma once

#include "core/document/Analysis.h"
#include "core/model/LevelOutline.h"
#include "core/model/TextHelp.h"
#include "core/services/LevelCache.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::services {

// For a level whose text does not name it, as a script is named by its file.
inline constexpr std::string_view noName = "…";

enum class SymbolKind : std::uint8_t { Level, Section, Group, Statement, Function };

struct Symbol {
    SymbolKind kind{};
    StatementGroup group = StatementGroup::Others; // for groups and statements
    std::string name;                              // never empty, except for groups; maybe noName for a level
    std::string detail{};                          // may be empty
    Range range{};                                 // with all its children
    Range shown{};                                 // the most important part of it
    std::vector<Symbol> children{};
};

class Symbols {
public:
    // Levels or dungeons with what they contain, in text order. A script has its name from the path of its
    // file, which may be empty.
    std::vector<Symbol> of(const Analysis& analysis, std::string_view path);

private:
    LevelCache<std::vector<Symbol>> m_levels; // from the start of the level
};

class Folds {
public:
    // Those that begin and end on different lines, outer ones before inner ones. No two have the same lines.
    std::vector<Fold> of(const Analysis& analysis);

private:
    LevelCache<std::vector<Fold>> m_levels;
};

class Marks {
public:
    std::vector<Mark> of(const Analysis& analysis);

private:
    LevelCache<std::vector<Mark>> m_levels;
};

} // namespace levwright::services
