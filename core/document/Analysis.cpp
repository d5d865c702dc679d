// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Analysis.h"

#include "core/document/DungeonAnalysis.h"
#include "core/document/LevelsAnalysis.h"

#include <algorithm>

namespace levwright {

AnalysisPtr Analysis::make(const GamePtr& game, TextSnapshot text, DocumentKind kind) {
    if (kind == DocumentKind::Levels)
        return std::make_shared<LevelsAnalysis>(game, std::move(text));
    const bool isDefinition = kind == DocumentKind::DungeonDefinition;
    return std::make_shared<DungeonAnalysis>(
        game, std::move(text), isDefinition ? DungeonForm::Definition : DungeonForm::Preprocessed);
}

void Analysis::setDiagnostics(Diagnostics diagnostics) {
    std::ranges::stable_sort(diagnostics, {}, [](const Diagnostic& d) { return d.range.begin; });
    m_diagnostics = std::move(diagnostics);
}

} // namespace levwright
