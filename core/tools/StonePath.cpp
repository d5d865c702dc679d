// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/StonePath.h"

#include "core/base/Flood.h"

#include <queue>

#include <algorithm>
#include <limits>

namespace levwright {
namespace {

constexpr int directions = 4;
constexpr int step = 1 << 12; // a way has fewer turns than this

// A cell and the direction in which it was entered.
struct State {
    int cost = 0;
    Point at;
    int direction = 0;
    auto operator<=>(const State&) const = default;
};

class Search {
public:
    Search(Point size, const std::function<bool(Point)>& isOpen)
        : m_size(size), m_isOpen(isOpen),
          m_best(std::size_t(size.x) * std::size_t(size.y) * directions, std::numeric_limits<int>::max()),
          m_before(m_best.size(), -1) {}

    std::vector<Point> find(Point from, Point to) {
        for (int direction = 0; direction < directions; ++direction)
            reach({0, from, direction}, -1);
        while (!m_next.empty()) {
            const State state = m_next.top();
            m_next.pop();
            if (state.at == to)
                return wayTo(index(state));
            if (state.cost > m_best[std::size_t(index(state))])
                continue;
            goOn(state, to);
        }
        return {};
    }

private:
    void goOn(const State& state, Point to) {
        const std::vector<Point> beside = cellsBeside(state.at, Joining::Sides);
        for (int direction = 0; direction < directions; ++direction) {
            const Point cell = beside[std::size_t(direction)];
            const bool isInside = cell.x >= 0 && cell.y >= 0 && cell.x < m_size.x && cell.y < m_size.y;
            if (isInside && (cell == to || m_isOpen(cell)))
                reach({state.cost + step + (direction == state.direction ? 0 : 1), cell, direction},
                      index(state));
        }
    }

    void reach(const State& state, int before) {
        const auto at = std::size_t(index(state));
        if (state.cost >= m_best[at])
            return;
        m_best[at] = state.cost;
        m_before[at] = before;
        m_next.push(state);
    }

    int index(const State& state) const {
        return (state.at.y * m_size.x + state.at.x) * directions + state.direction;
    }

    std::vector<Point> wayTo(int last) const {
        std::vector<Point> way;
        for (int at = last; at >= 0; at = m_before[std::size_t(at)]) {
            const int cell = at / directions;
            way.push_back({cell % m_size.x, cell / m_size.x});
        }
        std::ranges::reverse(way);
        return way;
    }

    Point m_size;
    const std::function<bool(Point)>& m_isOpen;
    std::vector<int> m_best;
    std::vector<int> m_before;
    std::priority_queue<State, std::vector<State>, std::greater<>> m_next;
};

} // namespace

std::vector<Point> stonePath(Point size, Point from, Point to, const std::function<bool(Point)>& isOpen) {
    return Search(size, isOpen).find(from, to);
}

} // namespace levwright
