// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/decompile/Statements.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>
#include <vector>

namespace levwright::programtext {
namespace {

constexpr std::int64_t randomNumber = -1;

std::string numbersOrRandom(std::int64_t x, std::int64_t y) {
    return x == randomNumber && y == randomNumber
               ? "random"
               : std::format("({},{})", unsignedWords(x), unsignedWords(y));
}

std::string numberOrRandom(std::int64_t number) {
    return number == randomNumber ? "random" : unsignedWords(number);
}

} // namespace

std::optional<Statement> ProgramStatements::make(Opcode opcode) {
    const auto plain = [](std::string words) { return Statement{std::move(words)}; };
    switch (opcode) {
    case Opcode::Message:
        return plain("MESSAGE:" + m_stack.popText());
    case Opcode::Monster:
        return monster();
    case Opcode::Object:
        return object();
    case Opcode::Room:
        return room("ROOM");
    case Opcode::Subroom:
        return room("SUBROOM");
    case Opcode::Region:
        return region();
    case Opcode::Corridor:
        return plain(corridor());
    case Opcode::LevelRegion:
        return plain(levelRegions());
    case Opcode::Map:
        return plain(map());
    case Opcode::InitLevel:
        return plain(initMap());
    case Opcode::Mineralize:
        return plain(mineralize());
    case Opcode::ReplaceTerrain:
        return plain(replaceTerrain());
    case Opcode::SetVariable:
        return plain(assignment());
    case Opcode::ShuffleArray:
        return plain(shuffle());
    case Opcode::Exit:
        return plain("EXIT");
    default:
        return makePlace(opcode);
    }
}

// Makes the statements for a single place, area or selection.
std::optional<Statement> ProgramStatements::makePlace(Opcode opcode) {
    const auto plain = [](std::string words) { return Statement{std::move(words)}; };
    const auto cells = [this](std::string_view word) {
        return Statement{std::format("{}:{}", word, m_stack.popWords(Type::Cells))};
    };
    switch (opcode) {
    case Opcode::Fountain:
        return cells("FOUNTAIN");
    case Opcode::Sink:
        return cells("SINK");
    case Opcode::Pool:
        return cells("POOL");
    case Opcode::NonDiggable:
        return plain("NON_DIGGABLE:" + m_stack.popWords(Type::Area));
    case Opcode::NonPasswall:
        return plain("NON_PASSWALL:" + m_stack.popWords(Type::Area));
    case Opcode::Door: {
        const std::string ofWhat = material();
        const std::string state = wordsOrRandom("door state");
        return plain(std::format("DOOR:{}{},{}", ofWhat, state, m_stack.popWords(Type::Cells)));
    }
    case Opcode::RoomDoor:
        return plain(door());
    case Opcode::Stair:
    case Opcode::Ladder: {
        const std::string direction = words("up or down");
        return plain(std::format("{}:{},{}", opcode == Opcode::Stair ? "STAIR" : "LADDER", m_stack.popPlace(),
                                 direction));
    }
    case Opcode::Altar:
        return plain(altar());
    case Opcode::Trap: {
        const std::string trap = m_spelling.trap(int(m_stack.popNumber()));
        return plain(std::format("TRAP:{},{}", trap, m_stack.popPlace()));
    }
    case Opcode::Gold: {
        const std::string place = m_stack.popPlace();
        return plain(std::format("GOLD:{},{}", m_stack.popExpression(), place));
    }
    case Opcode::Engraving: {
        const std::string type = wordsOrRandom("engraving type");
        const std::string text = m_stack.popText();
        return plain(std::format("ENGRAVING:{},{},{}", m_stack.popPlace(), type, text));
    }
    case Opcode::Drawbridge:
        return plain(drawbridge());
    case Opcode::Mazewalk:
        return plain(mazewalk());
    case Opcode::Wallify:
        return plain(wallify());
    case Opcode::Grave:
        return plain(grave());
    case Opcode::Terrain: {
        const std::string terrain = m_stack.popWords(Type::Terrain);
        return plain(std::format("TERRAIN:{},{}", m_stack.popWords(Type::Cells), terrain));
    }
    default: // only a user's game may have it
        if (const GameStatement* own = m_numbers.statement(opcode))
            return cells(own->word);
        return std::nullopt;
    }
}

// ---- words

std::string ProgramStatements::terrainCharacter(std::int64_t number) {
    return characterWords(m_spelling.mapCharacter(int(number)));
}

std::string ProgramStatements::alignment(std::int64_t number) {
    const auto found = std::ranges::find_if(m_spelling.catalog().keywords(), [&](const Keyword& word) {
        return word.wordClass == "alignment" && word.value == number;
    });
    return found != m_spelling.catalog().keywords().end()
               ? std::string(found->spelling)
               : std::format("align[{}]", unsignedWords(-number - 1));
}

std::string ProgramStatements::directions(std::int64_t number) {
    std::string list;
    for (const Keyword& word : m_spelling.catalog().keywords()) {
        if (word.wordClass == "direction" && (number & word.value.value_or(0)) != 0)
            list.append(list.empty() ? "" : "|").append(word.spelling);
    }
    return number == randomNumber || list.empty() ? "random" : list;
}

// "center" is a horizontal and a vertical word for a place.
std::string ProgramStatements::place(std::string_view wordClass, std::int64_t number) {
    constexpr std::int64_t center = 3;
    return m_spelling.word(number == center ? "horizontal or vertical place" : wordClass, int(number));
}

std::string ProgramStatements::only(std::string_view word) {
    if (const std::int64_t number = m_stack.popNumber(); number != 1)
        m_spelling.fail(say("{} with {}", word, number));
    return std::string(word);
}

// ---- the level

std::string ProgramStatements::maze(std::string_view name) {
    constexpr int noTerrain = 127;
    constexpr int maze = 2;
    std::array<std::int64_t, 8> numbers{};
    for (std::size_t i = numbers.size(); i-- > 0;)
        numbers[i] = m_stack.popNumber();
    if (numbers[0] == maze)
        return std::format("MAZE:\"{}\",random", name);
    // The game's compiler looks up the terrain of the character twice.
    const Catalog& catalog = m_spelling.catalog();
    for (const Terrain& terrain : catalog.terrains()) {
        const int twice = catalog.terrainNumber(char(terrain.stored)).value_or(noTerrain);
        const Terrain* found = catalog.terrain(twice);
        if (terrain.mapCharacter != 0 && (found == nullptr ? twice : found->stored) == numbers[1])
            return std::format("MAZE:\"{}\",{}", name, characterWords(terrain.mapCharacter));
    }
    m_spelling.fail(say("the filling {} of a maze", numbers[1]));
    return {};
}

std::optional<std::string> ProgramStatements::flags() {
    std::int64_t rest = m_stack.popNumber();
    std::string line;
    for (const NamedNumber& flag : m_spelling.catalog().flags()) {
        if ((rest & flag.number) == 0)
            continue;
        line += (line.empty() ? "FLAGS:" : ",") + std::string(flag.name);
        rest &= ~std::int64_t(flag.number);
    }
    if (rest != 0)
        m_spelling.fail(say("the flags {:#x}", rest));
    return line.empty() ? std::nullopt : std::optional(line);
}

std::string ProgramStatements::initMap() {
    enum Number : std::uint8_t { Style, Filling, Walled, Lit, Joined, Smoothed, Background, Foreground };
    constexpr std::int64_t solidFill = 1;
    constexpr std::int64_t mazeGrid = 2;
    constexpr std::int64_t mines = 3;
    constexpr std::int64_t notGiven = -2;
    std::array<std::int64_t, 8> numbers{};
    for (std::size_t i = numbers.size(); i-- > 0;)
        numbers[i] = m_stack.popNumber();
    const auto light = [&] { return m_spelling.wordOrRandom("light", int(numbers[Lit])); };
    switch (numbers[Style]) {
    case solidFill: {
        const std::string filling = terrainCharacter(numbers[Filling]);
        return numbers[Lit] == notGiven ? "INIT_MAP:solidfill," + filling
                                        : std::format("INIT_MAP:solidfill,({},{})", filling, light());
    }
    case mazeGrid:
        return "INIT_MAP:mazegrid," + terrainCharacter(numbers[Filling]);
    case mines: {
        const auto boolean = [&](Number i) { return m_spelling.word("boolean", int(numbers[i])); };
        return std::format("INIT_MAP:mines,{},{},{},{},{},{}{}", terrainCharacter(numbers[Foreground]),
                           terrainCharacter(numbers[Background]), boolean(Smoothed), boolean(Joined), light(),
                           m_spelling.wordOrRandom("boolean", int(numbers[Walled])),
                           numbers[Filling] == -1 ? "" : ',' + terrainCharacter(numbers[Filling]));
    }
    default: // no further values
        return "INIT_MAP:rogue";
    }
}

std::string ProgramStatements::map() {
    constexpr std::int64_t none = 0;
    constexpr std::int64_t byWords = 1;
    const std::int64_t width = m_stack.popNumber();
    const std::int64_t height = m_stack.popNumber();
    const std::string_view cells = m_stack.popBytes();
    const std::int64_t keep = m_stack.popNumber();
    const std::int64_t kind = m_stack.popNumber();
    Value where = m_stack.pop(Type::Place);
    if (kind == none)
        return "NOMAP";
    std::string words = std::move(where.words);
    if (kind == byWords)
        words = place("horizontal place", where.number & 0xffff) + ',' +
                place("vertical place", where.number >> 16);
    if (words.empty())
        m_spelling.fail(say("the place of a map"));
    return std::format("GEOMETRY:{}{}\nMAP\n{}ENDMAP", words,
                       keep == 1 ? "" : ',' + m_spelling.word("boolean", int(keep)),
                       rows(cells, height, width));
}

std::string ProgramStatements::rows(std::string_view cells, std::int64_t height, std::int64_t width) {
    if (height < 0 || width < 0 || height > std::int64_t(cells.size()) + 1 ||
        width > std::int64_t(cells.size()) || height * width != std::int64_t(cells.size())) {
        m_spelling.fail(say("a map of {} × {} in {} bytes", width, height, cells.size()));
        return {};
    }
    std::string text;
    for (std::size_t y = 0; y < std::size_t(height); ++y) {
        for (const char cell : cells.substr(y * std::size_t(width), std::size_t(width)))
            text += m_spelling.mapCharacter(static_cast<unsigned char>(cell) - 1);
        text += '\n';
    }
    return text;
}

std::string ProgramStatements::mineralize() {
    std::array<std::string, 4> amounts;
    bool isUsual = true;
    for (std::size_t i = amounts.size(); i-- > 0;) {
        const Value amount = m_stack.pop(Type::Number);
        isUsual = isUsual && amount.isLiteral && amount.number == -1;
        amounts[i] = expressionWords(amount);
    }
    if (isUsual)
        return "MINERALIZE";
    return std::format("MINERALIZE:{},{},{},{}", amounts[0], amounts[1], amounts[2], amounts[3]);
}

// ---- rooms and areas

std::string ProgramStatements::roomFlags(std::int64_t flags) {
    constexpr std::int64_t filled = 1;
    constexpr std::int64_t irregular = 2;
    constexpr std::int64_t unjoined = 4;
    if (flags < 0 || flags > (filled | irregular | unjoined))
        m_spelling.fail(say("the flags {} of a room", flags));
    if (flags == filled)
        return {};
    return std::string((flags & filled) != 0 ? ",filled" : ",unfilled") +
           ((flags & irregular) != 0 ? ",irregular" : "") + ((flags & unjoined) != 0 ? ",unjoined" : "");
}

Statement ProgramStatements::room(std::string_view keyword) {
    enum Number : std::uint8_t { RoomType, Chance, Light, Flags, AlignX, AlignY, X, Y, Width, Height };
    std::array<std::int64_t, 10> numbers{};
    for (std::size_t i = numbers.size(); i-- > 0;)
        numbers[i] = m_stack.popNumber();
    constexpr std::int64_t always = 100;
    std::string line = std::format("{}:{}", keyword, m_spelling.roomType(int(numbers[RoomType])));
    if (numbers[Chance] != always)
        line += std::format("[{}%]", unsignedWords(numbers[Chance]));
    line += std::format(",{},{}", m_spelling.wordOrRandom("light", int(numbers[Light])),
                        numbersOrRandom(numbers[X], numbers[Y]));
    const bool isRoom = keyword == "ROOM";
    if (isRoom && numbers[AlignX] == -1 && numbers[AlignY] == -1)
        line += ",random";
    else if (isRoom)
        line += std::format(",({},{})", place("horizontal place", numbers[AlignX]),
                            place("vertical place", numbers[AlignY]));
    line += ',' + numbersOrRandom(numbers[Width], numbers[Height]);
    // The game's compiler ignores the flags of a ROOM.
    if (!isRoom)
        line += roomFlags(numbers[Flags]);
    return {line, true, true};
}

Statement ProgramStatements::region() {
    const std::int64_t flags = m_stack.popNumber();
    std::int64_t type = m_stack.popNumber();
    if ((flags & 1) == 0)
        type -= m_spelling.catalog().limit("unfilled-region-offset");
    const std::string light = wordsOrRandom("light");
    return {std::format("REGION:{},{},{}{}", m_stack.popWords(Type::Area), light,
                        m_spelling.roomType(int(type)), roomFlags(flags)),
            true};
}

std::string ProgramStatements::corridor() {
    struct End {
        std::int64_t room = 0;
        std::int64_t position = 0;
        std::int64_t wall = 0;
    };
    const auto pop = [this] {
        End end;
        end.wall = m_stack.popNumber();
        end.position = m_stack.popNumber();
        end.room = m_stack.popNumber();
        return end;
    };
    const auto said = [this](const End& end) {
        return std::format("({},{},{})", unsignedWords(end.room), m_spelling.word("direction", int(end.wall)),
                           numberOrRandom(end.position));
    };
    const End to = pop();
    const End from = pop();
    if (from.wall == -1) // room, position
        return from.position == 0    ? "RANDOM_CORRIDORS"
               : from.position == -1 ? "RANDOM_CORRIDORS:random"
                                     : std::format("RANDOM_CORRIDORS:{}", from.position);
    if (to.room == -1 && to.position == -1)
        return std::format("CORRIDOR:{},{}", said(from), to.wall);
    return std::format("CORRIDOR:{},{}", said(from), said(to));
}

std::string ProgramStatements::levelRegions() {
    const std::string_view name = m_stack.popBytes();
    m_stack.popNumber();
    const std::int64_t kind = m_stack.popNumber();
    std::array<std::string, 2> areas;
    for (std::size_t i = areas.size(); i-- > 0;) {
        const bool ofLevel = m_stack.popNumber() != 0;
        std::array<std::int64_t, 4> corners{};
        for (std::size_t k = corners.size(); k-- > 0;)
            corners[k] = m_stack.popNumber();
        areas[i] =
            std::format("{}({},{},{},{})", ofLevel ? "levregion" : "", unsignedWords(corners[0]),
                        unsignedWords(corners[1]), unsignedWords(corners[2]), unsignedWords(corners[3]));
    }
    const auto& kinds = m_spelling.catalog().levelRegionKinds();
    const auto found = std::ranges::find(kinds, kind, &LevelRegionKind::number);
    if (found == kinds.end()) {
        m_spelling.fail(say("a level region of kind {}", kind));
        return {};
    }
    std::string line = std::format("{}:{},{}", found->statement, areas[0], areas[1]);
    if (!found->direction.empty())
        line += ',' + std::string(found->direction);
    if (found->statement == "PORTAL")
        line += ',' + m_spelling.text(name);
    return line;
}

// ---- doors, walls, furniture

std::string ProgramStatements::material() {
    const std::string_view wordClass = m_numbers.materials();
    if (wordClass.empty())
        return {};
    const std::int64_t number = m_stack.popNumber();
    return number == 0 ? std::string() : m_spelling.word(wordClass, int(number)) + ',';
}

std::string ProgramStatements::door() {
    const std::string ofWhat = material();
    const std::string wall = directions(m_stack.popNumber());
    const std::string secret = wordsOrRandom("boolean");
    const std::string state = wordsOrRandom("door state");
    return std::format("ROOMDOOR:{}{},{},{},{}", ofWhat, secret, state, wall,
                       numberOrRandom(m_stack.popNumber()));
}

std::string ProgramStatements::drawbridge() {
    constexpr std::array<std::string_view, 3> states{"random", "closed", "open"};
    const std::int64_t direction = m_stack.popNumber();
    const std::int64_t state = m_stack.popNumber();
    if (state < -1 || state > 1 || direction < 0 || direction > 3) {
        m_spelling.fail(say("a drawbridge in state {} and direction {}", state, direction));
        return {};
    }
    return std::format("DRAWBRIDGE:{},{},{}", m_stack.popPlace(),
                       m_spelling.word("direction", 1 << int(direction)), states[std::size_t(state + 1)]);
}

std::string ProgramStatements::mazewalk() {
    const std::int64_t terrain = m_stack.popNumber();
    const std::int64_t stocked = m_stack.popNumber();
    const std::string direction = words("direction");
    std::string line = std::format("MAZEWALK:{},{}", m_stack.popPlace(), direction);
    if (stocked == 1 && terrain == 0)
        return line;
    line += ',' + m_spelling.word("boolean", int(stocked));
    if (terrain == -1)
        return line;
    constexpr std::int64_t noTerrain = 127;
    return line + ',' + (terrain == noTerrain ? characterWords('?') : terrainCharacter(terrain));
}

std::string ProgramStatements::wallify() {
    if (m_stack.popNumber() != 0)
        return "WALLIFY:" + m_stack.popWords(Type::Cells);
    m_stack.pop(Type::Area);
    return "WALLIFY";
}

std::string ProgramStatements::altar() {
    constexpr std::int64_t random = -11;
    const std::int64_t number = m_stack.popNumber();
    const std::string type = wordsOrRandom("altar type");
    return std::format("ALTAR:{},{},{}", m_stack.popPlace(), number == random ? "random" : alignment(number),
                       type);
}

std::string ProgramStatements::grave() {
    constexpr std::int64_t random = 1;
    constexpr std::int64_t withText = 2;
    const std::int64_t kind = m_stack.popNumber();
    const std::string text = m_stack.popText();
    std::string line = "GRAVE:" + m_stack.popPlace();
    return kind == withText ? line + ',' + text : kind == random ? line + ",random" : line;
}

std::string ProgramStatements::replaceTerrain() {
    const std::int64_t chance = m_stack.popNumber();
    const std::string to = m_stack.popWords(Type::Terrain);
    const std::string from = m_stack.popWords(Type::Terrain);
    return std::format("REPLACE_TERRAIN:{},{},{},{}%", m_stack.popWords(Type::Area), from, to,
                       unsignedWords(chance));
}

// ---- variables

namespace {

std::string_view typeWord(Type type) {
    switch (type) {
    case Type::Terrain:
        return "terrain:";
    case Type::Monster:
        return "monster:";
    case Type::Object:
        return "object:";
    case Type::Cells:
        return "selection:";
    default: // the value shows its type itself
        return {};
    }
}

} // namespace

std::string ProgramStatements::assignment() {
    const std::string_view name = m_stack.popBytes();
    const std::int64_t count = m_stack.popNumber();
    if (count < 0 || count > std::int64_t(m_stack.size())) {
        m_spelling.fail(say("{} elements", count));
        return {};
    }
    Type type{};
    std::vector<std::string> elements(std::size_t(std::max(count, std::int64_t(1))));
    for (std::size_t i = elements.size(); i-- > 0;) {
        Value value = m_stack.pop();
        if (i + 1 == elements.size())
            type = value.type;
        if (value.type != type || type > Type::Cells || (value.type != Type::Text && value.words.empty()))
            m_spelling.fail(say("the value assigned to {}", name));
        elements[i] = type == Type::Number                    ? expressionWords(value)
                      : type == Type::Text && value.isLiteral ? m_spelling.text(value.bytes)
                                                              : std::move(value.words);
    }
    m_variables[name] = {type, count > 0};
    std::string line = std::format("{} = {}", name, typeWord(type));
    if (!typeWord(type).empty())
        line += ' ';
    if (count == 0)
        return line + elements.front();
    line += "{ ";
    for (std::size_t i = 0; i < elements.size(); ++i)
        line.append(i > 0 ? ", " : "").append(elements[i]);
    return line + " }";
}

std::string ProgramStatements::shuffle() {
    return std::format("SHUFFLE:{}", m_stack.popBytes());
}

} // namespace levwright::programtext
