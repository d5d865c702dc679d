// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Containment.h"

namespace levwright {

bool isContained(const StatementNode& statement) {
    const Argument* place = statement.find(Field::Place);
    return place != nullptr && place->kind == ArgumentKind::Contained;
}

std::vector<std::optional<std::size_t>> containersIn(const LevelTree& tree) {
    std::vector<std::optional<std::size_t>> containers(tree.statements.size());
    for (const SectionNode& section : tree.sections) {
        std::optional<std::size_t> container;
        for (std::size_t i = section.firstStatement; i < section.endStatement; ++i) {
            if (isContained(tree.statements[i]))
                containers[i] = container;
            else if (tree.statements[i].kind == StatementKind::Container)
                container = i;
        }
    }
    return containers;
}

std::vector<std::size_t> statementsIn(const LevelTree& tree, std::size_t container) {
    const std::vector<std::optional<std::size_t>> containers = containersIn(tree);
    std::vector<std::size_t> contents;
    for (std::size_t i = 0; i < containers.size(); ++i) {
        if (containers[i] == container)
            contents.push_back(i);
    }
    return contents;
}

std::optional<std::size_t> containerAt(const LevelTree& tree, std::size_t section, Point cell) {
    for (std::size_t i = tree.sections[section].endStatement; i-- > tree.sections[section].firstStatement;) {
        const StatementNode& node = tree.statements[i];
        const Argument* place = node.find(Field::Place);
        if (node.kind == StatementKind::Container && !node.broken && place != nullptr &&
            place->kind == ArgumentKind::Point && place->numbers[0] == cell.x && place->numbers[1] == cell.y)
            return i;
    }
    return std::nullopt;
}

} // namespace levwright
