// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Analysis.h"

#include "core/document/DungeonAnalysis.h"
#include "core/document/LevelsAnalysis.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>

namespace levwright {

namespace {

// For a game without dungeon scripts, a script is treated as a description that nobody can read.
DungeonLanguagePtr dungeonLanguageOf(const GamePtr& game, DocumentKind kind) {
    const DungeonLanguage* scripts = game->language().dungeonScripts();
    if (kind == DocumentKind::DungeonScript && scripts != nullptr)
        return {game, scripts};
    const bool isPreprocessed = kind == DocumentKind::PreprocessedDungeon;
    return {game,
            &game->dungeonDefinitions(isPreprocessed ? DungeonForm::Preprocessed : DungeonForm::Definition)};
}

} // namespace

AnalysisPtr Analysis::make(const GamePtr& game, TextSnapshot text, DocumentKind kind) {
    if (kind == DocumentKind::Levels)
        return std::make_shared<LevelsAnalysis>(game, std::move(text));
    return std::make_shared<DungeonAnalysis>(game, std::move(text), kind, dungeonLanguageOf(game, kind));
}

void Analysis::setDiagnostics(std::shared_ptr<const Diagnostics> diagnostics) {
    const auto begin = [](const Diagnostic& each) { return each.range.begin; };
    m_diagnostics = std::move(diagnostics);
    if (std::ranges::is_sorted(*m_diagnostics, {}, begin))
        return; // sorting would move them about all the same, and there may be thousands
    Diagnostics sorted = *m_diagnostics;
    std::ranges::stable_sort(sorted, {}, begin);
    m_diagnostics = std::make_shared<Diagnostics>(std::move(sorted));
}

} // namespace levwright
