// SPDX-License-Identifier: GPL-3.0-or-later
// The forms in which things are added to levels of NetHack 3.6.
#include "core/languages/program/syntax/Kinds.h"

#include <array>

namespace levwright::program {
namespace {

using S = StatementKind;

constexpr PlacedBy inCell = PlacedBy::Cell;
constexpr PlacedBy overArea = PlacedBy::Area;
constexpr PlacedBy anywhere = PlacedBy::Nothing;
constexpr bool inMapMenu = true;

// Rooms and parts come last.
constexpr AddedForm formsOfThings[] = {
    {S::Monster, "monster", inCell, "MONSTER:random,{}", inMapMenu},
    {S::Monster, "monster with an object", inCell, "MONSTER:random,{} {\n  OBJECT:random\n}"},
    {S::Object, "object", inCell, "OBJECT:random,{}", inMapMenu},
    {S::Container, "chest with an object", inCell, "CONTAINER:('(',\"chest\"),{} {\n  OBJECT:random\n}"},
    {S::Gold, "gold", inCell, "GOLD:5d20,{}", inMapMenu},
    {S::Trap, "trap", inCell, "TRAP:random,{}", inMapMenu},
    {S::Door, "door", inCell, "DOOR:closed,{}", inMapMenu},
    {S::Door, secretDoorName, inCell, "DOOR:closed,{}"},
    {roomDoor, "inner door", inCell, "ROOMDOOR:false,closed,{side}", inMapMenu},
    {roomDoor, "secret inner door", inCell, "ROOMDOOR:true,closed,{side}"},
    {S::Drawbridge, "drawbridge", inCell, "DRAWBRIDGE:{},{wall},closed"},
    {S::Stair, "stairs up", inCell, "STAIR:{},up", inMapMenu},
    {S::Stair, "stairs down", inCell, "STAIR:{},down", inMapMenu},
    {S::Ladder, "ladder up", inCell, "LADDER:{},up", inMapMenu},
    {S::Ladder, "ladder down", inCell, "LADDER:{},down", inMapMenu},
    {S::Altar, "altar", inCell, "ALTAR:{},random,altar", inMapMenu},
    {grave, "grave", inCell, "GRAVE:{},random", inMapMenu},
    {S::Engraving, "engraving", inCell, "ENGRAVING:{},dust,\"Hello\"", inMapMenu},
    {S::Region, "lit region", overArea, "REGION:{},lit,\"ordinary\"", inMapMenu},
    {S::Region, "unlit region", overArea, "REGION:{},unlit,\"ordinary\""},
    {S::NonDiggable, "undiggable walls", overArea, "NON_DIGGABLE:{}"},
    {S::NonPasswall, "impassable walls", overArea, "NON_PASSWALL:{}"},
    {terrain, "tree", inCell, "TERRAIN:{},'T'"},
    {terrain, "water over an area", overArea, "TERRAIN:fillrect {},'}'"},
    {replaceTerrain, "trees here and there", overArea, "REPLACE_TERRAIN:{},'.','T',10%"},
    {S::Stair, "stairs up somewhere", overArea, "STAIR:{},(0,0,0,0),up"},
    {S::Stair, "stairs down somewhere", overArea, "STAIR:{},(0,0,0,0),down"},
    {S::TeleportRegion, "arrival from above", overArea, "TELEPORT_REGION:{},(0,0,0,0),down"},
    {S::TeleportRegion, "arrival from below", overArea, "TELEPORT_REGION:{},(0,0,0,0),up"},
    {S::TeleportRegion, "arrival from anywhere", overArea, "TELEPORT_REGION:{},(0,0,0,0)"},
    {S::Portal, "portal", overArea, "PORTAL:{},(0,0,0,0),\"knox\""},
    {S::Branch, "branch stairs", overArea, "BRANCH:{},(0,0,0,0)"},
    {S::Mazewalk, "maze begins", inCell, "MAZEWALK:{},{out}"},
    {S::Wallify, "walls around floor", anywhere, "WALLIFY"},
    {mineralize, "ore and gems in the rock", anywhere, "MINERALIZE"},
    {S::Message, "message", anywhere, "MESSAGE:\"You enter a strange place.\""},
    {S::Room, "room", overArea, "ROOM:\"ordinary\",lit,random,random,random {\n}"},
    {S::Subroom, "subroom", overArea, "SUBROOM:\"ordinary\",lit,random,random {\n}"},
    {S::RandomCorridors, "random corridors", anywhere, "RANDOM_CORRIDORS"},
    {S::Corridor, "corridor", overArea, "CORRIDOR:(0,east,random),(1,west,random)"},
    {S::Geometry, "part with a map", anywhere,
     "GEOMETRY:center,center\nMAP\n-------\n|.....|\n|.....|\n|.....|\n-------\nENDMAP"},
    {S::NoMap, "part without a map", anywhere, "NOMAP"},
    {S::Flags, "flags", anywhere, "FLAGS:noteleport"},
    {S::InitMap, "cave filled at random", anywhere, "INIT_MAP:mines,'.',' ',true,true,lit,true"},
};

// With the furnishings behind the altar.
constexpr auto allForms = [] {
    std::array<AddedForm, std::size(formsOfThings) + std::size(furnishings)> all;
    auto* to = all.begin();
    for (const AddedForm& form : formsOfThings) {
        *to++ = form;
        if (form.kind != S::Altar)
            continue;
        for (const Furnishing& each : furnishings)
            *to++ = {each.kind, each.look.label, inCell, each.form, inMapMenu};
    }
    return all;
}();

} // namespace

std::span<const AddedForm> addedForms() {
    return allForms;
}

} // namespace levwright::program
