// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Kinds.h"

namespace levwright::program {
namespace {

using S = StatementKind;
using G = StatementGroup;

constexpr StatementRule rule(S kind, std::string_view word, Section section, G group) {
    return {.kind = kind,
            .word = word,
            .section = section,
            .group = group,
            .look = {},
            .inMaze = true,
            .inRooms = true,
            .slots = {},
            .areaSlots = {},
            .roomsSlots = {}};
}

constexpr StatementRule plain(StatementRule made) {
    made.hasColon = false;
    return made;
}

constexpr StatementRule looking(StatementLook look, StatementRule made) {
    made.look = look;
    return made;
}

constexpr StatementRule withAreas(G group, StatementRule made) {
    made.areaGroup = group;
    return made;
}

// The game's compiler allows all statements in all levels. These two functions tell where one makes sense.
constexpr StatementRule ofParts(StatementRule made) {
    made.inRooms = false;
    return made;
}

constexpr StatementRule ofRooms(StatementRule made) {
    made.inMaze = false;
    return made;
}

// A word that contains a blank is not a word of the language; it only names the row.
constexpr StatementRule ownRules[] = {
    ofRooms(looking({'+', 3, phrase("door")}, rule(roomDoor, "ROOMDOOR", Section::Body, G::Doors))),
    marking(AreaUse::Region,
            looking({0, 7, phrase("terrain")}, rule(terrain, "TERRAIN", Section::Body, G::Walls))),
    ofParts(
        marking(AreaUse::Region, looking({0, 7, phrase("terrain replaced")},
                                         rule(replaceTerrain, "REPLACE_TERRAIN", Section::Body, G::Walls)))),
    looking({'|', 7, phrase("grave")}, rule(grave, "GRAVE", Section::Body, G::Features)),
    rule(mineralize, "MINERALIZE", Section::Body, G::Others),
    plain(rule(assign, phrase("variable ="), Section::Body, G::Others)),
    rule(shuffle, "SHUFFLE", Section::Body, G::Others),
    plain(rule(ifBlock, "IF", Section::Body, G::Others)),
    plain(rule(elseBlock, "ELSE", Section::Body, G::Others)),
    plain(rule(condition, "[ ]:", Section::Body, G::Others)),
    plain(rule(forBlock, "FOR", Section::Body, G::Others)),
    plain(rule(loopBlock, "LOOP", Section::Body, G::Others)),
    plain(rule(switchBlock, "SWITCH", Section::Body, G::Others)),
    rule(caseLabel, "CASE", Section::Body, G::Others),
    rule(defaultLabel, "DEFAULT", Section::Body, G::Others),
    plain(rule(breakOut, "BREAK", Section::Body, G::Others)),
    plain(rule(exitLevel, "EXIT", Section::Body, G::Others)),
    looking({'&', 7, phrase("furniture")},
            rule(furniture, phrase("furniture of the game"), Section::Body, G::Features)),
    marking(AreaUse::Region,
            withAreas(G::Others, looking({'&', 7, {}}, rule(added, phrase("statement of the game"),
                                                            Section::Body, G::Others)))),
    rule(opaque, phrase("unexplained statement of the game"), Section::Body, G::Others),
};
static_assert(rulesAll<Own>(ownRules));

constexpr StatementRule sharedRules[] = {
    ofParts(rule(S::Maze, "MAZE", Section::Start, G::Others)),
    ofRooms(rule(S::Level, "LEVEL", Section::Start, G::Others)),
    rule(S::Flags, "FLAGS", Section::Flags, G::Others),
    ofParts(rule(S::InitMap, "INIT_MAP", Section::InitMap, G::Others)),
    rule(S::Message, "MESSAGE", Section::Body, G::Others),
    ofParts(plain(rule(S::NoMap, "NOMAP", Section::PartStart, G::Others))),
    ofParts(rule(S::Geometry, "GEOMETRY", Section::PartStart, G::Others)),
    rule(S::Monster, "MONSTER", Section::Body, G::Monsters),
    rule(S::Object, "OBJECT", Section::Body, G::Objects),
    rule(S::Container, "CONTAINER", Section::Body, G::Objects),
    looking({'^', 13, phrase("trap")}, rule(S::Trap, "TRAP", Section::Body, G::Traps)),
    ofParts(looking({'+', 3, phrase("door")}, rule(S::Door, "DOOR", Section::Body, G::Doors))),
    ofParts(
        looking({'#', 3, phrase("drawbridge")}, rule(S::Drawbridge, "DRAWBRIDGE", Section::Body, G::Doors))),
    ofParts(marking(AreaUse::Region,
                    withAreas(G::Regions, rule(S::Region, "REGION", Section::Body, G::Regions)))),
    marking(AreaUse::Arrival,
            withAreas(G::Arrivals, looking({'>', 7, phrase("stairs")},
                                           rule(S::Stair, "STAIR", Section::Body, G::Stairs)))),
    ofParts(marking(AreaUse::Arrival,
                    withAreas(G::Arrivals, rule(S::Portal, "PORTAL", Section::Body, G::Arrivals)))),
    ofParts(marking(AreaUse::Arrival, withAreas(G::Arrivals, rule(S::TeleportRegion, "TELEPORT_REGION",
                                                                  Section::Body, G::Arrivals)))),
    ofParts(marking(AreaUse::Arrival,
                    withAreas(G::Arrivals, rule(S::Branch, "BRANCH", Section::Body, G::Arrivals)))),
    ofParts(looking({'%', 7, phrase("maze begins")}, rule(S::Mazewalk, "MAZEWALK", Section::Body, G::Walls))),
    ofParts(rule(S::Wallify, "WALLIFY", Section::Body, G::Walls)),
    looking({'<', 6, phrase("ladder")}, rule(S::Ladder, "LADDER", Section::Body, G::Stairs)),
    ofParts(marking(AreaUse::NoDigging,
                    withAreas(G::Walls, rule(S::NonDiggable, "NON_DIGGABLE", Section::Body, G::Walls)))),
    ofParts(marking(AreaUse::NoPassing,
                    withAreas(G::Walls, rule(S::NonPasswall, "NON_PASSWALL", Section::Body, G::Walls)))),
    looking({'_', 7, phrase("altar")}, rule(S::Altar, "ALTAR", Section::Body, G::Features)),
    looking({'$', 11, phrase("gold")}, rule(S::Gold, "GOLD", Section::Body, G::Objects)),
    looking({'?', 7, phrase("engraving")}, rule(S::Engraving, "ENGRAVING", Section::Body, G::Features)),
    ofRooms(rule(S::Room, "ROOM", Section::PartStart, G::Regions)),
    ofRooms(rule(S::Subroom, "SUBROOM", Section::PartStart, G::Regions)),
    ofRooms(rule(S::RandomCorridors, "RANDOM_CORRIDORS", Section::Corridors, G::Others)),
    ofRooms(rule(S::Corridor, "CORRIDOR", Section::Corridors, G::Others)),
};

} // namespace

GrammarPtr makeGrammar(std::span<const AddedForm> forms) {
    std::vector<StatementRule> rules(std::begin(sharedRules), std::end(sharedRules));
    rules.insert(rules.end(), std::begin(ownRules), std::end(ownRules));
    for (const Furnishing& each : furnishings)
        rules.push_back(looking(each.look, rule(each.kind, each.word, Section::Body, G::Features)));
    return std::make_shared<const Grammar>(rules, forms);
}

} // namespace levwright::program
