// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the gaps in the forms of things that are added; see AddedForm.
#pragma once

#include "core/base/Geometry.h"
#include "core/catalog/Catalog.h"
#include "core/model/MapModel.h"

#include <string>
#include <string_view>

namespace levwright {

// Fills the first such gap. A form without that gap does not change.
void fillGap(std::string& form, std::string_view gap, std::string_view text);

// Fills the gaps for directions, which depend on the cells around the given one. map is null if there is
// none.
void fillDirections(std::string& form, const Catalog& catalog, const MapModel* map, Point cell);

// "(3,4)", "(1,1,5,3)"
std::string writtenPlace(Point cell);
std::string writtenPlace(const Area& area);

} // namespace levwright
