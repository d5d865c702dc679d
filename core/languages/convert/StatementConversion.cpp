// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/StatementConversion.h"

#include "core/base/Phrase.h"
#include "core/languages/convert/ClassWords.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::conversion {
namespace {

using F = Field;
using K = ArgumentKind;
using S = StatementKind;

enum RegisterNumber : std::uint8_t { Objects, Monsters, Places };

} // namespace

// What is not listed is written alike in both languages, but for single values.
const StatementConversion::Way StatementConversion::ways[] = {
    {S::Maze, &StatementConversion::maze},
    {S::InitMap, &StatementConversion::initMap},
    {S::Geometry, &StatementConversion::geometry},
    {S::RandomObjects, &StatementConversion::objectRegisters},
    {S::RandomMonsters, &StatementConversion::monsterRegisters},
    {S::RandomPlaces, &StatementConversion::placeRegisters},
    {S::RandomRegion, &StatementConversion::leaveOut},
    {S::ObjectFlags, &StatementConversion::leaveOut},
    {S::OfGame, &StatementConversion::leaveOut},
    {S::Opaque, &StatementConversion::leaveOut},
    {S::Monster, &StatementConversion::monster},
    {S::Object, &StatementConversion::object},
    {S::Container, &StatementConversion::object},
    {S::Trap, &StatementConversion::trap},
    {S::Region, &StatementConversion::region},
    {S::Gold, &StatementConversion::gold},
    {S::Flags, &StatementConversion::flags},
    {S::Door, &StatementConversion::door},
    {S::Engraving, &StatementConversion::engraving},
};

void StatementConversion::convert() {
    chance();
    const auto way = std::ranges::find(ways, m_node.kind, &Way::kind);
    if (way != std::end(ways))
        return (this->*way->convert)();
    for (const Argument& argument : m_node.arguments)
        plain(argument);
}

// ---- common parts of statements

void StatementConversion::chance() {
    if (!m_node.chance)
        return;
    m_level.patch.insert(m_node.range.begin, Side::Before, std::format("[{}%]: ", m_node.chance->number()));
    m_level.patch.erase({m_node.keyword.end, m_node.chance->range.end});
}

// What has no counterpart.
void StatementConversion::leaveOut() {
    m_level.note(m_node.range,
                 say("There is no statement like “{}”; it is left out.", m_level.textOf(m_node.range)));
    m_level.patch.erase(m_node.range);
}

// Erases the argument with the comma before it.
void StatementConversion::erase(const Argument& argument) {
    const auto index = std::size_t(&argument - m_node.arguments.data());
    m_level.patch.erase({m_node.arguments[index - 1].range.end, argument.range.end});
}

std::optional<std::string> StatementConversion::registerWords(const Argument& argument, std::string_view name,
                                                              std::size_t number) {
    const std::int64_t index = argument.number();
    if (index >= 0 && index < std::int64_t(m_level.registers[number]))
        return std::format("{}[{}]", name, index);
    m_level.note(argument.range,
                 say("{} has no declared entry; it is random now.", m_level.textOf(argument.range)));
    return std::nullopt;
}

