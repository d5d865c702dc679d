// SPDX-License-Identifier: GPL-3.0-or-later
// Problems at places of a file, and their fixes.
#pragma once

#include "core/document/Analysis.h"

#include <vector>

namespace levwright::services {

// The problems that touch a range, in text order. One with an empty range also counts for the byte before it.
std::vector<const Diagnostic*> problemsIn(const Analysis& analysis, Range range);
inline std::vector<const Diagnostic*> problemsAt(const Analysis& analysis, Offset at) {
    return problemsIn(analysis, {at, at});
}

struct OfferedFix {
    const Diagnostic* problem = nullptr;
    const Fix* fix = nullptr; // its edit counts in the file
};
// Valid as long as the analysis.
std::vector<OfferedFix> fixesIn(const Analysis& analysis, Range range);
inline std::vector<OfferedFix> fixesAt(const Analysis& analysis, Offset at) {
    return fixesIn(analysis, {at, at});
}

} // namespace levwright::services
