// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/DungeonModel.h"

#include <algorithm>

namespace levwright {

std::optional<SpecialLevelPlace> DungeonModel::levelOfNumber(int number) const {
    for (std::size_t i = 0; i < dungeons.size(); ++i) {
        const std::size_t first = dungeons[i].firstLevel;
        if (number >= 0 && std::size_t(number) >= first &&
            std::size_t(number) < first + dungeons[i].levels.size())
            return SpecialLevelPlace{i, std::size_t(number) - first};
    }
    return std::nullopt;
}

std::optional<WrittenPlace> DungeonModel::writtenPlaceOf(std::size_t statement) const {
    if (statement >= tree->statements.size())
        return std::nullopt;
    const Argument* place = node(statement).find(Field::Place);
    if (place == nullptr)
        return std::nullopt;
    return WrittenPlace{int(place->numbers[0]), node(statement).find(Field::Chain) != nullptr};
}

const std::vector<std::size_t>* DungeonModel::notesOf(std::size_t statement) const {
    for (const DungeonPartModel& dungeon : dungeons) {
        if (dungeon.node == statement)
            return &dungeon.notes;
        const auto level = std::ranges::find(dungeon.levels, statement, &SpecialLevelModel::node);
        if (level != dungeon.levels.end())
            return &level->notes;
    }
    return nullptr;
}

std::optional<std::size_t> DungeonModel::subjectOf(std::size_t note) const {
    for (const DungeonPartModel& dungeon : dungeons) {
        if (std::ranges::contains(dungeon.notes, note))
            return dungeon.node;
        for (const SpecialLevelModel& level : dungeon.levels) {
            if (std::ranges::contains(level.notes, note))
                return level.node;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> DungeonModel::dungeonNamed(std::string_view name) const {
    const auto found = std::ranges::find_if(
        dungeons, [&](const DungeonPartModel& dungeon) { return dungeon.record.name.text == name; });
    return found == dungeons.end() ? std::nullopt : std::optional(std::size_t(found - dungeons.begin()));
}

} // namespace levwright
