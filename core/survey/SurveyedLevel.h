// SPDX-License-Identifier: GPL-3.0-or-later
// Puts together what is known of one level.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/diag/Diagnostic.h"
#include "core/picture/Picture.h"
#include "core/survey/LevelRolls.h"
#include "core/survey/Survey.h"
#include "core/text/TextSnapshot.h"

#include <vector>

namespace levwright::survey {

// text: of the file, in which the diagnostics count. Hints are left out.
void addProblems(Level& level, const Diagnostics& diagnostics, const TextSnapshot& text);

// sources: of the statements by number; empty for a level without a description.
void addRolls(Level& level, const Rolled& rolled, const std::vector<roll::StatementSource>& sources);

// A picture that would be too large is left out. tileset: of the user; null for characters.
void addPictures(Level& level, const Scene& scene, const Catalog& catalog,
                 const TilesetPtr& tileset = nullptr);
void addLensView(Level& level, const lens::LensSum& sum, const Scene& scene, const Catalog& catalog,
                 const TilesetPtr& tileset = nullptr);

} // namespace levwright::survey
