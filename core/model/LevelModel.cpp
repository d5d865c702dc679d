// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/LevelModel.h"

#include <algorithm>

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

std::vector<std::size_t> LevelModel::brokenIn(std::size_t section) const {
    std::vector<std::size_t> broken;
    for (std::size_t i = tree->sections[section].firstStatement; i < tree->sections[section].endStatement;
         ++i) {
        const StatementNode& node = tree->statements[i];
        if (node.broken || node.kind == StatementKind::Unknown)
            broken.push_back(i);
    }
    return broken;
}

std::optional<std::size_t> LevelModel::sectionOpenedBy(std::size_t statement) const {
    const std::optional<std::size_t> section = tree->sectionOf(statement);
    return section && tree->sections[*section].firstStatement == statement ? section : std::nullopt;
}

} // namespace levwright
