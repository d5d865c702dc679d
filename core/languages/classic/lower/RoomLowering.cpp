// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/RoomLowering.h"

#include "core/base/Phrase.h"
#include "core/languages/classic/lower/NameLowering.h"
#include "core/languages/classic/lower/RoomFloor.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>
#include <ranges>
#include <string_view>
#include <unordered_map>

namespace levwright {
namespace {

// Where a place or alignments are stored in a room's fields.
struct Pair {
    int first = -1;
    int second = -1;
};

class RoomLowering {
public:
    RoomLowering(LoweringContext& context, StatementLowering& statements)
        : m_context(context), m_statements(statements), m_level(context.level) {}

    void lower() {
        const LevelTree& tree = m_context.tree;
        m_context.registers = {&m_level.objectRegisters, &m_level.monsterRegisters};
        m_statements.startSection();
        for (std::size_t i = 0; i < tree.endOfHeader; ++i)
            lowerOutsideRooms(i);
        for (std::size_t i = 0; i < tree.sections.size(); ++i)
            lowerRoom(i);
        if (!hasErrors(m_level.diagnostics))
            checkSubrooms();
    }

private:
    void lowerOutsideRooms(std::size_t index) {
        const StatementNode& node = m_context.tree.statements[index];
        StatementModel withoutRecord;
        if (sectionOf(node) == Section::Registers)
            m_statements.lower(index, withoutRecord);
        else if (sectionOf(node) == Section::Corridors)
            lowerCorridor(node);
    }

    Section sectionOf(const StatementNode& node) const { return m_context.tree.ruleOf(node).section; }

    void lowerRoom(std::size_t section) {
        const SectionNode& node = m_context.tree.sections[section];
        const StatementNode& opening = m_context.tree.statements[node.firstStatement];
        m_room = &m_level.rooms.emplace_back();
        m_room->section = section;
        const auto most = std::size_t(m_context.catalog().limit("rooms"));
        if (m_level.rooms.size() == most + 1)
            m_context.report(DiagnosticCode::TooManyRooms, opening.range, opening, {std::to_string(most)});
        openRoom(opening);
        m_room->statements.reserve(node.endStatement - node.firstStatement);
        m_statements.startSection();
        m_hasName = false;
        for (std::size_t i = node.firstStatement + 1; i < node.endStatement; ++i)
            lowerStatement(i);
        m_statements.addObjectFlags(m_room->statements);
    }

    void lowerStatement(std::size_t index) {
        const StatementNode& node = m_context.tree.statements[index];
        if (node.kind == StatementKind::Name && !node.broken)
            nameRoom(node);
        else if (node.kind == StatementKind::Chance && !node.broken)
            setChance(node);
        else if (sectionOf(node) == Section::Body)
            lowerThing(index);
        else
            lowerOutsideRooms(index);
    }

    void lowerThing(std::size_t index) { m_statements.lower(index, m_room->statements.emplace_back()); }

    Pair pairOf(const StatementNode& node, Field field) const {
        const Argument* argument = node.find(field);
        if (argument == nullptr || argument->kind == ArgumentKind::Random)
            return {};
        return {m_context.toInt(argument->numbers[0]), m_context.toInt(argument->numbers[1])};
    }

    void openRoom(const StatementNode& node) {
        CompiledRoom& room = m_room->room;
        if (node.find(Field::RoomType) != nullptr)
            room.type = roomType(m_context, node);
        if (node.find(Field::Light) != nullptr)
            room.light = int(node.find(Field::Light)->number());
        const Pair position = pairOf(node, Field::Position);
        room.x = toByte(position.first);
        room.y = toByte(position.second);
        if (const Argument* argument = node.find(Field::Position);
            argument != nullptr && argument->kind == ArgumentKind::Point)
            checkPosition(node, *argument, position);
        const Pair alignments = pairOf(node, Field::Alignments);
        room.horizontalAlignment = alignments.first;
        room.verticalAlignment = alignments.second;
        const Pair size = pairOf(node, Field::Size);
        room.width = toByte(size.first);
        room.height = toByte(size.second);
        room.parent = m_context.textOf(node, Field::Parent);
        if (const Argument* filled = node.find(Field::Filling))
            room.filled = int(filled->number());
    }

    void checkPosition(const StatementNode& node, const Argument& argument, Pair position) {
        const std::vector<std::string> numbers{std::to_string(position.first),
                                               std::to_string(position.second)};
        if (node.kind == StatementKind::Subroom) {
            if (position.first < 0 || position.second < 0)
                m_context.report(DiagnosticCode::SubroomPosition, argument.range, node, numbers);
            return;
        }
        const int first = m_context.catalog().limit("room-position-first");
        const int last = m_context.catalog().limit("room-position-last");
        const auto outside = [&](int number) { return number < first || number > last; };
        if (!outside(position.first) && !outside(position.second))
            return;
        Diagnostic& found = m_context.report(DiagnosticCode::RoomPosition, argument.range, node, numbers);
        found.fixes.push_back({say("Change it to random"), TextEdit::replace(argument.range, "random")});
    }

