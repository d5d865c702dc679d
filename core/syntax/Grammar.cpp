// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/Grammar.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"

#include <algorithm>
#include <array>
#include <utility>

namespace levwright {
namespace {

using K = ArgumentKind;
using F = Field;
using S = StatementKind;
using G = StatementGroup;
using enum SlotUse;

constexpr ArgumentSet place = K::Point | K::PlaceRegister | K::Random;
constexpr ArgumentSet levelArea = K::Area | K::LevregionArea;
constexpr ArgumentSet alignment = K::Alignment | K::AlignRegister | K::Random;
constexpr ArgumentSet pointOrRandom = K::Point | K::Random;
constexpr ArgumentSet doorState = K::DoorState | K::Random;
constexpr ArgumentSet light = K::Light | K::Random;
constexpr ArgumentSet nameOrRandom = K::String | K::Random;
constexpr ArgumentSet integerOrRandom = K::Integer | K::Random;
constexpr ArgumentSet monsterAttribute =
    alignment | K::String | K::Attitude | ArgumentSet(K::Alertness) | K::Appearance;

const std::vector<Slot> objectSlots = {
    {F::Class, K::Character | K::ObjectRegister | ArgumentSet(K::Random)},
    {F::Name, nameOrRandom},
    {F::Place, place | K::Contained},
    {F::Curse, K::CurseState | K::Random, Skippable},
    {F::Corpse, K::String, Skippable},
    {F::Enchantment, integerOrRandom, ClosesTail},
    {F::GivenName, K::None | K::String, OptionalTail},
};

const std::vector<Slot> stairSlots = {{F::Place, place}, {F::UpDown, K::UpDown}};
const std::vector<Slot> stairAreaSlots = {
    {F::Area, levelArea}, {F::Excluded, levelArea}, {F::UpDown, K::UpDown}};
const std::vector<Slot> roomDoorSlots = {
    {F::Secret, K::Bool | K::Random},
    {F::DoorState, doorState},
    {F::Wall, K::Direction | K::Random},
    {F::Position, integerOrRandom},
};

struct Where {
    Section section;
    bool inMaze;
    bool inRooms;
};
constexpr Where start(bool maze) {
    return {Section::Start, maze, !maze};
}
constexpr Where header(Section section) {
    return {section, true, true};
}
constexpr Where mazeOnly{Section::Body, true, false};
constexpr Where roomsOnly{Section::Body, false, true};
constexpr Where everywhere{Section::Body, true, true};

StatementRule rule(S kind, std::string_view word, Where where, G group, std::vector<Slot> slots) {
    StatementRule made{.kind = kind,
                       .word = word,
                       .section = where.section,
                       .group = group,
                       .inMaze = where.inMaze,
                       .inRooms = where.inRooms,
                       .slots = std::move(slots),
                       .areaSlots = {},
                       .roomsSlots = {}};
    made.hasColon = !made.slots.empty();
    return made;
}

StatementRule withChance(StatementRule made) {
    made.takesChance = true;
    return made;
}

StatementRule withAreas(StatementRule made, G group, std::vector<Slot> areaSlots) {
    made.areaGroup = group;
    made.areaSlots = std::move(areaSlots);
    return made;
}

StatementRule marking(AreaUse use, StatementRule made) {
    made.areaUse = use;
    return made;
}

StatementRule inRoomsAs(StatementRule made, std::vector<Slot> roomsSlots) {
    made.roomsSlots = std::move(roomsSlots);
    return made;
}

std::vector<StatementRule> makeRules() {
    const Where registers = header(Section::Registers);
    const Where partStart{Section::PartStart, true, false};
    const Where roomStart{Section::PartStart, false, true};
    const Where corridors{Section::Corridors, false, true};
    std::vector<StatementRule> rules;
    rules.push_back(rule(S::Maze, "MAZE", start(true), G::Others,
                         {{F::LevelName, K::String}, {F::FillingTerrain, K::Character | K::Random}}));
    rules.push_back(rule(S::Level, "LEVEL", start(false), G::Others, {{F::LevelName, K::String}}));
    rules.push_back(
        rule(S::Flags, "FLAGS", header(Section::Flags), G::Others, {{F::Flag, K::LevelFlag, RepeatedOnce}}));
    rules.push_back(rule(S::InitMap, "INIT_MAP", header(Section::InitMap), G::Others,
                         {{F::Foreground, K::Character},
                          {F::Background, K::Character},
                          {F::Smoothed, K::Bool},
                          {F::Joined, K::Bool},
                          {F::Lit, light},
                          {F::Walled, K::Bool | K::Random}}));
    rules.push_back(
        rule(S::Message, "MESSAGE", header(Section::Messages), G::Others, {{F::Text, K::String}}));
    rules.push_back(rule(S::NoMap, "NOMAP", partStart, G::Others, {}));
    rules.push_back(rule(S::Geometry, "GEOMETRY", partStart, G::Others,
                         {{F::HorizontalAlign, K::HorizontalAlign}, {F::VerticalAlign, K::VerticalAlign}}));
    rules.push_back(rule(S::RandomObjects, "RANDOM_OBJECTS", registers, G::Registers,
                         {{F::Entry, K::Character, RepeatedOnce}}));
    rules.push_back(rule(S::RandomMonsters, "RANDOM_MONSTERS", registers, G::Registers,
                         {{F::Entry, K::Character, RepeatedOnce}}));
    rules.push_back(rule(S::RandomPlaces, "RANDOM_PLACES", {Section::Registers, true, false}, G::Registers,
                         {{F::Entry, K::Point, RepeatedOnce}}));
    rules.push_back(withChance(rule(S::Monster, "MONSTER", everywhere, G::Monsters,
                                    {{F::Class, K::Character | K::MonsterRegister | ArgumentSet(K::Random)},
                                     {F::Name, nameOrRandom},
                                     {F::Place, place},
                                     {F::Attribute, monsterAttribute, Repeated}})));
    rules.push_back(withChance(rule(S::Object, "OBJECT", everywhere, G::Objects, objectSlots)));
    rules.push_back(withChance(rule(S::Container, "CONTAINER", everywhere, G::Objects, objectSlots)));
    rules.push_back(withChance(
        rule(S::Trap, "TRAP", everywhere, G::Traps, {{F::Name, nameOrRandom}, {F::Place, place}})));
    rules.push_back(
        inRoomsAs(rule(S::Door, "DOOR", everywhere, G::Doors, {{F::DoorState, doorState}, {F::Place, place}}),
                  roomDoorSlots));
    rules.push_back(rule(S::Drawbridge, "DRAWBRIDGE", mazeOnly, G::Doors,
                         {{F::Place, place}, {F::Direction, K::Direction}, {F::DoorState, doorState}}));
    rules.push_back(marking(AreaUse::Region, rule(S::Region, "REGION", mazeOnly, G::Regions,
                                                  {{F::Area, K::Area},
                                                   {F::Light, light},
                                                   {F::RoomType, nameOrRandom},
                                                   {F::Filling, K::Filling, OptionalTail},
                                                   {F::Irregular, K::Bool, OptionalTail}})));
    rules.push_back(
        withAreas(rule(S::Stair, "STAIR", everywhere, G::Stairs, stairSlots), G::Arrivals, stairAreaSlots));
    rules.push_back(rule(S::Portal, "PORTAL", mazeOnly, G::Arrivals,
                         {{F::Area, levelArea}, {F::Excluded, levelArea}, {F::Destination, K::String}}));
    rules.push_back(
        rule(S::TeleportRegion, "TELEPORT_REGION", mazeOnly, G::Arrivals,
             {{F::Area, levelArea}, {F::Excluded, levelArea}, {F::UpDown, K::UpDown, OptionalTail}}));
    rules.push_back(
        rule(S::Branch, "BRANCH", mazeOnly, G::Arrivals, {{F::Area, levelArea}, {F::Excluded, levelArea}}));
    rules.push_back(
        rule(S::Mazewalk, "MAZEWALK", mazeOnly, G::Walls, {{F::Place, place}, {F::Direction, K::Direction}}));
    rules.push_back(rule(S::Wallify, "WALLIFY", mazeOnly, G::Walls, {}));
    rules.push_back(rule(S::Ladder, "LADDER", mazeOnly, G::Stairs, stairSlots));
    rules.push_back(marking(AreaUse::NoDigging,
                            rule(S::NonDiggable, "NON_DIGGABLE", mazeOnly, G::Walls, {{F::Area, K::Area}})));
    rules.push_back(marking(AreaUse::NoPassing,
                            rule(S::NonPasswall, "NON_PASSWALL", mazeOnly, G::Walls, {{F::Area, K::Area}})));
    rules.push_back(
        rule(S::Altar, "ALTAR", everywhere, G::Features,
             {{F::Place, place}, {F::Alignment, alignment}, {F::AltarType, K::AltarType | K::Random}}));
    rules.push_back(rule(S::Fountain, "FOUNTAIN", everywhere, G::Features, {{F::Place, place}}));
    rules.push_back(
        rule(S::Gold, "GOLD", everywhere, G::Objects, {{F::Amount, integerOrRandom}, {F::Place, place}}));
    rules.push_back(
        rule(S::Engraving, "ENGRAVING", everywhere, G::Features,
             {{F::Place, place}, {F::EngravingType, K::EngravingType | K::Random}, {F::Text, K::String}}));
    rules.push_back(rule(S::Sink, "SINK", roomsOnly, G::Features, {{F::Place, place}}));
    rules.push_back(rule(S::Pool, "POOL", roomsOnly, G::Features, {{F::Place, place}}));
    rules.push_back(rule(S::Room, "ROOM", roomStart, G::Others,
                         {{F::RoomType, nameOrRandom},
                          {F::Light, light},
                          {F::Position, pointOrRandom},
                          {F::Alignments, K::AlignPair | K::Random},
                          {F::Size, pointOrRandom},
                          {F::Filling, K::Bool, OptionalTail}}));
    rules.push_back(rule(S::Subroom, "SUBROOM", roomStart, G::Others,
                         {{F::RoomType, nameOrRandom},
                          {F::Light, light},
                          {F::Position, pointOrRandom},
                          {F::Size, pointOrRandom},
                          {F::Parent, K::String},
                          {F::Filling, K::Bool, OptionalTail}}));
    rules.push_back(rule(S::Name, "NAME", roomsOnly, G::Others, {{F::Name, K::String}}));
    rules.push_back(rule(S::Chance, "CHANCE", roomsOnly, G::Others, {{F::Chance, K::Integer}}));
    rules.push_back(rule(S::RandomCorridors, "RANDOM_CORRIDORS", corridors, G::Others, {}));
    rules.push_back(rule(S::Corridor, "CORRIDOR", corridors, G::Others,
                         {{F::From, K::CorridorEnd}, {F::To, K::CorridorEnd | K::Integer}}));
    return rules;
}

constexpr EnumName<ArgumentKind> argumentNames[] = {
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
    {K::PlaceRegister, "place[n]"},
    {K::ObjectRegister, "object[n]"},
    {K::MonsterRegister, "monster[n]"},
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
    {K::Expression, "a computed value"},
};
static_assert(listsAll(argumentNames, &EnumName<ArgumentKind>::value));

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
};
static_assert(listsAll(fieldNames, &EnumName<Field>::value));

constexpr ArgumentSet argumentsThatBeginWith(WordClass wordClass) {
    switch (wordClass) {
    case WordClass::Levregion:
        return K::LevregionArea;
    case WordClass::DoorState:
        return K::DoorState;
    case WordClass::Direction:
        return K::Direction;
    case WordClass::Random:
        return K::Random;
    case WordClass::None:
        return K::None;
    case WordClass::ObjectRegister:
        return K::ObjectRegister;
    case WordClass::MonsterRegister:
        return K::MonsterRegister;
    case WordClass::PlaceRegister:
        return K::PlaceRegister;
    case WordClass::AlignRegister:
        return K::AlignRegister;
    case WordClass::HorizontalAlign:
        return K::HorizontalAlign;
    case WordClass::AnyAlign:
        return K::HorizontalAlign | K::VerticalAlign;
    case WordClass::VerticalAlign:
        return K::VerticalAlign;
    case WordClass::Light:
        return K::Light;
    case WordClass::Filling:
        return K::Filling;
    case WordClass::Alignment:
        return K::Alignment;
    case WordClass::Attitude:
        return K::Attitude;
    case WordClass::Alertness:
        return K::Alertness;
    case WordClass::AppearanceKind:
        return K::Appearance;
    case WordClass::AltarType:
        return K::AltarType;
    case WordClass::UpDown:
        return K::UpDown;
    case WordClass::Bool:
        return K::Bool;
    case WordClass::EngravingType:
        return K::EngravingType;
    case WordClass::CurseState:
        return K::CurseState;
    case WordClass::Contained:
        return K::Contained;
    case WordClass::LevelFlag:
        return K::LevelFlag;
    case WordClass::Statement:
    case WordClass::MapStart:
    case WordClass::MapEnd:
    case WordClass::BranchType:
    case WordClass::DescriptionTag:
    case WordClass::LevelTag:
    case WordClass::AlignmentTag:
    case WordClass::NoAlignmentTag:
    case WordClass::BuildOption:
        break;
    }
    return {};
}

} // namespace

