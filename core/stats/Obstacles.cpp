// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Obstacles.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace levwright::roll {
namespace {

constexpr std::array<Point, 8> directions{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

Point stepped(Point p, Point by) {
    return {p.x + by.x, p.y + by.y};
}

bool isBeside(const CellSet& reached, Point place) {
    return std::ranges::any_of(directions, [&](Point by) { return reached.contains(stepped(place, by)); });
}

class Walk {
public:
    Walk(const Reach& reach, std::span<const Obstacle> obstacles, Moves moves)
        : m_before(reach), m_reach(reach), m_obstacles(obstacles), m_moves(moves) {}

    // All that is reached from there. alike also gets the cells from which the same is reached.
    CellSet from(Point start, CellSet& alike) {
        for (const Obstacle& each : m_obstacles)
            m_reach.close(each.place);
        CellSet reached;
        reached.add(start);
        m_reach.spread(reached, Travel::Levitating);
        alike = alike | reached;
        while (std::ranges::any_of(m_obstacles, [&](const Obstacle& each) { return helps(each, reached); }))
            m_reach.spread(reached, Travel::Levitating);
        return reached;
    }

private:
    // Whether more can be reached because of it. A boulder that can be pushed is in the way no more.
    bool helps(const Obstacle& each, CellSet& reached) {
        if (m_moves == Moves::LeadsOn) {
            if (!isFree(each.goal) || reached.contains(each.goal) || !isBeside(reached, each.place))
                return false;
            reached.add(each.goal);
            return true;
        }
        if (isFree(each.place) || std::ranges::none_of(directions, [&](Point by) {
                return reached.contains(stepped(each.place, {-by.x, -by.y})) &&
                       isFree(stepped(each.place, by));
            }))
            return false;
        m_reach.open(each.place, m_before);
        reached.add(each.place);
        return isFree(each.place);
    }

    bool isFree(Point p) const { return m_reach.enterable(Travel::Levitating).contains(p); }

    const Reach& m_before;
    Reach m_reach;
    std::span<const Obstacle> m_obstacles;
    Moves m_moves;
};

// Whether the landmarks can be reached from each other without stepping on any of the obstacles.
bool joinWithout(std::span<const Obstacle> obstacles, const Reach& reach, std::span<const Point> landmarks) {
    Reach without = reach;
    for (const Obstacle& each : obstacles)
        without.close(each.place);
    return without.joins(landmarks, Travel::Levitating);
}

// Replaces goals by where one is in the end: what stands at a goal leads on. No obstacle is passed twice.
void leadToEnds(std::vector<Obstacle>& obstacles) {
    constexpr std::size_t none = cellCount;
    std::array<std::size_t, cellCount> indexAt;
    indexAt.fill(none);
    for (std::size_t i = 0; i < obstacles.size(); ++i)
        indexAt[std::size_t(cellOf(obstacles[i].place))] = i;
    const auto after = [&](Point goal) { return onMap(goal) ? indexAt[std::size_t(cellOf(goal))] : none; };
    std::vector<Point> ends;
    for (const Obstacle& each : obstacles) {
        Point& end = ends.emplace_back(each.goal);
        std::size_t next = after(end);
        for (std::size_t passed = 0; next != none && passed < obstacles.size(); ++passed) {
            end = obstacles[next].goal;
            next = after(end);
        }
    }
    for (std::size_t i = 0; i < obstacles.size(); ++i)
        obstacles[i].goal = ends[i];
}

} // namespace

std::optional<std::int32_t> obstacleBetween(const Reach& reach, std::span<const Obstacle> obstacles,
                                            std::span<const Point> landmarks, std::size_t goals,
                                            Moves moves) {
    std::vector<Obstacle> between;
    std::ranges::copy_if(obstacles, std::back_inserter(between),
                         [&](const Obstacle& each) { return !std::ranges::contains(landmarks, each.place); });
    if (between.empty() || joinWithout(between, reach, landmarks))
        return std::nullopt;
    if (moves == Moves::LeadsOn)
        leadToEnds(between);
    Walk walk(reach, between, moves);
    CellSet tried;
    for (const Point start : landmarks) {
        if (tried.contains(start))
            continue;
        const CellSet reached = walk.from(start, tried);
        const bool hasAll =
            std::ranges::all_of(landmarks.first(goals), [&](Point goal) { return reached.contains(goal); });
        if (hasAll)
            continue;
        const auto beside = std::ranges::find_if(
            between, [&](const Obstacle& each) { return isBeside(reached, each.place); });
        if (beside != between.end())
            return beside->statement;
    }
    return std::nullopt;
}

} // namespace levwright::roll
