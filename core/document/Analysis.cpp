// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Analysis.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace levwright {
namespace {

// Levels of one name are written to one file, the later over the earlier.
void findSameNames(const FileTree& tree, const std::vector<LevelModelPtr>& models, Diagnostics& found) {
    std::unordered_set<std::string_view> names;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const LevelModel& level = *models[i];
        if (!level.tree->hasHeader || level.name.empty() || names.insert(level.name).second)
            continue;
        const Argument* name = level.tree->statements.front().find(Field::LevelName);
        found.push_back(
            Diagnostic{DiagnosticCode::SameLevelName, name->range, std::nullopt, {level.name}, {}}.shifted(
                tree.levels[i].start));
    }
}

void sortByPlace(Diagnostics& diagnostics) {
    std::ranges::stable_sort(diagnostics, {}, [](const Diagnostic& d) { return d.range.begin; });
}

FileTree levelsOf(const Game& game, const TextSnapshot& text, DocumentKind kind) {
    return parseFile(game.dialect(), kind == DocumentKind::Levels ? text : TextSnapshot());
}

} // namespace

Analysis::Analysis(GamePtr game, FileTree tree, const Analysis* old)
    : m_game(std::move(game)), m_tree(std::move(tree)) {
    std::unordered_map<const LevelTree*, LevelModelPtr> known;
    if (old != nullptr) {
        for (const LevelModelPtr& model : old->m_models)
            known.emplace(model->tree.get(), model);
    }
    m_models.reserve(m_tree.levels.size());
    for (std::size_t i = 0; i < m_tree.levels.size(); ++i) {
        const LevelTreePtr& level = m_tree.levels[i].tree;
        const auto found = known.find(level.get());
        m_models.push_back(found != known.end() ? found->second : lower(*m_game, level, m_tree.textOf(i)));
        for (const Diagnostic& diagnostic : m_models.back()->diagnostics)
            m_diagnostics.push_back(diagnostic.shifted(m_tree.levels[i].start));
    }
    findSameNames(m_tree, m_models, m_diagnostics);
    sortByPlace(m_diagnostics);
}

Analysis::Analysis(const GamePtr& game, TextSnapshot text, DocumentKind kind)
    : Analysis(game, levelsOf(*game, text, kind), nullptr) {
    m_kind = kind;
    if (kind == DocumentKind::Levels)
        return;
    const bool isDefinition = kind == DocumentKind::DungeonDefinition;
    m_dungeon =
        lowerDungeon(*game, parseDungeon(game->dungeonDialect(), std::move(text),
                                         isDefinition ? DungeonForm::Definition : DungeonForm::Preprocessed));
    m_diagnostics = m_dungeon->diagnostics;
    sortByPlace(m_diagnostics);
}

Analysis Analysis::updated(const TextEdit& edit, TextSnapshot text) const {
    if (m_dungeon)
        return {m_game, std::move(text), m_kind};
    return {m_game, reparse(m_game->dialect(), m_tree, edit, std::move(text)), this};
}

std::optional<StatementRef> Analysis::statementAt(std::size_t level, Offset at) const {
    const Offset start = levelStart(level);
    if (at < start)
        return std::nullopt;
    const std::optional<std::size_t> found =
        m_dungeon ? m_dungeon->tree->statementAt(at) : this->level(level).tree->statementAt(at - start);
    return found ? std::optional(StatementRef{level, *found}) : std::nullopt;
}

Range Analysis::rangeOf(const StatementRef& statement) const {
    if (m_dungeon)
        return m_dungeon->node(statement.statement).range;
    return level(statement.level)
        .tree->statements[statement.statement]
        .range.shifted(levelStart(statement.level));
}

std::string Analysis::ownerAt(Offset at) const {
    if (!m_dungeon)
        return level(m_tree.levelAt(at)).name;
    std::string name;
    for (const DungeonPartModel& part : m_dungeon->dungeons) {
        if (m_dungeon->node(part.node).range.begin <= at)
            name = part.record.name.text;
    }
    return name;
}

const Diagnostics& Analysis::diagnostics() const {
    return m_diagnostics;
}

Diagnostics Analysis::diagnosticsOf(std::size_t level) const {
    const Range own{levelStart(level), levelStart(level) + m_tree.levels[level].tree->size};
    Diagnostics found;
    for (const Diagnostic& diagnostic : m_diagnostics) {
        if (diagnostic.range.begin >= own.begin &&
            (diagnostic.range.begin < own.end || level + 1 == levelCount()))
            found.push_back(diagnostic);
    }
    return found;
}

} // namespace levwright
