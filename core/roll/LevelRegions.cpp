// SPDX-License-Identifier: GPL-3.0-or-later
// Level regions, the branch, and the places of arrivals (format document on loading, section 20).
#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <format>
#include <vector>

namespace levwright::roll {
namespace {

enum Kind : std::uint8_t {
    DownStair,
    UpStair,
    Portal,
    BranchEnd,
    Arrival,
    ArrivalFromBelow,
    ArrivalFromAbove
};

class RegionMaker {
public:
    explicit RegionMaker(RollState& state) : m_state(state) {}

    void carryOut(const PendingRegion& region) {
        m_region = &region;
        switch (region.kind) {
        case DownStair:
        case UpStair:
            if (const std::optional<Point> p = choose(region.area, region.excluded))
                makeStairs(m_state, *p, region.kind == UpStair ? 1 : 0, region.statement);
            break;
        case Portal:
            if (const std::optional<Point> p = choose(region.area, region.excluded))
                makeTrap(m_state, *p, m_state.plan->named.magicPortal, region.statement);
            break;
        case BranchEnd:
            makeBranch(&region);
            break;
        case Arrival:
        case ArrivalFromAbove:
        case ArrivalFromBelow:
            if (region.kind != ArrivalFromBelow)
                m_state.level.arriveFromAbove = {region.area, region.excluded, region.statement};
            if (region.kind != ArrivalFromAbove)
                m_state.level.arriveFromBelow = {region.area, region.excluded, region.statement};
            break;
        default:
            break;
        }
    }

    // Without a region, the branch is put wherever the level has room.
    void makeBranch(const PendingRegion* region) {
        m_region = region;
        if (m_state.plan->context.branch == Branch::None || m_state.branchMade)
            return;
        const bool anywhere = region == nullptr || region->area.x1 == 0;
        const std::optional<std::size_t> room = anywhere ? branchRoom() : std::nullopt;
        const Area whole{0, 0, 0, 0};
        const bool isInMaze =
            region == nullptr && !room && m_state.plan->holds(RollRule::BranchesTakeMazeCells);
        const std::optional<Point> p = room       ? cellOfRoom(*room)
                                       : isInMaze ? cellOfMaze()
                                                  : choose(region != nullptr ? region->area : whole,
                                                           region != nullptr ? region->excluded : whole);
        if (!p)
            return;
        m_state.branchMade = true;
        const std::int32_t statement = region != nullptr ? region->statement : noStatement;
        switch (m_state.plan->context.branch) {
        case Branch::Up:
        case Branch::Down:
            m_state.setTerrain(*p, Stairs);
            m_state.level.detail[std::size_t(cellOf(*p))] = std::uint8_t(
                LeadsToBranch | (m_state.plan->context.branch == Branch::Up ? LeadsUp : LeadsDown));
            m_state.note(statement, *p);
            break;
        case Branch::Portal:
            makeTrap(m_state, *p, m_state.plan->named.magicPortal, statement);
            break;
        case Branch::None:
        case Branch::Nothing:
            break;
        }
    }

    std::optional<Point> arrival(const ArrivalArea& where, Exclusion::Of excluded) {
        m_forArrival = true;
        m_excluded = excluded;
        return choose(where.area, where.excluded);
    }

private:
    bool isGood(Point p, const Area& excluded) {
        if (!onMap(p) || excluded.contains(p) || m_state.isOccupied(p))
            return false;
        if (m_forArrival && (isExcluded(m_state.level, Exclusion::Of::Arrivals, p) ||
                             isExcluded(m_state.level, m_excluded, p)))
            return false;
        const int terrain = m_state.terrain(p);
        return terrain == Floor || terrain == Air || (terrain == Corridor && m_state.level.maze);
    }

    bool takes(Point p, const Area& excluded, bool atAnyPrice) {
        if (!isGood(p, excluded)) {
            if (!atAnyPrice || !onMap(p) || !hasRemovableTrap(p))
                return false;
            const std::int32_t trap = m_state.trapHere[std::size_t(cellOf(p))];
            m_state.trapHere[std::size_t(cellOf(p))] = 0;
            const bool good = isGood(p, excluded);
            m_state.trapHere[std::size_t(cellOf(p))] = trap;
            if (!good)
                return false;
            if (!m_forArrival)
                removeTrap(m_state, p);
        }
        return !m_forArrival || atAnyPrice || m_state.monsterHere[std::size_t(cellOf(p))] == 0;
    }

    bool hasRemovableTrap(Point p) const {
        const RolledTrap* trap = m_state.trapAt(p);
        return trap != nullptr && trap->kind != m_state.plan->named.magicPortal;
    }

