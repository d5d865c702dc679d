// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/language/Rooms.h"

#include "core/base/Phrase.h"
#include "core/languages/program/language/Placements.h"
#include "core/languages/program/syntax/Kinds.h"

#include <format>
#include <utility>

namespace levwright {
namespace {

std::optional<Point> pairIn(const StatementNode& node, Field field) {
    const Argument* pair = node.find(field);
    const bool isWritten = pair != nullptr && pair->kind == ArgumentKind::Point;
    return isWritten ? std::optional(Point{int(pair->numbers[0]), int(pair->numbers[1])}) : std::nullopt;
}

std::optional<WallSide> sideOf(const StatementNode& node) {
    const Argument* wall = node.find(Field::Wall);
    switch (wall == nullptr || wall->kind == ArgumentKind::Random ? 0 : wall->number()) {
    case 1:
        return WallSide::North;
    case 2:
        return WallSide::South;
    case 4:
        return WallSide::East;
    case 8:
        return WallSide::West;
    default: // several directions
        return std::nullopt;
    }
}

WallPlace wallPlaceOf(const StatementNode& node) {
    const Argument* position = node.find(Field::Position);
    const bool isWritten = position != nullptr && position->kind == ArgumentKind::Integer;
    return {sideOf(node), isWritten ? std::optional(int(position->number())) : std::nullopt};
}

std::string_view typeOf(const LevelSource& level, const StatementNode& node) {
    const Argument* type = node.find(Field::RoomType);
    return type == nullptr || type->kind != ArgumentKind::String
               ? std::string_view()
               : level.text.substr(type->text.begin, type->text.size());
}

RoomView viewOf(const Catalog& catalog, const LevelSource& level, std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    const SectionNode& node = tree.sections[section];
    const StatementNode& opener = tree.statements[node.firstStatement];
    const Argument* light = opener.find(Field::Light);
    const std::string_view type = typeOf(level, opener);
    const bool isOrdinary = type.empty() || type == "ordinary";
    RoomView view{.section = section,
                  .statement = node.firstStatement,
                  .parent = tree.outerOf(section), // rooms have the same numbers as sections
                  .isNested = opener.kind == StatementKind::Subroom,
                  .label = std::string(isOrdinary ? said("room") : type),
                  .isOrdinary = isOrdinary,
                  .isDark = light != nullptr && light->kind == ArgumentKind::Light && light->number() == 0,
                  .shape = {pairIn(opener, Field::Position), pairIn(opener, Field::Size)},
                  .doors = {},
                  .placements = programRoomPlacements(catalog, level, section)};
    for (std::size_t i = node.firstStatement + 1; i < node.endStatement; ++i) {
        const StatementNode& inside = tree.statements[i];
        if (inside.kind == program::roomDoor && !inside.broken && tree.sectionOf(i) == section)
            view.doors.push_back({i, wallPlaceOf(inside)});
    }
    return view;
}

} // namespace

RoomsView programRooms(const Catalog& catalog, const LevelSource& level) {
    RoomsView view;
    const LevelTree& tree = *level.level.tree;
    if (!level.level.isOfRooms())
        return view;
    for (std::size_t i = 0; i < tree.sections.size(); ++i)
        view.rooms.push_back(viewOf(catalog, level, i));
    for (std::size_t i = 0; i < tree.statements.size(); ++i) {
        if (tree.statements[i].kind == StatementKind::Corridor && !tree.statements[i].broken)
            view.corridors.push_back({i, {}, {}});
    }
    return view;
}

SectionWords programRoomWords(const LevelSource& level, std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    const StatementNode& opener = tree.statements[tree.sections[section].firstStatement];
    const auto isNested = [&](std::size_t other) {
        return tree.statements[tree.sections[other].firstStatement].kind == StatementKind::Subroom;
    };
    return {roomTitle(section, isNested), std::string(typeOf(level, opener)), false, tree.outerOf(section)};
}

} // namespace levwright
