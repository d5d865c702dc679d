// SPDX-License-Identifier: GPL-3.0-or-later
// What an inspector sees of a statement in any language: its fields, each with its value and the best way to
// change it. There is no tree and no record in it.
#pragma once

#include "core/model/TextHelp.h"
#include "core/tree/Statement.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// The best way to enter a field, which also decides what its source is.
enum class FieldInput : std::uint8_t {
    Word, // one of the choices
    // The text between quotes, written while it is typed. The choices are suggestions; “random” stands there
    // without quotes.
    Name,
    Text,    // like Name, but without choices
    Line,    // a text without its quotes; makes no sense while half typed
    Source,  // the source as it is written; makes no sense while half typed
    Number,  // a number or one of the choices
    Box,     // a number within bounds
    Place,   // two numbers, or one of the choices
    Area,    // four numbers
    AnyArea, // like Area, but the numbers may also count in the level ("levregion")
    Flag,    // written ("on") or not
    Pair,    // two numbers that are not a place, or one of the choices
    Words,   // some of the choices, at least one
};

// The subject of a field, in the order of an inspector.
enum class FieldGroup : std::uint8_t { What, Where, Options };

struct FieldChoice {
    std::string source;
    std::string explanation;     // may be empty
    bool saysAll = false;        // the explanation is sufficient, so the source need not be shown
    bool isOfOtherClass = false; // its class differs from the written one, which has to change with it
    bool isBare = false;         // for a Name: it is written without quotes
    std::optional<MarkKind> thing = std::nullopt; // what it names
};

inline constexpr int certainChance = 100; // per cent; a chance of this much need not be written

// The bounds of a Box.
struct FieldBounds {
    int lowest = 0;
    int highest = 0;
    std::optional<int> usual; // the value that need not be written
    bool hasZero = true;
};

struct FieldView {
    FieldKey key;
    std::string name;  // used in the names of undo steps: "attribute"
    std::string label; // "given name"; each field of a statement has a different one
    FieldInput input{};
    FieldGroup group{};
    bool isOptional = false;            // may be removed
    std::string absent{};               // the value when it is not written, if it is to be shown: "stair"
    std::string hint{};                 // for a tool tip
    std::string unit{};                 // shown after a number: "%"
    std::array<std::string, 2> parts{}; // for a Pair: "wide", "high"
    FieldBounds bounds{};
    bool choicesVary = false; // the choices can differ after every change of the text, whatever the scope

    // The current value.
    bool isWritten = false;
    Range range{}; // the value's range in the file, or that of the value that it would be part of; else empty
    std::string source{};
    std::string text{};                  // the text between the quotes
    std::vector<std::int64_t> numbers{}; // for a Box, or for a place or area that is written as such
    std::uint32_t scope = 0;             // while this number is the same, the choices are the same
};

struct StatementView {
    StatementKind kind{};
    std::string title;             // "hell hound"; for a broken statement, its text as written
    Range keyword;                 // in the file
    Range range;                   // of the whole statement
    std::vector<FieldView> fields; // in the order of an inspector
    bool isWhole = false;          // has a known keyword and no syntax error
};

} // namespace levwright
