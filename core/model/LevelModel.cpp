// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/LevelModel.h"

#include "core/instance/RollContext.h"

#include <algorithm>
#include <limits>

namespace levwright {

std::optional<std::size_t> LevelModel::sectionAt(Offset at) const {
    const std::vector<SectionNode>& sections = tree->sections;
    if (sections.empty())
        return std::nullopt;
    const auto behind = std::ranges::upper_bound(sections, at, {}, [&](const SectionNode& section) {
        return tree->statements[section.firstStatement].range.begin;
    });
    std::size_t section = behind == sections.begin() ? 0 : std::size_t(behind - sections.begin()) - 1;
    const auto isBehind = [&](std::size_t inner) {
        return !tree->statements[sections[inner].firstStatement].range.touches(at);
    };
    for (auto outer = tree->outerOf(section); outer && isBehind(section); outer = tree->outerOf(section))
        section = *outer;
    return section;
}

std::optional<PartCell> LevelModel::mapCellAt(Offset at) const {
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (!parts[part].map)
            continue;
        const std::vector<MapRow>& rows = parts[part].map->rows;
        const auto row =
            std::ranges::upper_bound(rows, at, {}, [](const MapRow& each) { return each.line.end; });
        if (row == rows.end() || at < row->line.begin)
            continue;
        if (const std::optional<std::size_t> column = row->cells.columnOf(at))
            return PartCell{part, {int(*column), int(row - rows.begin())}};
    }
    return std::nullopt;
}

bool LevelModel::isWholeThroughout(std::size_t statement) const {
    std::optional<std::size_t> each = statement;
    while (each && tree->statements[*each].isWhole())
        each = tree->statements[*each].parent;
    return !each;
}

std::optional<std::size_t> LevelModel::sectionOpenedBy(std::size_t statement) const {
    const std::optional<std::size_t> section = tree->sectionOf(statement);
    return section && tree->sections[*section].firstStatement == statement ? section : std::nullopt;
}

const StatementChange* LevelModel::changeSince(const LevelModel& before) const {
    const bool isOfIt = isElseAsBefore && tree->change && tree->change->before.lock() == before.tree;
    return isOfIt ? &*tree->change : nullptr;
}

int toInt(std::int64_t number, LongSize longSize) {
    if (longSize == LongSize::Bits32)
        number = std::clamp<std::int64_t>(number, std::numeric_limits<std::int32_t>::min(),
                                          std::numeric_limits<std::int32_t>::max());
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(static_cast<std::uint64_t>(number)));
}

std::string levelNameOf(const LevelModel& level, std::string_view path) {
    const std::string ofFile = level.themed ? std::string() : roll::contextOfFile(path).variant;
    return ofFile.empty() ? level.name : ofFile;
}

} // namespace levwright
