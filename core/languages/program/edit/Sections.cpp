// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/Sections.h"

#include <algorithm>

namespace levwright::program {

StatementKind openerOf(const LevelTree& tree, std::size_t section) {
    return tree.statements[tree.sections[section].firstStatement].kind;
}

bool isRoom(const LevelTree& tree, std::size_t section) {
    const StatementKind opener = openerOf(tree, section);
    return opener == StatementKind::Room || opener == StatementKind::Subroom;
}

bool hasRooms(const LevelTree& tree) {
    return !tree.sections.empty() && isRoom(tree, 0);
}

bool hasParts(const LevelTree& tree) {
    return !tree.sections.empty() && !isRoom(tree, 0);
}

std::optional<Area> statedFloor(const LevelTree& tree, std::size_t section) {
    const Argument* size = tree.statements[tree.sections[section].firstStatement].find(Field::Size);
    if (size == nullptr || size->kind != ArgumentKind::Point || size->numbers[0] < 1 || size->numbers[1] < 1)
        return std::nullopt;
    constexpr std::int64_t most = 80;
    return Area{0, 0, int(std::min(size->numbers[0], most)) - 1, int(std::min(size->numbers[1], most)) - 1};
}

const MapModel* mapOfSection(const LevelModel& level, std::size_t section) {
    const auto part = std::ranges::find(level.parts, section, &PartModel::section);
    return part != level.parts.end() && part->map ? &*part->map : nullptr;
}

} // namespace levwright::program
