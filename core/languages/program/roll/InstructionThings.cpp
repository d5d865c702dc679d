// SPDX-License-Identifier: GPL-3.0-or-later
// Instructions that put something on the level.
#include "core/languages/program/roll/Instructions.h"

#include <algorithm>

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
};

} // namespace

void Instructions::takeMonsterOption(std::int64_t code, MonsterRecord& record) {
    if (code == std::int64_t(MonsterOption::Look)) {
        const int look = takeInt();
        const std::string& appearance = m_values.takeText();
        if (record.appearanceKind == 0) {
            record.appearance = appearance;
            record.appearanceKind = look;
        }
        return;
    }
    if (code == std::int64_t(MonsterOption::Name)) {
        const std::string& name = m_values.takeText();
        record.name = record.name.empty() ? name : record.name;
        return;
    }
    const int value = takeInt();
    if (code == std::int64_t(MonsterOption::Peaceful))
        record.peaceful = value;
    else if (code == std::int64_t(MonsterOption::Alignment))
        record.alignment = value;
    else if (code == std::int64_t(MonsterOption::Asleep))
        record.asleep = value;
}

void Instructions::checkAppearance(const MonsterRecord& says) {
    enum Look : std::uint8_t { OfObject = 2, OfMonster = 3 };
    const GenerationTables& tables = *m_state.plan->tables;
    if (says.appearanceKind == OfMonster &&
        !std::ranges::contains(tables.monsters(), says.appearance, &MonsterKind::name))
        complain("create_monster: there is no monster “" + says.appearance + "”");
    if (says.appearanceKind == OfObject &&
        !std::ranges::contains(tables.objects(), says.appearance, &ObjectKind::name))
        complain("create_monster: there is no object “" + says.appearance + "”");
}

void Instructions::makeMonster() {
    m_builder.endInventory();
    MonsterWish wish;
    wish.hasInventory = m_values.takeInt() != 0;
    for (std::int64_t code = m_values.takeInt(); code != std::int64_t(MonsterOption::End);
         code = m_values.takeInt())
        takeMonsterOption(code, wish.says);
    wish.place = takePlace(Wrong::Ends);
    if (const std::optional<KindWish> kind = takeKind(ValueType::Monster, Wrong::Ends)) {
        if (kind->symbol <= 0 || kind->symbol > 127)
            endProgram();
        wish.says.id = kind->kind;
        wish.says.classCode = kind->symbol;
    }
    checkAppearance(wish.says);
    m_builder.makeMonster(wish);
}

void Instructions::takeObjectOption(std::int64_t code, ObjectWish& wish) {
    if (code == std::int64_t(ObjectOption::Place)) {
        wish.place = takePlace(Wrong::Ends);
        return;
    }
    if (code == std::int64_t(ObjectOption::OfMonster)) {
        wish.ofMonster = ObjectWish::OfMonster{takeKind(ValueType::Monster, Wrong::GivesUp)};
        return;
    }
    if (code == std::int64_t(ObjectOption::Name)) {
        const std::string& name = m_values.takeText();
        if (!wish.name) // the one that was stated last
            wish.name = name;
        return;
    }
    const int value = takeInt();
    const std::uint8_t yes = value != 0 ? 0xff : 0;
    if (code < 0 || code > std::int64_t(ObjectOption::End))
        return;
    switch (ObjectOption(code)) {
    case ObjectOption::Enchantment:
        wish.enchantment = value;
        return;
    case ObjectOption::Curse:
        wish.curse = value;
        return;
    case ObjectOption::Quantity:
        wish.quantity = value;
        return;
    case ObjectOption::Buried:
        wish.buried = value != 0;
        return;
    case ObjectOption::Locked:
        wish.locked = value;
        return;
    case ObjectOption::Trapped:
        wish.trapped = value;
        return;
    case ObjectOption::Eroded:
        wish.eroded = value;
        return;
    case ObjectOption::Burning:
        wish.properties |= IsBurning & yes;
        return;
    case ObjectOption::Greased:
        wish.properties |= IsGreased & yes;
        return;
    case ObjectOption::Broken:
        wish.properties |= IsBroken & yes;
        return;
    case ObjectOption::OfMonster:
    case ObjectOption::Name:
    case ObjectOption::Place:
    case ObjectOption::End:
        return;
    }
}

void Instructions::makeObject() {
    enum Flag : std::uint8_t { Contained = 1, Container = 2 };
    ObjectWish wish;
    const std::int64_t flags = m_values.takeInt();
    wish.into = (flags & Contained) != 0 ? ObjectWish::Into::Holder : ObjectWish::Into::Floor;
    wish.isContainer = (flags & Container) != 0;
    for (std::int64_t code = m_values.takeInt(); code != std::int64_t(ObjectOption::End);
         code = m_values.takeInt())
        takeObjectOption(code, wish);
    wish.kind = takeKind(ValueType::Object, Wrong::Ends);
    if (wish.isContainer && !m_builder.takesContainer())
        complain("create_object: too deeply nested containers.");
    m_builder.makeObject(wish);
}

void Instructions::makeTrap() {
    TrapWish wish;
    wish.type = takeInt();
    wish.place = takePlace();
    m_builder.makeTrap(wish);
}

void Instructions::makeStairs() {
    const Way way = takeInt() != 0 ? Way::Up : Way::Down;
    m_builder.makeStairs(takePlace(), way);
}

void Instructions::makeLadder() {
    const Way way = takeInt() != 0 ? Way::Up : Way::Down;
    m_builder.makeLadder(takePlace(), way);
}

void Instructions::makeAltar() {
    AltarWish wish;
    wish.alignment = takeInt();
    wish.shrine = takeInt();
    wish.place = takePlace();
    m_builder.makeAltar(wish);
}

void Instructions::makeGrave() {
    const Headstone headstone = takeInt() != 0 ? Headstone::Engraved : Headstone::None;
    m_values.takeText();
    m_builder.makeGrave(takePlace(), headstone);
}

void Instructions::makeGold() {
    const PlaceWish place = takePlace();
    m_builder.makeGold(place, takeInt());
}

void Instructions::makeEngraving() {
    const int kind = takeInt();
    const std::string& text = m_values.takeText();
    m_builder.makeEngraving(takePlace(), kind, text);
}

void Instructions::makeDrawbridge() {
    DrawbridgeWish wish;
    wish.direction = takeInt();
    wish.open = takeInt();
    wish.place = takePlace();
    m_builder.makeDrawbridge(wish);
}

} // namespace levwright::roll
