// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ProblemPlaces.h"

#include "core/tree/StatementFinder.h"

namespace levwright {

std::vector<std::optional<std::size_t>> statementsOfProblems(const LevelModel& level) {
    std::vector<std::optional<std::size_t>> statements;
    statements.reserve(level.diagnostics.size());
    StatementFinder finder(*level.tree);
    for (const Diagnostic& diagnostic : level.diagnostics)
        statements.push_back(finder.at(diagnostic.range.begin));
    return statements;
}

} // namespace levwright