// Converts places and numbers without a sign; words and texts stay the same.
void StatementConversion::plain(const Argument& argument) {
    const std::string_view written = m_level.textOf(argument.range);
    const bool isSigned = written.contains('-') || written.contains('+');
    const auto replace = [&](std::string words) { m_level.patch.replace(argument.range, std::move(words)); };
    const auto part = [&](std::size_t i) { return std::uint32_t(argument.numbers[i]); };
    switch (argument.kind) {
    case K::RegionRegister:
        m_level.note(argument.range, say("There is no {}; the place is random now.", written));
        return replace("random");
    case K::None:
        if (argument.field == F::Entry) {
            m_level.note(argument.range, say("A list has no place “none”; the place is random now."));
            replace("random");
        }
        return;
    case K::PlaceRegister:
        if (argument.numbers[1] != 0) {
            m_level.note(argument.range, say("There is no {}; the place is random now.", written));
            return replace("random");
        }
        return replace(registerWords(argument, "$place", Places).value_or("random"));
    case K::Point: {
        const bool isRoomPlace = argument.field != F::Place && argument.field != F::Entry;
        const bool isInside = argument.numbers[0] >= 0 && argument.numbers[1] >= 0 &&
                              argument.numbers[0] <= m_level.to.limit("place-last-column") &&
                              argument.numbers[1] <= m_level.to.limit("place-last-row");
        if (!isInside && !isRoomPlace) {
            m_level.note(argument.range,
                         say("The place {} is outside of every level; it is random now.", written));
            return replace("random");
        }
        if (isSigned)
            replace(std::format("({},{})", part(0), part(1)));
        return;
    }
    case K::Area:
    case K::LevregionArea:
        if (isSigned)
            replace(std::format("{}({},{},{},{})", argument.kind == K::LevregionArea ? "levregion" : "",
                                part(0), part(1), part(2), part(3)));
        return;
    case K::Integer:
        if (isSigned)
            replace(argument.number() == -1 ? "random" : std::to_string(part(0)));
        return;
    default:
        return;
    }
}

void StatementConversion::roomType(const Argument& argument) {
    if (argument.kind != K::String)
        return;
    const std::string_view name = m_level.textOf(argument.text);
    if (m_level.to.findRoomType(name) != nullptr)
        return;
    m_level.note(argument.range, say("There are no rooms of the type “{}”; this one is ordinary now.", name));
    m_level.patch.replace(argument.range, "\"ordinary\"");
}

// ---- the level and its parts

// In 3.6, a maze can only be filled with the raw material of mazes.
void StatementConversion::maze() {
    const Argument* filling = m_node.find(F::FillingTerrain);
    const std::vector<StatementNode>& all = m_level.tree.statements;
    const bool isDrawn = std::ranges::contains(all, S::InitMap, &StatementNode::kind);
    constexpr char stone = ' ';
    const bool isStone =
        filling != nullptr && filling->kind == K::Character && char(filling->number()) == stone;
    if (filling == nullptr || isStone || (filling->kind == K::Random && !isDrawn))
        return;
    m_level.patch.replace(filling->range, "' '");
    if (isDrawn || filling->kind == K::Random)
        return;
    const auto flags = std::ranges::find(all, S::Flags, &StatementNode::kind);
    const Range behind = flags != all.end() ? flags->range : m_node.range;
    m_level.patch.insert(behind.end, Side::Behind,
                         std::format("\nINIT_MAP:solidfill,{}", inApostrophes(char(filling->number()))));
}

void StatementConversion::flags() {
    std::string kept;
    for (const Argument& flag : m_node.arguments) {
        const std::string_view word = m_level.textOf(flag.range);
        if (m_level.to.flag(word) != nullptr)
            kept += (kept.empty() ? "" : ",") + std::string(word);
        else
            m_level.note(flag.range, say("There is no flag “{}”; it is left out.", word));
    }
    const Range all{m_node.arguments.front().range.begin, m_node.arguments.back().range.end};
    if (kept.empty())
        m_level.patch.erase(m_node.range);
    else if (kept != m_level.textOf(all))
        m_level.patch.replace(all, std::move(kept));
}

void StatementConversion::initMap() {
    m_level.patch.insert(m_node.arguments.front().range.begin, Side::Before, "mines,");
}

// Mends comments between the rows that would now be rows, since maps may contain digits.
void StatementConversion::mapComments(const MapNode& map) {
    const auto isRow = [&](std::string_view line) {
        return std::ranges::all_of(line, [&](char c) {
            return (c >= '0' && c <= '9') || c == '\r' || m_level.to.terrainByCharacter(c) != nullptr;
        });
    };
    Offset at = map.start.end;
    const Offset end = map.end ? map.end->begin : map.range.end;
    while (at < end) {
        const std::size_t lineEnd = std::min(m_level.text.find('\n', at), std::size_t(end));
        const std::string_view line = m_level.text.substr(at, lineEnd - at);
        const bool isKnown =
            std::ranges::contains(map.rows, Offset(at), [](const MapRowNode& row) { return row.line.begin; });
        if (!isKnown && line.starts_with('#') && isRow(line))
            m_level.patch.insert(at + 1, Side::Before, ":");
        at = Offset(lineEnd + 1);
    }
}

