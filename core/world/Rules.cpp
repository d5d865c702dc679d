// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Rules.h"

namespace levwright::world {
namespace {

constexpr std::int64_t noLimit = std::numeric_limits<std::int64_t>::max();

constexpr Order insertionOrder{.ascendingIds = false,
                               .spreading = {0, 1, 2, 3, 4, 5},
                               .worldLines = {"TURN", "MAP_LENGTH", "PLAYER_TYPE", "GOD_MOOD", "GOD_FAVOR",
                                              "GAME_WON", "SLIPPERS", "altar"},
                               .typeLines = {"TT_NAME", "TT_CONSUMABLE", "TT_LIFEPOINTS", "TT_PROLIFERATE",
                                             "TT_START_NUMBER", "TT_STORAGE", "TT_SYMBOL"},
                               .thingLines = {"T_LIFEPOINTS", "T_ARGUMENT", "T_PROGRESS", "T_SATIATION",
                                              "T_COMMAND", "T_PLAYERDROP", "T_TYPE", "T_POSY", "T_POSX",
                                              "T_MEMTHING", "T_MEMMAP", "T_MEMDEPTHMAP"}};

constexpr Order legacyOrder{.ascendingIds = true,
                            .spreading = {0, 4, 5, 3, 1, 2},
                            .worldLines = {"MAP_LENGTH", "PLAYER_TYPE", "GOD_FAVOR", "GAME_WON", "GOD_MOOD",
                                           "TURN", "altar", "SLIPPERS"},
                            .typeLines = {"TT_SYMBOL", "TT_START_NUMBER", "TT_NAME", "TT_PROLIFERATE",
                                          "TT_STORAGE", "TT_LIFEPOINTS", "TT_CONSUMABLE"},
                            .thingLines = {"T_MEMTHING", "T_COMMAND", "T_LIFEPOINTS", "T_TYPE", "T_ARGUMENT",
                                           "T_PLAYERDROP", "T_POSY", "T_POSX", "T_PROGRESS", "T_MEMDEPTHMAP",
                                           "T_SATIATION", "T_MEMMAP"}};

constexpr Rules documented{.name = "documented",
                           .healing = {.chance = 32, .onlyWhileWaiting = true, .satiationCost = 0, .mood = 0},
                           .spreading = {.hit = 0, .ground = SpreadGround::PassableAndFree, .mood = 0},
                           .hasSeedMap = true,
                           .activation = {.needsAltar = false,
                                          .needsSlippers = false,
                                          .needsFreePlayer = true,
                                          .needsStartingKinds = false,
                                          .helpLines = false},
                           .zeroActivity = ZeroActivity::StaysInactive,
                           .anyNegativeIdIsNew = true,
                           .highestReference = 255,
                           .memoryNames = MemoryNames::Thing,
                           .positions = {.beyondMap = true, .forgetSight = true, .rememberAtOnce = false},
                           .savesWhileIdle = true,
                           .metaInRecord = false,
                           .thingsHere = ThingsHereRule::VisibleAndMemory,
                           .attacksOwnKind = false,
                           .pickUp = PickUpChoice::Topmost,
                           .droppedByCorpse = DroppedByCorpse::Everything,
                           .hunterBlocksItself = false,
                           .pathsWrapAtEastBorder = false,
                           .mapMakerSkipsEastBorder = false,
                           .comparesByValue = false,
                           .refusals = {},
                           .namedInSaves = true,
                           .order = insertionOrder};

constexpr Rules reference{
    .name = "reference",
    .healing = {.chance = 31, .onlyWhileWaiting = false, .satiationCost = 32, .mood = 1},
    .spreading = {.hit = 1, .ground = SpreadGround::SoilFreeAtRoundStart, .mood = 1},
    .hasSeedMap = false,
    .activation = {.needsAltar = true,
                   .needsSlippers = true,
                   .needsFreePlayer = false,
                   .needsStartingKinds = true,
                   .helpLines = true},
    .zeroActivity = ZeroActivity::Activates,
    .anyNegativeIdIsNew = false,
    .highestReference = noLimit,
    .memoryNames = MemoryNames::Type,
    .positions = {.beyondMap = false, .forgetSight = false, .rememberAtOnce = true},
    .savesWhileIdle = false,
    .metaInRecord = true,
    .thingsHere = ThingsHereRule::VisibleElseMemory,
    .attacksOwnKind = true,
    .pickUp = PickUpChoice::MostNutritious,
    .droppedByCorpse = DroppedByCorpse::EverySecond,
    .hunterBlocksItself = true,
    .pathsWrapAtEastBorder = true,
    .mapMakerSkipsEastBorder = true,
    .comparesByValue = true,
    .refusals = {.lengthNeverGiven = true,
                 .sightWithoutTree = true,
                 .ageingAtLength256 = true,
                 .readingBeyondMap = true,
                 .inanimateLife = true,
                 .missingSight = true,
                 .deadPlayerWithoutMemory = true},
    .namedInSaves = false,
    .order = insertionOrder};

} // namespace

const Rules& documentedRules() {
    return documented;
}

const Rules& referenceRules() {
    return reference;
}

const Rules* rulesNamed(std::string_view name) {
    for (const Rules* rules : {&documentedRules(), &referenceRules()}) {
        if (rules->name == name)
            return rules;
    }
    return nullptr;
}

Rules inLegacyOrder(Rules rules) {
    rules.order = legacyOrder;
    return rules;
}

} // namespace levwright::world