    std::optional<Point> choose(Area area, const Area& excluded) {
        if (area.x1 == 0)
            area = {1, m_state.plan->holds(RollRule::WholeFromRowZero) ? 0 : 1, columns - 1, rows - 1};
        if (m_state.plan->holds(RollRule::LevelsFlip)) // a mirrored area may leave the level
            area = cutToMap(area);
        const bool single = area.x1 == area.x2 && area.y1 == area.y2;
        for (int tries = 0; tries < 200; ++tries) {
            const Point p{m_state.random.between(area.x1, area.x2), m_state.random.between(area.y1, area.y2)};
            if (takes(p, excluded, single))
                return p;
        }
        const Area scanned = cutToMap(area);
        for (int x = scanned.x1; x <= scanned.x2; ++x) {
            for (int y = scanned.y1; y <= scanned.y2; ++y) {
                if (takes({x, y}, excluded, true))
                    return Point{x, y};
            }
        }
        if (!m_forArrival)
            complain();
        return std::nullopt;
    }

    void complain() {
        if (m_state.plan->water)
            return; // the game's bubbles of air are elsewhere than ours, so it may well find a cell
        m_state.complain(
            {.text = std::format("Couldn't place lregion type {}!",
                                 int(m_region != nullptr ? m_region->kind : std::uint8_t(BranchEnd))),
             .statement = m_region != nullptr ? m_region->statement : noStatement,
             .line = 0,
             .about = Complaint::About::RegionWithoutPlace});
    }

    std::optional<std::size_t> branchRoom() {
        std::vector<std::size_t> rooms;
        for (std::size_t i = 0; i < m_state.level.rooms.size(); ++i) {
            if (m_state.level.rooms[i].parent < 0)
                rooms.push_back(i);
        }
        if (rooms.empty())
            return std::nullopt;
        if (m_state.plan->holds(RollRule::BranchesChoose))
            return roomForStairs(m_state, m_state.plan->tables->roomType("themed"));
        std::size_t room = 0;
        for (int tries = 0; tries < 100; ++tries) {
            room = rooms[std::size_t(m_state.random.below(int(rooms.size())))];
            const bool fits =
                m_state.level.rooms[room].type == 0 && (m_state.level.maze || !holdsStairs(m_state, room));
            if (rooms.size() <= 2 || fits)
                break;
        }
        return room;
    }

    std::optional<Point> cellOfRoom(std::size_t room) {
        // The game tries for ever. This many tries are enough for any room that has a suitable cell.
        const bool takesIce = m_state.plan->holds(RollRule::BranchesChoose);
        const int mostTries = takesIce ? 100 : 2000;
        for (int tries = 0; tries < mostTries; ++tries) {
            const std::optional<Point> p = someCell(m_state, room);
            if (!p || !onMap(*p))
                continue;
            const int terrain = m_state.terrain(*p);
            const bool isFloor = terrain == Floor || terrain == Corridor || (takesIce && terrain == Ice);
            if (!m_state.isOccupied(*p) && isFloor)
                return p;
        }
        return std::nullopt;
    }

    // Later games look for a way in the maze and do not mind what is on it.
    std::optional<Point> cellOfMaze() {
        constexpr int mostTries = 100;
        const int way = m_state.has(CorridorMazeFlag) ? Corridor : Floor;
        for (int tries = 0; tries < mostTries; ++tries) {
            const Point p{m_state.random.between(1, columns - 2), m_state.random.between(1, rows - 1)};
            if (m_state.terrain(p) == way)
                return p;
        }
        for (int x = 1; x < columns - 2; ++x) {
            for (int y = 1; y < rows - 1; ++y) {
                if (m_state.terrain(x, y) == way)
                    return Point{x, y};
            }
        }
        throw LoadingEnds{Fatal::NoPlace, noStatement};
    }

    RollState& m_state;
    const PendingRegion* m_region = nullptr; // that is being carried out; null for the branch without one
    bool m_forArrival = false;
    Exclusion::Of m_excluded = Exclusion::Of::Arrivals;
};

} // namespace

void carryOutLevelRegions(RollState& state) {
    RegionMaker maker(state);
    for (std::size_t i = state.regions.size(); i-- > 0;)
        maker.carryOut(state.regions[i]);
    maker.makeBranch(nullptr);
}

void chooseArrivals(RollState& state) {
    RegionMaker maker(state);
    const auto arrive = [&](const ArrivalArea& where, CellPlace& cell, Exclusion::Of excluded) {
        const std::optional<Point> p = maker.arrival(where, excluded);
        if (!p)
            return;
        cell = cellPlace(*p);
        state.note(where.statement, *p);
    };
    arrive(state.level.arriveFromAbove, state.level.arrivalFromAbove, Exclusion::Of::ArrivalsFromAbove);
    arrive(state.level.arriveFromBelow, state.level.arrivalFromBelow, Exclusion::Of::ArrivalsFromBelow);
}

} // namespace levwright::roll
