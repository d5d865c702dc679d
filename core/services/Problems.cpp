// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/Problems.h"

namespace levwright::services {

std::vector<const Diagnostic*> problemsIn(const Analysis& analysis, Range range) {
    std::vector<const Diagnostic*> found;
    for (const Diagnostic& diagnostic : analysis.diagnostics()) {
        const Range own = diagnostic.range;
        const bool touches = own.begin <= range.end && range.begin <= own.end;
        if (touches || (own.empty() && range.end + 1 == own.begin))
            found.push_back(&diagnostic);
    }
    return found;
}

std::vector<OfferedFix> fixesIn(const Analysis& analysis, Range range) {
    std::vector<OfferedFix> fixes;
    for (const Diagnostic* problem : problemsIn(analysis, range)) {
        for (const Fix& fix : problem->fixes)
            fixes.push_back({problem, &fix});
    }
    return fixes;
}

} // namespace levwright::services
