// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/Statement.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"

#include <algorithm>

namespace levwright {
namespace {

using K = ArgumentKind;
using F = Field;

struct ArgumentRow {
    ArgumentKind kind;
    std::string_view name;
    std::optional<StatementKind> list = std::nullopt;
};

constexpr ArgumentRow argumentRows[] = {
    {K::String, phrase("a text in quotes")},
    {K::Character, phrase("a character in quotes such as 'a'")},
    {K::Integer, phrase("a number")},
    {K::Percent, phrase("a chance such as [50%]")},
    {K::Random, "random"},
    {K::None, "none"},
    {K::Contained, "contained"},
    {K::Point, phrase("a place such as (3,4)")},
    {K::Area, phrase("an area such as (1,1,5,4)")},
    {K::LevregionArea, "levregion(x1,y1,x2,y2)"},
    {K::PlaceRegister, "place[n]", StatementKind::RandomPlaces},
    {K::ObjectRegister, "object[n]", StatementKind::RandomObjects},
    {K::MonsterRegister, "monster[n]", StatementKind::RandomMonsters},
    {K::AlignRegister, "align[n]"},
    {K::HorizontalAlign, phrase("left, half-left, center, half-right or right")},
    {K::VerticalAlign, phrase("top, center or bottom")},
    {K::AlignPair, phrase("alignments such as (left,top)")},
    {K::CorridorEnd, phrase("a corridor end such as (0,east,random)")},
    {K::UpDown, phrase("up or down")},
    {K::Light, phrase("lit or unlit")},
    {K::Bool, phrase("true or false")},
    {K::Filling, phrase("filled or unfilled")},
    {K::DoorState, phrase("a door state (open, closed, locked, nodoor, broken)")},
    {K::Direction, phrase("north, east, south or west")},
    {K::Alignment, phrase("an alignment (law, neutral, chaos, noalign, coaligned, noncoaligned)")},
    {K::AltarType, phrase("altar, shrine or sanctum")},
    {K::EngravingType, phrase("dust, engrave, burn or mark")},
    {K::CurseState, phrase("blessed, uncursed or cursed")},
    {K::Attitude, phrase("peaceful or hostile")},
    {K::Alertness, phrase("asleep or awake")},
    {K::Appearance, phrase("m_monster, m_object or m_feature with a name")},
    {K::LevelFlag, phrase("a level flag")},
    {K::RegionRegister, "region[n]", StatementKind::RandomRegion},
    {K::ObjectFlag, phrase("o_lit or o_buried")},
    {K::Expression, phrase("a computed value")},
    {K::Variable, phrase("a variable")},
    {K::Element, phrase("an element of a list such as $names[0]")},
    {K::Dice, phrase("dice such as 2d6")},
    {K::Operator, phrase("an operator")},
    {K::Comparison, phrase("a comparison")},
    {K::JoinedText, phrase("texts joined by “.”")},
    {K::RandomOf, phrase("a random place such as random[dry]")},
    {K::RandomCell, phrase("a random cell such as rndcoord($cells)")},
    {K::Selection, phrase("a selection of cells such as fillrect(1,1,5,4)")},
    {K::LitCharacter, phrase("terrain and light such as ('.',lit)")},
    {K::ClassAndName, phrase("a class and a name such as ('d',\"jackal\")")},
    {K::List, phrase("a list such as { 1, 2 }")},
    {K::TypeWord, phrase("selection, terrain, monster or object")},
    {K::Style, phrase("solidfill, mazegrid, rogue or mines")},
    {K::Option, phrase("an option")},
    {K::RoomFlag, phrase("filled, unfilled, regular, irregular, joined or unjoined")},
    {K::Directions, phrase("directions such as north|east")},
    {K::TrapList, phrase("names of traps such as \"pit\"|\"web\", or all")},
    {K::Couple, phrase("a couple such as (2,3)")},
    {K::Tag,
     phrase("a tag (town, hellish, mazelike, roguelike, lawful, neutral, chaotic, unaligned, noalign)")},
    {K::BranchType, phrase("stair, no_up, no_down or portal")},
};
static_assert(listsAll(argumentRows, &ArgumentRow::kind));

constexpr EnumName<Field> fieldNames[] = {
    {F::LevelName, phrase("name")},
    {F::FillingTerrain, phrase("filling")},
    {F::Flag, phrase("flag")},
    {F::Foreground, phrase("foreground")},
    {F::Background, phrase("background")},
    {F::Smoothed, phrase("smoothed")},
    {F::Joined, phrase("joined")},
    {F::Lit, phrase("light")},
    {F::Walled, phrase("walled")},
    {F::Text, phrase("text")},
    {F::HorizontalAlign, phrase("horizontal alignment")},
    {F::VerticalAlign, phrase("vertical alignment")},
    {F::Entry, phrase("entry")},
    {F::Chance, phrase("chance")},
    {F::Class, phrase("class")},
    {F::Name, phrase("name")},
    {F::Place, phrase("place")},
    {F::Attribute, phrase("attribute")},
    {F::Curse, phrase("curse")},
    {F::Corpse, phrase("corpse of")},
    {F::Enchantment, phrase("enchantment")},
    {F::GivenName, phrase("given name")},
    {F::DoorState, phrase("door state")},
    {F::Direction, phrase("direction")},
    {F::Area, phrase("area")},
    {F::Excluded, phrase("excluded area")},
    {F::Light, phrase("light")},
    {F::RoomType, phrase("room type")},
    {F::Filling, phrase("filling")},
    {F::Irregular, phrase("irregular")},
    {F::UpDown, phrase("direction")},
    {F::Destination, phrase("destination")},
    {F::Alignment, phrase("alignment")},
    {F::AltarType, phrase("altar type")},
    {F::Amount, phrase("amount")},
    {F::EngravingType, phrase("method")},
    {F::Secret, phrase("secret")},
    {F::Wall, phrase("wall")},
    {F::Position, phrase("position")},
    {F::Size, phrase("size")},
    {F::Alignments, phrase("alignments")},
    {F::Parent, phrase("parent room")},
    {F::From, phrase("from")},
    {F::To, phrase("to")},
    {F::Title, phrase("title")},
    {F::Bones, phrase("bones marker")},
    {F::Chain, phrase("level to count from")},
    {F::Count, phrase("number of variants")},
    {F::Tag, phrase("tag")},
    {F::Type, phrase("type")},
    {F::Condition, phrase("condition")},
    {F::Turns, phrase("turns")},
    {F::Value, phrase("value")},
    {F::Selection, phrase("cells")},
    {F::Terrain, phrase("terrain")},
    {F::Replaced, phrase("replaced terrain")},
    {F::RoomFlag, phrase("room flag")},
    {F::Material, phrase("material")},
    {F::Key, phrase("key")},
};
static_assert(listsAll(fieldNames, &EnumName<Field>::value));

} // namespace

std::optional<StatementKind> listOf(ArgumentKind kind) {
    return argumentRows[std::size_t(kind)].list;
}

const Argument* StatementNode::find(Field field) const {
    if (field == Field::Chance && chance)
        return &*chance;
    const auto found = std::ranges::find(arguments, field, &Argument::field);
    return found == arguments.end() ? nullptr : &*found;
}

std::string describe(ArgumentSet set) {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < std::size(argumentRows); ++i) {
        if (set.has(ArgumentKind(i)))
            names.push_back(said(argumentRows[i].name));
    }
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            text += i + 1 == names.size() ? said(" or ") : ", ";
        text += names[i];
    }
    return text;
}

std::string_view nameOf(Field field) {
    return said(fieldNames[std::size_t(field)].name);
}

} // namespace levwright
