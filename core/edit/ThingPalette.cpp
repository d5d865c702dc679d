// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/ThingPalette.h"

#include "core/model/Placement.h"
#include "core/model/WallShape.h"
#include "core/syntax/LevelCutter.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using Kind = StatementKind;
constexpr PlacedBy inCell = PlacedBy::Cell;
constexpr PlacedBy overArea = PlacedBy::Area;
constexpr PlacedBy anywhere = PlacedBy::Nothing;

struct FormRow {
    Kind kind{};
    std::string_view name;
    PlacedBy placedBy{};
    std::string_view form;
};

// Rooms and parts last.
constexpr FormRow forms[] = {
    {Kind::Monster, "monster", inCell, "MONSTER:random,random,{}"},
    {Kind::Object, "object", inCell, "OBJECT:random,random,{}"},
    {Kind::Container, "chest with an object", inCell,
     "CONTAINER:'(',\"chest\",{}\nOBJECT:random,random,contained"},
    {Kind::Gold, "gold", inCell, "GOLD:random,{}"},
    {Kind::Trap, "trap", inCell, "TRAP:random,{}"},
    {Kind::Door, "door", inCell, "DOOR:closed,{}"},
    {Kind::Door, secretDoorName, inCell, "DOOR:closed,{}"},
    {Kind::Drawbridge, "drawbridge", inCell, "DRAWBRIDGE:{},{wall},closed"},
    {Kind::Stair, "stairs up", inCell, "STAIR:{},up"},
    {Kind::Stair, "stairs down", inCell, "STAIR:{},down"},
    {Kind::Ladder, "ladder up", inCell, "LADDER:{},up"},
    {Kind::Ladder, "ladder down", inCell, "LADDER:{},down"},
    {Kind::Altar, "altar", inCell, "ALTAR:{},random,altar"},
    {Kind::Fountain, "fountain", inCell, "FOUNTAIN:{}"},
    {Kind::Sink, "sink", inCell, "SINK:{}"},
    {Kind::Pool, "pool", inCell, "POOL:{}"},
    {Kind::Engraving, "engraving", inCell, "ENGRAVING:{},dust,\"Hello\""},
    {Kind::Region, "lit region", overArea, "REGION:{},lit,\"ordinary\""},
    {Kind::Region, "unlit region", overArea, "REGION:{},unlit,\"ordinary\""},
    {Kind::NonDiggable, "undiggable walls", overArea, "NON_DIGGABLE:{}"},
    {Kind::NonPasswall, "impassable walls", overArea, "NON_PASSWALL:{}"},
    {Kind::Stair, "stairs up somewhere", overArea, "STAIR:{},(0,0,0,0),up"},
    {Kind::Stair, "stairs down somewhere", overArea, "STAIR:{},(0,0,0,0),down"},
    {Kind::TeleportRegion, "arrival from above", overArea, "TELEPORT_REGION:{},(0,0,0,0),down"},
    {Kind::TeleportRegion, "arrival from below", overArea, "TELEPORT_REGION:{},(0,0,0,0),up"},
    {Kind::TeleportRegion, "arrival from anywhere", overArea, "TELEPORT_REGION:{},(0,0,0,0)"},
    {Kind::Portal, "portal", overArea, "PORTAL:{},(0,0,0,0),\"knox\""},
    {Kind::Branch, "branch stairs", overArea, "BRANCH:{},(0,0,0,0)"},
    {Kind::Mazewalk, "maze begins", inCell, "MAZEWALK:{},{out}"},
    {Kind::Wallify, "walls around floor", anywhere, "WALLIFY"},
    {Kind::RandomPlaces, "random place", inCell, "RANDOM_PLACES:{}"},
    {Kind::RandomObjects, "random objects", anywhere, "RANDOM_OBJECTS:'(','[','!'"},
    {Kind::RandomMonsters, "random monsters", anywhere, "RANDOM_MONSTERS:'d','o','Z'"},
    {Kind::Room, "room", overArea, "ROOM:\"ordinary\",lit,random,random,random"},
    {Kind::Subroom, "subroom", overArea, "SUBROOM:\"ordinary\",lit,random,random,\"{parent}\""},
    {Kind::Name, "name of the room", anywhere, "NAME:\"{name}\""},
    {Kind::Chance, "chance of its type", anywhere, "CHANCE:50"},
    {Kind::RandomCorridors, "random corridors", anywhere, "RANDOM_CORRIDORS"},
    {Kind::Corridor, "corridor", overArea, "CORRIDOR:({previous},east,random),({room},west,random)"},
    {Kind::Geometry, "part with a map", anywhere,
     "GEOMETRY:center,center\nMAP\n-------\n|.....|\n|.....|\n|.....|\n-------\nENDMAP"},
    {Kind::NoMap, "part without a map", anywhere, "NOMAP"},
    {Kind::Flags, "flags", anywhere, "FLAGS:noteleport"},
    {Kind::Message, "message", anywhere, "MESSAGE:\"You enter a strange place.\""},
    {Kind::InitMap, "cave filled at random", anywhere, "INIT_MAP:'.',' ',true,true,lit,true"},
};

constexpr int brightMagenta = 13;

bool isOfRooms(Section section, Kind kind) {
    const bool isInside = section == Section::Body || section == Section::Registers;
    return !isInside || kind == Kind::Name || kind == Kind::Chance;
}

