// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/Ground.h"

#include "core/instance/CellSet.h"

namespace levwright::lens {
namespace {

using roll::ArrivalArea;

std::vector<Point> arrivalAt(roll::CellPlace place) {
    return roll::onMap(place.point()) ? std::vector{place.point()} : std::vector<Point>{};
}

bool isStated(const ArrivalArea& arrival) {
    return arrival.area != Area{0, 0, 0, 0};
}

} // namespace

LensGround::LensGround(const roll::LevelInstance& level, const roll::GenerationTables& tables,
                       const Catalog& catalog, std::optional<int> depth)
    : m_level(level), m_tables(tables), m_catalog(catalog), m_depth(depth) {
    m_landmarks.fromAbove = arrivalAt(level.arrivalFromAbove);
    m_landmarks.fromBelow = arrivalAt(level.arrivalFromBelow);
    findStairs();
    if (m_landmarks.up.empty() && isStated(level.arriveFromAbove))
        m_landmarks.up = m_landmarks.fromAbove;
    if (m_landmarks.down.empty())
        findHoles();
    if (m_landmarks.down.empty() && isStated(level.arriveFromBelow))
        m_landmarks.down = m_landmarks.fromBelow;
}

void LensGround::findStairs() {
    const auto isStep = [&](std::size_t cell) {
        return m_level.terrain[cell] == roll::Stairs || m_level.terrain[cell] == roll::Ladder;
    };
    roll::CellSet::where(isStep).forEach([&](Point p) {
        const std::uint8_t detail = m_level.detail[std::size_t(roll::cellOf(p))];
        if ((detail & roll::LeadsToBranch) != 0)
            m_landmarks.branch.push_back(p);
        else
            ((detail & roll::LeadsUp) != 0 ? m_landmarks.up : m_landmarks.down).push_back(p);
    });
}

void LensGround::findHoles() {
    for (const roll::RolledTrap& trap : m_level.traps) {
        const auto kind = std::size_t(trap.kind);
        const bool falls = kind < m_tables.traps().size() && m_tables.traps()[kind].is(roll::TrapTrait::Fall);
        if (falls && trap.isStated && roll::onMap(trap.place.point()))
            m_landmarks.down.push_back(trap.place.point());
    }
}

std::vector<Point> LensGround::entrances() const {
    std::vector<Point> all = m_landmarks.up;
    for (const auto* more : {&m_landmarks.down, &m_landmarks.branch})
        all.insert(all.end(), more->begin(), more->end());
    if (all.empty())
        all = m_landmarks.fromAbove;
    if (all.empty())
        all = m_landmarks.fromBelow;
    return all;
}

} // namespace levwright::lens
