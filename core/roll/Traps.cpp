// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/Traps.h"

#include "core/base/Phrase.h"
#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace levwright::roll {
namespace {

const TrapKind& trapKind(const RollState& state, int kind) {
    return state.plan->tables->traps()[std::size_t(kind)];
}

// Whether it would lead to other levels of a dungeon that has none.
bool leadsNowhere(const RollState& state, const TrapKind& kind) {
    return state.plan->holds(RollRule::TrapsNeedGround) && kind.name == "level teleport" &&
           state.plan->context.levelsInDungeon == 1;
}

// Traps that a later one does not replace.
bool stays(const TrapKind& kind) {
    return kind.is(TrapTrait::Portal) || kind.is(TrapTrait::Never);
}

// Whether a trap of the kind can be made on the terrain, in games where traps need ground.
bool hasGround(const RollState& state, Point p, const TrapKind& kind) {
    const int terrain = state.terrain(p);
    if (state.isWater(p) || state.isLava(p) || terrain == Stairs || terrain == Ladder ||
        leadsNowhere(state, kind))
        return false;
    if (terrain == Air || terrain == Cloud)
        return kind.is(TrapTrait::Portal);
    return !isFurniture(terrain) || kind.name == "pit" || kind.name == "hole";
}

// Whether a trap of the kind can be made there.
bool takesTrap(const RollState& state, Point p, const TrapKind& kind) {
    if (const RolledTrap* here = state.trapAt(p))
        return !stays(trapKind(state, here->kind));
    if (state.plan->holds(RollRule::TrapsNeedGround))
        return hasGround(state, p, kind);
    if (!state.plan->holds(RollRule::FurnitureStays) || !isFurniture(state.terrain(p)))
        return true;
    return state.terrain(p) == Grave && (kind.name == "pit" || kind.name == "hole");
}

bool mayComeUp(RollState& state, int number) {
    const GenerationPlan& plan = *state.plan;
    const TrapKind& kind = trapKind(state, number);
    // Traps of difficulty 1 occur everywhere, even above the surface.
    const bool isAnywhere = kind.is(TrapTrait::Web) && !state.trapOptions.spider;
    if (kind.is(TrapTrait::Portal) || kind.is(TrapTrait::Never) ||
        (std::max(plan.context.difficulty, 1) < kind.difficulty && !isAnywhere))
        return false;
    if (kind.is(TrapTrait::Fire) && !plan.context.gehennom)
        return false;
    if (kind.is(TrapTrait::Teleport) && (state.has(NoTeleportFlag) || leadsNowhere(state, kind)))
        return false;
    return !kind.is(TrapTrait::Seventh) || state.random.oneIn(7);
}

bool isOpenForBoulder(const RollState& state, Point p) {
    return onMap(p) && state.terrain(p) >= Pool && !state.isClosedDoor(p);
}

bool isFreeForBoulder(const RollState& state, Point p) {
    if (!isOpenForBoulder(state, p))
        return false;
    const RolledTrap* trap = state.trapAt(p);
    if (trap == nullptr || !state.plan->holds(RollRule::TrapsNeedGround))
        return true;
    const TrapKind& kind = trapKind(state, trap->kind);
    return !kind.is(TrapTrait::Pit) && !kind.is(TrapTrait::Teleport) && !kind.is(TrapTrait::Portal);
}

// Whether a boulder could roll from the cell that far in the direction, and back equally far to the other
// side.
bool canRoll(const RollState& state, Point from, Point step, int distance) {
    for (const int side : {1, -1}) {
        for (int i = 1; i <= distance; ++i) {
            const Point p{from.x + side * i * step.x, from.y + side * i * step.y};
            if (!isFreeForBoulder(state, p))
                return false;
        }
    }
    const Point end{from.x + distance * step.x, from.y + distance * step.y};
    return !state.isWater(end) && !(state.isLava(end) && state.plan->holds(RollRule::FurnitureStays));
}

// Whether the boulder lies where the statement wants it; then it has been made.
bool launches(RollState& state, Point p, std::int32_t statement) {
    constexpr int farthest = 7;
    const Point offset = state.trapOptions.launch;
    const int distance = std::max(std::abs(offset.x), std::abs(offset.y));
    const bool isInLine = offset.x == 0 || offset.y == 0 || std::abs(offset.x) == std::abs(offset.y);
    if (distance == 0 || distance > farthest || !isInLine)
        return false;
    const Point step{offset.x / distance, offset.y / distance};
    for (int i = 1; i <= distance; ++i) {
        if (!isOpenForBoulder(state, {p.x + i * step.x, p.y + i * step.y}))
            return false;
    }
    makeObject(state, {p.x + offset.x, p.y + offset.y}, state.plan->named.boulder, Contents::None, statement);
    return true;
}

// The distance of the boulder; 0 if there was no space for it.
int makeRollingBoulder(RollState& state, Point p, std::int32_t statement) {
    if (state.has(SokobanFlag) && state.plan->holds(RollRule::SokobanStopsBoulders))
        return 0;
    if (launches(state, p, statement))
        return ringDistance({0, 0}, state.trapOptions.launch);
    constexpr std::array<Point, 8> around{
        {{-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}}};
    const std::size_t first = std::size_t(state.random.below(8));
    for (int distance = 4 + state.random.below(5); distance >= 2; --distance) {
        for (std::size_t i = 0; i < around.size(); ++i) {
            const Point step = around[(first + i) % around.size()];
            if (!canRoll(state, p, step, distance))
                continue;
            makeObject(state, {p.x + distance * step.x, p.y + distance * step.y}, state.plan->named.boulder,
                       Contents::None, statement);
            return distance;
        }
    }
    return 0;
}

// A unicorn that is peaceful to the hero is drawn again. The belongings of the statue are those of a monster
// that is made for a moment.
void layStatueOut(RollState& state, Point p, std::int32_t statement) {
    const bool isStrong = state.plan->holds(RollRule::TrappedStatuesAreStrong);
    const auto draw = [&] {
        return state.randomKindAnywhere(isStrong ? MonsterChoice::Strength::OfStatueTraps
                                                 : MonsterChoice::Strength::Usual);
    };
    const std::int32_t statue = makeStatue(state, p, isStrong ? draw() : anyKind, statement);
    const auto isFriendly = [&](int kind) {
        const MonsterKind& traits = state.plan->tables->monsters()[std::size_t(kind)];
        const int sign = (traits.alignment > 0) - (traits.alignment < 0);
        return traits.name.ends_with(" unicorn") && sign == int(state.plan->context.heroAlign);
    };
    constexpr int mostTries = 10;
    int kind = state.level.objects[std::size_t(statue)].ofMonster;
    const bool isDrawnAgain = state.plan->holds(RollRule::FurnitureStays);
    for (int tries = 0; isDrawnAgain && tries < mostTries && isFriendly(kind); ++tries)
        kind = draw();
    state.level.objects[std::size_t(statue)].ofMonster = std::int16_t(kind);
    letStandForAMoment(state, kind);
}

// Puts the corpse of an adventurer there, with some of his things and the weapon that killed him.
void layOutVictim(RollState& state, Point p, int trap) {
    const NamedKinds& named = state.plan->named;
    state.artifactsStayAway = true;
    const int missile = trap == named.arrowTrap     ? named.arrow
                        : trap == named.dartTrap    ? named.dart
                        : trap == named.fallingRock ? named.rock
                                                    : -1;
    if (missile >= 0)
        makeObject(state, p, missile, Contents::Usual, noStatement);
    do {
        constexpr std::string_view classes = ")(%*";
        const char symbol = classes[std::size_t(state.random.below(int(classes.size())))];
        const std::int32_t index = makeObjectOfClass(state, p, symbol, noStatement);
        state.level.objects[std::size_t(index)].curse = Curse::Cursed;
    } while (state.random.oneIn(5));
    const int draw = state.random.below(15);
    const int victim = draw < 1    ? named.elf
                       : draw < 3  ? named.dwarf
                       : draw < 6  ? named.orc
                       : draw < 10 ? named.gnome
                                   : named.human;
    if (victim == named.gnome && state.random.oneIn(10)) {
        const int candle = state.random.oneIn(4) ? named.waxCandle : named.tallowCandle;
        const std::int32_t index = makeObject(state, p, candle, Contents::Usual, noStatement);
        state.level.objects[std::size_t(index)].curse = Curse::Cursed;
    }
    const bool fromGas = trapKind(state, trap).name == "sleep gas"; // elves do not fall asleep
    const bool human =
        victim == named.elf && fromGas && (state.plan->context.difficulty > 2 || !state.random.oneIn(2));
    const std::int32_t corpse = makeObject(state, p, named.corpse, Contents::Usual, noStatement);
    int kind = human ? named.human : victim;
    if (kind == named.human && state.plan->holds(RollRule::VictimsAreHeroes) && !state.random.oneIn(25))
        kind = heroKind(state, Heroes::NoWizards);
    state.level.objects[std::size_t(corpse)].ofMonster = std::int16_t(kind);
    state.artifactsStayAway = false;
}

// What digging turns a cell into (section 12, last paragraph).
void digPit(RollState& state, Point p) {
    const int terrain = state.terrain(p);
    if (isOpenFloor(terrain))
        state.setTerrain(p, Floor);
    else if (terrain == Stone || terrain == SecretCorridor)
        state.setTerrain(p, Corridor);
    else if (isWall(terrain) || terrain == SecretDoor)
        state.setTerrain(p, state.level.maze ? Floor : state.level.cavernous ? Corridor : Door);
    if (state.plan->holds(RollRule::FurnitureStays))
        state.level.marks[std::size_t(cellOf(p))] = 0;
    state.level.detail[std::size_t(cellOf(p))] = 0;
    eraseEngraving(state, p);
    unearth(state, p);
}

// What a land mine leaves behind.
void blowUp(RollState& state, Point p) {
    RolledTrap& trap = state.level.traps[std::size_t(state.trapHere[std::size_t(cellOf(p))] - 1)];
    trap.kind = std::int16_t(state.plan->named.pit);
    trap.seen = true;
    digPit(state, p);
}

// The lowest level that a fall may reach: in Gehennom the one above the sanctum, in a quest the first one
// that has to be found.
int lowestLevel(const RollContext& context) {
    constexpr int firstOfQuest = 3;
    if (context.quest && context.levelInDungeon < firstOfQuest)
        return firstOfQuest;
    return context.levelsInDungeon - (context.gehennom ? 1 : 0);
}

// Sets that holes are seen, and how far down holes and trap doors lead, which is seldom more than one level.
void tellTrap(RollState& state, RolledTrap& trap, const TrapKind& kind) {
    trap.seen = trap.kind == state.plan->named.hole;
    if (!kind.is(TrapTrait::Fall))
        return;
    const int most = lowestLevel(state.plan->context) - state.plan->context.levelInDungeon;
    trap.reach = std::int16_t(most > 0 ? 1 : 0);
    while (trap.reach > 0 && trap.reach < most && state.random.oneIn(4))
        ++trap.reach;
}

} // namespace

