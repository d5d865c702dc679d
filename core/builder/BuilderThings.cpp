// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs that put something on the level (format document on loading of 3.6, sections 8, 10 and 15 to 18).
#include "core/builder/LevelBuilder.h"
#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Traps.h"

#include <algorithm>

namespace levwright::roll {
namespace {

// Changes a state that the object must not have: 4 cursed, 5 uncursed, 6 blessed.
void keepFrom(RollState& state, RolledObject& object, int code) {
    if (code == 5 && object.curse == Curse::Uncursed)
        object.curse = state.random.oneIn(2) ? Curse::Blessed : Curse::Cursed;
    else if ((code == 4 && object.curse == Curse::Cursed) || (code == 6 && object.curse == Curse::Blessed))
        object.curse = Curse::Uncursed;
}

int symbolOf(const KindWish& wish) {
    if (wish.symbol <= 0 || wish.symbol > 127)
        endProgram();
    return wish.symbol;
}

// A shapeshifter takes the shape that its statement names; vampires have few shapes. One that has become a
// mimic only looks like it.
void changeShape(RollState& state, RolledMonster& monster, std::string_view shape) {
    const int kind = monster.ownKind >= 0 ? monster.ownKind : monster.kind;
    const std::vector<MonsterKind>& kinds = state.plan->tables->monsters();
    const MonsterKind& own = kinds[std::size_t(kind)];
    const auto named = std::ranges::find(kinds, shape, &MonsterKind::name);
    const bool isMimic = kinds[std::size_t(monster.kind)].symbol == 'm';
    if (!own.is(MonsterTrait::Shapeshifter) || isMimic)
        return;
    const auto take = [&](int taken) {
        monster.kind = std::int16_t(taken);
        monster.ownKind = std::int16_t(taken == kind ? -1 : kind);
    };
    if (shape == "random" && state.plan->holds(RollRule::StatesAreTold))
        take(drawnShapeOf(state, kind));
    if (named == kinds.end())
        return;
    const bool isVampire = own.symbol == 'V';
    const bool suits = shape == own.name || shape == "fog cloud" || shape == "vampire bat" ||
                       (shape == "wolf" && own.name != "vampire");
    if (!isVampire || suits)
        take(int(named - kinds.begin()));
}

} // namespace

Point LevelBuilder::monsterPlace(const PlaceWish& wish, int kind) {
    int wishes = DryWish;
    if (kind != anyKind) {
        const MonsterKind& traits = m_state.plan->tables->monsters()[std::size_t(kind)];
        if (traits.is(MonsterTrait::LikesWater) || traits.is(MonsterTrait::Swims))
            wishes = WetWish;
        if (traits.is(MonsterTrait::Flies) || traits.is(MonsterTrait::Floats))
            wishes |= HotWish | WetWish;
        if (traits.is(MonsterTrait::PassesWalls) || traits.is(MonsterTrait::Noncorporeal))
            wishes |= SolidWish;
        if (traits.is(MonsterTrait::Flaming))
            wishes |= HotWish;
    }
    if (wish.stated)
        return place(wish, wishes);
    if (wish.ground != 0) {
        if (const std::optional<Point> p = randomPlace(wish.ground))
            return *p;
    }
    if (const std::optional<Point> p = randomPlace(wishes))
        return *p;
    return place({}, wishes | DryWish);
}

// Where a monster comes to stand that is wanted on a cell. In some games that must be in the open room.
std::optional<Point> LevelBuilder::freePlaceForMonster(Point p, int kind) {
    if (m_rooms.empty() || !m_state.plan->holds(RollRule::StrictPlaces))
        return p;
    const bool isTaken = m_state.monsterHere[std::size_t(cellOf(p))] != 0;
    const std::optional<Point> free = isTaken ? nearestGoodPlace(m_state, p, kind) : p;
    if (!free)
        return free;
    const RolledRoom& room = m_state.level.rooms[m_rooms.back()];
    const bool isInRoom =
        room.irregular ? isInside(m_state, m_rooms.back(), *free) : room.area.grown(1, 1).contains(*free);
    return isInRoom ? free : std::nullopt;
}

void LevelBuilder::makeMonster(const MonsterWish& wish) {
    const int kind = monsterKindOf(m_state, wish.says);
    const std::size_t before = m_state.level.monsters.size();
    const Point p = monsterPlace(wish.place, kind);
    m_state.groupsStayAway = wish.comesAlone;
    m_state.ignoresWater = wish.ignoresWater;
    if (const std::optional<Point> free = onMap(p) ? freePlaceForMonster(p, kind) : std::nullopt)
        placeMonster(m_state, wish.says, kind, *free, m_statement);
    m_state.groupsStayAway = m_state.ignoresWater = false;
    if (wish.hasInventory)
        m_inventory = m_state.level.monsters.size() > before;
    constexpr int looksLikeMonster = 3;
    if (wish.says.appearanceKind == looksLikeMonster && m_state.level.monsters.size() > before)
        changeShape(m_state, m_state.level.monsters[before], wish.says.appearance);
}

// Stated properties replace those that the object would have by chance.
void LevelBuilder::stateProperties(RolledObject& made, const ObjectWish& wish) const {
    const bool hasName = wish.name.has_value(); // and so it does not become an artifact by chance
    const int kept = (hasName ? 0 : IsArtifact) | (wish.eroded > 0 ? IsErodeproof : 0) | IsSpinach;
    made.properties = std::uint8_t((made.properties & kept) | (wish.properties & ~IsBurning));
    if (wish.eroded < 0)
        made.properties |= IsErodeproof;
    if (wish.eroded >= 0)
        made.erosion = {std::uint8_t(wish.eroded % 4), std::uint8_t(wish.eroded / 4 % 4)};
    if (wish.locked >= 0) // what is said of the lock counts more
        made.properties &= std::uint8_t(~IsBroken);
    else if ((wish.properties & IsBroken) != 0)
        made.locked = false;
    if (!hasName)
        return;
    const std::string& name = m_state.level.texts[std::size_t(made.called)];
    if (m_state.plan->tables->isArtifact(name, made.kind))
        made.properties |= IsArtifact;
}

void LevelBuilder::makeObject(const ObjectWish& wish) {
    constexpr int most = 500; // more things from one statement than fit into a level
    const std::int32_t called = wish.name ? m_state.addText(*wish.name) : noText;
    const int kind = wish.kind ? wish.kind->kind : -1;
    int count = 1;
    if (kind >= 0 && kind < int(m_state.plan->tables->objects().size())) {
        const ObjectKind& traits = m_state.plan->tables->objects()[std::size_t(kind)];
        if (wish.quantity > 0 && !traits.is(ObjectTrait::Stack) && traits.symbol != '$')
            count = std::min(wish.quantity, most);
    }
    for (; count > 0; --count)
        makeOneObject(wish, called);
}

bool LevelBuilder::isByName(const ObjectWish& wish) const {
    const std::vector<ObjectKind>& objects = m_state.plan->tables->objects();
    const int kind = wish.kind ? wish.kind->kind : -1;
    return kind >= 0 && kind < int(objects.size()) && !objects[std::size_t(kind)].name.empty();
}

int LevelBuilder::kindFor(const ObjectWish& wish) {
    if (isByName(wish))
        return wish.kind->kind;
    const char symbol = wish.kind
                            ? char(symbolOf(*wish.kind))
                            : m_state.plan->objects.randomClass(ObjectChoice::Where::Level, m_state.random);
    const int kind = m_state.plan->objects.ofClass(symbol, m_state.random);
    if (kind < 0)
        endProgram();
    return kind;
}

void LevelBuilder::makeOneObject(const ObjectWish& wish, std::int32_t called) {
    const NamedKinds& named = m_state.plan->named;
    const bool byName = isByName(wish);
    const int kind = kindFor(wish);
    const Point p = place(wish.place, DryWish);
    if (!onMap(p))
        return;
    const Contents contents = wish.isContainer ? Contents::None : Contents::Usual;
    m_state.artifactsStayAway = called != noText;
    const std::int32_t index = roll::makeObject(m_state, p, kind, contents, m_statement);
    m_state.artifactsStayAway = false;
    RolledObject& made = m_state.level.objects[std::size_t(index)];
    if (kind == named.gold && byName)
        made.quantity = 1;
    if (called != noText)
        made.called = called;
    stateTraits(made, wish);
    const ObjectKind& traits = m_state.plan->tables->objects()[std::size_t(kind)];
    if (byName && traits.is(ObjectTrait::Tin) &&
        m_state.plan->holds(RollRule::StatesAreTold)) // never by chance
        made.properties = std::uint8_t((made.properties & ~IsSpinach) | (wish.isSpinach ? IsSpinach : 0));
    if (wish.ofMonster)
        setMonster(made, *wish.ofMonster);
    dropInto(index, p, wish);
    if (m_state.plan->petrified && byName && kind == named.statue && !wish.ofMonster && m_lastObject >= 0)
        petrify(m_state, m_lastObject);
}

void LevelBuilder::stateTraits(RolledObject& made, const ObjectWish& wish) {
    if (wish.enchantment != ObjectWish::usualEnchantment)
        made.enchantment = std::int16_t(wish.enchantment);
    if (wish.curse >= 1 && wish.curse <= 3)
        made.curse = Curse(wish.curse - 1);
    else
        keepFrom(m_state, made, wish.curse);
    const bool stacks = m_state.plan->tables->objects()[std::size_t(made.kind)].is(ObjectTrait::Stack);
    if (wish.quantity > 0 && (stacks || made.kind == m_state.plan->named.gold))
        made.quantity = wish.quantity;
    if (wish.locked >= 0)
        made.locked = wish.locked != 0;
    if (wish.trapped >= 0)
        made.trapped = wish.trapped != 0;
    if (wish.trapKnown >= 0)
        made.trapKnown = wish.trapKnown != 0;
    made.trapKnown = made.trapKnown && made.trapped;
    stateProperties(made, wish);
}

void LevelBuilder::setMonster(RolledObject& made, const ObjectWish::OfMonster& wish) {
    int of = m_state.randomKindAnywhere();
    if (wish.kind) {
        of = wish.kind->kind;
        if (of < 0)
            of = m_state.plan->monsters.ofClass(char(symbolOf(*wish.kind)),
                                                MonsterChoice::NeverGenerated::Allowed, m_state.random);
    }
    if (of >= 0 && of < int(m_state.plan->tables->monsters().size()))
        made.ofMonster = std::int16_t(of);
}

bool LevelBuilder::isSaddle(std::int32_t object) const {
    const int kind = m_state.level.objects[std::size_t(object)].kind;
    return m_state.plan->holds(RollRule::StatesAreTold) &&
           m_state.plan->tables->objects()[std::size_t(kind)].name == "saddle";
}

// Leaves an object where it is. It joins equal ones there before it is buried. Returns its index after that;
// -1 if it is gone.
std::int32_t LevelBuilder::layDown(std::int32_t index, Point p, const ObjectWish& wish) {
    const NamedKinds& named = m_state.plan->named;
    const int kind = m_state.level.objects[std::size_t(index)].kind;
    const bool isLost = (kind == named.rock && m_state.terrain(p) != Ice) ||
                        (kind == named.boulder && m_state.plan->holds(RollRule::StatesAreTold));
    if (wish.buried && isLost) {
        removeLast(m_state, index);
        return -1;
    }
    if (!wish.isContainer)
        index = stack(m_state, index);
    if (wish.buried)
        bury(m_state, index);
    return index;
}

void LevelBuilder::dropInto(std::int32_t index, Point p, const ObjectWish& wish) {
    const bool isContained = wish.into == ObjectWish::Into::Holder;
    m_state.note(m_statement, p);
    if (isContained && !m_containers.empty()) {
        if (m_containers.back() >= 0) {
            index = putInto(m_state, m_containers.back(), index);
            if (!m_state.plan->holds(RollRule::StatesAreTold))
                index = takeFromFloor(m_state, index, p);
        } else {
            removeLast(m_state, index);
            index = -1;
        }
    } else if (isContained && m_inventory) {
        if (isSaddle(index)) {
            removeLast(m_state, index); // measured: nobody carries one
            index = -1;
        } else {
            carry(m_state, index);
        }
    } else {
        index = layDown(index, p, wish);
    }
    m_lastObject = index;
    if (index >= 0 && (wish.properties & IsBurning) != 0) // it is lit after it has joined others
        m_state.level.objects[std::size_t(index)].properties |= IsBurning;
    if (wish.isContainer && takesContainer())
        m_containers.push_back(index);
}

void LevelBuilder::closeContainer() {
    if (!m_containers.empty())
        m_containers.pop_back();
}

void LevelBuilder::makeTrap(const TrapWish& wish) {
    constexpr int mostTries = 100;
    Point p{};
    if (!m_rooms.empty()) {
        p = freePlace(wish.place);
    } else {
        p = place(wish.place, DryWish);
        const auto isStair = [&] { return m_state.terrain(p) == Stairs || m_state.terrain(p) == Ladder; };
        for (int tries = 0; tries < mostTries && isStair(); ++tries)
            p = place(wish.place, DryWish);
        if (isStair())
            return;
    }
    TrapRecord record;
    record.type = wish.type;
    m_state.trapOptions = wish.options;
    placeStatedTrap(m_state, p, record, m_statement);
    m_state.trapOptions = {};
}

Point LevelBuilder::stairPlace(const PlaceWish& wish) {
    const bool onFloor = m_state.plan->holds(RollRule::FurnitureIsDry);
    const Point p = place(wish, onFloor ? FloorWish : DryWish);
    m_state.mapCell[std::size_t(cellOf(p))] = 1;
    if (!onFloor)
        return p;
    removeTrap(m_state, p);
    const int terrain = m_state.terrain(p);
    std::uint8_t& detail = m_state.level.detail[std::size_t(cellOf(p))];
    if (terrain == Stairs || terrain == Ladder)
        m_state.level.covered.push_back({cellPlace(p), std::uint8_t(terrain), detail});
    if (wish.stated) {
        m_state.setTerrain(p, Floor);
        detail = 0;
    }
    return p;
}

void LevelBuilder::makeStairs(const PlaceWish& wish, Way way) {
    const Point p = stairPlace(wish);
    removeTrap(m_state, p);
    roll::makeStairs(m_state, p, way == Way::Up ? 1 : 0, m_statement);
}

void LevelBuilder::makeLadder(const PlaceWish& wish, Way way) {
    const Point p = stairPlace(wish);
    m_state.setTerrain(p, Ladder);
    m_state.level.detail[std::size_t(cellOf(p))] = way == Way::Up ? LeadsUp : LeadsDown;
    m_state.note(m_statement, p);
}

void LevelBuilder::furnish(const CellSelection& cells, int terrain) {
    cells.forEach([&](Point p) {
        if (onMap(p))
            makeFeature(m_state, p, terrain, m_statement);
    });
}

void LevelBuilder::makeAltar(const AltarWish& wish) {
    AltarRecord record;
    record.alignment = wish.alignment;
    record.shrine = wish.shrine;
    const Point p = m_rooms.empty() ? place(wish.place, DryWish) : freePlace(wish.place);
    const int temple = m_state.plan->named.temple;
    const bool inTemple =
        m_rooms.empty() ? liesIn(m_state, p, temple) : m_state.level.rooms[m_rooms.back()].type == temple;
    roll::makeAltar(m_state, p, record, m_statement, inTemple ? AltarIn::Temple : AltarIn::AnyRoom);
}

void LevelBuilder::makeGrave(const PlaceWish& wish, Headstone headstone) {
    const Point p = place(wish, DryWish);
    if (m_state.trapHere[std::size_t(cellOf(p))] != 0)
        return;
    m_state.setTerrain(p, Grave);
    m_state.level.detail[std::size_t(cellOf(p))] = 0;
    if (headstone == Headstone::Engraved)
        roll::makeEngraving(m_state, p, EngravingKind::Headstone, m_statement);
    else
        eraseEngraving(m_state, p);
    m_state.note(m_statement, p);
}

void LevelBuilder::makeGold(const PlaceWish& wish, int amount) {
    GoldRecord record;
    record.amount = amount;
    placeGold(m_state, place(wish, DryWish), record, m_statement);
}

void LevelBuilder::makeEngraving(const PlaceWish& wish, int kind, std::string_view text) {
    EngravingRecord record;
    record.kind = kind;
    const Point p = place(wish, DryWish);
    placeEngraving(m_state, p, record, m_statement);
    const auto made = std::ranges::find(m_state.level.engravings, cellPlace(p), &RolledEngraving::place);
    made->text = m_state.addText(text);
}

void LevelBuilder::makeDrawbridge(const DrawbridgeWish& wish) {
    const Point p = place(wish.place, DryWish | WetWish | HotWish);
    const bool open = wish.open < 0 ? m_state.random.oneIn(2) : wish.open != 0;
    m_state.mapCell[std::size_t(cellOf(p))] = 1;
    roll::makeDrawbridge(m_state, p, wish.direction, open ? Bridge::Open : Bridge::Closed, m_statement);
}

} // namespace levwright::roll