    void nameRoom(const StatementNode& node) {
        if (m_hasName)
            m_context.report(DiagnosticCode::RoomNamedTwice, node.range, node);
        else
            m_room->room.name = m_context.textOf(node, Field::Name);
        m_hasName = true;
    }

    void setChance(const StatementNode& node) {
        const int chance = m_context.toInt(node.find(Field::Chance)->number());
        CompiledRoom& room = m_room->room;
        if (room.chance != 0)
            m_context.report(DiagnosticCode::RoomChanceTwice, node.range, node);
        else if (room.type == 0)
            m_context.report(DiagnosticCode::ChanceOfOrdinaryRoom, node.range, node);
        else if (chance < m_context.catalog().limit("room-chance-first") ||
                 chance > m_context.catalog().limit("room-chance-last"))
            m_context.report(DiagnosticCode::RoomChanceRange, node.range, node, {std::to_string(chance)});
        else
            room.chance = chance;
    }

    CorridorEnd endOf(const StatementNode& node, const Argument& argument) {
        const int room = m_context.toInt(argument.numbers[0]);
        const int rooms = int(m_level.counted.rooms);
        if (room < 0 || room >= rooms)
            m_context.report(DiagnosticCode::WrongRoomNumber, argument.range, node,
                             {std::to_string(room), std::to_string(rooms - 1)});
        return {toByte(room), int(argument.numbers[1]), toByte(m_context.toInt(argument.numbers[2]))};
    }

    void lowerCorridor(const StatementNode& node) {
        CorridorRecord record;
        if (node.kind == StatementKind::RandomCorridors) {
            record.from.room = -1;
            addCorridor(record);
            return;
        }
        if (const Argument* from = node.find(Field::From))
            record.from = endOf(node, *from);
        const Argument* to = node.find(Field::To);
        if (to == nullptr || node.broken)
            return;
        if (to->kind == ArgumentKind::Integer)
            record.to = {-1, toByte(m_context.toInt(to->number())), 0};
        else
            record.to = endOf(node, *to);
        const int most = m_context.catalog().limit("corridors");
        if (m_level.counted.corridors < std::size_t(most))
            addCorridor(record);
        else
            m_context.report(DiagnosticCode::TooManyOfKind, node.range, node,
                             {"CORRIDOR", std::to_string(most)});
    }

    void addCorridor(const CorridorRecord& record) {
        m_level.corridors.push_back(record);
        ++m_level.counted.corridors;
    }

    void checkSubrooms() {
        const std::vector<const RoomModel*> around = roomsAround(m_level.rooms);
        std::unordered_map<std::string_view, int> left; // by parent name, how many rooms with that parent
                                                        // follow
        for (std::size_t i = 0; i < around.size(); ++i) {
            const CompiledRoom& room = m_level.rooms[i].room;
            ++left[room.parent];
            if (!room.parent.empty() && around[i] == nullptr)
                reportAtEnd(DiagnosticCode::SubroomParentMissing, m_level.rooms[i], {room.parent});
        }
        const int most = m_context.catalog().limit("subrooms");
        std::string_view last;
        for (const RoomModel& room : m_level.rooms) {
            const std::string& parent = room.room.parent;
            if (left[parent]-- <= most || parent.empty() || parent == last)
                continue;
            reportAtEnd(DiagnosticCode::TooManySubrooms, room, {parent, std::to_string(most)});
            last = parent;
        }
    }

    // The game's compiler finds these problems at the end of the level and names the line of its last colon.
    void reportAtEnd(DiagnosticCode code, const RoomModel& room, std::vector<std::string> arguments) {
        const StatementNode& opening =
            m_context.tree.statements[m_context.tree.sections[room.section].firstStatement];
        const Argument* parent = opening.find(Field::Parent);
        Diagnostic& found = m_context.report(code, parent != nullptr ? parent->range : opening.range, opening,
                                             std::move(arguments));
        for (const StatementNode& node : m_context.tree.statements | std::views::reverse) {
            if (!node.colon)
                continue;
            found.anchor = node.colon->begin;
            break;
        }
    }

    LoweringContext& m_context;
    StatementLowering& m_statements;
    ClassicLevel& m_level;
    RoomModel* m_room = nullptr;
    bool m_hasName = false;
};

} // namespace

void lowerRooms(LoweringContext& context, StatementLowering& statements) {
    RoomLowering(context, statements).lower();
}

} // namespace levwright
