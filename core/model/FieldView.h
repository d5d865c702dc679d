// SPDX-License-Identifier: GPL-3.0-or-later
// What an inspector sees of a statement, whatever it is written in: fields, each with what it says and how it
// is best changed. No tree and no record is in it.
#pragma once

#include "core/syntax/Statement.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// What a field is best entered with; and what its source is.
enum class FieldInput : std::uint8_t {
    Word,    // one of the choices
    Name,    // what stands between quotes, as it is typed; the choices are suggestions, random is a word
    Text,    // the same without choices
    Line,    // a text without its quotes; half of it is not meant
    Source,  // as it is written; half of it is not meant
    Number,  // a number or one of the choices
    Box,     // a number within bounds
    Place,   // two numbers, or one of the choices
    Area,    // four numbers
    AnyArea, // the same; the numbers may also count in the level ("levregion")
    Flag,    // there ("on") or not
    Pair,    // two numbers other than a place, or one of the choices
    Words,   // some of the choices, one at least
};

// What a field is about, in the order of an inspector.
enum class FieldGroup : std::uint8_t { What, Where, Options };

struct FieldChoice {
    std::string source;
    std::string explanation;     // may be empty
    bool saysAll = false;        // the explanation, so the source need not be shown
    bool isOfOtherClass = false; // than the one that is written, which then has to follow
    bool isBare = false;         // of a Name: stands without quotes
};

inline constexpr int certainChance = 100; // per cent: such a chance need not be written

// Of a Box.
struct FieldBounds {
    int lowest = 0;
    int highest = 0;
    std::optional<int> usual; // need not be written
    bool hasZero = true;
};

struct FieldView {
    FieldKey key;
    std::string name;  // for the names of steps: "attribute"
    std::string label; // "given name"; no two of a statement are the same
    FieldInput input{};
    FieldGroup group{};
    bool isOptional = false;            // may be taken away
    std::string absent{};               // what it is then, if that is to be told: "stair"
    std::string hint{};                 // for a tool tip
    std::string unit{};                 // behind a number: "%"
    std::array<std::string, 2> parts{}; // of a Pair: "wide", "high"
    FieldBounds bounds{};
    bool choicesVary = false; // with every change of the text, whatever the scope

    // What it says now.
    bool isWritten = false;
    Range range{}; // of its value, in the file, or of what it would be part of; else empty
    std::string source{};
    std::string text{};                  // what stands between the quotes
    std::vector<std::int64_t> numbers{}; // of a place or area that is written as such, or of a Box
    std::uint32_t scope = 0;             // what there is to choose from is the same while this is
};

struct StatementView {
    StatementKind kind{};
    std::string title;             // "hell hound"; of a broken one: as it is written
    Range keyword;                 // in the file
    Range range;                   // of the whole statement
    std::vector<FieldView> fields; // in the order of an inspector
    bool isWhole = false;          // has a known keyword and no syntax error
};

} // namespace levwright
