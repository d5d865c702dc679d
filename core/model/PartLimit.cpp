// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/PartLimit.h"

namespace levwright {

Point limitOf(const Catalog& catalog, const PartModel& part) {
    return part.map ? Point{catalog.limit("map-columns"), catalog.limit("map-rows")}
                    : Point{catalog.limit("nomap-last-column") + 1, catalog.limit("nomap-last-row")};
}

} // namespace levwright
