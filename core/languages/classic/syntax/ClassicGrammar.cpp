// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/ClassicGrammar.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"

namespace levwright {
namespace {

using K = ArgumentKind;
using F = Field;
using S = StatementKind;
using G = StatementGroup;
using enum SlotUse;

constexpr ArgumentSet place = K::Point | K::PlaceRegister | ArgumentSet(K::RegionRegister) | K::Random;
constexpr ArgumentSet levelArea = K::Area | K::LevregionArea;
constexpr ArgumentSet alignment = K::Alignment | K::AlignRegister | K::Random;
constexpr ArgumentSet pointOrRandom = K::Point | K::Random;
constexpr ArgumentSet doorState = K::DoorState | K::Random;
constexpr ArgumentSet light = K::Light | K::Random;
constexpr ArgumentSet nameOrRandom = K::String | K::Random;
constexpr ArgumentSet integerOrRandom = K::Integer | K::Random;
constexpr ArgumentSet monsterAttribute =
    alignment | K::String | K::Attitude | ArgumentSet(K::Alertness) | K::Appearance;

constexpr SlotList objectSlots = {
    {F::Class, K::Character | K::ObjectRegister | ArgumentSet(K::Random)},
    {F::Name, nameOrRandom},
    {F::Place, place | K::Contained},
    {F::Curse, K::CurseState | K::Random, Skippable},
    {F::Corpse, K::String, Skippable},
    {F::Enchantment, integerOrRandom, ClosesTail},
    {F::GivenName, K::None | K::String, OptionalTail},
};

constexpr SlotList stairSlots = {{F::Place, place}, {F::UpDown, K::UpDown}};
constexpr SlotList stairAreaSlots = {{F::Area, levelArea}, {F::Excluded, levelArea}, {F::UpDown, K::UpDown}};
constexpr SlotList doorSlots = {{F::DoorState, doorState}, {F::Place, place}};
constexpr SlotList roomDoorSlots = {
    {F::Secret, K::Bool | K::Random},
    {F::DoorState, doorState},
    {F::Wall, K::Direction | K::Random},
    {F::Position, integerOrRandom},
};
// The last key counts.
constexpr Slot keySlot{F::Key, K::String, Repeated};

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

constexpr StatementRule rule(S kind, std::string_view word, Where where, G group, const SlotList& slots) {
    StatementRule made{.kind = kind,
                       .word = word,
                       .section = where.section,
                       .group = group,
                       .look = {},
                       .inMaze = where.inMaze,
                       .inRooms = where.inRooms,
                       .slots = slots,
                       .areaSlots = {},
                       .roomsSlots = {}};
    made.hasColon = !slots.empty();
    return made;
}

constexpr StatementRule withChance(StatementRule made) {
    made.takesChance = true;
    return made;
}

constexpr StatementRule withAreas(StatementRule made, G group, const SlotList& areaSlots) {
    made.areaGroup = group;
    made.areaSlots = areaSlots;
    return made;
}

constexpr StatementRule numbered(ListNumber use, StatementRule made) {
    made.listNumber = use;
    return made;
}

constexpr StatementRule titled(TitleForm title, StatementRule made) {
    made.title = title;
    return made;
}

constexpr StatementRule once(AddedOnce where, StatementRule made) {
    made.addedOnce = where;
    return made;
}

constexpr StatementRule inRoomsAs(StatementRule made, const SlotList& roomsSlots) {
    made.roomsSlots = roomsSlots;
    return made;
}

constexpr Where registers = header(Section::Registers);
constexpr Where partStart{Section::PartStart, true, false};
constexpr Where roomStart{Section::PartStart, false, true};
constexpr Where corridors{Section::Corridors, false, true};

constexpr StatementRule rules[] = {
    titled(TitleForm::Level,
           rule(S::Maze, "MAZE", start(true), G::Others,
                {{F::LevelName, K::String}, {F::FillingTerrain, K::Character | K::Random}})),
    titled(TitleForm::Level, rule(S::Level, "LEVEL", start(false), G::Others, {{F::LevelName, K::String}})),
    titled(TitleForm::Values,
           once(AddedOnce::InLevel, rule(S::Flags, "FLAGS", header(Section::Flags), G::Others,
                                         {{F::Flag, K::LevelFlag, RepeatedOnce}}))),
    once(AddedOnce::InLevel, rule(S::InitMap, "INIT_MAP", header(Section::InitMap), G::Others,
                                  {{F::Foreground, K::Character},
                                   {F::Background, K::Character},
                                   {F::Smoothed, K::Bool},
                                   {F::Joined, K::Bool},
                                   {F::Lit, light},
                                   {F::Walled, K::Bool | K::Random}})),
    titled(TitleForm::FirstText,
           rule(S::Message, "MESSAGE", header(Section::Messages), G::Others, {{F::Text, K::String}})),
    rule(S::NoMap, "NOMAP", partStart, G::Others, {}),
    titled(TitleForm::Values,
           rule(S::Geometry, "GEOMETRY", partStart, G::Others,
                {{F::HorizontalAlign, K::HorizontalAlign}, {F::VerticalAlign, K::VerticalAlign}})),
    titled(TitleForm::Values,
           once(AddedOnce::InSection, rule(S::RandomObjects, "RANDOM_OBJECTS", registers, G::Registers,
                                           {{F::Entry, K::Character, RepeatedOnce}}))),
    titled(TitleForm::Values,
           once(AddedOnce::InSection, rule(S::RandomMonsters, "RANDOM_MONSTERS", registers, G::Registers,
                                           {{F::Entry, K::Character, RepeatedOnce}}))),
    titled(TitleForm::Places, rule(S::RandomPlaces, "RANDOM_PLACES", {Section::Registers, true, false},
                                   G::Registers, {{F::Entry, K::Point, RepeatedOnce}})),
    withChance(rule(S::Monster, "MONSTER", everywhere, G::Monsters,
                    {{F::Class, K::Character | K::MonsterRegister | ArgumentSet(K::Random)},
                     {F::Name, nameOrRandom},
                     {F::Place, place},
                     {F::Attribute, monsterAttribute, Repeated}})),
    withChance(rule(S::Object, "OBJECT", everywhere, G::Objects, objectSlots)),
    withChance(rule(S::Container, "CONTAINER", everywhere, G::Objects, objectSlots)),
    withChance(rule(S::Trap, "TRAP", everywhere, G::Traps, {{F::Name, nameOrRandom}, {F::Place, place}})),
    inRoomsAs(rule(S::Door, "DOOR", everywhere, G::Doors, doorSlots), roomDoorSlots),
    rule(S::Drawbridge, "DRAWBRIDGE", mazeOnly, G::Doors,
         {{F::Place, place}, {F::Direction, K::Direction}, {F::DoorState, doorState}}),
    marking(AreaUse::Region, rule(S::Region, "REGION", mazeOnly, G::Regions,
                                  {{F::Area, K::Area},
                                   {F::Light, light},
                                   {F::RoomType, nameOrRandom},
                                   {F::Filling, K::Filling, OptionalTail},
                                   {F::Irregular, K::Bool, OptionalTail}})),
    withAreas(rule(S::Stair, "STAIR", everywhere, G::Stairs, stairSlots), G::Arrivals, stairAreaSlots),
    rule(S::Portal, "PORTAL", mazeOnly, G::Arrivals,
         {{F::Area, levelArea}, {F::Excluded, levelArea}, {F::Destination, K::String}}),
    rule(S::TeleportRegion, "TELEPORT_REGION", mazeOnly, G::Arrivals,
         {{F::Area, levelArea}, {F::Excluded, levelArea}, {F::UpDown, K::UpDown, OptionalTail}}),
    rule(S::Branch, "BRANCH", mazeOnly, G::Arrivals, {{F::Area, levelArea}, {F::Excluded, levelArea}}),
    rule(S::Mazewalk, "MAZEWALK", mazeOnly, G::Walls, {{F::Place, place}, {F::Direction, K::Direction}}),
    rule(S::Wallify, "WALLIFY", mazeOnly, G::Walls, {}),
    rule(S::Ladder, "LADDER", mazeOnly, G::Stairs, stairSlots),
    marking(AreaUse::NoDigging,
            rule(S::NonDiggable, "NON_DIGGABLE", mazeOnly, G::Walls, {{F::Area, K::Area}})),
    marking(AreaUse::NoPassing,
            rule(S::NonPasswall, "NON_PASSWALL", mazeOnly, G::Walls, {{F::Area, K::Area}})),
    rule(S::Altar, "ALTAR", everywhere, G::Features,
         {{F::Place, place}, {F::Alignment, alignment}, {F::AltarType, K::AltarType | K::Random}}),
    rule(S::Fountain, "FOUNTAIN", everywhere, G::Features, {{F::Place, place}}),
    rule(S::Gold, "GOLD", everywhere, G::Objects, {{F::Amount, integerOrRandom}, {F::Place, place}}),
    rule(S::Engraving, "ENGRAVING", everywhere, G::Features,
         {{F::Place, place}, {F::EngravingType, K::EngravingType | K::Random}, {F::Text, K::String}}),
    rule(S::Sink, "SINK", roomsOnly, G::Features, {{F::Place, place}}),
    rule(S::Pool, "POOL", roomsOnly, G::Features, {{F::Place, place}}),
    titled(TitleForm::Room, rule(S::Room, "ROOM", roomStart, G::Others,
                                 {{F::RoomType, nameOrRandom},
                                  {F::Light, light},
                                  {F::Position, pointOrRandom},
                                  {F::Alignments, K::AlignPair | K::Random},
                                  {F::Size, pointOrRandom},
                                  {F::Filling, K::Bool, OptionalTail}})),
    titled(TitleForm::Room, rule(S::Subroom, "SUBROOM", roomStart, G::Others,
                                 {{F::RoomType, nameOrRandom},
                                  {F::Light, light},
                                  {F::Position, pointOrRandom},
                                  {F::Size, pointOrRandom},
                                  {F::Parent, K::String},
                                  {F::Filling, K::Bool, OptionalTail}})),
    titled(TitleForm::FirstText,
           once(AddedOnce::InSection, rule(S::Name, "NAME", roomsOnly, G::Others, {{F::Name, K::String}}))),
    titled(TitleForm::Percent, once(AddedOnce::InSection, rule(S::Chance, "CHANCE", roomsOnly, G::Others,
                                                               {{F::Chance, K::Integer}}))),
    once(AddedOnce::InLevel, rule(S::RandomCorridors, "RANDOM_CORRIDORS", corridors, G::Others, {})),
    titled(TitleForm::Values, rule(S::Corridor, "CORRIDOR", corridors, G::Others,
                                   {{F::From, K::CorridorEnd}, {F::To, K::CorridorEnd | K::Integer}})),
    rule(S::OfGame, phrase("statement of the game"), everywhere, G::Features, {{F::Place, place}}),
    rule(S::Opaque, phrase("unexplained statement of the game"), everywhere, G::Others, {}),
    numbered(
        ListNumber::Required,
        marking(AreaUse::Choice, rule(S::RandomRegion, "RANDOM_REGION", {Section::Registers, true, false},
                                      G::Registers, {{F::Area, levelArea}, {F::Excluded, levelArea}}))),
    rule(S::ObjectFlags, "OBJFLAGS", everywhere, G::Objects, {{F::Flag, K::ObjectFlag, RepeatedOnce}}),
};
static_assert(listsAllBefore(StatementKind::Unknown, rules, &StatementRule::kind));

constexpr int brown = 3;
constexpr int cyan = 6;
constexpr int gray = 7;

struct KindLook {
    S kind{};
    StatementLook look;
};

constexpr KindLook looks[] = {
    {S::Door, {0, brown, phrase("door")}},
    {S::Drawbridge, {'#', brown, phrase("drawbridge")}},
    {S::Mazewalk, {'%', gray, phrase("maze begins")}},
    {S::NonDiggable, {0, gray, phrase("undiggable walls")}},
    {S::NonPasswall, {0, gray, phrase("impassable walls")}},
    {S::Altar, {'_', gray, phrase("altar")}},
    {S::Fountain, {'{', cyan, phrase("fountain")}},
    {S::Sink, {'#', gray, phrase("sink")}},
    {S::Pool, {'}', cyan, phrase("pool")}},
    {S::OfGame, {'&', gray, {}}},
};

constexpr PlacedBy inCell = PlacedBy::Cell;
constexpr PlacedBy overArea = PlacedBy::Area;
constexpr PlacedBy anywhere = PlacedBy::Nothing;
constexpr bool inMapMenu = true;

// Rooms and parts come last.
constexpr AddedForm forms[] = {
    {S::Monster, phrase("monster"), inCell, "MONSTER:random,random,{}", inMapMenu},
    {S::Object, phrase("object"), inCell, "OBJECT:random,random,{}", inMapMenu},
    {S::Container, phrase("chest with an object"), inCell,
     "CONTAINER:'(',\"chest\",{}\nOBJECT:random,random,contained"},
    {S::Gold, phrase("gold"), inCell, "GOLD:random,{}", inMapMenu},
    {S::Trap, phrase("trap"), inCell, "TRAP:random,{}", inMapMenu},
    {S::Door, phrase("door"), inCell, "DOOR:closed,{}", inMapMenu},
    {S::Door, secretDoorName, inCell, "DOOR:closed,{}"},
    {S::Drawbridge, phrase("drawbridge"), inCell, "DRAWBRIDGE:{},{wall},closed"},
    {S::Stair, phrase("stairs up"), inCell, "STAIR:{},up", inMapMenu},
    {S::Stair, phrase("stairs down"), inCell, "STAIR:{},down", inMapMenu},
    {S::Ladder, phrase("ladder up"), inCell, "LADDER:{},up", inMapMenu},
    {S::Ladder, phrase("ladder down"), inCell, "LADDER:{},down", inMapMenu},
    {S::Altar, phrase("altar"), inCell, "ALTAR:{},random,altar", inMapMenu},
    {S::Fountain, phrase("fountain"), inCell, "FOUNTAIN:{}", inMapMenu},
    {S::Sink, phrase("sink"), inCell, "SINK:{}", inMapMenu},
    {S::Pool, phrase("pool"), inCell, "POOL:{}", inMapMenu},
    {S::Engraving, phrase("engraving"), inCell, "ENGRAVING:{},dust,\"Hello\"", inMapMenu},
    {S::Region, phrase("lit region"), overArea, "REGION:{},lit,\"ordinary\"", inMapMenu},
    {S::Region, phrase("unlit region"), overArea, "REGION:{},unlit,\"ordinary\""},
    {S::NonDiggable, phrase("undiggable walls"), overArea, "NON_DIGGABLE:{}"},
    {S::NonPasswall, phrase("impassable walls"), overArea, "NON_PASSWALL:{}"},
    {S::Stair, phrase("stairs up somewhere"), overArea, "STAIR:{},(0,0,0,0),up"},
    {S::Stair, phrase("stairs down somewhere"), overArea, "STAIR:{},(0,0,0,0),down"},
    {S::TeleportRegion, phrase("arrival from above"), overArea, "TELEPORT_REGION:{},(0,0,0,0),down"},
    {S::TeleportRegion, phrase("arrival from below"), overArea, "TELEPORT_REGION:{},(0,0,0,0),up"},
    {S::TeleportRegion, phrase("arrival from anywhere"), overArea, "TELEPORT_REGION:{},(0,0,0,0)"},
    {S::Portal, phrase("portal"), overArea, "PORTAL:{},(0,0,0,0),\"knox\""},
    {S::Branch, phrase("branch stairs"), overArea, "BRANCH:{},(0,0,0,0)"},
    {S::Mazewalk, phrase("maze begins"), inCell, "MAZEWALK:{},{out}"},
    {S::Wallify, phrase("walls around floor"), anywhere, "WALLIFY"},
    {S::RandomPlaces, phrase("random place"), inCell, "RANDOM_PLACES:{}"},
    {S::RandomObjects, phrase("random objects"), anywhere, "RANDOM_OBJECTS:'(','[','!'"},
    {S::RandomMonsters, phrase("random monsters"), anywhere, "RANDOM_MONSTERS:'d','o','Z'"},
    {S::Room, phrase("room"), overArea, "ROOM:\"ordinary\",lit,random,random,random"},
    {S::Subroom, phrase("subroom"), overArea, "SUBROOM:\"ordinary\",lit,random,random,\"{parent}\""},
    {S::Name, phrase("name of the room"), anywhere, "NAME:\"{name}\""},
    {S::Chance, phrase("chance of its type"), anywhere, "CHANCE:50"},
    {S::RandomCorridors, phrase("random corridors"), anywhere, "RANDOM_CORRIDORS"},
    {S::Corridor, phrase("corridor"), overArea, "CORRIDOR:({previous},east,random),({room},west,random)"},
    {S::Geometry, phrase("part with a map"), anywhere,
     "GEOMETRY:center,center\nMAP\n-------\n|.....|\n|.....|\n|.....|\n-------\nENDMAP"},
    {S::NoMap, phrase("part without a map"), anywhere, "NOMAP"},
    {S::Flags, phrase("flags"), anywhere, "FLAGS:noteleport"},
    {S::Message, phrase("message"), anywhere, "MESSAGE:\"You enter a strange place.\""},
    {S::InitMap, phrase("cave filled at random"), anywhere, "INIT_MAP:'.',' ',true,true,lit,true"},
};

// Offered, too, in games whose doors have keys.
constexpr AddedForm formsBesideKeys[] = {
    {S::Object, phrase("buried object"), inCell, "OBJECT:random,random,{}\nOBJFLAGS:o_buried"},
    {S::Object, phrase("burning candle"), inCell, "OBJECT:'(',\"tallow candle\",{}\nOBJFLAGS:o_lit"},
    {S::RandomRegion, phrase("random region"), overArea, "RANDOM_REGION[{number}]:{},(0,0,0,0)"},
};

constexpr auto formsOfGamesWithKeys = [] {
    std::array<AddedForm, std::size(forms) + std::size(formsBesideKeys)> all{};
    const auto further = std::ranges::copy(forms, all.begin()).out;
    std::ranges::copy(formsBesideKeys, further);
    return all;
}();

} // namespace

GrammarPtr makeClassicGrammar(DoorKeys keys) {
    auto all = std::to_array(rules);
    const auto ruleOf = [&](S kind) { return std::ranges::find(all, kind, &StatementRule::kind); };
    for (const KindLook& row : looks)
        ruleOf(row.kind)->look = row.look;
    if (keys == DoorKeys::Artifacts) {
        ruleOf(S::Door)->slots = doorSlots.with(keySlot);
        ruleOf(S::Door)->roomsSlots = roomDoorSlots.with(keySlot);
        ruleOf(S::RandomPlaces)->listNumber = ListNumber::Optional;
        ruleOf(S::RandomPlaces)->slots = {{F::Entry, K::Point | K::None, RepeatedOnce}};
    }
    // The statements from RANDOM_REGION on are those of games whose doors have keys.
    if (keys == DoorKeys::Artifacts)
        return std::make_shared<const Grammar>(all, formsOfGamesWithKeys);
    return std::make_shared<const Grammar>(std::span(all).first(std::size_t(S::RandomRegion)), forms);
}

} // namespace levwright
