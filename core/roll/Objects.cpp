// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/Objects.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/roll/Monsters.h"

#include <algorithm>
#include <limits>

namespace levwright::roll {
namespace {

const ObjectKind& objectKind(const RollState& state, int kind) {
    return state.plan->tables->objects()[std::size_t(kind)];
}

const ObjectKind& objectKind(const RollState& state, const RolledObject& object) {
    return objectKind(state, object.kind);
}

void blessOrCurse(RollState& state, RolledObject& object, int oneIn) {
    if (oneIn > 0 && state.random.oneIn(oneIn))
        object.curse = state.random.oneIn(2) ? Curse::Cursed : Curse::Blessed;
}

void initWeapon(RollState& state, RolledObject& object, const ObjectKind& kind) {
    if (kind.is(ObjectTrait::Missile))
        object.quantity = state.random.between(6, 11);
    if (state.random.oneIn(11)) {
        object.enchantment = std::int16_t(state.enchantment());
        object.curse = state.random.oneIn(2) ? Curse::Blessed : Curse::Uncursed;
    } else if (state.random.oneIn(10)) {
        object.curse = Curse::Cursed;
        object.enchantment = std::int16_t(-state.enchantment());
    } else {
        blessOrCurse(state, object, kind.blessing);
    }
}

void initArmor(RollState& state, RolledObject& object, const ObjectKind& kind) {
    if (!state.random.oneIn(10) && (kind.is(ObjectTrait::MostlyCursed) || state.random.oneIn(11))) {
        object.curse = Curse::Cursed;
        object.enchantment = std::int16_t(-state.enchantment());
    } else if (state.random.oneIn(10)) {
        object.curse = state.random.oneIn(2) ? Curse::Blessed : Curse::Uncursed;
        object.enchantment = std::int16_t(state.enchantment());
    } else {
        blessOrCurse(state, object, kind.blessing);
    }
}

int bigEnchantment(RollState& state) {
    const int most = std::max(state.plan->context.heroLevel / 3, 5);
    int value = 2;
    while (value < most && state.random.oneIn(8))
        ++value;
    return value;
}

void initRing(RollState& state, RolledObject& object, const ObjectKind& kind) {
    RandomStream& random = state.random;
    if (!kind.is(ObjectTrait::Charged)) {
        if (!random.oneIn(10) && (kind.is(ObjectTrait::MostlyCursed) || random.oneIn(9)))
            object.curse = Curse::Cursed;
        return;
    }
    blessOrCurse(state, object, kind.blessing);
    int value = 0;
    if (!random.oneIn(10)) {
        const int sign = object.curse == Curse::Blessed ? 1 : object.curse == Curse::Cursed ? -1 : 0;
        if (!random.oneIn(10) && sign != 0)
            value = sign * state.enchantment();
        else
            value = random.oneIn(2) ? state.enchantment() : -state.enchantment();
    }
    if (value == 0 && state.plan->holds(RollRule::RingsAreCharged))
        value = random.oneIn(2) ? bigEnchantment(state) : -bigEnchantment(state);
    else if (value == 0)
        value = random.below(4) - random.below(3);
    if (value < 0 && !random.oneIn(5))
        object.curse = Curse::Cursed;
    object.enchantment = std::int16_t(value);
}

void initAmulet(RollState& state, RolledObject& object, const ObjectKind& kind) {
    if (!state.random.oneIn(10) && kind.is(ObjectTrait::MostlyCursed))
        object.curse = Curse::Cursed;
    else
        blessOrCurse(state, object, kind.blessing);
}

int corpseKind(RollState& state, bool isForTin) {
    const std::vector<MonsterKind>& monsters = state.plan->tables->monsters();
    int kind = 0;
    for (int tries = 0; tries < 50; ++tries) {
        kind = monsters[std::size_t(state.randomKindAnywhere())].corpse;
        const MonsterKind& traits = monsters[std::size_t(kind)];
        if (!traits.is(MonsterTrait::NoCorpse) && !(isForTin && traits.is(MonsterTrait::FeedsNobody)))
            break;
    }
    return kind;
}

// The grown-up kind of a young monster.
int grownUp(const RollState& state, int kind) {
    constexpr std::string_view baby = "baby ";
    constexpr std::string_view hatchling = " hatchling";
    const std::string_view name = state.plan->tables->monsters()[std::size_t(kind)].name;
    const std::string_view grown = name.starts_with(baby) ? name.substr(baby.size())
                                   : name.ends_with(hatchling)
                                       ? name.substr(0, name.size() - hatchling.size())
                                   : name == "chickatrice" ? "cockatrice"
                                   : name == "cave spider" ? "giant spider"
                                                           : name;
    return grown == name ? kind : state.plan->tables->monster(grown, 0);
}

// An egg without a monster, if no kind that lays eggs is found.
int eggKind(RollState& state) {
    constexpr int mostTries = 200;
    if (!state.plan->holds(RollRule::StatesAreTold))
        return state.randomKindAnywhere();
    for (int tries = 0; tries < mostTries; ++tries) {
        const int kind = grownUp(state, state.randomKindAnywhere());
        const MonsterKind& traits = state.plan->tables->monsters()[std::size_t(kind)];
        if (traits.is(MonsterTrait::LaysEggs) && traits.name != "winged gargoyle")
            return kind;
    }
    return -1;
}

void initFood(RollState& state, RolledObject& object, const ObjectKind& kind) {
    RandomStream& random = state.random;
    const bool isSpinach = kind.is(ObjectTrait::Tin) && random.oneIn(6);
    if (isSpinach)
        object.properties |= IsSpinach;
    else if (kind.is(ObjectTrait::Corpse) || kind.is(ObjectTrait::Tin))
        object.ofMonster = std::int16_t(corpseKind(state, kind.is(ObjectTrait::Tin)));
    else if (kind.is(ObjectTrait::Egg) && state.plan->hasRule(SpecialRule::SpiderEggs))
        object.ofMonster = std::int16_t(state.plan->named.giantSpider);
    else if (kind.is(ObjectTrait::Egg) && random.oneIn(3))
        object.ofMonster = std::int16_t(eggKind(state));
    blessOrCurse(state, object, kind.blessing);
    if (!kind.is(ObjectTrait::Corpse) && !kind.is(ObjectTrait::Single) && !kind.is(ObjectTrait::Glob) &&
        random.oneIn(6))
        object.quantity = 2;
}

void initGem(RollState& state, RolledObject& object, const ObjectKind& kind) {
    if (kind.is(ObjectTrait::AlwaysCursed))
        object.curse = Curse::Cursed;
    if (kind.is(ObjectTrait::Rocks))
        object.quantity = state.random.between(6, 11);
    else if (!kind.is(ObjectTrait::Single) && state.random.oneIn(6))
        object.quantity = 2;
}

int figurineKind(RollState& state) {
    constexpr int mostTries = 31;
    const bool isStrong = state.plan->holds(RollRule::TrappedStatuesAreStrong);
    int kind = 0;
    for (int tries = 0; tries < mostTries; ++tries) {
        kind = state.randomKindAnywhere(isStrong ? MonsterChoice::Strength::OfFigurines
                                                 : MonsterChoice::Strength::Usual);
        if (!state.plan->tables->monsters()[std::size_t(kind)].is(MonsterTrait::Human))
            break;
    }
    return kind;
}

void initTool(RollState& state, RolledObject& object, const ObjectKind& kind) {
    if (kind.is(ObjectTrait::Figurine))
        object.ofMonster = std::int16_t(figurineKind(state));
    if (kind.is(ObjectTrait::Few))
        object.quantity = state.random.die(3);
    if (kind.is(ObjectTrait::Candle) && state.random.oneIn(2))
        object.quantity = 1 + state.random.below(7);
    if (kind.is(ObjectTrait::Lock)) {
        object.locked = !state.random.oneIn(5);
        object.trapped = state.random.oneIn(10);
        object.trapKnown =
            object.trapped && state.plan->holds(RollRule::BoxTrapsShow) && state.random.oneIn(100);
    }
    blessOrCurse(state, object, kind.blessing);
}

void initWand(RollState& state, RolledObject& object, const ObjectKind& kind) {
    const int more = state.plan->holds(RollRule::WandsHoldMore) ? 4 : 0;
    const bool isAlone = kind.is(ObjectTrait::OneCharge);
    const int least = isAlone || kind.is(ObjectTrait::FewCharges) ? 1
                      : kind.is(ObjectTrait::SomeCharges)         ? 3
                      : kind.is(ObjectTrait::Undirected)          ? 11 + more
                                                                  : 4 + more;
    const int range = isAlone                             ? 1
                      : kind.is(ObjectTrait::FewCharges)  ? 3
                      : kind.is(ObjectTrait::SomeCharges) ? 4
                                                          : 5;
    object.enchantment = std::int16_t(least + state.random.below(range));
    blessOrCurse(state, object, kind.blessing);
}

// Damages the material of an object; greased objects are not damaged.
void erode(RollState& state, RolledObject& object, const ObjectKind& kind) {
    const bool burns = kind.is(ObjectTrait::Burns);
    const bool rots = kind.is(ObjectTrait::Rots);
    if ((!burns && !rots) || (object.properties & IsArtifact) != 0)
        return;
    const auto wear = [&](bool wears) {
        std::uint8_t worn = wears && state.random.oneIn(80) ? 1 : 0;
        while (worn > 0 && worn < 3 && state.random.oneIn(9))
            ++worn;
        return worn;
    };
    if (state.random.oneIn(100))
        object.properties |= IsErodeproof;
    else
        object.erosion = {wear(burns), wear(rots)};
    object.properties |= state.random.oneIn(1000) ? IsGreased : 0;
}

void tellProperties(RollState& state, RolledObject& object, const ObjectKind& kind) {
    const auto artifacts = [&] {
        return int(std::ranges::count_if(state.level.objects, [](const RolledObject& other) {
            return (other.properties & IsArtifact) != 0;
        }));
    };
    const int rarity = kind.symbol == '[' ? 40 : 20;
    if (kind.is(ObjectTrait::Artifacts) && !state.artifactsStayAway &&
        state.random.oneIn(rarity + 10 * artifacts()))
        object.properties |= IsArtifact;
    erode(state, object, kind);
}

// Gives the object a random state (section 11, "Initial state").
void init(RollState& state, RolledObject& object) {
    const ObjectKind& kind = objectKind(state, object);
    switch (kind.symbol) {
    case ')':
        return initWeapon(state, object, kind);
    case '[':
        return initArmor(state, object, kind);
    case '=':
        return initRing(state, object, kind);
    case '"':
        return initAmulet(state, object, kind);
    case '%':
        return initFood(state, object, kind);
    case '*':
        return initGem(state, object, kind);
    case '(':
        return initTool(state, object, kind);
    case '/':
        return initWand(state, object, kind);
    case '$':
        object.quantity = state.usualGold();
        return;
    case '`':
        if (kind.is(ObjectTrait::Statue))
            object.ofMonster = std::int16_t(state.randomKindAnywhere());
        return;
    default:
        return blessOrCurse(state, object, kind.blessing);
    }
}

// Whether such an object joins equal ones. Things that come to life do not: eggs of a kind, and corpses that
// rise again.
bool stacks(const RollState& state, const RolledObject& object) {
    const ObjectKind& kind = objectKind(state, object);
    if (kind.symbol == '$')
        return true;
    if (!kind.is(ObjectTrait::Stack) || (object.properties & IsBurning) != 0 ||
        (kind.is(ObjectTrait::Egg) && object.ofMonster >= 0))
        return false;
    if (!kind.is(ObjectTrait::Corpse) || object.ofMonster < 0)
        return true;
    const MonsterKind& monster = state.plan->tables->monsters()[std::size_t(object.ofMonster)];
    return monster.symbol != 'T' && monster.name != "Death" && monster.name != "Pestilence" &&
           monster.name != "Famine";
}

// Whether both are alike, so that one joins the other. A thing without a name joins one with a name, except
// among corpses. Only weapons and armor differ in being proof against erosion. Globs melt together whatever
// else they are.
bool isEqual(const RolledObject& a, const RolledObject& b, const ObjectKind& kind) {
    if (kind.is(ObjectTrait::Glob))
        return a.kind == b.kind && a.curse == b.curse && a.buried == b.buried;
    const int ignored = kind.symbol == ')' || kind.symbol == '[' ? 0 : IsErodeproof;
    const bool namesJoin =
        a.called == b.called || (!kind.is(ObjectTrait::Corpse) && (a.called == noText || b.called == noText));
    return a.kind == b.kind && a.enchantment == b.enchantment && a.curse == b.curse &&
           a.ofMonster == b.ofMonster && a.mineral == b.mineral && a.buried == b.buried &&
           a.trapped == b.trapped && (a.properties | ignored) == (b.properties | ignored) &&
           a.erosion == b.erosion && namesJoin;
}

std::int32_t& firstAt(RollState& state, const RolledObject& object) {
    return state.objectsHere[std::size_t(cellOf(object.place.point()))];
}

void putOnFloor(RollState& state, std::int32_t index) {
    RolledObject& object = state.level.objects[std::size_t(index)];
    std::int32_t& first = firstAt(state, object);
    object.nextHere = first - 1;
    first = index + 1;
    if (object.kind == state.plan->named.boulder)
        ++state.boulders[std::size_t(cellOf(object.place.point()))];
}

void takeOffFloor(RollState& state, std::int32_t index) {
    RolledObject& object = state.level.objects[std::size_t(index)];
    std::int32_t* link = &firstAt(state, object);
    if (*link == index + 1) {
        *link = object.nextHere + 1;
    } else {
        std::int32_t other = *link - 1;
        while (state.level.objects[std::size_t(other)].nextHere != index)
            other = state.level.objects[std::size_t(other)].nextHere;
        state.level.objects[std::size_t(other)].nextHere = object.nextHere;
    }
    if (object.kind == state.plan->named.boulder)
        --state.boulders[std::size_t(cellOf(object.place.point()))];
    object.nextHere = -1;
}

// The first of a chain of objects to which such an object joins; -1 if there is none.
std::int32_t equalIn(const RollState& state, std::int32_t first, const RolledObject& object) {
    const std::vector<RolledObject>& objects = state.level.objects;
    if (!stacks(state, object))
        return -1;
    const ObjectKind& kind = objectKind(state, object);
    for (std::int32_t other = first; other >= 0; other = objects[std::size_t(other)].nextHere) {
        const RolledObject& there = objects[std::size_t(other)];
        if (&there != &object && isEqual(there, object, kind))
            return other;
    }
    return -1;
}

// Makes the first object stand for both.
void addTo(RolledObject& object, const RolledObject& other) {
    // A description may state any amount of gold.
    const std::int64_t sum = std::int64_t(object.quantity) + other.quantity;
    object.quantity = std::int32_t(std::min<std::int64_t>(sum, std::numeric_limits<std::int32_t>::max()));
    object.called = object.called == noText ? other.called : object.called;
}

} // namespace

std::int32_t putInto(RollState& state, std::int32_t container, std::int32_t index) {
    std::vector<RolledObject>& objects = state.level.objects;
    takeOffFloor(state, index);
    RolledObject& box = objects[std::size_t(container)];
    objects[std::size_t(index)].container = container;
    objects[std::size_t(index)].place = box.place;
    const bool isLast = index + 1 == std::int32_t(objects.size());
    const std::int32_t equal = isLast ? equalIn(state, box.inside, objects.back()) : -1;
    if (equal >= 0) {
        addTo(objects[std::size_t(equal)], objects.back());
        objects.pop_back();
        return equal;
    }
    objects[std::size_t(index)].nextHere = box.inside;
    box.inside = index;
    return index;
}

std::int32_t takeFromFloor(RollState& state, std::int32_t index, Point p) {
    std::vector<RolledObject>& objects = state.level.objects;
    // One that has contents, or has joined another, does not join more.
    if (index + 1 != std::int32_t(objects.size()))
        return index;
    const std::int32_t floor = state.objectsHere[std::size_t(cellOf(p))] - 1;
    const std::int32_t equal = equalIn(state, floor, objects.back());
    if (equal < 0)
        return index;
    takeOffFloor(state, equal);
    // The older one takes the place of the newer one, because objects are removed from the end only.
    addTo(objects.back(), objects[std::size_t(equal)]);
    objects[std::size_t(equal)] = objects.back();
    objects[std::size_t(objects.back().container)].inside = equal;
    objects.pop_back();
    return equal;
}

namespace {

// A weapon or piece of armor may be an artifact that the level does not have yet, if the game has names for
// those.
void becomeArtifact(RollState& state, RolledObject& object, const ObjectKind& kind) {
    const auto& artifacts = state.plan->tables->chanceArtifacts();
    const int oneIn = kind.symbol == ')' ? 20 : kind.symbol == '[' ? 40 : 0;
    if (artifacts.empty() || oneIn == 0 || state.artifactsStayAway || !state.random.oneIn(oneIn))
        return;
    const auto fits = [&](const GenerationTables::Artifact& artifact) {
        return artifact.object == object.kind &&
               std::ranges::none_of(state.level.objects, [&](const RolledObject& other) {
                   return (other.properties & IsArtifact) != 0 && other.called != noText &&
                          state.level.texts[std::size_t(other.called)] == artifact.name;
               });
    };
    const auto count = int(std::ranges::count_if(artifacts, fits));
    if (count == 0)
        return;
    int draw = state.random.below(count);
    const auto drawn = std::ranges::find_if(
        artifacts, [&](const GenerationTables::Artifact& artifact) { return fits(artifact) && draw-- == 0; });
    object.properties |= IsArtifact;
    object.called = state.addText(drawn->name);
}

// Adds an object without properties to the floor.
std::int32_t addObject(RollState& state, Point p, int kind, std::int32_t statement) {
    state.level.objects.push_back(
        {.place = cellPlace(p), .kind = std::int16_t(kind), .statement = statement});
    const auto index = std::int32_t(state.level.objects.size() - 1);
    init(state, state.level.objects.back());
    becomeArtifact(state, state.level.objects.back(), objectKind(state, kind));
    if (state.plan->holds(RollRule::StatesAreTold))
        tellProperties(state, state.level.objects.back(), objectKind(state, kind));
    putOnFloor(state, index);
    return index;
}

// A kind of the class that suits. A game of the user may have none; then it is any.
template <class Suits>
int suitableOfClass(RollState& state, char symbol, const Suits& suits) {
    constexpr int mostTries = 1000;
    int kind = state.plan->objects.ofClass(symbol, state.random);
    for (int tries = 1; tries < mostTries && !suits(kind); ++tries)
        kind = state.plan->objects.ofClass(symbol, state.random);
    return kind;
}

// What a rock in a box becomes: a gem, a piece of glass, a luckstone or a loadstone.
int insteadOfRock(RollState& state) {
    return suitableOfClass(state, '*', [&](int kind) {
        const std::string_view name = objectKind(state, kind).name;
        return kind != state.plan->named.rock && name != "flint" && name != "touchstone";
    });
}

// An object for a box by the row "boxes" of section 11, or what boxes of this kind hold.
std::int32_t makeContent(RollState& state, Point p, const ObjectKind& box, std::int32_t statement) {
    const NamedKinds& named = state.plan->named;
    if (box.is(ObjectTrait::Corpses))
        return addObject(state, p, named.corpse, statement);
    if (box.is(ObjectTrait::Supplies))
        return addObject(state, p, state.plan->objects.supply(state.random), statement);
    const char symbol = state.plan->objects.randomClass(ObjectChoice::Where::Box, state.random);
    int kind = state.plan->objects.ofClass(symbol, state.random);
    const bool becomesGem = kind == named.rock && !state.plan->holds(RollRule::StatesAreTold);
    if (becomesGem)
        kind = insteadOfRock(state);
    const auto suits = [&](int each) {
        return each != named.rock && (box.name != "bag of holding" || each != named.cancellation);
    };
    if (!suits(kind))
        kind = suitableOfClass(state, symbol, suits);
    const std::int32_t index = addObject(state, p, kind, statement);
    if (becomesGem)
        state.level.objects[std::size_t(index)].quantity = 1;
    if (symbol == '$') {
        const bool isRich = state.plan->holds(RollRule::RichBoxes);
        state.level.objects[std::size_t(index)].quantity =
            state.random.die(state.plan->context.difficulty + (isRich ? 5 : 2)) *
            state.random.die(isRich ? 100 : 75);
    }
    return index;
}

void fillBox(RollState& state, std::int32_t box, const ObjectKind& kind, std::int32_t statement) {
    const Point p = state.level.objects[std::size_t(box)].place.point();
    const bool more =
        state.level.objects[std::size_t(box)].locked && state.plan->holds(RollRule::LockedBoxesAreFull);
    for (int left = state.random.below(kind.contents + (more ? 2 : 0) + 1); left > 0; --left)
        putInto(state, box, makeContent(state, p, kind, statement));
}

void fillStatue(RollState& state, std::int32_t statue, std::int32_t statement) {
    const RolledObject& object = state.level.objects[std::size_t(statue)];
    const MonsterKind& monster = state.plan->tables->monsters()[std::size_t(object.ofMonster)];
    if (monster.is(MonsterTrait::Tiny) || state.random.below(state.plan->context.difficulty / 2 + 10) <= 10)
        return;
    const bool takesNovels = !state.plan->holds(RollRule::StatesAreTold);
    const int book =
        suitableOfClass(state, '+', [&](int kind) { return takesNovels || kind != state.plan->named.novel; });
    putInto(state, statue, addObject(state, object.place.point(), book, statement));
}

} // namespace

int stoneKind(RollState& state) {
    int kind = 0;
    for (int tries = 0; tries < 1000; ++tries) {
        kind = state.randomKindAnywhere();
        const MonsterKind& traits = state.plan->tables->monsters()[std::size_t(kind)];
        if (!traits.is(MonsterTrait::StoneResistant) && !traits.is(MonsterTrait::TurnsToGolem))
            break;
    }
    return kind;
}

void petrify(RollState& state, std::int32_t statue) {
    constexpr int mostTries = 1000;
    int kind = state.level.objects[std::size_t(statue)].ofMonster;
    for (int tries = 1; tries < mostTries; ++tries) {
        const int shape = letStandForAMoment(state, kind);
        const MonsterKind& traits = state.plan->tables->monsters()[std::size_t(shape)];
        if (!traits.is(MonsterTrait::StoneResistant) && !traits.is(MonsterTrait::TurnsToGolem))
            break;
        kind = state.randomKindAnywhere();
    }
    state.level.objects[std::size_t(statue)].ofMonster = std::int16_t(kind);
}

int heroKind(RollState& state, Heroes heroes) {
    std::vector<int> kinds;
    const std::vector<MonsterKind>& monsters = state.plan->tables->monsters();
    for (std::size_t i = 0; i < monsters.size(); ++i) {
        const bool isLeftOut = heroes == Heroes::NoWizards && monsters[i].name == "wizard";
        if (monsters[i].is(MonsterTrait::Role) && !isLeftOut)
            kinds.push_back(int(i));
    }
    require(!kinds.empty(), "a game has heroes");
    return kinds[std::size_t(state.random.below(int(kinds.size())))];
}

namespace {

constexpr int unstatedEnchantment = -127;
constexpr int randomMonster = -2; // the stored number of an unknown name

// Whether its monster is still open on Medusa's level.
bool isToPetrify(const RollState& state, const ObjectRecord& record, int kind, bool stated) {
    const int monsters = int(state.plan->tables->monsters().size());
    return state.plan->petrified && stated && kind == state.plan->named.statue &&
           record.corpseMonster != randomMonster &&
           (record.corpseMonster < 0 || record.corpseMonster >= monsters);
}

void applyStatement(RollState& state, RolledObject& object, const ObjectRecord& record) {
    if (record.spe != unstatedEnchantment)
        object.enchantment = std::int16_t(record.spe);
    if (record.curse >= 1 && record.curse <= 3)
        object.curse = Curse(record.curse - 1);
    const int monsters = int(state.plan->tables->monsters().size());
    if (record.corpseMonster == randomMonster)
        object.ofMonster = std::int16_t(state.randomKindAnywhere());
    else if (record.corpseMonster >= 0 && record.corpseMonster < monsters)
        object.ofMonster = std::int16_t(record.corpseMonster);
    if (!record.name.empty())
        object.called = state.addText(record.name);
}

} // namespace

std::int32_t makeObject(RollState& state, Point p, int kind, Contents contents, std::int32_t statement) {
    const std::int32_t index = addObject(state, p, kind, statement);
    if (contents == Contents::None)
        return index;
    const ObjectKind& traits = objectKind(state, kind);
    if (traits.contents > 0)
        fillBox(state, index, traits, statement);
    else if (traits.is(ObjectTrait::Statue))
        fillStatue(state, index, statement);
    return index;
}

std::int32_t makeObjectOfClass(RollState& state, Point p, char symbol, std::int32_t statement) {
    const int kind = state.plan->objects.ofClass(symbol, state.random);
    if (kind < 0)
        return makeRandomObject(state, p, statement);
    return makeObject(state, p, kind, Contents::Usual, statement);
}

std::int32_t makeRandomObject(RollState& state, Point p, std::int32_t statement) {
    const char symbol = state.plan->objects.randomClass(ObjectChoice::Where::Level, state.random);
    return makeObject(state, p, state.plan->objects.ofClass(symbol, state.random), Contents::Usual,
                      statement);
}

std::int32_t makeGold(RollState& state, Point p, int amount, std::int32_t statement) {
    const std::int32_t index = addObject(state, p, state.plan->named.gold, statement);
    if (amount > 0)
        state.level.objects[std::size_t(index)].quantity = amount;
    return stack(state, index);
}

std::int32_t makeStatue(RollState& state, Point p, int monster, std::int32_t statement) {
    const std::int32_t index = addObject(state, p, state.plan->named.statue, statement);
    if (monster >= 0)
        state.level.objects[std::size_t(index)].ofMonster = std::int16_t(monster);
    return index;
}

std::int32_t stack(RollState& state, std::int32_t index) {
    std::vector<RolledObject>& objects = state.level.objects;
    if (index + 1 != std::int32_t(objects.size()))
        return index; // it has contents
    const std::int32_t equal = equalIn(state, objects[std::size_t(index)].nextHere, objects.back());
    if (equal < 0)
        return index;
    addTo(objects[std::size_t(equal)], objects.back());
    takeOffFloor(state, index);
    objects.pop_back();
    return equal;
}

void removeLast(RollState& state, std::int32_t index) {
    std::vector<RolledObject>& objects = state.level.objects;
    while (std::int32_t(objects.size()) > index) {
        const RolledObject& object = objects.back();
        if (object.container < 0 && !object.buried && !object.carried)
            takeOffFloor(state, std::int32_t(objects.size()) - 1);
        objects.pop_back();
    }
}

void removeObject(RollState& state, std::int32_t index) {
    takeOffFloor(state, index);
    std::vector<RolledObject>& objects = state.level.objects;
    objects.erase(objects.begin() + index);
    const auto follow = [&](std::int32_t& link, std::int32_t removed) { link -= link > removed ? 1 : 0; };
    for (RolledObject& object : objects) {
        follow(object.container, index);
        follow(object.inside, index);
        follow(object.nextHere, index);
    }
    for (std::int32_t& first : state.objectsHere)
        follow(first, index + 1);
}

void carry(RollState& state, std::int32_t index) {
    takeOffFloor(state, index);
    state.level.objects[std::size_t(index)].carried = true;
}

void bury(RollState& state, std::int32_t index) {
    takeOffFloor(state, index);
    state.level.objects[std::size_t(index)].buried = true;
}

void unearth(RollState& state, Point p) {
    for (std::size_t i = 0; i < state.level.objects.size(); ++i) {
        RolledObject& object = state.level.objects[i];
        if (!object.buried || object.container >= 0 || object.place != cellPlace(p))
            continue;
        object.buried = false;
        putOnFloor(state, std::int32_t(i));
    }
}

void placeObject(RollState& state, const ObjectRecord& record, Point p, std::int32_t statement) {
    int code = record.classCode;
    if (code <= -1 && code >= -10) {
        const std::optional<int> entry = state.objectClasses.at(-code - 1);
        state.level.undeclaredRegister |= !entry.has_value();
        code = entry.value_or(ClassCode::random);
    }
    constexpr int container = 2;
    constexpr int contained = 1;
    const bool stated = record.id >= 0 && record.id < int(state.plan->tables->objects().size()) &&
                        !objectKind(state, record.id).name.empty();
    int kind = record.id;
    if (!stated) {
        kind = code > 0 ? state.plan->objects.ofClass(char(code), state.random) : -1;
        if (kind < 0)
            kind = state.plan->objects.ofClass(
                state.plan->objects.randomClass(ObjectChoice::Where::Level, state.random), state.random);
    }
    const bool emptied = record.containment == container;
    std::int32_t index = makeObject(state, p, kind, emptied ? Contents::None : Contents::Usual, statement);
    applyStatement(state, state.level.objects[std::size_t(index)], record);
    if (isToPetrify(state, record, kind, stated))
        petrify(state, index);
    if (record.containment == container) {
        state.container = index;
    } else if (record.containment == contained && state.container >= 0) {
        const Point inside = state.level.objects[std::size_t(state.container)].place.point();
        putInto(state, state.container, index);
        state.note(statement, inside);
        return;
    }
    if (record.containment == contained)
        state.giveUp(statement, phrase("there is no container before it, so it lies on the floor"));
    constexpr int buriedFlag = 2;
    if ((record.flags & buriedFlag) != 0)
        bury(state, index);
    else if (record.containment != container)
        index = stack(state, index);
    constexpr int burningFlag = 1;
    if ((record.flags & burningFlag) != 0) // it is lit after it has joined others
        state.level.objects[std::size_t(index)].properties |= IsBurning;
    state.note(statement, p);
}

} // namespace levwright::roll
