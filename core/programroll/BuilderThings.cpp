// SPDX-License-Identifier: GPL-3.0-or-later
// Instructions that put something on the level (format document on loading of 3.6, sections 8, 10 and 15 to
// 18).
#include "core/programroll/LevelBuilder.h"
#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright::roll {
namespace {

using Wrong = ProgramValues::Wrong;

// The codes of options; the catalog's words for them are in monster-options and object-options.
enum class MonsterOption : std::uint8_t {
    Peaceful = 0,
    Alignment = 1,
    Asleep = 2,
    Look = 3,
    Name = 4,
    End = 16
};
enum class ObjectOption : std::uint8_t {
    Enchantment = 0,
    Curse = 1,
    OfMonster = 2,
    Name = 3,
    Quantity = 4,
    Buried = 5,
    Burning = 6,
    Eroded = 7,
    Locked = 8,
    Trapped = 9,
    Greased = 12,
    Broken = 13,
    Place = 14,
    End = 15,
    Historic = 16, // programs do not have the following ones
    OfNobody = 17
};

constexpr int unstated = -1000;

// Changes a state that the object must not have: 4 cursed, 5 uncursed, 6 blessed.
void keepFrom(RollState& state, RolledObject& object, int code) {
    if (code == 5 && object.curse == Curse::Uncursed)
        object.curse = state.random.oneIn(2) ? Curse::Blessed : Curse::Cursed;
    else if ((code == 4 && object.curse == Curse::Cursed) || (code == 6 && object.curse == Curse::Blessed))
        object.curse = Curse::Uncursed;
}

std::uint8_t propertyOf(std::int64_t option) {
    switch (ObjectOption(option)) {
    case ObjectOption::Burning:
        return IsBurning;
    case ObjectOption::Greased:
        return IsGreased;
    case ObjectOption::Broken:
        return IsBroken;
    case ObjectOption::Historic:
        return IsHistoric;
    default:
        return 0;
    }
}

int symbolOf(std::int64_t thing) {
    const int symbol = packed::classOf(thing);
    if (symbol <= 0 || symbol > 127)
        endProgram();
    return symbol;
}

// A shapeshifter takes the shape that its statement names; vampires have few shapes.
void changeShape(RollState& state, RolledMonster& monster, int kind, std::string_view shape) {
    const std::vector<MonsterKind>& kinds = state.plan->tables->monsters();
    const MonsterKind& own = kinds[std::size_t(kind)];
    const auto named = std::ranges::find(kinds, shape, &MonsterKind::name);
    if (!own.is(MonsterTrait::Shapeshifter) || named == kinds.end())
        return;
    const bool isVampire = own.symbol == 'V';
    const bool suits = shape == own.name || shape == "fog cloud" || shape == "vampire bat" ||
                       (shape == "wolf" && own.name != "vampire");
    if (!isVampire || suits)
        monster.kind = std::int16_t(named - kinds.begin());
}

} // namespace

Point LevelBuilder::monsterPlace(std::int64_t coord, int kind) {
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
    const bool isStated = (coord & packed::randomPlace) == 0 && std::int8_t(coord & 0xff) >= 0;
    if (isStated)
        return place(coord, wishes);
    const int stated = (coord & packed::randomPlace) != 0 ? int(coord & 0x1f) : 0;
    if (stated != 0) {
        if (const std::optional<Point> p = randomPlace(stated))
            return *p;
    }
    if (const std::optional<Point> p = randomPlace(wishes))
        return *p;
    return place(packed::randomPlace, wishes | DryWish);
}

