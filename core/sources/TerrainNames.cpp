// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/TerrainNames.h"

#include "core/base/LowerCase.h"

#include <algorithm>
#include <array>

namespace levwright::sources {

namespace {

struct NamedConstant {
    std::string_view constant;
    std::string_view name;
    bool isOfFew = false; // only if the base has that name
};

// Those whose names are more than the constant in lower case.
constexpr std::array<NamedConstant, 25> namedConstants{{{"STONE", "solid stone"},
                                                        {"VWALL", "vertical wall"},
                                                        {"HWALL", "horizontal wall"},
                                                        {"TLCORNER", "top left corner"},
                                                        {"TRCORNER", "top right corner"},
                                                        {"BLCORNER", "bottom left corner"},
                                                        {"BRCORNER", "bottom right corner"},
                                                        {"CROSSWALL", "boundary (cross wall)"},
                                                        {"TUWALL", "T wall up"},
                                                        {"TDWALL", "T wall down"},
                                                        {"TLWALL", "T wall left"},
                                                        {"TRWALL", "T wall right"},
                                                        {"DBWALL", "drawbridge wall"},
                                                        {"SDOOR", "secret door"},
                                                        {"SCORR", "secret corridor"},
                                                        {"DRAWBRIDGE_UP", "raised drawbridge"},
                                                        {"DRAWBRIDGE_DOWN", "lowered drawbridge"},
                                                        {"LAVAPOOL", "lava"},
                                                        {"LAVAWALL", "wall of lava"},
                                                        {"IRONBARS", "iron bars"},
                                                        {"CORR", "corridor"},
                                                        {"ROOM", "room floor"},
                                                        {"TOILET", "fixture of this game alone", true},
                                                        {"MAX_TYPE", "left as it is"},
                                                        {"MAX_LEVTYPE", "left as it is"}}};

} // namespace

std::string terrainName(const Catalog& base, std::string_view constant) {
    const auto* known = std::ranges::find(namedConstants, constant, &NamedConstant::constant);
    const bool fits =
        known != namedConstants.end() && (!known->isOfFew || terrainNamed(base, known->name) != nullptr);
    return fits ? std::string(known->name) : wordsOfConstant(constant);
}

const Terrain* terrainNamed(const Catalog& base, std::string_view name) {
    const auto known = std::ranges::find(base.terrains(), name, &Terrain::name);
    return known == base.terrains().end() ? nullptr : &*known;
}

} // namespace levwright::sources
