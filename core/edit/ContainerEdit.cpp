// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/ContainerEdit.h"

#include "core/base/Contract.h"
#include "core/model/Containment.h"
#include "core/text/Lines.h"

#include <format>

namespace levwright {

std::optional<std::vector<std::size_t>> contentsOf(const LevelLanguage& language, const LevelSource& level,
                                                   std::size_t container) {
    const LevelTree& tree = *level.level.tree;
    const bool canHold = tree.statements[container].kind == StatementKind::Container &&
                         tree.sectionOf(container).has_value() &&
                         !language.wordsFor(ArgumentKind::Contained).empty();
    return canHold ? std::optional(statementsIn(tree, container)) : std::nullopt;
}

std::optional<std::size_t> containerBelow(const LevelSource& level, std::size_t object) {
    const LevelTree& tree = *level.level.tree;
    const StatementNode& node = tree.statements[object];
    const Argument* place = node.find(Field::Place);
    const std::optional<std::size_t> section = tree.sectionOf(object);
    if (!section || node.kind != StatementKind::Object || place == nullptr ||
        place->kind != ArgumentKind::Point)
        return std::nullopt;
    return containerAt(tree, *section, {int(place->numbers[0]), int(place->numbers[1])});
}

EditOutcome addContent(const LevelLanguage& language, const LevelSource& level, std::size_t container) {
    const auto contents = contentsOf(language, level, container);
    require(contents.has_value(), "a container that can hold something");
    const std::size_t last = contents->empty() ? container : contents->back();
    const std::string line = std::format("{}:random,random,{}", level.level.wordOf(StatementKind::Object),
                                         language.wordsFor(ArgumentKind::Contained).front());
    return insertLineBehind(level.text, level.level.tree->statements[last].range.end, line);
}

} // namespace levwright
