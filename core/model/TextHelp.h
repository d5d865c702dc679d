// SPDX-License-Identifier: GPL-3.0-or-later
// What languages tell about the text of a level or dungeon to readers and writers of it: what its words are,
// what can be folded, and what the statement at a place takes.
#pragma once

#include "core/text/Range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

enum class MarkKind : std::uint8_t {
    Keyword,
    Word, // of the language, within a statement
    Text,
    Number,
    Comment,
    Variable,
    Parameter,
    Function,
    Key, // of a table
    Monster,
    Object,
    Trap,
    Terrain,
    RoomType,
    MapCells, // a row of a map
    Unknown,  // the language has no such word
};

// What a piece of text is. Marks are in text order, are not empty and do not overlap.
struct Mark {
    Range range;
    MarkKind kind{};
    bool operator==(const Mark&) const = default;
};

enum class FoldKind : std::uint8_t { Level, Part, Room, Map, Block, Function, Table, Comment };

// A piece of text that can be shown as its first line only. It may lie within another one.
struct Fold {
    Range range;
    FoldKind kind{};
    bool operator==(const Fold&) const = default;
};

struct SignatureField {
    std::string label;         // "attitude"
    std::string explanation{}; // may be empty
    bool isOptional = false;   // may be left out
    bool operator==(const SignatureField&) const = default;
};

// What the statement or call at a place takes.
struct Signature {
    std::string name;                   // "MONSTER", "des.monster"
    std::vector<SignatureField> fields; // in the order in which they are written
    std::optional<std::size_t> active;  // the field at the place, if it is one of them
    bool isTable = false;               // the fields are keys of a table, in any order
    bool operator==(const Signature&) const = default;
};

} // namespace levwright
