// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Analysis.h"

#include <algorithm>
#include <unordered_set>

namespace levwright {
namespace {

bool hasName(const LevelModel& level) {
    return level.tree->hasHeader && !level.name.empty();
}

// Levels of one name are written to one file, the later over the earlier.
std::vector<std::size_t> namesakesAmong(const std::vector<LevelModelPtr>& models) {
    std::vector<std::size_t> namesakes;
    std::unordered_set<std::string_view> names;
    for (std::size_t i = 0; i < models.size(); ++i) {
        if (hasName(*models[i]) && !names.insert(models[i]->name).second)
            namesakes.push_back(i);
    }
    return namesakes;
}

Diagnostic sameNameOf(const LevelModel& level) {
    const StatementNode& head = level.tree->statements.front();
    const Argument* name = head.find(Field::LevelName);
    return {DiagnosticCode::SameLevelName,
            name != nullptr ? name->range : head.range,
            std::nullopt,
            {level.name},
            {}};
}

// How many levels at the start and at the end an edit has left as they were.
struct Kept {
    std::size_t start = 0;
    std::size_t end = 0;
};

Kept keptOf(const std::vector<LevelPlace>& before, const std::vector<LevelPlace>& after) {
    const std::size_t most = std::min(before.size(), after.size());
    Kept kept;
    while (kept.start < most && before[kept.start].tree == after[kept.start].tree)
        ++kept.start;
    while (kept.end < most - kept.start &&
           before[before.size() - 1 - kept.end].tree == after[after.size() - 1 - kept.end].tree)
        ++kept.end;
    return kept;
}

// Whether all levels are called what they were called before.
bool hasSameNames(const std::vector<LevelModelPtr>& before, const std::vector<LevelModelPtr>& after,
                  const Kept& kept) {
    if (before.size() != after.size())
        return false;
    for (std::size_t i = kept.start; i < after.size() - kept.end; ++i) {
        if (hasName(*before[i]) != hasName(*after[i]) || before[i]->name != after[i]->name)
            return false;
    }
    return true;
}

void sortByPlace(Diagnostics& diagnostics) {
    std::ranges::stable_sort(diagnostics, {}, [](const Diagnostic& d) { return d.range.begin; });
}

FileTree levelsOf(const Game& game, const TextSnapshot& text, DocumentKind kind) {
    return game.language().parse(kind == DocumentKind::Levels ? text : TextSnapshot());
}

} // namespace

// Nothing is asked of the levels that are kept: in a file of very many that alone would be felt with every
// key.
Analysis::Analysis(GamePtr game, FileTree tree, const Analysis* old)
    : m_game(std::move(game)), m_tree(std::move(tree)) {
    const Kept kept = old == nullptr ? Kept() : keptOf(old->m_tree.levels, m_tree.levels);
    const std::size_t count = m_tree.levels.size();
    m_models.reserve(count);
    if (old != nullptr) {
        m_models.assign(old->m_models.begin(), old->m_models.begin() + std::ptrdiff_t(kept.start));
        m_faulty.assign(old->m_faulty.begin(), std::ranges::lower_bound(old->m_faulty, kept.start));
    }
    for (std::size_t i = kept.start; i < count - kept.end; ++i) {
        m_models.push_back(
            m_game->language().lower(m_tree.levels[i].tree, m_tree.textOf(i), LongSize::Bits64));
        if (!m_models.back()->diagnostics.empty())
            m_faulty.push_back(i);
    }
    if (old != nullptr) {
        const std::size_t behind = old->m_models.size() - kept.end;
        m_models.insert(m_models.end(), old->m_models.begin() + std::ptrdiff_t(behind), old->m_models.end());
        for (auto i = std::ranges::lower_bound(old->m_faulty, behind); i != old->m_faulty.end(); ++i)
            m_faulty.push_back(*i - behind + count - kept.end);
    }
    m_namesakes = old != nullptr && hasSameNames(old->m_models, m_models, kept) ? old->m_namesakes
                                                                                : namesakesAmong(m_models);
    for (const std::size_t i : m_faulty) {
        for (const Diagnostic& diagnostic : m_models[i]->diagnostics)
            m_diagnostics.push_back(diagnostic.shifted(m_tree.levels[i].start));
    }
    for (const std::size_t i : m_namesakes)
        m_diagnostics.push_back(sameNameOf(*m_models[i]).shifted(m_tree.levels[i].start));
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
