// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two versions of a file as a picture.
#pragma once

#include "core/compare/Comparison.h"
#include "core/document/LevelsAnalysis.h"
#include "core/picture/PicturePage.h"

#include <string>
#include <vector>

namespace levwright::compare {

// The colour of a difference of that kind on a map.
Rgb rgbOf(DifferenceKind kind, Ground ground);

struct NamedVersion {
    std::string name; // of its file
    const LevelsAnalysis& levels;
};

// The levels that differ, each before and after side by side with marks on what differs, and what the colours
// mean. Without a difference there is no level on the page.
PicturePage comparedPage(const NamedVersion& before, const NamedVersion& after,
                         const std::vector<Difference>& differences, const PageStyle& style);

} // namespace levwright::compare
