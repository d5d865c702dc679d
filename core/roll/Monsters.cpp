// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/Monsters.h"

#include "core/base/LowerCase.h"
#include "core/base/Phrase.h"
#include "core/roll/Objects.h"

#include <algorithm>
#include <string_view>

namespace levwright::roll {
namespace {

constexpr int noAlignment = -12; // in a statement: no alignment is given

const MonsterKind& kindOf(const RollState& state, int kind) {
    return state.plan->tables->monsters()[std::size_t(kind)];
}

bool crosses(const RollState& state, const MonsterKind& kind) {
    return kind.is(MonsterTrait::Floats) && state.plan->holds(RollRule::FloatersCross);
}

bool isAsleepByNature(RollState& state, const MonsterKind& kind) {
    if (kind.symbol == 'l')
        return true;
    const bool sleepy = kind.symbol == 'n' || kind.symbol == 'J' || kind.is(MonsterTrait::MinorDemon) ||
                        kind.is(MonsterTrait::Sleeper);
    return sleepy && !state.random.oneIn(5);
}

// Where no monsters are generated, there is no good place on dry land for a random kind, unless it passes
// walls.
bool isKeptOutAt(const RollState& state, Point p, const MonsterKind& kind) {
    return !kind.is(MonsterTrait::PassesWalls) && !state.isWater(p) && !state.isLava(p) &&
           isExcluded(state.level, Exclusion::Of::Monsters, p);
}

// A random kind that could stand there. After 51 draws it is the last one drawn.
int randomKindFor(RollState& state, Point p) {
    int kind = anyKind;
    const bool throwersComeSecond =
        state.plan->context.sokoban && state.plan->holds(RollRule::ThrowersComeSecond);
    for (int draws = 0; draws < 51; ++draws) {
        kind = state.randomKind();
        if (kind == anyKind)
            break;
        const bool isKeptOut = isKeptOutAt(state, p, kindOf(state, kind));
        const bool comesLater =
            throwersComeSecond && draws == 0 && kindOf(state, kind).is(MonsterTrait::ThrowsBoulders);
        if (!comesLater && !isKeptOut && isGoodPlace(state, p, kind))
            break;
    }
    return kind;
}

bool isInvisible(const MonsterKind& kind) {
    return kind.name == "stalker" || kind.name == "black light";
}

// Nobody hides in a liquid, or on a trap other than a pit.
bool hasGroundToHide(const RollState& state, Point p) {
    if (state.isWater(p) || state.isLava(p))
        return false;
    const RolledTrap* trap = state.trapAt(p);
    return trap == nullptr || trap->kind == state.plan->named.pit ||
           trap->kind == state.plan->named.spikedPit;
}

// A few coins are not enough to hide under, and a cockatrice is not safe.
bool mayHideUnder(const RollState& state, Point p, const MonsterKind& kind) {
    constexpr int leastCoins = 10;
    const NamedKinds& named = state.plan->named;
    const std::int32_t first = state.objectsHere[std::size_t(cellOf(p))];
    if (first == 0 || !hasGroundToHide(state, p))
        return false;
    const RolledObject& object = state.level.objects[std::size_t(first - 1)];
    if (object.nextHere >= 0)
        return true;
    const bool isPetrifying = object.kind == named.corpse && object.ofMonster == named.cockatrice &&
                              !kind.is(MonsterTrait::StoneResistant);
    return !isPetrifying && (object.kind != named.gold || object.quantity >= leastCoins);
}

// Adds the states that a game reports for a new monster.
void addStates(RollState& state, RolledMonster& monster, const MonsterKind& traits) {
    const auto set = [&](MonsterState which, bool on) { monster.states |= on ? which : 0; };
    const Point p = monster.place.point();
    set(IsFemale,
        traits.is(MonsterTrait::Female) ||
            (!traits.is(MonsterTrait::Male) && !traits.is(MonsterTrait::Neuter) && state.random.oneIn(2)));
    set(IsWaiting, traits.is(MonsterTrait::Waits));
    set(IsHidden, traits.symbol == ';'
                      ? state.isWater(p) && !state.plan->water
                      : traits.is(MonsterTrait::HidesUnder) && mayHideUnder(state, p, traits));
    set(IsInvisible, isInvisible(traits) || traits.is(MonsterTrait::BribingPrince));
    set(HasName, traits.name == "ghost");
}

// Spiders and snakes come with a thing, but not in the top row.
void bringThing(RollState& state, Point p, const MonsterKind& traits) {
    if ((traits.symbol == 's' || traits.symbol == 'S') && p.y != 0)
        makeRandomObject(state, p, noStatement);
}

// Whether a monster that no temple or statement binds is at peace, because it serves an alignment of its own.
// Empty if it serves none.
std::optional<bool> peaceOfServant(RollState& state, int kind) {
    const NamedKinds& named = state.plan->named;
    if (!state.plan->holds(RollRule::Renegades))
        return std::nullopt;
    const bool serves = kind == named.alignedPriest || kind == named.highPriest ||
                        (kind == named.angel && state.random.oneIn(3));
    if (!serves)
        return std::nullopt;
    const bool isHeroAlignment = state.random.oneIn(3);
    const bool isRenegade = state.random.oneIn(3);
    return isHeroAlignment != isRenegade;
}

std::size_t addMonster(RollState& state, Point p, int kind, std::int32_t statement) {
    const MonsterKind& traits = kindOf(state, kind);
    RolledMonster monster{.place = cellPlace(p), .kind = std::int16_t(kind), .statement = statement};
    monster.peaceful = state.plan->monsters.isPeaceful(kind, state.random);
    monster.peaceful = peaceOfServant(state, kind).value_or(monster.peaceful);
    monster.asleep = isAsleepByNature(state, traits);
    monster.disguised = traits.symbol == 'm';
    bringThing(state, p, traits);
    if (state.plan->holds(RollRule::StatesAreTold))
        addStates(state, monster, traits);
    if (traits.is(MonsterTrait::Shapeshifter))
        monster.kind = std::int16_t(shapeOf(state, kind));
    monster.ownKind = std::int16_t(monster.kind == kind ? -1 : kind);
    if (monster.ownKind >= 0 && isInvisible(kindOf(state, monster.kind)))
        monster.states |= IsInvisible;
    state.monsterHere[std::size_t(cellOf(p))] = 1;
    state.level.monsters.push_back(monster);
    state.note(statement, p);
    return state.level.monsters.size() - 1;
}

int groupSize(RollState& state, const MonsterKind& kind) {
    constexpr int small = 3;
    constexpr int large = 10;
    constexpr int veryLarge = 20;
    int size = 0;
    if (kind.is(MonsterTrait::SmallGroup))
        size = state.random.oneIn(2) ? state.random.die(small) : 0;
    else if (kind.is(MonsterTrait::VeryLargeGroup) && !state.random.oneIn(3))
        size = state.random.die(veryLarge);
    else if (kind.is(MonsterTrait::LargeGroup) || kind.is(MonsterTrait::VeryLargeGroup))
        size = state.random.die(state.random.oneIn(3) ? small : large);
    if (size == 0)
        return 0;
    const int heroLevel = state.plan->context.heroLevel;
    const bool isQuartered = heroLevel < 3 && !state.plan->holds(RollRule::GroupsAreHalved);
    return std::max(1, isQuartered ? size / 4 : heroLevel < 5 ? size / 2 : size);
}

void makeGroup(RollState& state, Point last, int kind, std::int32_t statement) {
    for (int left = groupSize(state, kindOf(state, kind)); left > 0; --left) {
        if (state.plan->monsters.isPeaceful(kind, state.random))
            continue;
        const std::optional<Point> place = nearestGoodPlace(state, last, kind);
        if (!place)
            return;
        last = *place;
        const std::size_t index = addMonster(state, last, kind, statement);
        state.level.monsters[index].peaceful = false;
    }
}

template <class Consider>
void forRingByRows(const Area& ring, const Consider& consider) {
    for (const int y : {ring.y1, ring.y2}) {
        for (int x = ring.x1; x <= ring.x2; ++x)
            consider(x, y);
    }
    for (const int x : {ring.x1, ring.x2}) {
        for (int y = ring.y1 + 1; y < ring.y2; ++y)
            consider(x, y);
    }
}

// The upper corners are visited twice, if they are on the map.
template <class Consider>
void forRingByColumns(const Area& ring, const Consider& consider) {
    for (int x = ring.x1; x <= ring.x2; ++x) {
        consider(x, ring.y1);
        consider(x, ring.y2);
    }
    for (int y = ring.y1; y < ring.y2; ++y) {
        consider(ring.x1, y);
        consider(ring.x2, y);
    }
}

// Whether a scroll lies there that keeps monsters away.
bool isScary(const RollState& state, Point p) {
    std::int32_t index = state.objectsHere[std::size_t(cellOf(p))] - 1;
    while (index >= 0) {
        const RolledObject& object = state.level.objects[std::size_t(index)];
        if (object.kind == state.plan->named.scareMonster)
            return true;
        index = object.nextHere;
    }
    return false;
}

// Whether words are written there that keep the kind away.
bool isWarded(const RollState& state, Point p, int kind) {
    constexpr std::string_view ward = "elbereth";
    const RollContext& context = state.plan->context;
    const MonsterKind& traits = kindOf(state, kind == anyKind ? state.plan->named.human : kind);
    const bool isBold = traits.is(MonsterTrait::Eyeless) || traits.is(MonsterTrait::Human) ||
                        traits.is(MonsterTrait::Unique) || kind == state.plan->named.minotaur ||
                        kind == state.plan->named.angel;
    if (context.gehennom || context.endgame || isBold)
        return false;
    return std::ranges::any_of(state.level.engravings, [&](const RolledEngraving& each) {
        return each.place == cellPlace(p) && each.text != noText &&
               std::ranges::equal(state.level.texts[std::size_t(each.text)], ward, {}, lowerCase);
    });
}

// Whether cells that keep monsters away are good places.
enum class Scary : std::uint8_t { Counts, IsLeftOut };

// A good place in the nearest ring that has one.
std::optional<Point> placeInRings(RollState& state, Point around, int kind, Scary scary) {
    const std::size_t mostChoices = state.plan->holds(RollRule::StrictPlaces) ? 2 * (columns + rows) : 15;
    std::array<Point, 2 * (columns + rows)> good{};
    std::size_t count = 0;
    const auto consider = [&](int x, int y) {
        const Point p{x, y};
        if (count < mostChoices && isGoodPlace(state, p, kind) &&
            (scary == Scary::Counts || (!isScary(state, p) && !isWarded(state, p, kind))))
            good[count++] = p;
    };
    for (int range = 1; range < columns; ++range) {
        const Area ring = Area{around.x, around.y, around.x, around.y}.grown(range, range);
        if (state.plan->holds(RollRule::RingsByColumns))
            forRingByColumns(ring, consider);
        else
            forRingByRows(ring, consider);
        if (count > 0)
            return good[std::size_t(state.random.below(int(count)))];
    }
    return std::nullopt;
}

// There are few such kinds, and few monsters of them on a level. Later games have more than one high priest.
bool isThereAlready(const RollState& state, int kind) {
    return kindOf(state, kind).is(MonsterTrait::Unique) &&
           (kind != state.plan->named.highPriest || !state.plan->holds(RollRule::AnyAligned)) &&
           std::ranges::contains(state.level.monsters, kind, &RolledMonster::kind);
}

// A kind that is only drawn from its class is not replaced.
int kindInMines(const RollState& state, int kind, bool isNamed) {
    const Race race = state.plan->context.heroRace;
    const bool isAtHome = race == Race::Dwarf || race == Race::Gnome;
    return isNamed && isAtHome ? state.plan->tables->kindInMines(kind).value_or(kind) : kind;
}

} // namespace

bool isGoodPlace(RollState& state, Point p, int kind) {
    if (!onMap(p) || state.monsterHere[std::size_t(cellOf(p))] != 0)
        return false;
    const MonsterKind& traits = kindOf(state, kind == anyKind ? state.plan->named.human : kind);
    if (state.ignoresWater && (state.isWater(p) || state.isLava(p)))
        return true;
    const bool isStrict = state.plan->holds(RollRule::StrictPlaces);
    if (isStrict && (state.terrain(p) == Water || (state.plan->water && state.isWater(p))))
        return traits.is(MonsterTrait::Swims);
    if (state.isWater(p))
        return traits.is(MonsterTrait::Flies) || traits.is(MonsterTrait::Swims) ||
               (traits.is(MonsterTrait::Clings) && !isStrict) || crosses(state, traits);
    if (traits.symbol == ';' && !state.random.oneIn(13))
        return false;
    if (state.isLava(p))
        return traits.is(MonsterTrait::Flies) || traits.is(MonsterTrait::LikesLava) ||
               (crosses(state, traits) && traits.name != "floating eye");
    const int terrain = state.terrain(p);
    const bool phasable =
        (state.level.marks[std::size_t(cellOf(p))] & NonPasswall) == 0 || !isStoneOrWall(terrain);
    if (traits.is(MonsterTrait::PassesWalls) && phasable)
        return true;
    if (!isAccessible(terrain) || (state.isClosedDoor(p) && !traits.is(MonsterTrait::Amorphous)))
        return false;
    return state.boulders[std::size_t(cellOf(p))] == 0 || traits.is(MonsterTrait::ThrowsBoulders);
}

std::optional<Point> nearestGoodPlace(RollState& state, Point around, int kind) {
    if (!state.plan->holds(RollRule::StrictPlaces))
        return placeInRings(state, around, kind, Scary::Counts);
    const std::optional<Point> usual = placeInRings(state, around, kind, Scary::IsLeftOut);
    return usual ? usual : placeInRings(state, around, kind, Scary::Counts);
}

std::optional<std::size_t> makeMonster(RollState& state, Point p, int kind, std::int32_t statement,
                                       Groups groups) {
    if (state.monsterHere[std::size_t(cellOf(p))] != 0)
        return std::nullopt;
    if (kind == anyKind && state.has(NoRandomMonstersFlag))
        return std::nullopt;
    const int made = kind == anyKind ? randomKindFor(state, p) : kind;
    if (made == anyKind)
        return std::nullopt;
    const std::size_t index = addMonster(state, p, made, statement);
    if (kind == anyKind && groups == Groups::Come && !state.groupsStayAway)
        makeGroup(state, p, made, statement);
    return index;
}

std::size_t putMonster(RollState& state, Point p, int kind, std::int32_t statement) {
    if (state.monsterHere[std::size_t(cellOf(p))] != 0) {
        const auto other = std::ranges::find(state.level.monsters, cellPlace(p), &RolledMonster::place);
        if (const std::optional<Point> place = someGoodPlace(state, other->kind)) {
            other->place = cellPlace(*place);
            state.monsterHere[std::size_t(cellOf(*place))] = 1;
        }
    }
    return addMonster(state, p, kind, statement);
}

std::optional<Point> someGoodPlace(RollState& state, int kind) {
    constexpr int mostTries = 1000;
    for (int tries = 0; tries < mostTries; ++tries) {
        const Point p{2 + state.random.below(columns - 3), state.random.below(rows)};
        if (isGoodPlace(state, p, kind))
            return p;
    }
    for (int x = wholeMap.x1; x <= wholeMap.x2; ++x) {
        for (int y = wholeMap.y1; y <= wholeMap.y2; ++y) {
            if (isGoodPlace(state, {x, y}, kind))
                return Point{x, y};
        }
    }
    return std::nullopt;
}

int letStandForAMoment(RollState& state, int kind) {
    const MonsterKind& traits = kindOf(state, kind);
    const bool brings = traits.symbol == 's' || traits.symbol == 'S';
    // Only what it brings depends on its place.
    if (const std::optional<Point> p = brings ? someGoodPlace(state, kind) : std::nullopt)
        bringThing(state, *p, traits);
    return traits.is(MonsterTrait::Shapeshifter) ? shapeOf(state, kind) : kind;
}

void removeMonster(RollState& state, std::size_t index) {
    state.monsterHere[std::size_t(cellOf(state.level.monsters[index].place.point()))] = 0;
    state.level.monsters.erase(state.level.monsters.begin() + std::ptrdiff_t(index));
}

int monsterKindOf(RollState& state, const MonsterRecord& record) {
    int code = record.classCode;
    if (code <= -1 && code >= -10) {
        const std::optional<int> entry = state.monsterClasses.at(-code - 1);
        state.level.undeclaredRegister |= !entry.has_value();
        code = entry.value_or(ClassCode::random);
    }
    int kind = anyKind;
    if (record.id >= 0 && record.id < int(state.plan->tables->monsters().size()))
        kind = record.id;
    else if (code > 0)
        kind = state.plan->monsters.ofClass(char(code), MonsterChoice::NeverGenerated::Allowed, state.random);
    if (kind == anyKind || !state.plan->context.mines)
        return kind;
    if (state.plan->tables->hasKindsInMines())
        return kindInMines(state, kind, record.id >= 0);
    const Race race = state.plan->context.heroRace;
    const MonsterKind& traits = kindOf(state, kind);
    const bool ofHeroRace = (race == Race::Dwarf && traits.is(MonsterTrait::Dwarf)) ||
                            (race == Race::Gnome && traits.is(MonsterTrait::Gnome));
    return ofHeroRace && !state.random.oneIn(3) ? anyKind : kind;
}

Ground groundOf(const RollState& state, int kind) {
    if (kind == anyKind || !kindOf(state, kind).is(MonsterTrait::Swims))
        return Ground::Dry;
    return kindOf(state, kind).symbol == ';' ? Ground::Wet : Ground::Any;
}

void placeMonster(RollState& state, const MonsterRecord& record, int kind, Point p, std::int32_t statement) {
    if (kind != anyKind && isThereAlready(state, kind))
        return state.giveUp(statement, phrase("there is only one such monster, and it is there already"));
    if (state.monsterHere[std::size_t(cellOf(p))] != 0) {
        const std::optional<Point> place = nearestGoodPlace(state, p, kind);
        if (!place)
            return state.giveUp(statement, phrase("no cell is free for the monster"));
        p = *place;
    }
    const bool aligned = record.alignment != noAlignment;
    const bool any = state.plan->holds(RollRule::AnyAligned);
    if (aligned && !any && (kind == anyKind || !kindOf(state, kind).is(MonsterTrait::Aligned)))
        return state.giveUp(statement,
                            phrase("of monsters with an alignment, only priests and Angels are made"));
    const std::optional<std::size_t> index = makeMonster(state, p, kind, statement);
    if (!index)
        return;
    RolledMonster& monster = state.level.monsters[*index];
    if (aligned) {
        monster.peaceful = true;
        monster.asleep = false;
    } else if (kind != anyKind && kindOf(state, kind).is(MonsterTrait::Role)) {
        monster.peaceful = false;
    }
    if (record.peaceful >= 0)
        monster.peaceful = record.peaceful != 0;
    if (record.asleep >= 0)
        monster.asleep = record.asleep != 0;
}

} // namespace levwright::roll
