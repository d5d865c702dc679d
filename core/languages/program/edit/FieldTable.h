// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of all statements of levels of NetHack 3.6, and where they are in a statement. Internal to
// program/edit.
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/model/LevelLanguage.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace levwright::program {

// How a field is written. It also decides how the field is entered while its value is a simple one.
enum class FieldForm : std::uint8_t {
    Word,
    Class,   // the class of the thing in the statement
    Thing,   // a monster or object, without its class
    Name,    // a text between quotes that the game knows, or random
    Text,    // any text between quotes
    Number,  // a number, or an expression for one
    Percent, // [50%] or 50%
    Place,   // one cell
    Cells,   // a selection, which may be one cell
    Area,
    AnyArea, // like Area; may count in the level
    Pair,
    Alignments, // (left,top)
    Terrain,    // a map character, without its light
    Light,      // the light of the terrain that the statement makes
    Flag,
    Words,
    Style, // of INIT_MAP; each style has its own following words
    List,  // a variable that holds a list
    Source,
};

enum class Use : std::uint8_t {
    Needed,
    Alternative, // is there only where it is written, because the statement also has another form
    Option,      // anywhere after the required arguments
    Tail,        // in its order, after the required arguments
};

struct FieldRow {
    StatementKind statement{};
    FieldKey key;
    FieldForm form{};
    Use use{};
    ArgumentSet words{};      // its possible words; those of options and room flags follow from the key
    std::string_view label{}; // empty: use the field's own name
    std::string_view hint{};
    std::string_view word{};   // stands before its value and a colon, or is all of a flag
    std::string_view usual{};  // written in its place where a later one follows
    std::string_view absent{}; // its value when it is not written
    FieldBounds bounds{};      // the bounds of a percentage
    std::array<std::string_view, 2> parts{};
};

// The rows of a statement, within each group in the order of an inspector; empty for a kind without fields.
std::span<const FieldRow> fieldRows(StatementKind statement);

// What a statement has for a row; argument is null if it has nothing.
struct FieldValue {
    const Argument* argument = nullptr; // the whole argument
    const Argument* value = nullptr;    // the value within it, for an option that has one
    Range range;                        // the range that is shown and rewritten
};

// Calls take for each argument that is not an operand of another.
template <class Take>
void forEachArgument(const StatementNode& node, Take take) {
    for (std::size_t i = 0; i < node.arguments.size(); i += 1 + node.arguments[i].operands)
        take(node.arguments[i]);
}

// Whether the argument belongs to the field.
bool isOf(const Argument& argument, const FieldKey& key);
FieldValue valueOf(const LevelSource& level, const StatementNode& node, const FieldRow& row);
// Whether the statement can have the field, written or not.
bool hasField(const LevelSource& level, const StatementNode& node, const FieldRow& row);
bool isOptional(const LevelSource& level, const StatementNode& node, const FieldRow& row);

// Whether the statement's thing lies in a container or is carried by a monster.
bool isHeld(const LevelTree& tree, const StatementNode& node);

// The thing or terrain of the statement, of which class, name, terrain and light are parts.
const Argument* thingOf(const StatementNode& node);
const Argument* terrainOf(const StatementNode& node);
bool isMonster(const FieldRow& row);

// The tokens that begin within a range.
std::span<const Token> tokensIn(const LevelTree& tree, Range range);

} // namespace levwright::program