// A map at the left of a maze begins in column 3; in 3.6, the word "left" means column 1.
void StatementConversion::geometry() {
    constexpr std::int64_t left = 1;
    const Argument& horizontal = m_node.arguments.front();
    const Argument& vertical = m_node.arguments.back();
    const auto section = std::ranges::find_if(m_level.tree.sections, [&](const SectionNode& candidate) {
        return &m_level.tree.statements[candidate.firstStatement] == &m_node;
    });
    if (section == m_level.tree.sections.end() || !section->map)
        return;
    mapComments(*section->map);
    if (horizontal.number() != left)
        return;
    constexpr int rowsOfLevel = 21;
    constexpr std::int64_t top = 1;
    constexpr std::int64_t center = 3;
    const auto height = int(section->map->rows.size());
    int row = vertical.number() == top      ? 3
              : vertical.number() == center ? 2 + (18 - height) / 2
                                            : 19 - height;
    row += row % 2 == 0 ? 1 : 0;
    if (row < 0 || row + height > rowsOfLevel)
        row += row > 0 ? -2 : 2;
    if (height >= rowsOfLevel)
        row = 0;
    // Places count from column 1.
    m_level.patch.replace({horizontal.range.begin, vertical.range.end}, std::format("(2,{})", row));
}

void StatementConversion::objectRegisters() {
    registers("$object", Objects, "object: ");
}

void StatementConversion::monsterRegisters() {
    registers("$monster", Monsters, "monster: ");
}

void StatementConversion::placeRegisters() {
    if (m_node.listNumber.value_or(0) != 0)
        return leaveOut();
    registers("$place", Places, "");
}

void StatementConversion::registers(std::string_view name, std::size_t number, std::string_view typeWord) {
    m_level.registers[number] = m_node.arguments.size();
    for (const Argument& entry : m_node.arguments)
        plain(entry);
    m_level.patch.replace({m_node.range.begin, m_node.arguments.front().range.begin},
                          std::format("{} = {}{{ ", name, typeWord));
    m_level.patch.insert(m_node.range.end, Side::Behind, std::format(" }}\nSHUFFLE:{}", name));
}

// ---- things

std::string StatementConversion::monsterWords(const Argument& thingClass, const Argument& name) {
    if (thingClass.kind == K::MonsterRegister)
        return registerWords(thingClass, "$monster", Monsters).value_or("random");
    if (thingClass.kind == K::Random) // the game never found a name without its class
        return "random";
    const auto symbol = char(thingClass.number());
    const std::string_view wanted = name.kind == K::String ? m_level.textOf(name.text) : "";
    if (m_level.from.findMonster(wanted, symbol) == nullptr)
        return monsterClass(thingClass);
    if (m_level.to.findMonster(wanted, symbol) != nullptr)
        return withClass(symbol, wanted);
    if (const Monster* elsewhere = m_level.to.findMonster(wanted, std::nullopt))
        return withClass(elsewhere->classSymbol, wanted);
    m_level.note(name.range, say("There is no monster “{}”; it is now a random one of its class.", wanted));
    return monsterClass(thingClass);
}

// A class that no longer exists becomes its only monster, if there was one and it still exists.
std::string StatementConversion::monsterClass(const Argument& thingClass) {
    const auto symbol = char(thingClass.number());
    if (m_level.to.findMonsterClass(symbol) != nullptr)
        return inApostrophes(symbol);
    std::vector<const Monster*> members;
    for (const Monster& monster : m_level.from.monsters()) {
        if (monster.classSymbol == symbol)
            members.push_back(&monster);
    }
    const Monster* only =
        members.size() == 1 ? m_level.to.findMonster(members.front()->name, std::nullopt) : nullptr;
    if (only != nullptr)
        return withClass(only->classSymbol, only->name);
    m_level.note(thingClass.range,
                 say("There is no class {} of monsters; it is now a random one.", inApostrophes(symbol)));
    return "random";
}

