// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/FieldWords.h"

#include "core/base/Phrase.h"

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
    {Kind::Maze,
     F::FillingTerrain,
     {phrase("around its maps"), phrase("The terrain of the level outside its maps")}},
    {Kind::Flags, F::Flag, {phrase("in this level"), phrase("Tick what applies to the level")}},
    {Kind::InitMap, F::Foreground, {phrase("floor"), phrase("The terrain inside the cave")}},
    {Kind::InitMap, F::Background, {phrase("rock"), phrase("The terrain outside the cave")}},
    {Kind::InitMap, F::Smoothed, {phrase("smooth edges")}},
    {Kind::InitMap, F::Joined, {phrase("one cave"), phrase("Whether all its parts are joined")}},
    {Kind::InitMap, F::Walled, {phrase("walls around it")}},
    {Kind::Geometry, F::HorizontalAlign, {phrase("across"), phrase("The position of the map in the level")}},
    {Kind::Geometry, F::VerticalAlign, {phrase("down"), phrase("The position of the map in the level")}},
    {Kind::RandomObjects,
     F::Entry,
     {phrase("classes"), phrase("Characters of classes, in an order that is random in each game")}},
    {Kind::RandomMonsters,
     F::Entry,
     {phrase("classes"), phrase("Characters of classes, in an order that is random in each game")}},
    {Kind::RandomPlaces,
     F::Entry,
     {phrase("places"), phrase("Cells, in an order that is random in each game")}},
    {Kind::Room, F::RoomType, {phrase("type")}},
    {Kind::Room,
     F::Position,
     {phrase("place"),
      phrase("The game lays rooms out in 5 by 5 places of a level"),
      {phrase("column"), phrase("row")}}},
    {Kind::Room, F::Alignments, {phrase("within its place")}},
    {Kind::Room,
     F::Size,
     {phrase("size"), phrase("Of its floor, in cells"), {phrase("wide"), phrase("high")}}},
    {Kind::Room,
     F::Filling,
     {phrase("filled"), phrase("Whether the game fills the room according to its type")}},
    {Kind::Subroom, F::RoomType, {phrase("type")}},
    {Kind::Subroom,
     F::Position,
     {phrase("place"),
      phrase("The cell of the outer room where its floor begins"),
      {phrase("column"), phrase("row")}}},
    {Kind::Subroom,
     F::Size,
     {phrase("size"), phrase("Of its floor, in cells"), {phrase("wide"), phrase("high")}}},
    {Kind::Subroom, F::Parent, {phrase("in the room"), phrase("The name of the room around it")}},
    {Kind::Subroom,
     F::Filling,
     {phrase("filled"), phrase("Whether the game fills the room according to its type")}},
    {Kind::Door,
     F::Key,
     {phrase("opened by"), phrase("The only thing that opens it when it is locked: an artifact")}},
    {Kind::Door, F::Position, {phrase("along the wall"), phrase("Counted from the wall’s first cell")}},
    {Kind::Chance,
     F::Chance,
     {phrase("chance"), phrase("Chance, in per cent, that the room has its type; otherwise it is ordinary")}},
    {Kind::Portal, F::Destination, {phrase("leads to"), phrase("The level or dungeon at its other end")}},
    {Kind::Corridor, F::From, {phrase("from"), phrase("A room, its wall, and which door of that wall")}},
    {Kind::Corridor, F::To, {phrase("to"), phrase("A room, its wall, and which door of that wall")}},
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
    {F::Flag, "noteleport", phrase("nobody teleports within it")},
    {F::Flag, "hardfloor", phrase("nobody digs through its floor")},
    {F::Flag, "nommap", phrase("magic does not map it")},
    {F::Flag, "shortsighted", phrase("monsters do not see far")},
    {F::Flag, "arboreal", phrase("trees stand in place of rock")},
    {F::Flag, "spooky", phrase("ghostly sounds are heard now and then")},
    {F::Flag, "lethe", phrase("all its water is that of the Lethe")},
    {F::DoorState, "nodoor", phrase("a doorway without a door")},
    {F::Alignment, "coaligned", phrase("that of the hero")},
    {F::Alignment, "noncoaligned", phrase("not that of the hero")},
    {F::AltarType, "altar", phrase("without a priest")},
    {F::AltarType, "shrine", phrase("with a priest")},
    {F::AltarType, "sanctum", phrase("of the high priest")},
    {F::EngravingType, "dust", phrase("in the dust")},
    {F::EngravingType, "engrave", phrase("into the floor")},
    {F::EngravingType, "burn", phrase("burned into the floor")},
    {F::EngravingType, "mark", phrase("with a marker")},
    {F::EngravingType, "blood", phrase("in blood")},
    {F::EngravingType, "scrawl", phrase("in blood")},
    {F::Irregular, "true", phrase("has the form of its cells")},
    {F::Irregular, "false", phrase("is a rectangle")},
    {F::Secret, "true", phrase("looks like the wall")},
    {F::Secret, "false", phrase("can be seen")},
};

} // namespace

FieldWords wordsOf(StatementKind kind, Field field) {
    const auto* row = std::ranges::find_if(
        wordRows, [&](const WordsRow& each) { return each.kind == kind && each.field == field; });
    if (row == std::end(wordRows))
        return {};
    const FieldWords& words = row->words;
    return {said(words.label), said(words.hint), {said(words.parts[0]), said(words.parts[1])}};
}

FieldGroup groupOf(Field field) {
    const auto* row = std::ranges::find(groupRows, field, &GroupRow::field);
    return row == std::end(groupRows) ? FieldGroup::What : row->group;
}

std::string_view meaningOf(Field field, std::string_view word) {
    const auto* row = std::ranges::find_if(
        meaningRows, [&](const MeaningRow& each) { return each.field == field && each.word == word; });
    return row == std::end(meaningRows) ? std::string_view() : said(row->meaning);
}

} // namespace levwright