int randomTrap(RollState& state) {
    const int last = int(state.plan->tables->traps().size()) - 1;
    if (state.plan->context.gehennom && state.random.oneIn(5))
        return state.plan->named.fireTrap;
    int kind = state.random.die(last);
    while (!mayComeUp(state, kind))
        kind = state.random.die(last);
    return kind;
}

int randomExtraTrap(RollState& state, Point p) {
    const GenerationPlan& plan = *state.plan;
    const int last = int(plan.tables->traps().size()) - 1;
    const int drawn = last + (plan.holds(RollRule::StatesAreTold) ? 2 : 0); // two of these belong to no level
    const auto passes = [&](const TrapKind& kind) {
        if (kind.is(TrapTrait::Seventh) || kind.is(TrapTrait::Portal) || kind.is(TrapTrait::Never))
            return false;
        if (kind.is(TrapTrait::Teleport) && state.has(NoTeleportFlag))
            return false;
        if (kind.is(TrapTrait::Door) && !plan.canDigFloor(state.level.flags))
            return false;
        if (plan.context.endgame && (kind.is(TrapTrait::Rolls) || kind.is(TrapTrait::Falls)))
            return false;
        return !kind.is(TrapTrait::Pit) || state.boulders[std::size_t(cellOf(p))] == 0;
    };
    int kind = state.random.die(drawn);
    while (kind <= last && !passes(trapKind(state, kind)))
        kind = state.random.die(drawn);
    return kind <= last ? kind : 0;
}

