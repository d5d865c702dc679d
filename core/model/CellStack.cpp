// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/CellStack.h"

#include "core/model/Containment.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace levwright {
namespace {

int rankOf(StatementGroup group) {
    using G = StatementGroup;
    constexpr std::array order{G::Doors, G::Regions, G::Walls,    G::Features, G::Stairs,
                               G::Traps, G::Objects, G::Monsters, G::Arrivals};
    return int(std::ranges::find(order, group) - order.begin());
}

bool isTold(Field field) {
    constexpr std::array told{Field::DoorState, Field::Light,     Field::Filling,  Field::Curse,
                              Field::Attribute, Field::Alignment, Field::Direction};
    return std::ranges::contains(told, field);
}

std::string noteOf(const LevelSource& level, const StatementNode& node) {
    std::string note;
    const auto add = [&](Range range) {
        note += (note.empty() ? "" : ", ") + std::string(level.text.substr(range.begin, range.size()));
    };
    if (node.chance) {
        add(node.chance->text);
        note += '%';
    }
    for (std::size_t i = 0; i < node.arguments.size(); i += 1U + node.arguments[i].operands) {
        if (isTold(node.arguments[i].field))
            add(node.arguments[i].range);
    }
    return note;
}

} // namespace

std::vector<CellEntry> cellStack(const LevelLanguage& language, const LevelSource& level,
                                 std::vector<std::size_t> statements) {
    const LevelTree& tree = *level.level.tree;
    const std::vector<std::optional<std::size_t>> containers = containersIn(tree);
    std::ranges::sort(statements, {}, [&](std::size_t i) {
        return std::tuple(rankOf(tree.groupOf(tree.statements[i])), containers[i].value_or(i), i);
    });
    std::vector<CellEntry> entries;
    for (const std::size_t i : statements) {
        const StatementNode& node = tree.statements[i];
        const bool isInOneOfThem = containers[i] && std::ranges::contains(statements, *containers[i]);
        entries.push_back({i, language.label(level, i), noteOf(level, node), isInOneOfThem});
    }
    return entries;
}

} // namespace levwright
