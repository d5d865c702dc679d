// SPDX-License-Identifier: GPL-3.0-or-later
// Areas, level regions, rooms, and statements about single places.
#include "core/languages/program/compile/StatementLowering.h"

#include <array>
#include <ranges>
#include <string>
#include <vector>

namespace levwright::program {

using F = Field;
using K = ArgumentKind;
using S = StatementKind;

namespace {

std::int32_t low(std::int64_t number) {
    return std::int32_t(std::uint32_t(number));
}

std::vector<std::string> cornersOf(const Argument& area) {
    std::vector<std::string> corners;
    corners.reserve(area.numbers.size());
    for (const std::int64_t number : area.numbers)
        corners.push_back(std::to_string(low(number)));
    return corners;
}

} // namespace

std::int64_t StatementLowering::roomType() {
    const Argument& type = m_values.take();
    if (type.kind == K::Random)
        return -1;
    const std::string_view name = m_context.textOf(type.text);
    if (const NamedNumber* found = m_context.catalog.findRoomType(name))
        return found->number;
    Diagnostic& unknown =
        m_context.report(DiagnosticCode::RoomTypeUnknown, type.range, Read::ToEnd, {std::string(name)});
    m_context.offer(unknown, type.text,
                    m_context.catalog.roomTypes() | std::views::transform(&NamedNumber::name));
    return 0;
}

std::int64_t StatementLowering::roomFlags(bool& any) {
    constexpr std::int64_t irregular = 2;
    constexpr std::int64_t unjoined = 4;
    std::int64_t flags = 0;
    any = m_values.nextIs(F::RoomFlag);
    while (m_values.nextIs(F::RoomFlag)) {
        const Argument& flag = m_values.take();
        const auto key = Key(flag.numbers[0]);
        flags |= flag.numbers[1] * (key == Key::Shape ? irregular : key == Key::Joining ? unjoined : 1);
    }
    return flags;
}

void StatementLowering::region() {
    m_values.area();
    const std::int64_t light = m_values.number();
    std::int64_t type = roomType();
    bool any = false;
    std::int64_t flags = roomFlags(any);
    if (!any)
        flags = 1;
    if ((flags & 1) == 0)
        type += m_context.catalog.limit("unfilled-region-offset");
    for (const std::int64_t number : {light, type, flags})
        m_context.code.number(number);
    m_context.code.op(Opcode::Region);
}

// Whether the area counts in the level and not in the map.
bool StatementLowering::levelRegion() {
    const Argument& area = m_values.take();
    const bool ofLevel = area.kind == K::LevregionArea;
    const Catalog& catalog = m_context.catalog;
    const std::int64_t first = ofLevel ? catalog.limit("level-first-column") : 0;
    const std::int64_t lastColumn = ofLevel ? catalog.limit("level-last-column") : m_range.lastColumn;
    const std::int64_t lastRow = ofLevel ? catalog.limit("level-last-row") : m_range.lastRow;
    constexpr std::array<std::string_view, 4> names{"x1", "y1", "x2", "y2"};
    for (const std::size_t i : {0, 1, 2, 3}) {
        const std::int64_t value = low(area.numbers[i]);
        const bool isColumn = i % 2 == 0;
        if (value >= (isColumn ? first : 0) && value <= (isColumn ? lastColumn : lastRow))
            continue;
        std::vector<std::string> words = cornersOf(area);
        words.emplace_back(names[i]);
        m_context.report(ofLevel ? DiagnosticCode::LevregionRange : DiagnosticCode::RegionRange, area.range,
                         Read::ToEnd, std::move(words));
        break;
    }
    for (const std::int64_t number : area.numbers)
        m_context.code.number(number);
    return ofLevel;
}

void StatementLowering::levelRegions() {
    for (int i = 0; i < 2; ++i) {
        const bool ofLevel = levelRegion();
        m_context.code.number(ofLevel ? 1 : 0);
    }
    const Argument* direction = m_statement.find(F::UpDown);
    const std::string_view word = direction == nullptr ? "" : direction->number() == 1 ? "up" : "down";
    const std::string_view statement = m_context.textOf(m_statement.keyword);
    std::int64_t kind = 0;
    for (const LevelRegionKind& row : m_context.catalog.levelRegionKinds()) {
        if (row.statement == statement && row.direction == word)
            kind = row.number;
    }
    m_context.code.number(kind);
    m_context.code.number(0);
    const Argument* destination = m_statement.find(F::Destination);
    m_context.code.text(OperandType::String,
                        destination == nullptr ? "" : m_context.textOf(destination->text));
    m_context.code.op(Opcode::LevelRegion);
}

std::int64_t StatementLowering::alignment() {
    const Argument& argument = m_values.take();
    constexpr std::int64_t random = -11;
    if (argument.kind == K::Random)
        return random;
    if (argument.kind == K::Alignment)
        return argument.number();
    const std::int64_t index = low(argument.number());
    if (index >= m_context.catalog.limit("alignment-registers"))
        m_context.report(DiagnosticCode::AlignIndex, argument.range, Read::ToEnd);
    return -index - 1;
}

void StatementLowering::altar() {
    m_values.place();
    const std::int64_t alignmentNumber = alignment();
    m_context.code.number(m_values.number());
    m_context.code.number(alignmentNumber);
    m_context.code.op(Opcode::Altar);
}

void StatementLowering::grave() {
    constexpr int random = 1;
    constexpr int withText = 2;
    Emitter& code = m_context.code;
    m_values.place();
    const bool hasText = !m_values.atEnd() && m_values.peek().kind != K::Random;
    const int kind = m_values.atEnd() ? 0 : hasText ? withText : random;
    if (hasText)
        m_values.text();
    else
        code.text(OperandType::String, "");
    code.number(kind);
    code.op(Opcode::Grave);
}

void StatementLowering::mineralize() {
    constexpr int amounts = 4;
    for (int i = 0; i < amounts; ++i) {
        if (m_values.atEnd())
            m_context.code.number(-1);
        else
            m_values.expression();
    }
    m_context.code.op(Opcode::Mineralize);
}

void StatementLowering::room() {
    Emitter& code = m_context.code;
    const bool isRoom = m_statement.kind == S::Room;
    const Argument& written = m_values.peek();
    const std::int64_t type = roomType();
    constexpr int always = 100;
    const std::int64_t chance = m_values.nextIs(F::Condition) ? m_values.percent(m_values.take()) : always;
    const Argument& lightArgument = m_values.peek();
    const std::int64_t light = m_values.number();
    if (chance < always && type == 0)
        m_context.report(DiagnosticCode::ChanceOfUntypedRoom, lightArgument.range, Read::ToEnd);
    static_cast<void>(written);
    const Argument& position = m_values.take();
    const auto pair = [](const Argument& argument) {
        return argument.kind == K::Random ? std::pair<std::int64_t, std::int64_t>(-1, -1)
                                          : std::pair(argument.numbers[0], argument.numbers[1]);
    };
    const auto [x, y] = pair(position);
    const std::int64_t first = m_context.catalog.limit("room-position-first");
    const std::int64_t last = m_context.catalog.limit("room-position-last");
    if (isRoom && position.kind != K::Random &&
        (low(x) < first || low(x) > last || low(y) < first || low(y) > last))
        m_context.report(DiagnosticCode::RoomPlace, position.range, Read::ToEnd,
                         {std::to_string(low(x)), std::to_string(low(y))});
    std::pair<std::int64_t, std::int64_t> aligned(-1, -1);
    if (isRoom)
        aligned = pair(m_values.take());
    const auto [width, height] = pair(m_values.take());
    bool any = false;
    std::int64_t flags = roomFlags(any);
    if (isRoom) // the game's compiler ignores the written flags
        flags = aligned.second == -1 ? 1 : aligned.second;
    else if (!any)
        flags = 1;
    for (const std::int64_t number :
         {type, chance, light, flags, aligned.first, aligned.second, x, y, width, height})
        code.number(number);
    code.op(isRoom ? Opcode::Room : Opcode::Subroom);
}

void StatementLowering::corridorEnd(const Argument& end) {
    for (const std::size_t i : {0, 2, 1}) // room, door, wall
        m_context.code.number(end.numbers[i]);
}

void StatementLowering::corridors() {
    Emitter& code = m_context.code;
    if (m_statement.kind == S::RandomCorridors) {
        const std::int64_t amount = m_values.atEnd() ? 0 : m_values.number();
        for (const std::int64_t number : {std::int64_t(-1), amount, std::int64_t(-1), std::int64_t(-1),
                                          std::int64_t(-1), std::int64_t(-1)})
            code.number(number);
        return code.op(Opcode::Corridor);
    }
    corridorEnd(m_values.take());
    const Argument& to = m_values.take();
    if (to.kind == K::CorridorEnd) {
        corridorEnd(to);
    } else {
        code.number(-1);
        code.number(-1);
        code.number(to.number());
    }
    code.op(Opcode::Corridor);
}

} // namespace levwright::program
