// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/script/syntax/Kinds.h"

namespace levwright::script {
namespace {

using S = StatementKind;
using G = StatementGroup;

constexpr StatementRule rule(S kind, std::string_view word, G group, StatementLook look = {},
                             AreaUse use = {}) {
    return {.kind = kind,
            .word = word,
            .section = Section::Body,
            .group = group,
            .areaUse = use,
            .look = look,
            .inMaze = true,
            .inRooms = true,
            .hasColon = false,
            .slots = {},
            .areaSlots = {},
            .roomsSlots = {}};
}

// No function that a script calls has a name that begins with a blank: such a word only names the row.
constexpr StatementRule ownRules[] = {
    rule(script, " script", G::Others),
    rule(mapCall, "des.map", G::Others),
    rule(terrain, "des.terrain", G::Walls, {0, 7, phrase("terrain")}, AreaUse::Region),
    rule(replaceTerrain, "des.replace_terrain", G::Walls, {0, 7, phrase("terrain replaced")},
         AreaUse::Region),
    rule(feature, "des.feature", G::Features, {'{', 4, phrase("feature")}),
    rule(grave, "des.grave", G::Features, {'|', 7, phrase("grave")}),
    rule(wallProperty, "des.wall_property", G::Walls, {}, AreaUse::NoDigging),
    rule(mineralize, "des.mineralize", G::Others, {0, 7, phrase("minerals")}),
    rule(gasCloud, "des.gas_cloud", G::Features, {'#', 2, phrase("gas cloud")}),
    rule(levelRegion, "des.levregion", G::Arrivals, {}, AreaUse::Arrival),
    rule(exclusion, "des.exclusion", G::Arrivals, {0, 7, phrase("exclusion")}, AreaUse::Arrival),
    rule(ownKind(Own::ResetLevel), "des.reset_level", G::Others),
    rule(ownKind(Own::FinalizeLevel), "des.finalize_level", G::Others),
};
static_assert(rulesAll<Own>(ownRules));

constexpr StatementRule sharedRules[] = {
    rule(S::Flags, "des.level_flags", G::Others),
    rule(S::InitMap, "des.level_init", G::Others),
    rule(S::Message, "des.message", G::Others),
    rule(S::Monster, "des.monster", G::Monsters),
    rule(S::Object, "des.object", G::Objects),
    rule(S::Trap, "des.trap", G::Traps, {'^', 13, phrase("trap")}),
    rule(S::Door, "des.door", G::Doors, {'+', 3, phrase("door")}),
    rule(S::Drawbridge, "des.drawbridge", G::Doors, {'#', 3, phrase("drawbridge")}),
    rule(S::Region, "des.region", G::Regions, {}, AreaUse::Region),
    rule(S::Stair, "des.stair", G::Stairs, {'>', 7, phrase("stairs")}),
    rule(S::Ladder, "des.ladder", G::Stairs, {'>', 6, phrase("ladder")}),
    rule(S::TeleportRegion, "des.teleport_region", G::Arrivals, {}, AreaUse::Arrival),
    rule(S::Mazewalk, "des.mazewalk", G::Walls, {'%', 7, phrase("maze begins")}),
    rule(S::Wallify, "des.wallify", G::Walls),
    rule(S::NonDiggable, "des.non_diggable", G::Walls, {}, AreaUse::NoDigging),
    rule(S::NonPasswall, "des.non_passwall", G::Walls, {}, AreaUse::NoPassing),
    rule(S::Altar, "des.altar", G::Features, {'_', 7, phrase("altar")}),
    rule(S::Gold, "des.gold", G::Objects, {'$', 11, phrase("gold")}),
    rule(S::Engraving, "des.engraving", G::Features, {'?', 7, phrase("engraving")}),
    rule(S::Room, "des.room", G::Regions),
    rule(S::RandomCorridors, "des.random_corridors", G::Others),
    rule(S::Corridor, "des.corridor", G::Others),
};

} // namespace

GrammarPtr makeGrammar() {
    std::vector<StatementRule> rules(std::begin(sharedRules), std::end(sharedRules));
    rules.insert(rules.end(), std::begin(ownRules), std::end(ownRules));
    return std::make_shared<const Grammar>(rules);
}

} // namespace levwright::script
