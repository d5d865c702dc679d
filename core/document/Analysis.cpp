// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Analysis.h"

#include <algorithm>
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
        const StatementNode& head = level.tree->statements.front();
        const Argument* name = head.find(Field::LevelName);
        found.push_back(Diagnostic{
            DiagnosticCode::SameLevelName,
            name != nullptr ? name->range : head.range,
            std::nullopt,
            {level.name},
            {}}.shifted(tree.levels[i].start));
    }
}

// How many levels at the start and at the end an edit has left as they were.
struct Kept {
    std::size_t start = 0;
    std::size_t end = 0;
};

Kept keptOf(const std::vector<LevelModelPtr>& before, const std::vector<LevelPlace>& after) {
    const std::size_t most = std::min(before.size(), after.size());
    Kept kept;
    while (kept.start < most && before[kept.start]->tree == after[kept.start].tree)
        ++kept.start;
    while (kept.end < most - kept.start &&
           before[before.size() - 1 - kept.end]->tree == after[after.size() - 1 - kept.end].tree)
        ++kept.end;
    return kept;
}

void sortByPlace(Diagnostics& diagnostics) {
    std::ranges::stable_sort(diagnostics, {}, [](const Diagnostic& d) { return d.range.begin; });
}

FileTree levelsOf(const Game& game, const TextSnapshot& text, DocumentKind kind) {
    return game.language().parse(kind == DocumentKind::Levels ? text : TextSnapshot());
}

} // namespace

Analysis::Analysis(GamePtr game, FileTree tree, const Analysis* old)
    : m_game(std::move(game)), m_tree(std::move(tree)) {
    const Kept kept = old == nullptr ? Kept() : keptOf(old->m_models, m_tree.levels);
    m_models.reserve(m_tree.levels.size());
    for (std::size_t i = 0; i < m_tree.levels.size(); ++i) {
        const std::size_t fromEnd = m_tree.levels.size() - i;
        if (i < kept.start)
            m_models.push_back(old->m_models[i]);
        else if (fromEnd <= kept.end)
            m_models.push_back(old->m_models[old->m_models.size() - fromEnd]);
        else
            m_models.push_back(
                m_game->language().lower(m_tree.levels[i].tree, m_tree.textOf(i), LongSize::Bits64));
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
    return {m_game, m_game->language().reparse(m_tree, edit, std::move(text)), this};
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