std::string StatementConversion::objectWords(const Argument& thingClass, const Argument& name) {
    const bool hasClass = thingClass.kind == K::Character;
    std::string plainClass = hasClass ? inApostrophes(char(thingClass.number()))
                             : thingClass.kind == K::ObjectRegister
                                 ? registerWords(thingClass, "$object", Objects).value_or("random")
                                 : "random";
    if (name.kind != K::String)
        return plainClass;
    const std::string_view wanted = m_level.textOf(name.text);
    const Object* meant =
        m_level.from.findObject(wanted, hasClass ? std::optional(char(thingClass.number())) : std::nullopt);
    if (meant == nullptr)
        return plainClass;
    if (m_level.to.findObject(wanted, meant->classSymbol) != nullptr)
        return withClass(meant->classSymbol, wanted);
    m_level.note(name.range,
                 say("There is no object “{}” of the class {}; it is now a random one of that class.", wanted,
                     inApostrophes(meant->classSymbol)));
    return inApostrophes(meant->classSymbol);
}

void StatementConversion::monster() {
    const std::vector<Argument>& arguments = m_node.arguments;
    constexpr std::size_t firstAttribute = 3;
    m_level.patch.replace({arguments[0].range.begin, arguments[1].range.end},
                          monsterWords(arguments[0], arguments[1]));
    plain(arguments[2]);
    monsterAttributes(firstAttribute);
}

// If an attribute was repeated, the last one counted; now it may occur only once.
void StatementConversion::monsterAttributes(std::size_t first) {
    const std::vector<Argument>& arguments = m_node.arguments;
    const auto sort = [](const Argument& argument) {
        return argument.kind == K::Alignment || argument.kind == K::AlignRegister ? K::Random : argument.kind;
    };
    for (std::size_t i = first; i < arguments.size(); ++i) {
        const bool isLast =
            std::none_of(arguments.begin() + std::ptrdiff_t(i) + 1, arguments.end(),
                         [&](const Argument& later) { return sort(later) == sort(arguments[i]); });
        if (!isLast)
            erase(arguments[i]);
        else if (arguments[i].kind == K::Random)
            m_level.patch.replace(arguments[i].range, "align:random");
    }
}

void StatementConversion::object() {
    const std::vector<Argument>& arguments = m_node.arguments;
    m_level.patch.replace({arguments[0].range.begin, arguments[1].range.end},
                          objectWords(arguments[0], arguments[1]));
    if (arguments[2].kind == K::Contained)
        erase(arguments[2]);
    else
        plain(arguments[2]);
    for (std::size_t i = 3; i < arguments.size(); ++i)
        objectTail(arguments[i]);
}

void StatementConversion::objectTail(const Argument& argument) {
    constexpr std::int64_t randomNumber = -127;
    const std::string_view text = m_level.textOf(argument.text);
    const auto replace = [&](std::string words) { m_level.patch.replace(argument.range, std::move(words)); };
    const bool isNothing = argument.kind == K::Random || argument.kind == K::None ||
                           (argument.field == F::GivenName && text == "none") ||
                           (argument.field == F::Enchantment && argument.number() == randomNumber);
    if (isNothing)
        return erase(argument);
    if (argument.field == F::GivenName)
        return replace(std::format("name:\"{}\"", text));
    if (argument.field == F::Enchantment)
        return replace(
            std::format("{}{}", argument.number() < 0 ? "" : "+", std::int16_t(argument.number())));
    if (argument.field != F::Corpse)
        return;
    if (m_level.from.findMonster(text, std::nullopt) != nullptr &&
        m_level.to.findMonster(text, std::nullopt) != nullptr)
        return replace(std::format("montype:\"{}\"", text));
    m_level.note(argument.range, say("There is no monster “{}”; it is left out.", text));
    erase(argument);
}