void LevelBuilder::makeMonster() {
    m_inventory = false;
    const bool hasInventory = m_values.takeInt() != 0;
    MonsterRecord record;
    while (true) {
        const std::int64_t code = m_values.takeInt();
        if (code == std::int64_t(MonsterOption::End))
            break;
        if (code == std::int64_t(MonsterOption::Look)) {
            const int look = takeInt();
            record.appearance = m_values.takeText();
            record.appearanceKind = look;
        } else if (code == std::int64_t(MonsterOption::Name)) {
            record.name = m_values.takeText();
        } else {
            const int value = takeInt();
            if (code == std::int64_t(MonsterOption::Peaceful))
                record.peaceful = value;
            else if (code == std::int64_t(MonsterOption::Alignment))
                record.alignment = value;
            else if (code == std::int64_t(MonsterOption::Asleep))
                record.asleep = value;
        }
    }
    const std::int64_t coord = m_values.take(ValueType::Coord, Wrong::Ends).number;
    const std::int64_t thing = m_values.take(ValueType::Monster, Wrong::Ends).number;
    if (thing != packed::randomThing) {
        record.id = packed::indexOf(thing);
        record.classCode = symbolOf(thing);
    }
    const int kind = monsterKindOf(m_state, record);
    const std::size_t before = m_state.level.monsters.size();
    const Point p = monsterPlace(coord, kind);
    if (onMap(p))
        placeMonster(m_state, record, kind, p, m_statement);
    m_inventory = hasInventory && m_state.level.monsters.size() > before;
    constexpr int looksLikeMonster = 3;
    if (record.appearanceKind == looksLikeMonster && kind != anyKind &&
        m_state.level.monsters.size() > before)
        changeShape(m_state, m_state.level.monsters[before], kind, record.appearance);
}

struct LevelBuilder::ObjectOptions {
    int enchantment = unstated;
    int curse = -1;
    int quantity = -1;
    int locked = -1;
    int trapped = -1;
    bool buried = false;
    int eroded = 0;
    std::uint8_t properties = 0;
    bool ofNobody = false; // an egg or a tin without a monster
    std::int32_t called = noText;
    bool isContained = false;
    bool isContainer = false;
    std::optional<std::int64_t> ofMonster;
    std::int64_t coord = packed::randomPlace;
};

LevelBuilder::ObjectOptions LevelBuilder::takeObjectOptions() {
    ObjectOptions options;
    const std::int64_t flags = m_values.takeInt();
    options.isContained = (flags & 1) != 0;
    options.isContainer = (flags & 2) != 0;
    while (true) {
        const std::int64_t code = m_values.takeInt();
        if (code == std::int64_t(ObjectOption::End))
            return options;
        if (code == std::int64_t(ObjectOption::Place)) {
            options.coord = m_values.take(ValueType::Coord, Wrong::Ends).number;
        } else if (code == std::int64_t(ObjectOption::OfMonster)) {
            options.ofMonster = m_values.take(ValueType::Monster).number;
        } else if (code == std::int64_t(ObjectOption::Name)) {
            options.called = m_state.addText(m_values.takeText());
        } else {
            const int value = takeInt();
            if (code == std::int64_t(ObjectOption::Enchantment))
                options.enchantment = value;
            else if (code == std::int64_t(ObjectOption::Curse))
                options.curse = value;
            else if (code == std::int64_t(ObjectOption::Quantity))
                options.quantity = value;
            else if (code == std::int64_t(ObjectOption::Buried))
                options.buried = value != 0;
            else if (code == std::int64_t(ObjectOption::Locked))
                options.locked = value;
            else if (code == std::int64_t(ObjectOption::Trapped))
                options.trapped = value;
            else if (code == std::int64_t(ObjectOption::OfNobody))
                options.ofNobody = value != 0;
            else if (code == std::int64_t(ObjectOption::Eroded))
                options.eroded = value;
            else if (value != 0)
                options.properties |= propertyOf(code);
        }
    }
}

// Stated properties replace those that the object would have by chance.
void LevelBuilder::stateProperties(RolledObject& made, const ObjectOptions& options) const {
    const bool hasName = options.called != noText; // and so it does not become an artifact by chance
    made.properties = std::uint8_t((hasName ? 0 : made.properties & IsArtifact) | options.properties);
    if (options.eroded < 0)
        made.properties |= IsErodeproof;
    made.erosion = {};
    if (options.ofNobody)
        made.ofMonster = -1;
    if (options.eroded > 0)
        made.erosion = {std::uint8_t(options.eroded % 4), std::uint8_t(options.eroded / 4 % 4)};
    if ((options.properties & IsBroken) != 0 && options.locked < 0)
        made.locked = false;
    if (!hasName)
        return;
    const std::string& name = m_state.level.texts[std::size_t(options.called)];
    if (m_state.plan->tables->isArtifact(name, made.kind))
        made.properties |= IsArtifact;
}

