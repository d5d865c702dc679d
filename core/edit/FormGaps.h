// SPDX-License-Identifier: GPL-3.0-or-later
// The gaps in the forms of what is added; see AddedForm.
#pragma once

#include "core/base/Geometry.h"
#include "core/catalog/Catalog.h"
#include "core/model/MapModel.h"

#include <string>
#include <string_view>

namespace levwright {

// The first such gap; a form without it stays.
void fillGap(std::string& form, std::string_view gap, std::string_view text);

// Those for a direction, as the cells around that cell have it; map: null if there is none.
void fillDirections(std::string& form, const Catalog& catalog, const MapModel* map, Point cell);

// "(3,4)", "(1,1,5,3)"
std::string writtenPlace(Point cell);
std::string writtenPlace(const Area& area);

} // namespace levwright
