// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/Text.h"

#include "core/base/Phrase.h"
#include "core/completion/StatementText.h"
#include "core/edit/LevelNames.h"
#include "core/languages/program/edit/FieldTable.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/Variables.h"

#include <algorithm>
#include <array>
#include <set>

namespace levwright::program {
namespace {

using F = Field;
using S = StatementKind;

// The fields of a statement in the order in which they are written.
struct Order {
    StatementKind statement{};
    std::array<F, 7> fields{};
    std::size_t count = 0;
};

template <class... Fields>
constexpr Order order(StatementKind statement, Fields... fields) {
    return {statement, {fields...}, sizeof...(fields)};
}

constexpr Order orders[] = {
    order(S::Maze, F::LevelName, F::FillingTerrain),
    order(S::Level, F::LevelName),
    order(S::Flags, F::Flag),
    order(S::InitMap, F::Type, F::Foreground, F::Background, F::Smoothed, F::Joined, F::Lit, F::Walled),
    order(S::Message, F::Text),
    order(S::Geometry, F::HorizontalAlign, F::VerticalAlign, F::Filling),
    order(S::Monster, F::Name, F::Place, F::Attribute),
    order(S::Object, F::Name, F::Place, F::Attribute),
    order(S::Container, F::Name, F::Place, F::Attribute),
    order(S::Trap, F::Name, F::Place),
    order(S::Door, F::DoorState, F::Selection),
    order(program::roomDoor, F::Secret, F::DoorState, F::Wall, F::Position),
    order(S::Drawbridge, F::Place, F::Direction, F::DoorState),
    order(S::Mazewalk, F::Place, F::Direction, F::Filling, F::Terrain),
    order(S::Wallify, F::Selection),
    order(S::Region, F::Area, F::Light, F::RoomType, F::RoomFlag),
    order(S::Room, F::RoomType, F::Light, F::Position, F::Alignments, F::Size, F::RoomFlag),
    order(S::Subroom, F::RoomType, F::Light, F::Position, F::Size, F::RoomFlag),
    order(S::Altar, F::Place, F::Alignment, F::AltarType),
    order(S::Ladder, F::Place, F::UpDown),
    order(S::Stair, F::Place, F::UpDown),
    order(S::Portal, F::Area, F::Excluded, F::Destination),
    order(S::TeleportRegion, F::Area, F::Excluded, F::UpDown),
    order(S::Branch, F::Area, F::Excluded),
    order(program::furniture, F::Selection), // and all other furnishings
    order(program::terrain, F::Selection, F::Terrain),
    order(program::replaceTerrain, F::Area, F::Replaced, F::Terrain, F::Chance),
    order(S::NonDiggable, F::Area),
    order(S::NonPasswall, F::Area),
    order(program::grave, F::Place, F::Text),
    order(S::Gold, F::Amount, F::Place),
    order(S::Engraving, F::Place, F::EngravingType, F::Text),
    order(S::RandomCorridors, F::Amount),
    order(S::Corridor, F::From, F::To),
    order(program::shuffle, F::Name),
};

SignatureSlot slotOf(StatementKind kind, F field) {
    if (field == F::Attribute)
        return {field, {say("options …"), say("In any order"), true}};
    const std::span<const FieldRow> rows = fieldRows(kind);
    const auto row = std::ranges::find(rows, field, [](const FieldRow& each) { return each.key.field; });
    if (row == rows.end())
        return {field, {std::string(nameOf(field)), {}, false}};
    if (field == F::RoomFlag)
        return {field, {say("filled, form, corridors …"), std::string(row->hint), true}};
    std::string label(row->label.empty() ? nameOf(field) : said(row->label));
    if (field == F::Flag)
        label += " …";
    const bool isOptional = row->use == Use::Option || row->use == Use::Tail;
    return {field, {std::move(label), std::string(row->hint), isOptional}};
}

// The stairs that may be anywhere in an area have that area in place of a cell.
std::vector<SignatureSlot> slotsOf(const StatementNode& node) {
    std::vector<SignatureSlot> slots;
    const StatementKind kind = program::isFurnishing(node.kind) ? program::furniture : node.kind;
    const auto* found = std::ranges::find(orders, kind, &Order::statement);
    if (found == std::end(orders))
        return slots;
    const bool isArea = node.kind == S::Stair && node.find(F::Area) != nullptr;
    if (isArea)
        slots = {slotOf(node.kind, F::Area), slotOf(node.kind, F::Excluded)};
    for (std::size_t i = isArea ? 1 : 0; i < found->count; ++i)
        slots.push_back(slotOf(node.kind, found->fields[i]));
    return slots;
}

std::optional<MarkKind> markOfValue(const StatementNode& statement) {
    switch (ValueType(statement.arguments.front().number())) {
    case ValueType::Monster:
        return MarkKind::Monster;
    case ValueType::Object:
        return MarkKind::Object;
    case ValueType::Terrain:
        return MarkKind::Terrain;
    default:
        return std::nullopt;
    }
}

// Whether an argument is the value of the option "montype".
bool isMonsterType(const StatementNode& statement, const Argument& argument) {
    const std::vector<Argument>& all = statement.arguments;
    const bool hasOneBefore = !all.empty() && &argument > &all.front() && &argument <= &all.back();
    if (!hasOneBefore)
        return false;
    const Argument& before = *(&argument - 1);
    return before.kind == ArgumentKind::Option && before.number() == std::int64_t(Key::MonType);
}

std::optional<MarkKind> thing(const StatementNode& statement, const Argument& argument) {
    const bool isName = argument.kind == ArgumentKind::String || argument.kind == ArgumentKind::Character ||
                        argument.kind == ArgumentKind::ClassAndName;
    if (statement.kind == program::assign && isName && !statement.broken)
        return markOfValue(statement);
    if (isName && argument.field == Field::Attribute && isMonsterType(statement, argument))
        return MarkKind::Monster;
    return thingOfArgument(statement, argument);
}

} // namespace

NameTable names(const LevelSource& level) {
    const LevelTree& tree = *level.level.tree;
    std::set<Offset> definitions;
    std::set<std::string_view> loops;
    std::set<std::string_view> values;
    for (const StatementNode& node : tree.statements) {
        const Argument* name = node.find(F::Name);
        if (node.kind == program::assign) {
            definitions.insert(node.keyword.begin);
            values.insert(level.slice(node.keyword));
        } else if (node.kind == program::forBlock && name != nullptr) {
            definitions.insert(name->text.begin);
            loops.insert(level.slice(name->text));
        }
    }
    NameCollector names;
    for (const Token& token : tree.tokens) {
        if (token.kind != TokenKind::Variable)
            continue;
        const std::string_view name = level.slice(token.range());
        const bool isOfLoop = loops.contains(name) && !values.contains(name);
        names.add(isOfLoop ? NameKind::LoopVariable : NameKind::Variable, name,
                  {token.range(), definitions.contains(token.begin)});
    }
    addLevelNames(level, names);
    NameTable all = std::move(names).taken();
    addRoomNames(level, all);
    putInOrder(all);
    return all;
}

std::optional<Signature> signature(const LevelSource& level, Offset at) {
    const StatementText text = statementTextOf(level);
    const std::optional<std::size_t> statement = statementBegunAt(text, at);
    if (!statement || !text.statements[*statement].colon)
        return std::nullopt;
    const StatementNode& node = text.statements[*statement];
    const std::vector<SignatureSlot> slots = slotsOf(node);
    return slots.empty() ? std::nullopt : std::optional(statementSignature(text, node, at, slots));
}

std::vector<Mark> marks(const LevelSource& level) {
    return levelMarks(level, thing);
}

} // namespace levwright::program
