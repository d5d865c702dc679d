// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a statement as data: what the tables of a user's game say of its own statements and values.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright::program {

// What a piece may be. The names are those of the tables (doc/guide/games.md).
enum class FormValue : std::uint8_t {
    Place,
    Selection,
    Region,
    Levregion,
    Cell,
    Monster,
    Object,
    Number,
    Text,
    Integer,   // with or without a sign, and no variable
    String,    // no variable
    Character, // no variable
    Dice,
    Percent, // 50%
    Chance,  // [50%]
    Directions,
    Random,
    Call,  // of a function: name, name.part, name(…)
    Block, // reads nothing; a block in braces follows
};

struct FormPiece {
    enum class Kind : std::uint8_t {
        Sequence,
        Choice,    // one of the parts
        MayBeLeft, // the part may be left out
        List,      // the part, once or more, with commas between
        Value,
        ClassWord, // any word of the class that text names
        Itself,    // the word or sign that text is
    };
    Kind kind = Kind::Sequence;
    FormValue value{};
    std::string_view text; // part of the text that was read
    std::vector<FormPiece> parts;
};

// Empty for "opaque", and for whatever is no form. The text must outlive the pieces.
std::optional<FormPiece> formFrom(std::string_view text);

} // namespace levwright::program
