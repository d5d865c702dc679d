// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/Outline.h"

#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/model/DungeonOutline.h"
#include "core/model/LevelModel.h"

#include <algorithm>
#include <functional>
#include <map>

namespace levwright::services {
namespace {

using StatementRange = std::function<Range(std::size_t statement)>;

SymbolKind kindOf(OutlineEntry::Kind kind) {
    switch (kind) {
    case OutlineEntry::Kind::Section:
        return SymbolKind::Section;
    case OutlineEntry::Kind::Group:
        return SymbolKind::Group;
    case OutlineEntry::Kind::Level:
        return SymbolKind::Level;
    case OutlineEntry::Kind::Statement:
        break;
    }
    return SymbolKind::Statement;
}

std::vector<Symbol> symbolsOf(const std::vector<OutlineEntry>& entries, const StatementRange& rangeOf) {
    std::vector<Symbol> symbols;
    for (const OutlineEntry& entry : entries) {
        Symbol symbol{kindOf(entry.kind), entry.group, entry.label, entry.detail};
        symbol.children = symbolsOf(entry.children, rangeOf);
        if (entry.statement)
            symbol.shown = symbol.range = rangeOf(*entry.statement);
        else if (!symbol.children.empty())
            symbol.shown = symbol.range = symbol.children.front().range;
        for (const Symbol& child : symbol.children)
            symbol.range = {std::min(symbol.range.begin, child.range.begin),
                            std::max(symbol.range.end, child.range.end)};
        if (symbol.name.empty() && symbol.kind != SymbolKind::Group)
            symbol.name = "…";
        symbols.push_back(std::move(symbol));
    }
    return symbols;
}

std::vector<Symbol> symbolsOfLevel(const LevelLanguage& language, const LevelSource& level) {
    if (!level.level.hasHeader())
        return {};
    const std::vector<StatementNode>& statements = level.level.tree->statements;
    const auto rangeOf = [&](std::size_t statement) { return statements[statement].range; };
    Symbol symbol{SymbolKind::Level, StatementGroup::Others, {}}; // named by of()
    symbol.range = {0, level.text.size()};
    symbol.shown = statements.empty() ? Range() : statements.front().range;
    symbol.children = symbolsOf(language.outline(level), rangeOf);
    for (const NamedThing& thing : language.names(level)) {
        const bool isDefined = thing.uses.front().defines;
        if (thing.kind == NameKind::Function && isDefined)
            symbol.children.push_back({SymbolKind::Function,
                                       StatementGroup::Others,
                                       thing.name,
                                       {},
                                       thing.uses.front().range,
                                       thing.uses.front().range});
    }
    return {std::move(symbol)};
}

void shift(Symbol& symbol, Offset by) {
    symbol.range = symbol.range.shifted(by);
    symbol.shown = symbol.shown.shifted(by);
    for (Symbol& child : symbol.children)
        shift(child, by);
}

template <class Marked>
std::vector<Marked> joined(const LevelsAnalysis& levels,
                           const std::vector<const std::vector<Marked>*>& results) {
    std::vector<Marked> all;
    for (std::size_t i = 0; i < results.size(); ++i) {
        for (const Marked& mark : *results[i])
            all.push_back({mark.range.shifted(levels.levelStart(i)), mark.kind});
    }
    return all;
}

// Of folds over the same lines the outer one is kept, but a map is one whatever is around it.
void keepLines(const TextSnapshot& text, std::vector<Fold>& folds) {
    std::ranges::stable_sort(folds, [](const Fold& a, const Fold& b) {
        return a.range.begin != b.range.begin ? a.range.begin < b.range.begin : a.range.end > b.range.end;
    });
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> kept; // by their lines
    std::vector<Fold> result;
    for (const Fold& fold : folds) {
        const std::size_t first = text.position(fold.range.begin).line;
        const std::size_t last = text.position(fold.range.end).line;
        if (first == last)
            continue;
        const auto [at, isNew] = kept.emplace(std::pair(first, last), result.size());
        if (isNew)
            result.push_back(fold);
        else if (fold.kind == FoldKind::Map)
            result[at->second] = fold;
    }
    folds = std::move(result);
}

} // namespace

std::vector<Symbol> Symbols::of(const Analysis& analysis, std::string_view path) {
    if (const DungeonModel* dungeon = analysis.dungeon())
        return symbolsOf(outlineOf(*dungeon),
                         [&](std::size_t statement) { return dungeon->node(statement).range; });
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return {};
    const LevelLanguage& language = analysis.game().language();
    const auto found =
        m_levels.of(*levels, [&](const LevelSource& level) { return symbolsOfLevel(language, level); });
    std::vector<Symbol> all;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const Symbol& symbol : *found[i]) {
            Symbol& level = all.emplace_back(symbol);
            shift(level, levels->levelStart(i));
            level.name = levelNameOf(levels->level(i), path);
            if (level.name.empty())
                level.name = noName;
        }
    }
    return all;
}

std::vector<Fold> Folds::of(const Analysis& analysis) {
    std::vector<Fold> folds;
    const LevelLanguage& language = analysis.game().language();
    if (analysis.dungeon() != nullptr)
        folds = analysis.dungeonLanguage()->folds(*analysis.dungeon());
    else if (const LevelsAnalysis* levels = analysis.levels())
        folds = joined(*levels,
                       m_levels.of(*levels, [&](const LevelSource& level) { return language.folds(level); }));
    keepLines(analysis.text(), folds);
    return folds;
}

std::vector<Mark> Marks::of(const Analysis& analysis) {
    const LevelLanguage& language = analysis.game().language();
    if (analysis.dungeon() != nullptr)
        return analysis.dungeonLanguage()->marks(*analysis.dungeon());
    if (const LevelsAnalysis* levels = analysis.levels())
        return joined(*levels,
                      m_levels.of(*levels, [&](const LevelSource& level) { return language.marks(level); }));
    return {};
}

} // namespace levwright::services
