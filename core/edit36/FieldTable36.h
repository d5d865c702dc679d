// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of all statements of levels of NetHack 3.6, and where a statement has them. Internal to edit36.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/syntax36/Words36.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace levwright {

// How a field is written, and with that what it is entered with while it says something plain.
enum class Form36 : std::uint8_t {
    Word,
    Class,   // of the thing that the statement names
    Thing,   // a monster or object, its class left aside
    Name,    // a text between quotes that the game knows, or random
    Text,    // any text between quotes
    Number,  // or what computes one
    Percent, // [50%] or 50%
    Place,   // one cell
    Cells,   // a selection, which may be one cell
    Area,
    AnyArea, // which may count in the level
    Pair,
    Alignments, // (left,top)
    Terrain,    // a map character, its light left aside
    Light,      // of the terrain that the statement makes
    Flag,
    Words,
    Style, // of INIT_MAP: other words follow other styles
    List,  // a variable that holds a list
    Source,
};

enum class Use36 : std::uint8_t {
    Needed,
    Alternative, // is there only where it is written: the statement has another form, too
    Option,      // anywhere behind what is needed
    Tail,        // in its order behind what is needed
};

struct FieldRow36 {
    StatementKind statement{};
    FieldKey key;
    Form36 form{};
    Use36 use{};
    ArgumentSet words{};      // that it may be; an option or flag of a room has those of its key
    std::string_view label{}; // empty: the field's own name
    std::string_view hint{};
    std::string_view word{};   // before its value and a colon, or all of a flag
    std::string_view usual{};  // what stands for it where another one follows
    std::string_view absent{}; // what it is then
    FieldBounds bounds{};      // of a percentage
    std::array<std::string_view, 2> parts{};
};

// Within each group in the order of an inspector; empty for a kind without fields.
std::span<const FieldRow36> fieldRows36(StatementKind statement);

// What stands in a statement for a row; argument is nullptr where nothing does.
struct FieldValue36 {
    const Argument* argument = nullptr; // all of it
    const Argument* value = nullptr;    // of an option that has one: this
    Range range;                        // what is shown and rewritten
};

// Calls with each argument that is no operand of another.
template <class Take>
void forEachArgument36(const StatementNode& node, Take take) {
    for (std::size_t i = 0; i < node.arguments.size(); i += 1 + node.arguments[i].operands)
        take(node.arguments[i]);
}

// Whether an argument is one of the field's.
bool isOf36(const Argument& argument, const FieldKey& key);
FieldValue36 valueOf36(const LevelSource& level, const StatementNode& node, const FieldRow36& row);
// Whether the statement has the field, written or not.
bool hasField36(const LevelSource& level, const StatementNode& node, const FieldRow36& row);
bool isOptional36(const LevelSource& level, const StatementNode& node, const FieldRow36& row);

// Whether it lies in a container, or a monster carries it.
bool isHeld36(const LevelTree& tree, const StatementNode& node);

// Of what a class, name, terrain or light is written as: the statement's thing or terrain.
const Argument* thingOf36(const StatementNode& node);
const Argument* terrainOf36(const StatementNode& node);
bool isMonster36(const FieldRow36& row);

// The tokens that begin within a range.
std::span<const Token> tokensIn36(const LevelTree& tree, Range range);

} // namespace levwright