void LevelBuilder::makeObject() {
    constexpr int most = 500; // more things from one statement than fit into a level
    const ObjectOptions options = takeObjectOptions();
    const std::int64_t object = m_values.take(ValueType::Object, Wrong::Ends).number;
    int count = 1;
    const int kind = object == packed::randomThing ? -1 : packed::indexOf(object);
    if (kind >= 0 && kind < int(m_state.plan->tables->objects().size())) {
        const ObjectKind& traits = m_state.plan->tables->objects()[std::size_t(kind)];
        if (options.quantity > 0 && !traits.is(ObjectTrait::Stack) && traits.symbol != '$')
            count = std::min(options.quantity, most);
    }
    for (; count > 0; --count)
        makeOneObject(object, options);
}

void LevelBuilder::makeOneObject(std::int64_t object, const ObjectOptions& options) {
    const GenerationTables& tables = *m_state.plan->tables;
    const NamedKinds& named = m_state.plan->named;
    int kind = object == packed::randomThing ? -1 : packed::indexOf(object);
    const bool byName =
        kind >= 0 && kind < int(tables.objects().size()) && !tables.objects()[std::size_t(kind)].name.empty();
    if (!byName) {
        const char symbol =
            object == packed::randomThing
                ? m_state.plan->objects.randomClass(ObjectChoice::Where::Level, m_state.random)
                : char(symbolOf(object));
        kind = m_state.plan->objects.ofClass(symbol, m_state.random);
        if (kind < 0)
            endProgram();
    }
    const Point p = place(options.coord, DryWish);
    if (!onMap(p))
        return;
    const bool victim = m_state.plan->petrified && byName && kind == named.statue && !options.ofMonster;
    const Contents contents = options.isContainer || victim ? Contents::None : Contents::Usual;
    const std::int32_t index = roll::makeObject(m_state, p, kind, contents, m_statement);
    RolledObject& made = m_state.level.objects[std::size_t(index)];
    if (options.enchantment != unstated)
        made.enchantment = std::int16_t(options.enchantment);
    if (options.curse >= 1 && options.curse <= 3)
        made.curse = Curse(options.curse - 1);
    else
        keepFrom(m_state, made, options.curse);
    if (kind == named.gold && byName)
        made.quantity = 1;
    if (options.quantity > 0 &&
        (tables.objects()[std::size_t(kind)].is(ObjectTrait::Stack) || kind == named.gold))
        made.quantity = options.quantity;
    made.called = options.called;
    if (options.locked >= 0)
        made.locked = options.locked != 0;
    if (options.trapped >= 0)
        made.trapped = options.trapped != 0;
    if (m_state.plan->holds(RollRule::StatesAreTold))
        stateProperties(made, options);
    if (victim)
        made.ofMonster = std::int16_t(stoneKind(m_state));
    if (options.ofMonster) {
        int of = m_state.randomKindAnywhere();
        if (*options.ofMonster != packed::randomThing) {
            of = packed::indexOf(*options.ofMonster);
            if (of < 0)
                of = m_state.plan->monsters.ofClass(char(symbolOf(*options.ofMonster)),
                                                    MonsterChoice::NeverGenerated::Allowed, m_state.random);
        }
        if (of >= 0 && of < int(tables.monsters().size()))
            made.ofMonster = std::int16_t(of);
    }
    dropInto(index, p, options);
}

void LevelBuilder::dropInto(std::int32_t index, Point p, const ObjectOptions& options) {
    constexpr std::size_t deepest = 10;
    m_lastObject = index;
    m_state.note(m_statement, p);
    if (options.isContained && !m_containers.empty()) {
        if (m_containers.back() >= 0) {
            putInto(m_state, m_containers.back(), index);
        } else {
            removeLast(m_state, index);
            index = -1;
        }
    } else if (options.isContained && m_inventory) {
        carry(m_state, index);
    } else if (options.buried) {
        if (m_state.level.objects[std::size_t(index)].kind == m_state.plan->named.rock) {
            removeLast(m_state, index);
            index = -1;
        } else {
            bury(m_state, index);
        }
    } else if (!options.isContainer) {
        index = stack(m_state, index);
    }
    if (options.isContainer && m_containers.size() < deepest)
        m_containers.push_back(index);
}

