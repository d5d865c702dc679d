// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/compile/StatementLowering.h"

#include "core/base/LowerCase.h"

#include <algorithm>
#include <array>
#include <bit>
#include <ranges>

namespace levwright::program {

using F = Field;
using K = ArgumentKind;
using S = StatementKind;

Range StatementLowering::argumentsRange() const {
    Range range = m_statement.keyword;
    if (m_statement.colon && !m_statement.arguments.empty())
        range.end = m_statement.colon->end;
    for (const Argument& argument : m_statement.arguments)
        range.end = std::max(range.end, argument.range.end);
    return range;
}

void StatementLowering::lower() {
    m_context.code.setStatement(m_index);
    if (const std::optional<Own> own = program::ownOf(m_statement.kind))
        lowerOwn(*own);
    else
        lowerShared();
}

void StatementLowering::lowerShared() {
    Emitter& code = m_context.code;
    switch (m_statement.kind) {
    case S::Maze:
    case S::Level:
        return header();
    case S::Flags:
        return flags();
    case S::Message:
        m_values.text();
        return code.op(Opcode::Message);
    case S::InitMap:
        return initMap();
    case S::Geometry:
        return geometry();
    case S::NoMap:
        return noMap();
    case S::Monster:
        return monster();
    case S::Object:
    case S::Container:
        return object();
    case S::Trap:
        return trap();
    case S::Door: {
        const std::int64_t ofWhat = material();
        const std::int64_t state = m_values.number();
        m_values.selection();
        code.number(state);
        pushMaterial(ofWhat);
        return code.op(Opcode::Door);
    }
    case S::Drawbridge:
        return drawbridge();
    case S::Mazewalk:
        return mazewalk();
    case S::Wallify:
        return wallify();
    case S::Region:
        return region();
    case S::Altar:
        return altar();
    case S::Ladder:
        m_values.place();
        code.number(m_values.number());
        return code.op(Opcode::Ladder);
    case S::Stair:
        if (m_values.nextIs(F::Area))
            return levelRegions();
        m_values.place();
        code.number(m_values.number());
        return code.op(Opcode::Stair);
    case S::Portal:
    case S::TeleportRegion:
    case S::Branch:
        return levelRegions();
    case S::Fountain:
        return selectionThen(Opcode::Fountain);
    case S::Sink:
        return selectionThen(Opcode::Sink);
    case S::Pool:
        return selectionThen(Opcode::Pool);
    case S::NonDiggable:
        m_values.area();
        return code.op(Opcode::NonDiggable);
    case S::NonPasswall:
        m_values.area();
        return code.op(Opcode::NonPasswall);
    case S::Gold:
        m_values.expression();
        m_values.place();
        return code.op(Opcode::Gold);
    case S::Engraving: {
        m_values.place();
        const std::int64_t type = m_values.number();
        m_values.text();
        code.number(type);
        return code.op(Opcode::Engraving);
    }
    case S::Room:
    case S::Subroom:
        return room();
    case S::RandomCorridors:
    case S::Corridor:
        return corridors();
    case S::RandomObjects: // these kinds are of the classic languages
    case S::RandomMonsters:
    case S::RandomPlaces:
    case S::RandomRegion:
    case S::ObjectFlags:
    case S::Name:
    case S::Chance:
    case S::OfGame:
    case S::Opaque:
    case S::Unknown:
        return;
    }
}

void StatementLowering::lowerOwn(Own own) {
    Emitter& code = m_context.code;
    switch (own) {
    case Own::RoomDoor:
        return roomDoor();
    case Own::Terrain:
        m_values.selection();
        m_values.terrain();
        return code.op(Opcode::Terrain);
    case Own::ReplaceTerrain:
        m_values.area();
        m_values.terrain();
        m_values.terrain();
        code.number(m_values.percent(m_values.take()));
        return code.op(Opcode::ReplaceTerrain);
    case Own::Grave:
        return grave();
    case Own::Mineralize:
        return mineralize();
    case Own::Assign:
        return assignment();
    case Own::Shuffle: {
        const std::string_view name = m_context.textOf(m_values.take().text);
        code.text(OperandType::String, name);
        return code.op(Opcode::ShuffleArray);
    }
    case Own::Exit:
        return code.op(Opcode::Exit);
    case Own::Furniture:
        return furniture();
    case Own::Added:
    case Own::Opaque:
        return opaque();
    // They jump.
    case Own::If:
    case Own::Else:
    case Own::Condition:
    case Own::For:
    case Own::Loop:
    case Own::Switch:
    case Own::Case:
    case Own::Default:
    case Own::Break:
        return;
    }
}

std::int64_t StatementLowering::material() {
    return m_values.nextIs(F::Material) ? m_values.take().number() : 0;
}

void StatementLowering::pushMaterial(std::int64_t ofWhat) {
    if (m_context.isForGame && m_context.numbers.doorsHaveMaterial())
        m_context.code.number(ofWhat);
}

// A roll draws the terrain that is named like the statement; without one, it draws nothing.
void StatementLowering::furniture() {
    const std::string_view word = m_context.textOf(m_statement.keyword);
    m_values.selection();
    if (m_context.isForGame) {
        if (const std::optional<Opcode> opcode = m_context.numbers.statement(word))
            return m_context.code.storedOp(*opcode);
        m_context.level.notUnderstood.emplace_back(word);
    }
    const auto terrain =
        std::ranges::find(m_context.catalog.terrains(), wordsOfConstant(word), &Terrain::name);
    if (terrain == m_context.catalog.terrains().end()) {
        m_context.level.leftOutOfRolls.emplace_back(word);
        return m_context.code.op(Opcode::Pop);
    }
    m_context.code.push(OperandType::MapChar, packed::mapChar(terrain->number, packed::lightNotGiven));
    m_context.code.op(Opcode::Terrain);
}

// A statement without an instruction, such as VAULTGEN, leaves nothing in the file.
void StatementLowering::opaque() {
    const std::string_view word = m_context.textOf(m_statement.keyword);
    m_context.level.leftOutOfRolls.emplace_back(word);
    const auto form = std::ranges::find(m_context.catalog.statementForms(), word, &GameStatement::word);
    if (form == m_context.catalog.statementForms().end() || !form->opcode.empty() || form->form == "opaque")
        m_context.level.notUnderstood.emplace_back(word);
}

void StatementLowering::selectionThen(Opcode opcode) {
    m_values.selection();
    m_context.code.op(opcode);
}

// ---- the level as a whole

void StatementLowering::initLevel(std::span<const std::int64_t, 8> numbers) {
    for (const std::int64_t number : numbers)
        m_context.code.number(number);
    m_context.code.op(Opcode::InitLevel);
}

void StatementLowering::header() {
    const Argument& name = m_values.take();
    const std::string_view written = m_context.textOf(name.text);
    m_context.level.name = m_context.level.program.name = written;
    const Range behind = argumentsRange();
    if (written.contains('.'))
        m_context.report(DiagnosticCode::NameWithDot, behind, Read::ToEnd, {std::string(written)});
    if (written.size() > std::size_t(m_context.catalog.limit("level-name-bytes")))
        m_context.report(DiagnosticCode::NameTooLong, behind, Read::ToEnd, {std::string(written)});
    if (m_statement.kind != S::Maze)
        return;
    constexpr int noTerrain = 127;
    constexpr std::int64_t walls = 2;
    constexpr std::int64_t solid = 1;
    constexpr std::int64_t maze = 2;
    if (m_values.peek().kind == K::Random) {
        initLevel(std::array<std::int64_t, 8>{maze, walls});
    } else {
        // The game's compiler looks up the terrain twice.
        const int once = m_values.terrainNumber(m_values.peek()).value_or(noTerrain);
        const int twice =
            m_context.catalog.terrainNumber(char(m_context.numbers.terrain(once))).value_or(noTerrain);
        initLevel(std::array<std::int64_t, 8>{solid, m_context.numbers.terrain(twice)});
    }
    m_context.code.number(m_context.numbers.mazeFlag());
    m_context.code.op(Opcode::LevelFlags);
    m_range = {m_context.catalog.limit("nomap-last-column"), m_context.catalog.limit("nomap-last-row")};
}

void StatementLowering::flags() {
    std::int64_t flags = 0;
    while (!m_values.atEnd())
        flags |= m_values.number();
    m_context.code.number(flags);
    m_context.code.op(Opcode::LevelFlags);
}

void StatementLowering::initMap() {
    constexpr std::int64_t rogue = 4;
    constexpr int notGiven = -2;
    const auto style = Key(m_values.number());
    if (style == Key::Rogue)
        return initLevel(std::array<std::int64_t, 8>{rogue});
    m_range = {m_context.catalog.limit("nomap-last-column"), m_context.catalog.limit("nomap-last-row")};
    if (style == Key::Mines)
        return mines();
    const Argument& filling = m_values.take();
    const std::optional<int> terrain = m_values.terrainNumber(filling);
    if (!terrain || char(filling.number()) == 'x')
        m_context.report(DiagnosticCode::InitMapFilling, filling.range, Read::ToEnd,
                         {std::string(1, char(filling.number()))});
    const bool isSolid = style == Key::SolidFill;
    const std::int64_t lit = filling.kind == K::LitCharacter ? filling.numbers[1] : isSolid ? notGiven : 0;
    initLevel(
        std::array<std::int64_t, 8>{isSolid ? 1 : 2, m_context.numbers.terrain(terrain.value_or(0)), 0, lit});
}

void StatementLowering::mines() {
    constexpr std::int64_t style = 3;
    const Range all = argumentsRange();
    const auto character = [&] {
        const Argument& argument = m_values.take();
        const std::optional<int> number = m_values.terrainNumber(argument);
        return std::pair(char(argument.number()),
                         char(argument.number()) == 'x' ? std::optional<int>() : number);
    };
    const auto [foreground, foregroundNumber] = character();
    const auto [background, backgroundNumber] = character();
    const std::int64_t smoothed = m_values.number();
    const std::int64_t joined = m_values.number();
    const std::int64_t lit = m_values.number();
    const std::int64_t walled = m_values.number();
    const Read read = m_values.atEnd() ? Read::Beyond : Read::ToEnd;
    std::optional<int> filling = -1;
    char fillingCharacter = ' ';
    if (!m_values.atEnd()) {
        fillingCharacter = char(m_values.peek().number());
        // 'x', which leaves cells as they are, is allowed as the filling
        filling = m_values.terrainNumber(m_values.take());
    }
    if (!foregroundNumber)
        m_context.report(DiagnosticCode::InitMapForeground, all, read, {std::string(1, foreground)});
    if (!backgroundNumber)
        m_context.report(DiagnosticCode::InitMapBackground, all, read, {std::string(1, background)});
    // Games of the user may join maps of other terrain, too.
    const bool isOwn = foregroundNumber && !m_context.catalog.tables().isBuiltIn();
    if (joined == 1 && foreground != '#' && foreground != '.' && !isOwn)
        m_context.report(DiagnosticCode::InitMapJoined, all, read);
    if (!filling)
        m_context.report(DiagnosticCode::InitMapFilling, all, read, {std::string(1, fillingCharacter)});
    // An unknown foreground becomes floor.
    const int floor = m_context.catalog.terrainNumber('.').value_or(0);
    const StoredNumbers& numbers = m_context.numbers;
    initLevel(std::array<std::int64_t, 8>{style, numbers.terrain(filling.value_or(0)), walled, lit, joined,
                                          smoothed, numbers.terrain(backgroundNumber.value_or(0)),
                                          numbers.terrain(foregroundNumber.value_or(floor))});
}

void StatementLowering::geometry() {
    constexpr int byWords = 1;
    constexpr int byPlace = 2;
    Emitter& code = m_context.code;
    const bool hasWords = m_values.nextIs(F::HorizontalAlign);
    if (hasWords) {
        const std::int64_t horizontal = m_values.number();
        code.push(OperandType::Coord, packed::coord(horizontal, m_values.number()));
    } else {
        m_values.place();
    }
    code.number(hasWords ? byWords : byPlace);
    code.number(m_values.atEnd() ? 1 : m_values.number());
    const SectionNode* section = nullptr;
    for (const SectionNode& candidate : m_context.level.tree->sections) {
        if (candidate.firstStatement == m_index)
            section = &candidate;
    }
    if (section != nullptr && section->map)
        map(*section->map);
    code.op(Opcode::Map);
}

void StatementLowering::map(const MapNode& map) {
    const auto isCell = [](char c) { return c < '0' || c > '9'; };
    std::size_t width = 0;
    for (const MapRowNode& row : map.rows)
        width = std::max(width, std::size_t(std::ranges::count_if(m_context.textOf(row.cells), isCell)));
    const auto mostRows = std::size_t(m_context.catalog.limit("map-rows"));
    // The game's compiler counts no further.
    const std::size_t height = std::min(map.rows.size(), mostRows + 1);
    const int floor = m_context.catalog.terrainNumber('.').value_or(0); // for unknown characters
    std::string cells(width * height, char(1));
    for (std::size_t y = 0; y < height; ++y) {
        std::size_t x = y * width;
        for (const char c : m_context.textOf(map.rows[y].cells)) {
            if (isCell(c))
                cells[x++] =
                    char(m_context.numbers.terrain(m_context.catalog.terrainNumber(c).value_or(floor)) + 1);
        }
    }
    if (width > std::size_t(m_context.catalog.limit("map-columns")) || height > mostRows)
        m_context.report(DiagnosticCode::MapSize, map.range, Read::ToEnd,
                         {std::to_string(width), std::to_string(height)});
    m_range = {std::int64_t(width) - 1, std::int64_t(height) - 1};
    m_context.code.text(OperandType::String, cells);
    m_context.code.number(std::int64_t(height));
    m_context.code.number(std::int64_t(width));
}

void StatementLowering::noMap() {
    Emitter& code = m_context.code;
    m_range = {m_context.catalog.limit("nomap-last-column"), m_context.catalog.limit("nomap-last-row")};
    code.push(OperandType::Coord, 0);
    code.number(0);
    code.number(1);
    code.text(OperandType::String, "");
    code.number(0);
    code.number(0);
    code.op(Opcode::Map);
}

// ---- traps, doors, walls

std::optional<int> StatementLowering::trapNumber(const Argument& name, Range at, Read read) {
    const std::string_view written = m_context.textOf(name.text);
    if (const NamedNumber* found = m_context.catalog.findTrap(written))
        return found->number;
    Diagnostic& found = m_context.report(DiagnosticCode::NoSuchTrap, at, read, {std::string(written)});
    m_context.offer(found, name.text, m_context.catalog.traps() | std::views::transform(&NamedNumber::name));
    return std::nullopt;
}

void StatementLowering::trap() {
    const Argument& name = m_values.take();
    const std::int64_t number =
        name.kind == K::Random ? -1 : trapNumber(name, name.range, Read::ToEnd).value_or(-1);
    m_values.place();
    m_context.code.number(number);
    m_context.code.op(Opcode::Trap);
}

void StatementLowering::roomDoor() {
    const std::int64_t ofWhat = material();
    const std::int64_t secret = m_values.number();
    const std::int64_t state = m_values.number();
    const std::int64_t wall = m_values.number();
    const std::int64_t position = m_values.number();
    if (wall == -1 && position != -1)
        m_context.report(DiagnosticCode::DoorWallAndPlace, argumentsRange(), Read::ToEnd);
    for (const std::int64_t number : {position, state, secret, wall})
        m_context.code.number(number);
    pushMaterial(ofWhat);
    m_context.code.op(Opcode::RoomDoor);
}

void StatementLowering::drawbridge() {
    constexpr std::int64_t open = 2;
    constexpr std::int64_t closed = 4;
    m_values.place();
    const auto direction = std::countr_zero(std::uint64_t(m_values.number()));
    const std::int64_t state = m_values.number();
    if (state != -1 && state != open && state != closed)
        m_context.report(DiagnosticCode::BridgeState, argumentsRange(), Read::ToEnd);
    m_context.code.number(state == open ? 1 : state == closed ? 0 : -1);
    m_context.code.number(direction);
    m_context.code.op(Opcode::Drawbridge);
}

void StatementLowering::mazewalk() {
    m_values.place();
    const std::int64_t direction = m_values.number();
    std::int64_t stocked = 1;
    std::int64_t terrain = 0;
    if (!m_values.atEnd()) {
        stocked = m_values.number();
        terrain = -1;
    }
    if (!m_values.atEnd()) {
        constexpr int noTerrain = 127;
        terrain = m_context.numbers.terrain(m_values.terrainNumber(m_values.take()).value_or(noTerrain));
    }
    for (const std::int64_t number : {direction, stocked, terrain})
        m_context.code.number(number);
    m_context.code.op(Opcode::Mazewalk);
}

void StatementLowering::wallify() {
    constexpr std::int64_t everywhere = 0xffffffff;
    const bool hasCells = !m_values.atEnd();
    if (hasCells)
        m_values.selection();
    else
        m_context.code.push(OperandType::Region, everywhere);
    m_context.code.number(hasCells ? 1 : 0);
    m_context.code.op(Opcode::Wallify);
}

} // namespace levwright::program