Grammar::Grammar(std::vector<StatementRule> rules) : m_rules(std::move(rules)) {
    for (const StatementRule& rule : m_rules) {
        const auto kind = std::size_t(rule.kind);
        m_byKind.resize(std::max(m_byKind.size(), kind + 1));
        require(rule.kind != StatementKind::Unknown && m_byKind[kind] == nullptr, "a rule for each kind");
        m_byKind[kind] = &rule;
        require(m_byWord.emplace(rule.word, &rule).second, "a word begins one kind of statement");
    }
}

const StatementRule* Grammar::ruleFor(std::string_view word) const {
    const auto found = m_byWord.find(word);
    return found == m_byWord.end() ? nullptr : found->second;
}

const StatementRule& Grammar::ruleFor(StatementKind kind) const {
    const StatementRule* rule = std::size_t(kind) < m_byKind.size() ? m_byKind[std::size_t(kind)] : nullptr;
    require(rule != nullptr, "a statement of this language");
    return *rule;
}

GrammarPtr makeClassicGrammar() {
    auto grammar = std::make_shared<const Grammar>(makeRules());
    require(grammar->rules().size() == std::size_t(StatementKind::Unknown),
            "each classic statement has a rule");
    return grammar;
}

std::string describe(ArgumentSet set) {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < std::size(argumentNames); ++i) {
        if (set.has(ArgumentKind(i)))
            names.push_back(argumentNames[i].name);
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

ArgumentSet argumentsOf(WordClass wordClass) {
    static constexpr auto sets = [] {
        std::array<ArgumentSet, std::size_t(WordClass::MapEnd) + 1> made;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = argumentsThatBeginWith(WordClass(i));
        return made;
    }();
    return sets[std::size_t(wordClass)];
}

} // namespace levwright