void LevelBuilder::makeTrap() {
    constexpr int mostTries = 100;
    const int type = takeInt();
    const std::int64_t coord = takeCoord();
    Point p{};
    if (!m_rooms.empty()) {
        p = freePlace(coord);
    } else {
        p = place(coord, DryWish);
        const auto isStair = [&] { return m_state.terrain(p) == Stairs || m_state.terrain(p) == Ladder; };
        for (int tries = 0; tries < mostTries && isStair(); ++tries)
            p = place(coord, DryWish);
        if (isStair())
            return;
    }
    TrapRecord record;
    record.type = type;
    placeStatedTrap(m_state, p, record, m_statement);
}

void LevelBuilder::makeStair(Opcode opcode) {
    const int up = takeInt();
    const bool onFloor = m_state.plan->holds(RollRule::FurnitureIsDry);
    const Point p = place(takeCoord(), onFloor ? FloorWish : DryWish);
    m_state.mapCell[std::size_t(cellOf(p))] = 1;
    if (opcode == Opcode::Stair) {
        removeTrap(m_state, p);
        makeStairs(m_state, p, up, m_statement);
        return;
    }
    m_state.setTerrain(p, Ladder);
    m_state.level.detail[std::size_t(cellOf(p))] = up != 0 ? LeadsUp : LeadsDown;
    m_state.note(m_statement, p);
}

void LevelBuilder::makeAltar() {
    AltarRecord record;
    record.alignment = takeInt();
    record.shrine = takeInt();
    const std::int64_t coord = takeCoord();
    const Point p = m_rooms.empty() ? place(coord, DryWish) : freePlace(coord);
    const int temple = m_state.plan->named.temple;
    const bool inTemple =
        m_rooms.empty() ? liesIn(m_state, p, temple) : m_state.level.rooms[m_rooms.back()].type == temple;
    roll::makeAltar(m_state, p, record, m_statement, inTemple ? AltarIn::Temple : AltarIn::AnyRoom);
}

void LevelBuilder::makeGrave() {
    const int kind = takeInt();
    m_values.takeText();
    const Point p = place(takeCoord(), DryWish);
    if (m_state.trapHere[std::size_t(cellOf(p))] != 0)
        return;
    m_state.setTerrain(p, Grave);
    m_state.level.detail[std::size_t(cellOf(p))] = 0;
    if (kind != 0)
        roll::makeEngraving(m_state, p, EngravingKind::Headstone, m_statement);
    else
        std::erase_if(m_state.level.engravings,
                      [&](const RolledEngraving& engraving) { return engraving.place == cellPlace(p); });
    m_state.note(m_statement, p);
}

void LevelBuilder::makeGold() {
    const Point p = place(takeCoord(), DryWish);
    GoldRecord record;
    record.amount = takeInt();
    placeGold(m_state, p, record, m_statement);
}

void LevelBuilder::makeEngraving() {
    EngravingRecord record;
    record.kind = takeInt();
    const std::string& text = m_values.takeText();
    const Point p = place(takeCoord(), DryWish);
    placeEngraving(m_state, p, record, m_statement);
    const auto made = std::ranges::find(m_state.level.engravings, cellPlace(p), &RolledEngraving::place);
    made->text = m_state.addText(text);
}

void LevelBuilder::makeDrawbridge() {
    const int direction = takeInt();
    const int state = takeInt();
    const Point p = place(takeCoord(), DryWish | WetWish | HotWish);
    const bool open = state < 0 ? m_state.random.oneIn(2) : state != 0;
    m_state.mapCell[std::size_t(cellOf(p))] = 1;
    roll::makeDrawbridge(m_state, p, direction, open ? Bridge::Open : Bridge::Closed, m_statement);
}

void LevelBuilder::makeMinerals() {
    const int gems = takeInt();
    const int gold = takeInt();
    const int kelpInMoats = takeInt();
    const int kelpInPools = takeInt();
    MineralShare share;
    share.kelpInPools = kelpInPools < 0 ? share.kelpInPools : kelpInPools;
    share.kelpInMoats = kelpInMoats < 0 ? share.kelpInMoats : kelpInMoats;
    share.gold = gold < 0 ? 20 + m_state.plan->context.depth / 3 : std::min(gold, 1000);
    share.gems = gems < 0 ? share.gold / 4 : gems;
    addMinerals(m_state, share);
}

} // namespace levwright::roll