bool makeTrap(RollState& state, Point p, int number, std::int32_t statement) {
    if (!takesTrap(state, p, trapKind(state, number)))
        return false;
    std::int32_t& here = state.trapHere[std::size_t(cellOf(p))];
    if (here != 0) {
        RolledTrap& old = state.level.traps[std::size_t(here - 1)];
        old.kind = std::int16_t(number);
        old.statement = statement;
        old.isStated = false;
        old.goal = {};
    } else {
        state.level.traps.push_back(
            {.place = cellPlace(p), .kind = std::int16_t(number), .statement = statement});
        here = std::int32_t(state.level.traps.size());
    }
    state.note(statement, p);
    const TrapKind& kind = trapKind(state, number);
    if (kind.is(TrapTrait::Pit))
        digPit(state, p);
    if (kind.is(TrapTrait::Statue))
        layStatueOut(state, p, statement);
    if (state.plan->holds(RollRule::StatesAreTold))
        tellTrap(state, state.level.traps[std::size_t(here - 1)], kind);
    if (!kind.is(TrapTrait::Rolls))
        return true;
    const int distance = makeRollingBoulder(state, p, statement);
    state.level.traps[std::size_t(state.trapHere[std::size_t(cellOf(p))] - 1)].reach = std::int16_t(distance);
    return distance > 0;
}

