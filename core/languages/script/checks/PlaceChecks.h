// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether written places are on the level, and on the map from which they count. Internal to
// script/checks.
#pragma once

#include "core/base/Geometry.h"
#include "core/languages/script/checks/CheckContext.h"

namespace levwright::script {

// Must get the calls of des one after the other.
class PlaceCheck {
public:
    explicit PlaceCheck(CheckContext& context) : m_context(context) {}

    void check(std::size_t call, const CallValues& values);

private:
    struct KnownMap {
        std::size_t call = 0;
        std::optional<Point> size; // empty: places that count from its corner may be anywhere on the level
        bool hasContents = false;  // it has a function in which places count from its corner
    };

    void noteFilling(const CallValues& values);
    void noteMap(std::size_t call, const CallValues& values);
    std::optional<Point> mapAround(std::size_t call) const;
    void checkPair(const CallValues& values);
    void checkPlace(std::size_t call, const CallValues& values, const script::WrittenPlace& place);
    void checkOfMap(std::size_t call, const CallValues& values, const script::WrittenPlace& place);
    void reportNegative(const script::WrittenPlace& place);
    bool isIn(std::size_t call, std::string_view function) const;

    CheckContext& m_context;
    std::vector<KnownMap> m_maps;
    bool m_isStoneAround = true; // beyond the maps there is only stone
};

} // namespace levwright::script
