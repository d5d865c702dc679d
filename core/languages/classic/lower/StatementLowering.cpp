// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/StatementLowering.h"

#include "core/base/Phrase.h"
#include "core/languages/classic/lower/NameLowering.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>
#include <limits>
#include <span>

namespace levwright {
namespace {

constexpr int absentAlignment = -12;
constexpr int absentEnchantment = -127;
constexpr int unknownCorpse = -2;

// The kinds of level regions (catalog, levregion-kinds): stairs down and up, portal, branch, teleport and its
// directions.
enum RegionKindNumber {
    StairsDown = 0,
    StairsUp = 1,
    ToPortal = 2,
    ToBranch = 3,
    Teleport = 4,
    TeleportUp = 5,
    TeleportDown = 6
};

bool isUp(const StatementNode& node) {
    return node.find(Field::UpDown)->number() != 0;
}

int teleportKind(const StatementNode& node) {
    const Argument* direction = node.find(Field::UpDown);
    if (direction == nullptr)
        return Teleport;
    return direction->number() != 0 ? TeleportUp : TeleportDown;
}

// The kind of the statements that share a list of the compiled part with this one.
StatementKind listOf(const LevelTree& tree, const StatementNode& node) {
    if (node.kind == StatementKind::Container)
        return StatementKind::Object;
    return tree.groupOf(node) == StatementGroup::Arrivals ? StatementKind::TeleportRegion : node.kind;
}

// Whether a statement of that kind says nothing about others, and means the same whatever the others of such
// kinds are, but for their number. Its problems and their fixes are within its own lines.
bool standsAlone(const StatementNode& node) {
    using enum StatementKind;
    constexpr std::array alone{Monster,  Object, Trap, Stair, Ladder,    Altar,
                               Fountain, Sink,   Pool, Gold,  Engraving, Unknown};
    return std::ranges::contains(alone, node.kind);
}

} // namespace

bool canTakeFrom(const ClassicLevel& before, const LevelTree& tree) {
    if (!tree.change || tree.change->before.lock() != before.tree || tree.kind != LevelSyntax::Maze ||
        before.hasSilenced)
        return false;
    const auto standAlone = [&](const LevelTree& all, std::size_t end) {
        return std::ranges::all_of(
            std::span(all.statements).subspan(tree.change->first, end - tree.change->first), standsAlone);
    };
    return standAlone(*before.tree, tree.change->endBefore) && standAlone(tree, tree.change->endAfter) &&
           !std::ranges::contains(tree.statements, StatementKind::ObjectFlags, &StatementNode::kind);
}

void StatementLowering::startSection() {
    m_counts.fill(0);
}

void StatementLowering::lower(std::size_t index, StatementModel& statement) {
    const StatementModel* before = m_context.before != nullptr ? sameBefore(index) : nullptr;
    const Diagnostics& found = m_context.level.diagnostics;
    const auto first = std::uint32_t(found.size());
    if (before == nullptr || !takeFromBefore(*before, index, statement))
        lowerAnew(index, statement);
    statement.firstProblem = first;
    statement.endProblem = std::uint32_t(found.size());
    if (before != nullptr && before->excess != statement.excess)
        m_context.isElseAsBefore = false;
}

void StatementLowering::lowerAnew(std::size_t index, StatementModel& statement) {
    const StatementNode& node = m_context.tree.statements[index];
    statement.node = index;
    const bool known = node.kind != StatementKind::Unknown;
    if (known) {
        const StatementRule& rule = m_context.tree.ruleOf(node);
        if (!(m_context.inRooms() ? rule.inRooms : rule.inMaze))
            return;
    }
    if (node.broken)
        checkBroken(node);
    else
        statement.record = recordOf(node);
    if (std::holds_alternative<std::monostate>(statement.record))
        return;
    statement.excess = excessOf(node, ++countOf(node));
    if (statement.excess == Excess::Told)
        reportExcess(node);
    if (statement.excess != Excess::None)
        statement.record = std::monostate();
}

// The statement before the edit; null if the edit has touched it.
const StatementModel* StatementLowering::sameBefore(std::size_t index) const {
    const StatementChange& change = *m_context.tree.change;
    return change.contains(index) ? nullptr : m_context.before->statement(change.indexBefore(index));
}

bool StatementLowering::takeFromBefore(const StatementModel& before, std::size_t index,
                                       StatementModel& statement) {
    const StatementNode& node = m_context.tree.statements[index];
    const bool isCounted =
        before.excess != Excess::None || !std::holds_alternative<std::monostate>(before.record);
    if (!standsAlone(node) || (isCounted && before.excess != excessOf(node, countOf(node) + 1)))
        return false;
    if (isCounted)
        ++countOf(node);
    statement = before;
    statement.node = index;
    const StatementChange& change = *m_context.tree.change;
    const Offset moved = index < change.first ? 0 : change.grown;
    for (std::uint32_t i = before.firstProblem; i < before.endProblem; ++i)
        m_context.level.diagnostics.push_back(m_context.before->diagnostics[i].shifted(moved));
    return true;
}

void StatementLowering::checkBroken(const StatementNode& node) {
    checkChance(m_context, node);
    int monsterClass = -1;
    for (const Argument& argument : node.arguments) {
        if (argument.field == Field::Class) {
            monsterClass = classCode(node, argument);
        } else if (argument.field == Field::Place && node.kind == StatementKind::Monster) {
            place(node, "Monster");
            monsterId(m_context, node, monsterClass);
        } else {
            checkAlone(node, argument);
        }
    }
}

void StatementLowering::checkAlone(const StatementNode& node, const Argument& argument) {
    switch (argument.field) {
    case Field::Name:
        if (node.kind == StatementKind::Trap)
            trapType(m_context, node);
        else if (node.kind != StatementKind::Monster)
            objectId(m_context, node);
        return;
    case Field::Place:
        if (argument.kind != ArgumentKind::Contained)
            place(node, listOf(m_context.tree, node) == StatementKind::Object ? "Object" : "");
        return;
    case Field::Entry:
        entry(node, argument);
        return;
    case Field::Area:
    case Field::Excluded:
        area(node, argument.field);
        return;
    case Field::RoomType:
        roomType(m_context, node);
        return;
    case Field::Alignment:
    case Field::Attribute:
        if (argument.kind == ArgumentKind::AlignRegister)
            checkRegisterIndex(m_context, node, argument);
        return;
    case Field::LevelName:
    case Field::FillingTerrain:
    case Field::Flag:
    case Field::Foreground:
    case Field::Background:
    case Field::Smoothed:
    case Field::Joined:
    case Field::Lit:
    case Field::Walled:
    case Field::Text:
    case Field::HorizontalAlign:
    case Field::VerticalAlign:
    case Field::Chance:
    case Field::Class:
    case Field::Curse:
    case Field::Corpse:
    case Field::Enchantment:
    case Field::GivenName:
    case Field::DoorState:
    case Field::Direction:
    case Field::Light:
    case Field::Filling:
    case Field::Irregular:
    case Field::UpDown:
    case Field::Destination:
    case Field::AltarType:
    case Field::Amount:
    case Field::EngravingType:
    case Field::Secret:
    case Field::Wall:
    case Field::Position:
    case Field::Size:
    case Field::Alignments:
    case Field::Parent:
    case Field::From:
    case Field::To:
    case Field::Title:
    case Field::Bones:
    case Field::Chain:
    case Field::Count:
    case Field::Tag:
    case Field::Type:
    case Field::Condition:
    case Field::Turns:
    case Field::Value:
    case Field::Selection:
    case Field::Terrain:
    case Field::Replaced:
    case Field::RoomFlag:
    case Field::Material:
    case Field::Key:
        return; // words and numbers that are always right once they are parsed, or that are checked with the
                // whole statement
    }
}

int StatementLowering::mostOf(const StatementNode& node) const {
    return node.kind == StatementKind::NonPasswall ? m_mostNonPasswall : m_mostEntries;
}

int& StatementLowering::countOf(const StatementNode& node) {
    return m_counts[std::size_t(listOf(m_context.tree, node))];
}

Excess StatementLowering::excessOf(const StatementNode& node, int count) const {
    constexpr int mostTold = 100; // more of the same would only hide other problems
    if (count <= mostOf(node))
        return Excess::None;
    // The game's compiler tells each of them.
    const bool isTold = m_context.checks == Checks::OfCompiler || count <= mostOf(node) + mostTold;
    return isTold ? Excess::Told : Excess::Untold;
}

void StatementLowering::reportExcess(const StatementNode& node) {
    const int most = mostOf(node);
    Diagnostic& found =
        m_context.report(DiagnosticCode::TooManyOfKind, node.range, node,
                         {std::string(m_context.sourceOf(node.keyword)), std::to_string(most)});
    found.fixes.push_back({say("Remove this one"), TextEdit::eraseLine(m_context.text, node.range)});
}

Record StatementLowering::recordOf(const StatementNode& node) {
    switch (node.kind) {
    case StatementKind::Monster:
        return monster(node);
    case StatementKind::Object:
    case StatementKind::Container:
        return object(node);
    case StatementKind::Trap:
        return trap(node);
    case StatementKind::Door:
        return m_context.inRooms() ? roomDoor(node) : door(node);
    case StatementKind::Drawbridge:
        return drawbridge(node);
    case StatementKind::Region:
        return region(node);
    case StatementKind::Mazewalk:
        return MazewalkRecord{place(node, ""), numberOf(node, Field::Direction)};
    case StatementKind::NonDiggable:
        return NonDiggableRecord{area(node, Field::Area)};
    case StatementKind::NonPasswall:
        return NonPasswallRecord{area(node, Field::Area)};
    case StatementKind::Stair:
        if (node.find(Field::Area) != nullptr)
            return levelRegion(node, isUp(node) ? StairsUp : StairsDown);
        return StairRecord{place(node, "Stairway"), isUp(node) ? 1 : 0};
    case StatementKind::Ladder:
        return LadderRecord{place(node, "Ladder"), isUp(node) ? 1 : 0};
    case StatementKind::Portal:
        return levelRegion(node, ToPortal);
    case StatementKind::Branch:
        return levelRegion(node, ToBranch);
    case StatementKind::TeleportRegion:
        return levelRegion(node, teleportKind(node));
    case StatementKind::Altar:
        return altar(node);
    case StatementKind::Fountain:
        return FountainRecord{place(node, "Fountain")};
    case StatementKind::Sink:
        return SinkRecord{place(node, "")};
    case StatementKind::Pool:
        return PoolRecord{place(node, "")};
    case StatementKind::Gold: {
        const Argument& amount = *node.find(Field::Amount);
        return GoldRecord{place(node, "Gold"), m_context.toInt(amount.number())};
    }
    case StatementKind::Engraving:
        return engraving(node);
    case StatementKind::RandomObjects:
    case StatementKind::RandomMonsters:
        registers(node);
        return {};
    case StatementKind::RandomPlaces:
        places(node);
        return {};
    case StatementKind::RandomRegion:
        randomRegion(node);
        return {};
    case StatementKind::Wallify:
        wallify();
        return {};
    // Object flags are added to their object. Statements of levels, parts and rooms are those that
    // HeaderLowering, LevelLowering and RoomLowering handle.
    case StatementKind::Maze:
    case StatementKind::Level:
    case StatementKind::Flags:
    case StatementKind::InitMap:
    case StatementKind::Message:
    case StatementKind::NoMap:
    case StatementKind::Geometry:
    case StatementKind::Room:
    case StatementKind::Subroom:
    case StatementKind::Name:
    case StatementKind::Chance:
    case StatementKind::RandomCorridors:
    case StatementKind::Corridor:
    case StatementKind::ObjectFlags:
    case StatementKind::OfGame:
    case StatementKind::Opaque:
    case StatementKind::Unknown:
        break;
    }
    return {};
}

int StatementLowering::numberOf(const StatementNode& node, Field field) const {
    const Argument* argument = node.find(field);
    return argument == nullptr ? 0 : int(argument->number());
}

Place StatementLowering::place(const StatementNode& node, std::string_view checked) {
    const Argument& argument = *node.find(Field::Place);
    Place place = Place::random();
    if (argument.kind == ArgumentKind::Point) {
        place = {toByte(m_context.toInt(argument.numbers[0])), toByte(m_context.toInt(argument.numbers[1]))};
    } else if (argument.kind == ArgumentKind::PlaceRegister) {
        place = registerPlace(node, argument);
    } else if (argument.kind == ArgumentKind::RegionRegister) {
        checkRegisterIndex(m_context, node, argument);
        const Place region = Place::ofRegion(m_context.toInt(argument.number()));
        place = region.regionIndex() ? region : Place::random();
    }
    checkPlace(m_context, node, argument, place, checked);
    return place;
}

Place StatementLowering::registerPlace(const StatementNode& node, const Argument& argument) {
    checkRegisterIndex(m_context, node, argument);
    const int index = m_context.toInt(argument.number());
    if (argument.numbers[1] == 0) {
        const int stored = toByte(-std::int64_t(index) - 1);
        return {stored, stored};
    }
    const int list = m_context.toInt(argument.numbers[1]);
    const int most = m_context.catalog().limit("registers");
    if (list < 0 || list >= most) {
        m_context.report(DiagnosticCode::RegisterIndex, argument.range, node,
                         {say("place"), std::to_string(list), std::to_string(most - 1)});
        return Place::random();
    }
    const bool isEntry = index >= 0 && index < most;
    return isEntry ? Place::ofList(list, index) : Place::random();
}

Area StatementLowering::area(const StatementNode& node, Field field) {
    const Argument& argument = *node.find(field);
    checkArea(m_context, node, argument);
    const auto byteAt = [&](std::size_t i) { return toByte(m_context.toInt(argument.numbers[i])); };
    return {byteAt(0), byteAt(1), byteAt(2), byteAt(3)};
}

int StatementLowering::classCode(const StatementNode& node, const Argument& argument) {
    const bool monsters = node.kind == StatementKind::Monster || node.kind == StatementKind::RandomMonsters;
    switch (argument.kind) {
    case ArgumentKind::Character:
        if (monsters ? knownMonsterClass(m_context, argument).has_value()
                     : knownObjectClass(m_context, argument).has_value())
            return int(argument.number());
        if (const char any = m_context.catalog().anyClass(); any != 0 && argument.number() == any)
            return ClassCode::random;
        reportUnknownClass(m_context, node, argument,
                           monsters ? DiagnosticCode::UnknownMonsterClass
                                    : DiagnosticCode::UnknownObjectClass);
        return ClassCode::random;
    case ArgumentKind::ObjectRegister:
    case ArgumentKind::MonsterRegister:
        checkRegisterIndex(m_context, node, argument);
        return toByte(-std::int64_t(m_context.toInt(argument.number())) - 1);
    default: // the only other value of a class: random
        return ClassCode::random;
    }
}

int StatementLowering::alignment(const StatementNode& node, const Argument& argument) {
    if (argument.kind == ArgumentKind::AlignRegister) {
        checkRegisterIndex(m_context, node, argument);
        return toByte(-std::int64_t(m_context.toInt(argument.number())) - 1);
    }
    return argument.kind == ArgumentKind::Random ? ClassCode::random : int(argument.number());
}

Record StatementLowering::monster(const StatementNode& node) {
    MonsterRecord record;
    checkChance(m_context, node);
    if (node.chance)
        record.chance = toByte(m_context.toInt(node.chance->number()));
    record.classCode = classCode(node, *node.find(Field::Class));
    record.place = place(node, "Monster");
    record.id = monsterId(m_context, node, record.classCode);
    record.alignment = absentAlignment;
    for (const Argument& argument : node.arguments) {
        if (argument.field == Field::Attribute)
            monsterAttribute(node, argument, record);
    }
    return record;
}

void StatementLowering::monsterAttribute(const StatementNode& node, const Argument& argument,
                                         MonsterRecord& record) {
    switch (argument.kind) {
    case ArgumentKind::String:
    case ArgumentKind::Appearance: {
        const std::string_view all = m_context.textOf(argument);
        const std::string text(all.substr(0, all.find('\0')));
        if (argument.kind == ArgumentKind::String) {
            record.name = text;
        } else {
            record.appearance = text;
            record.appearanceKind = int(argument.number());
        }
        return;
    }
    case ArgumentKind::Attitude:
        record.peaceful = int(argument.number());
        return;
    case ArgumentKind::Alertness:
        record.asleep = int(argument.number());
        return;
    default: // an alignment in one of its three forms, the only other attribute of a monster
        record.alignment = alignment(node, argument);
    }
}

Record StatementLowering::object(const StatementNode& node) {
    ObjectRecord record;
    checkChance(m_context, node);
    if (node.chance)
        record.chance = toByte(m_context.toInt(node.chance->number()));
    record.classCode = classCode(node, *node.find(Field::Class));
    record.id = objectId(m_context, node);
    const Argument& where = *node.find(Field::Place);
    const bool contained = where.kind == ArgumentKind::Contained;
    record.place = contained ? Place::contained() : place(node, "Object");
    record.containment = node.kind == StatementKind::Container ? 2 : contained ? 1 : 0;
    if (const Argument* curse = node.find(Field::Curse))
        record.curse = int(curse->number());
    record.corpseMonster = -1;
    if (const Argument* corpse = node.find(Field::Corpse)) {
        const Monster* found =
            m_context.catalog().findMonster(m_context.textOf(node, Field::Corpse), std::nullopt);
        record.corpseMonster = found != nullptr ? found->id : unknownCorpse;
        if (found == nullptr)
            reportUnknownName(m_context, node, *corpse, Named::Corpse, '\0');
    }
    record.spe = absentEnchantment;
    if (const Argument* enchantment = node.find(Field::Enchantment);
        enchantment != nullptr && enchantment->kind == ArgumentKind::Integer)
        record.spe = static_cast<std::int16_t>(m_context.toInt(enchantment->number()));
    const std::string_view given = m_context.textOf(node, Field::GivenName);
    record.name = given == "none" ? "" : given;
    return record;
}

Record StatementLowering::trap(const StatementNode& node) {
    TrapRecord record;
    checkChance(m_context, node);
    if (node.chance)
        record.chance = toByte(m_context.toInt(node.chance->number()));
    record.type = trapType(m_context, node);
    record.place = place(node, "Trap");
    return record;
}

Record StatementLowering::door(const StatementNode& node) {
    DoorRecord record;
    record.state = numberOf(node, Field::DoorState);
    record.place = place(node, "");
    checkDoor(m_context, node, *node.find(Field::Place), record.place);
    record.key = doorKey(m_context, node);
    return record;
}

Record StatementLowering::roomDoor(const StatementNode& node) {
    // The game's compiler sees the numbers of words only: a position written as -1 is random.
    constexpr int randomNumber = -1;
    const Argument& argument = *node.find(Field::Position);
    const int position =
        argument.kind == ArgumentKind::Random ? randomNumber : m_context.toInt(argument.number());
    RoomDoorRecord record;
    record.secret = numberOf(node, Field::Secret);
    record.state = numberOf(node, Field::DoorState);
    record.wall = numberOf(node, Field::Wall);
    record.position = toByte(position);
    if (record.wall == randomNumber && position != randomNumber) {
        Diagnostic& found = m_context.report(DiagnosticCode::DoorWallRandom, argument.range, node);
        found.fixes.push_back(
            {say("Change the position to random"), TextEdit::replace(argument.range, "random")});
        return {};
    }
    record.key = doorKey(m_context, node);
    return record;
}

Record StatementLowering::drawbridge(const StatementNode& node) {
    constexpr int open = 2;
    constexpr int closed = 4;
    DrawbridgeRecord record;
    record.place = place(node, "");
    switch (numberOf(node, Field::Direction)) {
    case 1:
        record.direction = 0;
        break;
    case 2:
        record.direction = 1;
        break;
    case 4:
        record.direction = 2;
        break;
    default: // west, 8
        record.direction = 3;
        break;
    }
    checkDrawbridge(m_context, node, record);
    const Argument& state = *node.find(Field::DoorState);
    record.open = state.number() == open ? 1 : 0;
    if (state.kind == ArgumentKind::Random || (state.number() != open && state.number() != closed))
        m_context.report(DiagnosticCode::DrawbridgeState, state.range, node,
                         {std::string(m_context.sourceOf(state.range))});
    return record;
}

Record StatementLowering::region(const StatementNode& node) {
    RegionRecord record;
    record.area = area(node, Field::Area);
    record.light = numberOf(node, Field::Light);
    record.type = roomType(m_context, node);
    if (numberOf(node, Field::Filling) != 0)
        record.type += m_context.catalog().limit("unfilled-region-offset");
    record.irregular = numberOf(node, Field::Irregular);
    checkRegion(m_context, node, record);
    return record;
}

LevelRegionRecord StatementLowering::levelRegion(const StatementNode& node, int kind) {
    LevelRegionRecord record;
    record.area = area(node, Field::Area);
    record.areaIsLevregion = node.find(Field::Area)->kind == ArgumentKind::LevregionArea ? 1 : 0;
    record.excluded = area(node, Field::Excluded);
    record.excludedIsLevregion = node.find(Field::Excluded)->kind == ArgumentKind::LevregionArea ? 1 : 0;
    record.kind = kind;
    record.name = m_context.textOf(node, Field::Destination);
    return record;
}

Record StatementLowering::altar(const StatementNode& node) {
    AltarRecord record;
    record.place = place(node, "Altar");
    record.alignment = alignment(node, *node.find(Field::Alignment));
    record.shrine = numberOf(node, Field::AltarType);
    return record;
}

Record StatementLowering::engraving(const StatementNode& node) {
    EngravingRecord record;
    record.place = place(node, "Engraving");
    record.kind = numberOf(node, Field::EngravingType);
    record.text = m_context.textOf(node, Field::Text);
    return record;
}

StatementLowering::RegisterEntry StatementLowering::entry(const StatementNode& node,
                                                          const Argument& argument) {
    RegisterEntry entry;
    if (argument.kind == ArgumentKind::None) {
        entry.place = Place::nowhere();
    } else if (node.kind == StatementKind::RandomPlaces) {
        entry.place = {toByte(m_context.toInt(argument.numbers[0])),
                       toByte(m_context.toInt(argument.numbers[1]))};
        checkPlace(m_context, node, argument, entry.place, "");
    } else {
        entry.classCode = classCode(node, argument);
    }
    return entry;
}

void StatementLowering::registers(const StatementNode& node) {
    const RegisterLists& lists = m_context.registers;
    const std::string word(m_context.sourceOf(node.keyword));
    const auto most = std::size_t(m_context.catalog().limit("registers"));
    // The last class written has index 0. If there are too many, the leftmost ones are in excess.
    std::vector<int>& classes = node.kind == StatementKind::RandomMonsters ? *lists.monsters : *lists.objects;
    const bool again = !classes.empty();
    std::vector<int> codes;
    codes.reserve(node.arguments.size());
    for (const Argument& argument : node.arguments)
        codes.push_back(entry(node, argument).classCode);
    for (std::size_t i = codes.size(); i-- > 0;) {
        if (classes.size() < most)
            classes.push_back(codes[i]);
        else
            m_context.report(DiagnosticCode::RegisterListTooLong, node.arguments[i].range, node, {word});
    }
    if (again)
        m_context.report(DiagnosticCode::RegistersTwice, node.range, node, {word});
}

void StatementLowering::places(const StatementNode& node) {
    PartContents& part = *m_context.contents;
    const std::string word(m_context.sourceOf({node.keyword.begin, node.colon->begin}));
    const int most = m_context.catalog().limit("registers");
    const int number = m_context.toInt(node.listNumber.value_or(0));
    const int next = part.placeRegisters.empty() ? 0 : int(part.furtherPlaces.size()) + 1;
    const bool again = number >= 0 && number < next;
    const bool isNext = number == next && number < most;
    std::vector<Place> unused;
    std::vector<Place>& list = number == 0 ? part.placeRegisters
                               : isNext    ? part.furtherPlaces.emplace_back()
                               : again     ? part.furtherPlaces[std::size_t(number - 1)]
                                           : unused;
    for (const Argument& argument : node.arguments) {
        const Place place = entry(node, argument).place;
        if (list.size() < std::size_t(most))
            list.push_back(place);
        else
            m_context.report(DiagnosticCode::RegisterListTooLong, argument.range, node, {word});
    }
    if (again)
        m_context.report(DiagnosticCode::RegistersTwice, node.range, node, {word});
    else if (!isNext)
        m_context.report(DiagnosticCode::PlaceListOrder, node.range, node,
                         {std::to_string(number), std::to_string(next)});
}

void StatementLowering::randomRegion(const StatementNode& node) {
    std::vector<LevelRegionRecord>& regions = m_context.contents->randomRegions;
    const auto most = std::size_t(m_context.catalog().limit("registers"));
    const LevelRegionRecord record = levelRegion(node, 0);
    const int number = m_context.toInt(*node.listNumber);
    if (std::size_t(number) != regions.size())
        m_context.report(DiagnosticCode::RandomRegionOrder, node.range, node,
                         {std::to_string(number), std::to_string(regions.size())});
    else if (regions.size() == most)
        m_context.report(DiagnosticCode::TooManyRandomRegions, node.range, node, {std::to_string(most)});
    else
        regions.push_back(record);
}

void StatementLowering::addObjectFlags(std::vector<StatementModel>& statements) {
    bool hasObject = false; // even if it is too broken for a record
    ObjectRecord* object = nullptr;
    for (StatementModel& statement : statements) {
        const StatementNode& node = m_context.level.node(statement);
        if (listOf(m_context.tree, node) == StatementKind::Object) {
            hasObject = true;
            object = std::get_if<ObjectRecord>(&statement.record);
        } else if (node.kind == StatementKind::ObjectFlags && !node.broken) {
            if (!hasObject)
                m_context.report(DiagnosticCode::ObjectFlagsAlone, node.range, node);
            for (const Argument& flag : node.arguments) {
                if (object != nullptr)
                    object->flags |= int(flag.number());
            }
        }
    }
}

void StatementLowering::wallify() {
    if (hasCells(*m_context.part))
        *m_context.terrain = wallified(m_context.catalog(), *m_context.terrain);
}

} // namespace levwright