// "(1,1,1,1)" in place of the gap.
std::string sampleOf(const PaletteThing& thing) {
    std::string sample = thing.form;
    const auto fill = [&](std::string_view gap, std::string_view text) {
        if (const std::size_t at = sample.find(gap); at != std::string::npos)
            sample.replace(at, gap.size(), text);
    };
    fill(placeGap, thing.placedBy == overArea ? "(1,1,1,1)" : "(1,1)");
    fill(wallGap, "north");
    fill(outGap, "north");
    return sample.substr(0, sample.find('\n'));
}

// They look as they would on a map: they are put into one.
void addLooks(const Game& game, const ClassicGame& classic, std::vector<PaletteThing>& things) {
    std::string text = "MAZE:\"a\",' '\nNOMAP\n";
    std::vector<PaletteThing*> placed;
    for (PaletteThing& thing : things) {
        const StatementRule& rule = classic.dialect().grammar().ruleFor(thing.kind);
        thing.glyph = rule.look.glyph;
        thing.color = rule.look.color;
        thing.areaUse = rule.inMaze ? rule.areaUse : AreaUse::Region;
        if (thing.placedBy == anywhere || !rule.inMaze || rule.section != Section::Body)
            continue;
        text += sampleOf(thing) + '\n';
        placed.push_back(&thing);
    }
    const LevelPlace level = LevelCutter(classic.dialect(), text, LexMode::Tolerant).cut();
    constexpr std::size_t before = 2; // statements
    for (const Placement& shown : placementsOf(game, *lower(classic, level.tree, text), 0)) {
        PaletteThing& thing = *placed[shown.statement - before];
        thing.glyph = shown.glyph;
        thing.color = shown.color;
        thing.kindChoice = shown.kindChoice;
        thing.areaUse = shown.areaUse;
        thing.isDark = shown.isDark;
    }
}

// One of them by its name, in a statement of that word.
PaletteThing namedThing(std::string_view name, Kind kind, std::string form) {
    const bool isMonster = kind == Kind::Monster;
    return {.name = std::string(name),
            .kind = kind,
            .group = isMonster              ? StatementGroup::Monsters
                     : kind == Kind::Object ? StatementGroup::Objects
                                            : StatementGroup::Traps,
            .form = std::move(form)};
}

void addMonsters(const Catalog& catalog, std::vector<PaletteThing>& things) {
    for (const ThingClass& each : catalog.monsterClasses()) {
        if (each.symbol == 0 || each.count == 0)
            continue;
        PaletteThing thing =
            namedThing(each.explanation, Kind::Monster, std::format("MONSTER:'{}',random,{{}}", each.symbol));
        thing.glyph = each.symbol;
        thing.kindChoice = KindChoice::OfClass;
        things.push_back(std::move(thing));
    }
    for (const Monster& each : catalog.monsters()) {
        if (catalog.findMonster(each.name, each.classSymbol) != &each)
            continue;
        PaletteThing thing = namedThing(each.name, Kind::Monster,
                                        std::format("MONSTER:'{}',\"{}\",{{}}", each.classSymbol, each.name));
        thing.glyph = each.classSymbol;
        thing.color = each.color;
        things.push_back(std::move(thing));
    }
}

void addObjects(const Catalog& catalog, std::vector<PaletteThing>& things) {
    for (const ThingClass& each : catalog.objectClasses()) {
        if (each.symbol == 0 || each.count == 0 || each.explanation.starts_with("illegal"))
            continue;
        PaletteThing thing =
            namedThing(each.explanation, Kind::Object, std::format("OBJECT:'{}',random,{{}}", each.symbol));
        thing.glyph = each.symbol;
        thing.kindChoice = KindChoice::OfClass;
        things.push_back(std::move(thing));
    }
    for (const Object& each : catalog.objects()) {
        if (each.name.empty() || catalog.findObject(each.name, each.classSymbol) != &each)
            continue;
        PaletteThing thing = namedThing(each.name, Kind::Object,
                                        std::format("OBJECT:'{}',\"{}\",{{}}", each.classSymbol, each.name));
        thing.glyph = each.classSymbol;
        thing.color = each.color;
        things.push_back(std::move(thing));
    }
}

} // namespace

std::vector<PaletteThing> paletteOf(const Game& game, const ClassicGame& classic) {
    std::vector<PaletteThing> things;
    const WallTerrain walls(classic.catalog());
    for (const FormRow& row : forms) {
        const StatementRule& rule = classic.dialect().grammar().ruleFor(row.kind);
        if (!classic.dialect().find(rule.word))
            continue;
        PaletteThing thing{.name = std::string(row.name),
                           .kind = row.kind,
                           .group =
                               row.placedBy == overArea ? rule.areaGroup.value_or(rule.group) : rule.group,
                           .placedBy = row.placedBy,
                           .isOfRooms = isOfRooms(rule.section, row.kind),
                           .form = std::string(row.form)};
        if (row.kind == Kind::Door)
            thing.terrain = row.name == secretDoorName ? walls.secretDoor : walls.door;
        things.push_back(std::move(thing));
    }
    addLooks(game, classic, things);
    return things;
}

std::vector<PaletteThing> namedThingsOf(const Catalog& catalog) {
    std::vector<PaletteThing> things;
    addMonsters(catalog, things);
    addObjects(catalog, things);
    for (const NamedNumber& each : catalog.traps()) {
        things.push_back(namedThing(each.name, Kind::Trap, std::format("TRAP:\"{}\",{{}}", each.name)));
        things.back().glyph = '^';
        things.back().color = brightMagenta;
    }
    return things;
}

} // namespace levwright
