// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/FieldWords.h"

#include <algorithm>
#include <span>

namespace levwright {
namespace {

using F = Field;
using Kind = StatementKind;

struct WordsRow {
    Kind kind{};
    F field{};
    FieldWords words;
};

constexpr WordsRow wordRows[] = {
    {Kind::Maze, F::FillingTerrain, {"around its maps", "The terrain of the level outside its maps"}},
    {Kind::Flags, F::Flag, {"in this level", "Tick what applies to the level"}},
    {Kind::InitMap, F::Foreground, {"floor", "The terrain inside the cave"}},
    {Kind::InitMap, F::Background, {"rock", "The terrain outside the cave"}},
    {Kind::InitMap, F::Smoothed, {"smooth edges"}},
    {Kind::InitMap, F::Joined, {"one cave", "Whether all its parts are joined"}},
    {Kind::InitMap, F::Walled, {"walls around it"}},
    {Kind::Geometry, F::HorizontalAlign, {"across", "The position of the map in the level"}},
    {Kind::Geometry, F::VerticalAlign, {"down", "The position of the map in the level"}},
    {Kind::RandomObjects,
     F::Entry,
     {"classes", "Characters of classes, in an order that is random in each game"}},
    {Kind::RandomMonsters,
     F::Entry,
     {"classes", "Characters of classes, in an order that is random in each game"}},
    {Kind::RandomPlaces, F::Entry, {"places", "Cells, in an order that is random in each game"}},
    {Kind::Room, F::RoomType, {"type"}},
    {Kind::Room,
     F::Position,
     {"place", "The game lays rooms out in 5 by 5 places of a level", {"column", "row"}}},
    {Kind::Room, F::Alignments, {"within its place"}},
    {Kind::Room, F::Size, {"size", "Of its floor, in cells", {"wide", "high"}}},
    {Kind::Room, F::Filling, {"filled", "Whether the game fills the room according to its type"}},
    {Kind::Subroom, F::RoomType, {"type"}},
    {Kind::Subroom,
     F::Position,
     {"place", "The cell of the outer room where its floor begins", {"column", "row"}}},
    {Kind::Subroom, F::Size, {"size", "Of its floor, in cells", {"wide", "high"}}},
    {Kind::Subroom, F::Parent, {"in the room", "The name of the room around it"}},
    {Kind::Subroom, F::Filling, {"filled", "Whether the game fills the room according to its type"}},
    {Kind::Door, F::Key, {"opened by", "The only thing that opens it when it is locked: an artifact"}},
    {Kind::Door, F::Position, {"along the wall", "Counted from the wall’s first cell"}},
    {Kind::Chance,
     F::Chance,
     {"chance", "Chance, in per cent, that the room has its type; otherwise it is ordinary"}},
    {Kind::Portal, F::Destination, {"leads to", "The level or dungeon at its other end"}},
    {Kind::Corridor, F::From, {"from", "A room, its wall, and which door of that wall"}},
    {Kind::Corridor, F::To, {"to", "A room, its wall, and which door of that wall"}},
};

struct GroupRow {
    F field{};
    FieldGroup group{};
};

// All other fields describe what a thing is.
constexpr GroupRow groupRows[] = {
    {F::Place, FieldGroup::Where},
    {F::Area, FieldGroup::Where},
    {F::Selection, FieldGroup::Where},
    {F::Excluded, FieldGroup::Where},
    {F::Position, FieldGroup::Where},
    {F::Alignments, FieldGroup::Where},
    {F::Wall, FieldGroup::Where},
    {F::Direction, FieldGroup::Where},
    {F::Size, FieldGroup::Where},
    {F::Parent, FieldGroup::Where},
    {F::From, FieldGroup::Where},
    {F::To, FieldGroup::Where},
    {F::HorizontalAlign, FieldGroup::Where},
    {F::VerticalAlign, FieldGroup::Where},
    {F::Chance, FieldGroup::Options},
    {F::Attribute, FieldGroup::Options},
    {F::Curse, FieldGroup::Options},
    {F::Corpse, FieldGroup::Options},
    {F::Enchantment, FieldGroup::Options},
    {F::GivenName, FieldGroup::Options},
    {F::Filling, FieldGroup::Options},
    {F::Irregular, FieldGroup::Options},
    {F::Key, FieldGroup::Options},
    {F::Smoothed, FieldGroup::Options},
    {F::Joined, FieldGroup::Options},
    {F::Lit, FieldGroup::Options},
    {F::Walled, FieldGroup::Options},
};

struct MeaningRow {
    F field{};
    std::string_view word;
    std::string_view meaning;
};

constexpr MeaningRow meaningRows[] = {
    {F::Flag, "noteleport", "nobody teleports within it"},
    {F::Flag, "hardfloor", "nobody digs through its floor"},
    {F::Flag, "nommap", "magic does not map it"},
    {F::Flag, "shortsighted", "monsters do not see far"},
    {F::Flag, "arboreal", "trees stand in place of rock"},
    {F::Flag, "spooky", "ghostly sounds are heard now and then"},
    {F::Flag, "lethe", "all its water is that of the Lethe"},
    {F::DoorState, "nodoor", "a doorway without a door"},
    {F::Alignment, "coaligned", "that of the hero"},
    {F::Alignment, "noncoaligned", "not that of the hero"},
    {F::AltarType, "altar", "without a priest"},
    {F::AltarType, "shrine", "with a priest"},
    {F::AltarType, "sanctum", "of the high priest"},
    {F::EngravingType, "dust", "in the dust"},
    {F::EngravingType, "engrave", "into the floor"},
    {F::EngravingType, "burn", "burned into the floor"},
    {F::EngravingType, "mark", "with a marker"},
    {F::EngravingType, "blood", "in blood"},
    {F::EngravingType, "scrawl", "in blood"},
    {F::Irregular, "true", "has the form of its cells"},
    {F::Irregular, "false", "is a rectangle"},
    {F::Secret, "true", "looks like the wall"},
    {F::Secret, "false", "can be seen"},
};

} // namespace

FieldWords wordsOf(StatementKind kind, Field field) {
    const auto* row = std::ranges::find_if(
        wordRows, [&](const WordsRow& each) { return each.kind == kind && each.field == field; });
    return row == std::end(wordRows) ? FieldWords{} : row->words;
}

FieldGroup groupOf(Field field) {
    const auto* row = std::ranges::find(groupRows, field, &GroupRow::field);
    return row == std::end(groupRows) ? FieldGroup::What : row->group;
}

std::string_view meaningOf(Field field, std::string_view word) {
    const auto* row = std::ranges::find_if(
        meaningRows, [&](const MeaningRow& each) { return each.field == field && each.word == word; });
    return row == std::end(meaningRows) ? std::string_view() : row->meaning;
}

} // namespace levwright