void placeTrap(RollState& state, Point p, int number, std::int32_t statement) {
    if (state.isWater(p))
        return;
    if (trapKind(state, number).is(TrapTrait::Fall) && !state.plan->canFall(state.level.flags))
        number = state.plan->named.fallingRock;
    if (!takesTrap(state, p, trapKind(state, number)))
        return state.giveUp(statement, phrase("what is there already takes no such trap"));
    const bool works = makeTrap(state, p, number, statement);
    if (works && trapKind(state, number).is(TrapTrait::Web) && state.trapOptions.spider)
        makeMonster(state, p, state.plan->named.giantSpider, statement);
    constexpr int deepest = 4;
    if (state.plan->holds(RollRule::DeadAdventurers) && works && state.trapOptions.victim &&
        state.plan->context.difficulty <= state.random.die(deepest) &&
        trapKind(state, number).is(TrapTrait::Deadly)) {
        layOutVictim(state, p, number);
        if (number == state.plan->named.landMine && state.plan->holds(RollRule::VictimsLeavePits))
            blowUp(state, p);
    }
}

void removeTrap(RollState& state, Point p) {
    std::int32_t& here = state.trapHere[std::size_t(cellOf(p))];
    if (here == 0)
        return;
    std::vector<RolledTrap>& traps = state.level.traps;
    const std::size_t last = traps.size() - 1;
    if (std::size_t(here - 1) != last) {
        traps[std::size_t(here - 1)] = traps[last];
        state.trapHere[std::size_t(cellOf(traps[last].place.point()))] = here;
    }
    traps.pop_back();
    here = 0;
}

} // namespace levwright::roll
