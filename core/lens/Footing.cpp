// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/Footing.h"

#include "core/lens/Lens.h"

#include <algorithm>
#include <array>
#include <vector>

namespace levwright::lens {
namespace {

using roll::cellOf;
using roll::Cells;
using roll::CellSet;

bool isDrawn(std::uint8_t terrain) {
    return terrain == roll::DrawbridgeWall || terrain == roll::RaisedBridge;
}

// Whether a door or drawbridge of the level opens, or something hidden is found.
bool opens(std::uint8_t terrain, std::uint8_t detail, const WaySwitches& switches) {
    if (isDrawn(terrain))
        return switches.locked;
    if (terrain == roll::SecretCorridor)
        return switches.secret;
    if (terrain == roll::SecretDoor && !switches.secret)
        return false;
    if ((detail & roll::LockedDoor) != 0)
        return switches.locked;
    const bool isShut = (detail & roll::ClosedDoor) != 0 || terrain == roll::SecretDoor;
    return !isShut || switches.doors;
}

} // namespace

Footing::Footing(const roll::LevelInstance& level, const WaySwitches& switches) {
    const auto& terrain = level.terrain;
    m_cells = CellSet::where(
        [&](std::size_t cell) { return terrain[cell] > roll::Door && terrain[cell] != roll::LavaWall; });
    if (switches.levitate) {
        m_cells = m_cells | CellSet::where([&](std::size_t cell) {
                      return terrain[cell] >= roll::Pool && terrain[cell] <= roll::Lava &&
                             terrain[cell] != roll::RaisedBridge;
                  });
    }
    if (switches.dig) {
        m_dug = CellSet::where([&](std::size_t cell) {
            return terrain[cell] <= roll::SecretCorridor && terrain[cell] != roll::DrawbridgeWall &&
                   (level.marks[cell] & roll::Undiggable) == 0;
        });
    }
    // What opens need not be dug, and what is dug lets one pass diagonally.
    const CellSet openable = CellSet::where([&](std::size_t cell) {
        return terrain[cell] == roll::Door || terrain[cell] == roll::RaisedBridge ||
               (terrain[cell] >= roll::DrawbridgeWall && terrain[cell] <= roll::SecretCorridor);
    });
    openable.forEach([&](Point p) { lookAt(level, p, switches); });
    m_cells = m_cells | m_dug;
}

void Footing::lookAt(const roll::LevelInstance& level, Point p, const WaySwitches& switches) {
    const std::uint8_t terrain = level.terrain[std::size_t(cellOf(p))];
    const std::uint8_t detail = level.detail[std::size_t(cellOf(p))];
    if (terrain == roll::Tree)
        return;
    if (!opens(terrain, detail, switches))
        return;
    m_cells.add(p);
    m_dug[p.x] &= ~CellSet::bitOf(p.y);
    const bool isHole =
        terrain == roll::Door && (detail & (roll::OpenDoor | roll::ClosedDoor | roll::LockedDoor)) == 0;
    if (terrain == roll::DrawbridgeWall || (roll::isAnyDoor(terrain) && !isHole))
        m_straight.add(p);
}

Cells<std::int32_t> distancesFrom(const Footing& footing, std::span<const Point> starts) {
    Cells<std::int32_t> distances;
    distances.fill(noNumber);
    // Cells that are this many moves away, by the rest of that number. No step is longer than digMoves.
    std::array<std::vector<Point>, digMoves + 1> waiting;
    std::size_t open = 0;
    const auto reach = [&](Point p, std::int32_t moves) {
        std::int32_t& known = distances[std::size_t(cellOf(p))];
        if (known != noNumber && known <= moves)
            return;
        known = moves;
        waiting[std::size_t(moves) % waiting.size()].push_back(p);
        ++open;
    };
    for (const Point start : starts)
        reach(start, 0);
    for (std::int32_t moves = 0; open > 0; ++moves) {
        std::vector<Point>& now = waiting[std::size_t(moves) % waiting.size()];
        open -= now.size();
        for (const Point from : now) {
            if (distances[std::size_t(cellOf(from))] != moves)
                continue; // a shorter way was found since
            footing.forEachStep(from, [&](Point to) { reach(to, moves + footing.cost(to)); });
        }
        now.clear();
    }
    return distances;
}

std::vector<Point> wayTo(const Footing& footing, const Cells<std::int32_t>& distances, Point goal) {
    const auto movesTo = [&](Point p) { return distances[std::size_t(cellOf(p))]; };
    if (!roll::onMap(goal) || movesTo(goal) == noNumber)
        return {};
    std::vector<Point> way{goal};
    while (movesTo(way.back()) > 0) {
        const Point at = way.back();
        const std::int32_t before = movesTo(at) - footing.cost(at);
        const auto* step = std::ranges::find_if(eightSteps, [&](Point by) {
            const Point from{at.x + by.x, at.y + by.y};
            return roll::onMap(from) && movesTo(from) == before && footing.leads(from, {-by.x, -by.y});
        });
        if (step == eightSteps.end())
            return {};
        way.push_back({at.x + step->x, at.y + step->y});
    }
    std::ranges::reverse(way);
    return way;
}

} // namespace levwright::lens
