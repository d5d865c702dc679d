// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/Statement.h"

#include "core/base/EnumTable.h"

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
    {K::String, "a text in quotes"},
    {K::Character, "a character in quotes such as 'a'"},
    {K::Integer, "a number"},
    {K::Percent, "a chance such as [50%]"},
    {K::Random, "random"},
    {K::None, "none"},
    {K::Contained, "contained"},
    {K::Point, "a place such as (3,4)"},
    {K::Area, "an area such as (1,1,5,4)"},
    {K::LevregionArea, "levregion(x1,y1,x2,y2)"},
    {K::PlaceRegister, "place[n]", StatementKind::RandomPlaces},
    {K::ObjectRegister, "object[n]", StatementKind::RandomObjects},
    {K::MonsterRegister, "monster[n]", StatementKind::RandomMonsters},
    {K::AlignRegister, "align[n]"},
    {K::HorizontalAlign, "left, half-left, center, half-right or right"},
    {K::VerticalAlign, "top, center or bottom"},
    {K::AlignPair, "alignments such as (left,top)"},
    {K::CorridorEnd, "a corridor end such as (0,east,random)"},
    {K::UpDown, "up or down"},
    {K::Light, "lit or unlit"},
    {K::Bool, "true or false"},
    {K::Filling, "filled or unfilled"},
    {K::DoorState, "a door state (open, closed, locked, nodoor, broken)"},
    {K::Direction, "north, east, south or west"},
    {K::Alignment, "an alignment (law, neutral, chaos, noalign, coaligned, noncoaligned)"},
    {K::AltarType, "altar, shrine or sanctum"},
    {K::EngravingType, "dust, engrave, burn or mark"},
    {K::CurseState, "blessed, uncursed or cursed"},
    {K::Attitude, "peaceful or hostile"},
    {K::Alertness, "asleep or awake"},
    {K::Appearance, "m_monster, m_object or m_feature with a name"},
    {K::LevelFlag, "a level flag"},
    {K::RegionRegister, "region[n]", StatementKind::RandomRegion},
    {K::ObjectFlag, "o_lit or o_buried"},
    {K::Expression, "a computed value"},
    {K::Variable, "a variable"},
    {K::Element, "an element of a list such as $names[0]"},
    {K::Dice, "dice such as 2d6"},
    {K::Operator, "an operator"},
    {K::Comparison, "a comparison"},
    {K::JoinedText, "texts joined by “.”"},
    {K::RandomOf, "a random place such as random[dry]"},
    {K::RandomCell, "a random cell such as rndcoord($cells)"},
    {K::Selection, "a selection of cells such as fillrect(1,1,5,4)"},
    {K::LitCharacter, "terrain and light such as ('.',lit)"},
    {K::ClassAndName, "a class and a name such as ('d',\"jackal\")"},
    {K::List, "a list such as { 1, 2 }"},
    {K::TypeWord, "selection, terrain, monster or object"},
    {K::Style, "solidfill, mazegrid, rogue or mines"},
    {K::Option, "an option"},
    {K::RoomFlag, "filled, unfilled, regular, irregular, joined or unjoined"},
    {K::Directions, "directions such as north|east"},
    {K::TrapList, "names of traps such as \"pit\"|\"web\", or all"},
    {K::Couple, "a couple such as (2,3)"},
    {K::Tag, "a tag (town, hellish, mazelike, roguelike, lawful, neutral, chaotic, unaligned, noalign)"},
    {K::BranchType, "stair, no_up, no_down or portal"},
};
static_assert(listsAll(argumentRows, &ArgumentRow::kind));

constexpr EnumName<Field> fieldNames[] = {
    {F::LevelName, "name"},
    {F::FillingTerrain, "filling"},
    {F::Flag, "flag"},
    {F::Foreground, "foreground"},
    {F::Background, "background"},
    {F::Smoothed, "smoothed"},
    {F::Joined, "joined"},
    {F::Lit, "light"},
    {F::Walled, "walled"},
    {F::Text, "text"},
    {F::HorizontalAlign, "horizontal alignment"},
    {F::VerticalAlign, "vertical alignment"},
    {F::Entry, "entry"},
    {F::Chance, "chance"},
    {F::Class, "class"},
    {F::Name, "name"},
    {F::Place, "place"},
    {F::Attribute, "attribute"},
    {F::Curse, "curse"},
    {F::Corpse, "corpse of"},
    {F::Enchantment, "enchantment"},
    {F::GivenName, "given name"},
    {F::DoorState, "door state"},
    {F::Direction, "direction"},
    {F::Area, "area"},
    {F::Excluded, "excluded area"},
    {F::Light, "light"},
    {F::RoomType, "room type"},
    {F::Filling, "filling"},
    {F::Irregular, "irregular"},
    {F::UpDown, "direction"},
    {F::Destination, "destination"},
    {F::Alignment, "alignment"},
    {F::AltarType, "altar type"},
    {F::Amount, "amount"},
    {F::EngravingType, "method"},
    {F::Secret, "secret"},
    {F::Wall, "wall"},
    {F::Position, "position"},
    {F::Size, "size"},
    {F::Alignments, "alignments"},
    {F::Parent, "parent room"},
    {F::From, "from"},
    {F::To, "to"},
    {F::Title, "title"},
    {F::Bones, "bones marker"},
    {F::Chain, "level to count from"},
    {F::Count, "number of variants"},
    {F::Tag, "tag"},
    {F::Type, "type"},
    {F::Condition, "condition"},
    {F::Turns, "turns"},
    {F::Value, "value"},
    {F::Selection, "cells"},
    {F::Terrain, "terrain"},
    {F::Replaced, "replaced terrain"},
    {F::RoomFlag, "room flag"},
    {F::Material, "material"},
    {F::Key, "key"},
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
            names.push_back(argumentRows[i].name);
    }
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            text += i + 1 == names.size() ? " or " : ", ";
        text += names[i];
    }
    return text;
}

std::string_view nameOf(Field field) {
    return fieldNames[std::size_t(field)].name;
}

} // namespace levwright