void StatementConversion::trap() {
    const Argument& name = m_node.arguments.front();
    plain(m_node.arguments.back());
    if (name.kind != K::String)
        return;
    const std::string_view wanted = m_level.textOf(name.text);
    const NamedNumber* meant = m_level.from.findTrap(wanted);
    // Both games use the same numbers.
    const auto found = meant == nullptr
                           ? m_level.to.traps().end()
                           : std::ranges::find(m_level.to.traps(), meant->number, &NamedNumber::number);
    if (found == m_level.to.traps().end()) {
        m_level.note(name.range, say("There is no trap “{}”; it is now a random one.", wanted));
        m_level.patch.replace(name.range, "random");
    } else if (found->name != wanted) {
        m_level.patch.replace(name.range, std::format("\"{}\"", found->name));
    }
}

void StatementConversion::region() {
    for (const Argument& argument : m_node.arguments) {
        if (argument.field == F::RoomType)
            roomType(argument);
        else if (argument.field == F::Irregular && argument.number() == 0)
            erase(argument);
        else if (argument.field == F::Irregular)
            m_level.patch.replace(argument.range, "irregular");
        else
            plain(argument);
    }
}

void StatementConversion::door() {
    if (m_level.tree.kind == LevelSyntax::Rooms)
        keyword("ROOMDOOR");
    for (const Argument& argument : m_node.arguments) {
        if (argument.field != F::Key) {
            plain(argument);
            continue;
        }
        m_level.note(argument.range, say("Doors have no keys of their own; “{}” is left out.",
                                         m_level.textOf(argument.text)));
        erase(argument);
    }
}

// A word that is unknown there becomes the word of the same meaning.
void StatementConversion::engraving() {
    for (const Argument& argument : m_node.arguments) {
        plain(argument);
        if (argument.kind != K::EngravingType)
            continue;
        const auto means = [&](const Keyword& word) {
            return word.wordClass == "engraving type" && word.value == argument.number();
        };
        const auto spelled = [&](const Keyword& word) {
            return means(word) && word.spelling == m_level.textOf(argument.range);
        };
        const std::vector<Keyword>& words = m_level.to.keywords();
        const auto same = std::ranges::find_if(words, means);
        if (same != words.end() && std::ranges::none_of(words, spelled))
            m_level.patch.replace(argument.range, std::string(same->spelling));
    }
}

void StatementConversion::gold() {
    const Argument& amount = m_node.arguments.front();
    plain(m_node.arguments.back());
    const std::int64_t number = amount.kind == K::Random ? -1 : amount.number();
    if (number < 0)
        m_level.patch.replace(amount.range, std::format("({})", number));
    else if (m_level.textOf(amount.range).starts_with('+'))
        m_level.patch.replace(amount.range, std::to_string(number));
}

void StatementConversion::convertRoom(std::optional<std::int64_t> roomChance) {
    const bool isRoom = m_node.kind == S::Room;
    for (const Argument& argument : m_node.arguments) {
        if (argument.field == F::RoomType) {
            roomType(argument);
            const bool isOrdinary = argument.kind == K::String &&
                                    m_level.to.findRoomType(m_level.textOf(argument.text)) == nullptr;
            if (roomChance && isOrdinary) // an ordinary room has no chance
                m_level.note(argument.range, say("The chance of {} % is left out.", *roomChance));
            else if (roomChance)
                m_level.patch.insert(argument.range.end, Side::Behind, std::format(" [{}%]", *roomChance));
        } else if (argument.field == F::Parent) {
            erase(argument);
        } else if (argument.field == F::Filling) {
            const bool isFilled = argument.number() != 0;
            if (isRoom && !isFilled)
                m_level.note(argument.range,
                             say("The game fills every ROOM, although this one should stay empty."));
            if (isRoom || isFilled)
                erase(argument);
            else
                m_level.patch.replace(argument.range, "unfilled");
        } else {
            plain(argument);
        }
    }
}

} // namespace levwright::conversion
