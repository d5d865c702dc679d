// SPDX-License-Identifier: GPL-3.0-or-later
// The forms in which things are added to levels of NetHack 3.6.
#include "core/base/Phrase.h"
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
    {S::Monster, phrase("monster"), inCell, "MONSTER:random,{}", inMapMenu},
    {S::Monster, phrase("monster with an object"), inCell, "MONSTER:random,{} {\n  OBJECT:random\n}"},
    {S::Object, phrase("object"), inCell, "OBJECT:random,{}", inMapMenu},
    {S::Container, phrase("chest with an object"), inCell,
     "CONTAINER:('(',\"chest\"),{} {\n  OBJECT:random\n}"},
    {S::Gold, phrase("gold"), inCell, "GOLD:5d20,{}", inMapMenu},
    {S::Trap, phrase("trap"), inCell, "TRAP:random,{}", inMapMenu},
    {S::Door, phrase("door"), inCell, "DOOR:closed,{}", inMapMenu},
    {S::Door, secretDoorName, inCell, "DOOR:closed,{}"},
    {roomDoor, phrase("inner door"), inCell, "ROOMDOOR:false,closed,{side}", inMapMenu},
    {roomDoor, phrase("secret inner door"), inCell, "ROOMDOOR:true,closed,{side}"},
    {S::Drawbridge, phrase("drawbridge"), inCell, "DRAWBRIDGE:{},{wall},closed"},
    {S::Stair, phrase("stairs up"), inCell, "STAIR:{},up", inMapMenu},
    {S::Stair, phrase("stairs down"), inCell, "STAIR:{},down", inMapMenu},
    {S::Ladder, phrase("ladder up"), inCell, "LADDER:{},up", inMapMenu},
    {S::Ladder, phrase("ladder down"), inCell, "LADDER:{},down", inMapMenu},
    {S::Altar, phrase("altar"), inCell, "ALTAR:{},random,altar", inMapMenu},
    {grave, phrase("grave"), inCell, "GRAVE:{},random", inMapMenu},
    {S::Engraving, phrase("engraving"), inCell, "ENGRAVING:{},dust,\"Hello\"", inMapMenu},
    {S::Region, phrase("lit region"), overArea, "REGION:{},lit,\"ordinary\"", inMapMenu},
    {S::Region, phrase("unlit region"), overArea, "REGION:{},unlit,\"ordinary\""},
    {S::NonDiggable, phrase("undiggable walls"), overArea, "NON_DIGGABLE:{}"},
    {S::NonPasswall, phrase("impassable walls"), overArea, "NON_PASSWALL:{}"},
    {terrain, phrase("tree"), inCell, "TERRAIN:{},'T'"},
    {terrain, phrase("water over an area"), overArea, "TERRAIN:fillrect {},'}'"},
    {replaceTerrain, phrase("trees here and there"), overArea, "REPLACE_TERRAIN:{},'.','T',10%"},
    {S::Stair, phrase("stairs up somewhere"), overArea, "STAIR:{},(0,0,0,0),up"},
    {S::Stair, phrase("stairs down somewhere"), overArea, "STAIR:{},(0,0,0,0),down"},
    {S::TeleportRegion, phrase("arrival from above"), overArea, "TELEPORT_REGION:{},(0,0,0,0),down"},
    {S::TeleportRegion, phrase("arrival from below"), overArea, "TELEPORT_REGION:{},(0,0,0,0),up"},
    {S::TeleportRegion, phrase("arrival from anywhere"), overArea, "TELEPORT_REGION:{},(0,0,0,0)"},
    {S::Portal, phrase("portal"), overArea, "PORTAL:{},(0,0,0,0),\"knox\""},
    {S::Branch, phrase("branch stairs"), overArea, "BRANCH:{},(0,0,0,0)"},
    {S::Mazewalk, phrase("maze begins"), inCell, "MAZEWALK:{},{out}"},
    {S::Wallify, phrase("walls around floor"), anywhere, "WALLIFY"},
    {mineralize, phrase("ore and gems in the rock"), anywhere, "MINERALIZE"},
    {S::Message, phrase("message"), anywhere, "MESSAGE:\"You enter a strange place.\""},
    {S::Room, phrase("room"), overArea, "ROOM:\"ordinary\",lit,random,random,random {\n}"},
    {S::Subroom, phrase("subroom"), overArea, "SUBROOM:\"ordinary\",lit,random,random {\n}"},
    {S::RandomCorridors, phrase("random corridors"), anywhere, "RANDOM_CORRIDORS"},
    {S::Corridor, phrase("corridor"), overArea, "CORRIDOR:(0,east,random),(1,west,random)"},
    {S::Geometry, phrase("part with a map"), anywhere,
     "GEOMETRY:center,center\nMAP\n-------\n|.....|\n|.....|\n|.....|\n-------\nENDMAP"},
    {S::NoMap, phrase("part without a map"), anywhere, "NOMAP"},
    {S::Flags, phrase("flags"), anywhere, "FLAGS:noteleport"},
    {S::InitMap, phrase("cave filled at random"), anywhere, "INIT_MAP:mines,'.',' ',true,true,lit,true"},
};

// With the furnishings after the altar.
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
