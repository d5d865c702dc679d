// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of the level language of NetHack 3.6: those of the classic language and the following ones.
#pragma once

#include "core/base/Phrase.h"
#include "core/tree/Grammar.h"
#include "core/tree/Statement.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace levwright::program {

enum class Own : std::uint8_t {
    RoomDoor,
    Terrain,
    ReplaceTerrain,
    Grave,
    Mineralize,
    Assign,
    Shuffle,
    If,
    Else,
    Condition, // [50%]: before a statement
    For,
    Loop,
    Switch,
    Case,
    Default,
    Break,
    Exit,
    // Of a user's game
    Furniture, // like FOUNTAIN
    Added,     // with a form that its tables describe
    Opaque,    // passed over
};

constexpr std::uint8_t kindsFrom(Own) {
    return 64;
}

inline constexpr StatementKind roomDoor = ownKind(Own::RoomDoor);
inline constexpr StatementKind terrain = ownKind(Own::Terrain);
inline constexpr StatementKind replaceTerrain = ownKind(Own::ReplaceTerrain);
inline constexpr StatementKind grave = ownKind(Own::Grave);
inline constexpr StatementKind mineralize = ownKind(Own::Mineralize);
inline constexpr StatementKind assign = ownKind(Own::Assign);
inline constexpr StatementKind shuffle = ownKind(Own::Shuffle);
inline constexpr StatementKind ifBlock = ownKind(Own::If);
inline constexpr StatementKind elseBlock = ownKind(Own::Else);
inline constexpr StatementKind condition = ownKind(Own::Condition);
inline constexpr StatementKind forBlock = ownKind(Own::For);
inline constexpr StatementKind loopBlock = ownKind(Own::Loop);
inline constexpr StatementKind switchBlock = ownKind(Own::Switch);
inline constexpr StatementKind caseLabel = ownKind(Own::Case);
inline constexpr StatementKind defaultLabel = ownKind(Own::Default);
inline constexpr StatementKind breakOut = ownKind(Own::Break);
inline constexpr StatementKind exitLevel = ownKind(Own::Exit);
inline constexpr StatementKind furniture = ownKind(Own::Furniture);
inline constexpr StatementKind added = ownKind(Own::Added);
inline constexpr StatementKind opaque = ownKind(Own::Opaque);

// Empty for a kind that the classic languages have, too.
constexpr std::optional<Own> ownOf(StatementKind kind) {
    return kind >= roomDoor && kind <= opaque ? std::optional(Own(unsigned(kind) - unsigned(roomDoor)))
                                              : std::nullopt;
}

// A statement that is a word, a colon and cells.
struct Furnishing {
    StatementKind kind{};
    std::string_view word;
    StatementLook look; // its label names it in the palette, too
    std::string_view form;
};
inline constexpr Furnishing furnishings[] = {
    {StatementKind::Fountain, "FOUNTAIN", {'{', 4, phrase("fountain")}, "FOUNTAIN:{}"},
    {StatementKind::Sink, "SINK", {'#', 7, phrase("sink")}, "SINK:{}"},
    {StatementKind::Pool, "POOL", {'}', 4, phrase("pool")}, "POOL:{}"},
};
constexpr bool isFurnishing(StatementKind kind) {
    return kind == furniture || std::ranges::contains(furnishings, kind, &Furnishing::kind);
}

// Whether only the game itself understands such statements.
constexpr bool isOnlyOfGame(StatementKind kind) {
    return kind == added || kind == opaque;
}

// The kind of a selection, in numbers[0] of an ArgumentKind::Selection. Each comment names the operands that
// follow, in text order.
enum class Cells : std::uint8_t {
    Union,      // selections
    Rect,       // an area
    FillRect,   // an area
    Line,       // two places
    RandLine,   // two places, an expression
    Grow,       // directions if they are written; a selection
    Filter,     // a percentage, a selection or terrain; a selection
    FloodFill,  // a place
    Circle,     // a place; an expression; a filling if it is written
    Ellipse,    // a place; two expressions; a filling if it is written
    Complement, // a selection
};

// The grammar of all statements; immutable. The forms must outlive it.
GrammarPtr makeGrammar(std::span<const AddedForm> forms);
// The forms in which statements are added; there are none for statements that compute.
std::span<const AddedForm> addedForms();

} // namespace levwright::program
