// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/builder/Selections.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace levwright::roll {
namespace {

constexpr int farAway = 256; // radii and corners beyond this change nothing on the level

struct RandomLine {
    CellSelection& selection;
    RandomStream& random;
    bool marksEnds = false;

    void draw(Point a, Point b, int roughness, int depth) {
        if (depth == 0)
            return;
        if (a == b) {
            if (!marksEnds)
                add(selection, a.x, a.y);
            return;
        }
        roughness = std::min(roughness, std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)));
        Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
        if (roughness >= 2)
            middle = moved(middle, roughness);
        add(selection, middle.x, middle.y);
        draw(a, middle, roughness * 2 / 3, depth - 1);
        draw(middle, b, roughness * 2 / 3, depth - 1);
        if (marksEnds)
            add(selection, b.x, b.y);
    }

    // The game draws again until the point is in the level.
    Point moved(Point middle, int roughness) {
        constexpr int mostTries = 1000;
        for (int tries = 0; tries < mostTries; ++tries) {
            const Point p{middle.x + random.below(roughness) - roughness / 2,
                          middle.y + random.below(roughness) - roughness / 2};
            if (inLevel(p.x, p.y))
                return p;
        }
        return middle;
    }
};

int wholeRoot(int square) {
    int root = int(std::sqrt(double(square)));
    while (root * root > square)
        --root;
    while ((root + 1) * (root + 1) <= square)
        ++root;
    return root;
}

// The distance from the segment; the foot point is cut to whole numbers.
int distanceFrom(Point a, Point b, Point p) {
    const int dx = b.x - a.x;
    const int dy = b.y - a.y;
    Point foot = a;
    if (dx != 0 || dy != 0) {
        const float along = float((p.x - a.x) * dx + (p.y - a.y) * dy) / float(dx * dx + dy * dy);
        const float u = std::clamp(along, 0.0F, 1.0F);
        foot = {int(float(a.x) + u * float(dx)), int(float(a.y) + u * float(dy))};
    }
    return wholeRoot((p.x - foot.x) * (p.x - foot.x) + (p.y - foot.y) * (p.y - foot.y));
}

int gradientDistance(const Gradient& gradient, Point p) {
    const auto radial = [&](Point at) { return distanceFrom(gradient.from, gradient.to, at); };
    const int distance = radial(p);
    if (!gradient.square)
        return distance;
    const int a = std::max(radial({gradient.from.x, p.y}), radial({p.x, gradient.from.y}));
    const int b = std::max(radial({gradient.to.x, p.y}), radial({p.x, gradient.to.y}));
    return std::min(distance, std::min(a, b));
}

class EllipseWalk {
public:
    EllipseWalk(CellSelection& selection, Point center, int a, int b, EllipseForm form)
        : m_selection(selection), m_center(center), m_a(a), m_full(form == EllipseForm::Full), m_y(b),
          m_a2(a * a), m_b2(b * b) {}

    void walk() {
        const std::int64_t c1 = -(m_a2 / 4 + m_a % 2 + m_b2);
        const std::int64_t c2 = -(m_b2 / 4 + m_y % 2 + m_a2);
        const std::int64_t c3 = -(m_b2 / 4 + m_y % 2);
        m_t = -m_a2 * m_y;
        m_dyt = -2 * m_a2 * m_y;
        while (m_y >= 0 && m_x <= m_a) {
            if (!m_full)
                addCorners();
            if (m_t + m_b2 * m_x <= c1 || m_t + m_a2 * m_y <= c3) {
                stepX();
            } else if (m_t - m_a2 * m_y > c2) {
                stepY();
            } else {
                addRows();
                stepY(Rows::Done);
                stepX();
            }
        }
    }

private:
    enum class Rows { Open, Done };

    void addCorners() {
        for (const int x : {m_center.x - m_x, m_center.x + m_x}) {
            for (const int y : {m_center.y - m_y, m_center.y + m_y})
                add(m_selection, x, y);
        }
    }

    void addRows() {
        if (!m_full)
            return;
        for (int i = 0; i < m_width; ++i) {
            add(m_selection, m_center.x - m_x + i, m_center.y - m_y);
            add(m_selection, m_center.x - m_x + i, m_center.y + m_y);
        }
    }

    void stepX() {
        ++m_x;
        m_dxt += 2 * m_b2;
        m_t += m_dxt;
        m_width += 2;
    }

    void stepY(Rows rows = Rows::Open) {
        if (rows == Rows::Open)
            addRows();
        --m_y;
        m_dyt += 2 * m_a2;
        m_t += m_dyt;
    }

    CellSelection& m_selection;
    Point m_center;
    int m_a;
    bool m_full;
    int m_x = 0;
    int m_y;
    int m_width = 1;
    std::int64_t m_a2;
    std::int64_t m_b2;
    std::int64_t m_t = 0;
    std::int64_t m_dxt = 0;
    std::int64_t m_dyt = 0;
};

} // namespace

CellSelection CellSelection::moved(Point step) const {
    CellSelection result;
    for (int x = std::max(0, -step.x); x < std::min(columns, columns - step.x); ++x) {
        const CellSet::Column cells = m_cells[x];
        result.m_cells[x + step.x] = step.y < 0 ? cells >> 1U : step.y > 0 ? cells << 1U : cells;
    }
    result.m_cells = result.m_cells & level();
    return result;
}

void add(CellSelection& selection, int x, int y) {
    if (inLevel(x, y))
        selection.add({x, y});
}

void addOutline(CellSelection& selection, const Area& area) {
    for (int x = std::max(area.x1, 0); x <= std::min(area.x2, columns - 1); ++x) {
        add(selection, x, area.y1);
        add(selection, x, area.y2);
    }
    for (int y = std::max(area.y1, 0); y <= std::min(area.y2, rows - 1); ++y) {
        add(selection, area.x1, y);
        add(selection, area.x2, y);
    }
}

void addFilled(CellSelection& selection, const Area& area) {
    for (int x = std::max(area.x1, 0); x <= std::min(area.x2, columns - 1); ++x) {
        for (int y = std::max(area.y1, 0); y <= std::min(area.y2, rows - 1); ++y)
            add(selection, x, y);
    }
}

void addLine(CellSelection& selection, Point from, Point to) {
    if (from == to) {
        // The game's loop runs around the range of a byte and so passes all of the level.
        for (int step = -farAway; step <= farAway; ++step)
            add(selection, from.x + step, from.y + step);
        return;
    }
    const int dx = std::abs(to.x - from.x);
    const int dy = std::abs(to.y - from.y);
    const Point step{to.x > from.x ? 1 : -1, to.y > from.y ? 1 : -1};
    const bool flat = dx > dy;
    const int large = flat ? dx : dy;
    const int small = flat ? dy : dx;
    int d = 2 * small - large;
    Point at = from;
    add(selection, at.x, at.y);
    for (int i = 0; i < large; ++i) {
        if (d >= 0) {
            (flat ? at.y : at.x) += flat ? step.y : step.x;
            d += 2 * (small - large);
        } else {
            d += 2 * small;
        }
        (flat ? at.x : at.y) += flat ? step.x : step.y;
        add(selection, at.x, at.y);
    }
}

void addRandomLine(CellSelection& selection, Point from, Point to, int roughness, RandomStream& random,
                   LineEnd end) {
    constexpr int depth = 12;
    RandomLine{selection, random, end == LineEnd::Marked}.draw(from, to, roughness, depth);
}

CellSelection grown(const CellSelection& selection, int directions) {
    enum : std::uint8_t { North = 1, South = 2, East = 4, West = 8 };
    CellSelection result;
    for (const int dx : {-1, 0, 1}) {
        for (const int dy : {-1, 0, 1}) {
            const int needed = (dx < 0 ? West : dx > 0 ? East : 0) | (dy < 0 ? North : dy > 0 ? South : 0);
            if (needed == 0 || (directions & needed) != needed)
                continue;
            result |= selection.moved({dx, dy});
        }
    }
    result.removeColumnZero(); // the game adds nothing there
    result |= selection;
    return result;
}

CellSelection flooded(const Cells<std::uint8_t>& terrain, Point start) {
    CellSelection found;
    const std::uint8_t wanted = terrain[std::size_t(cellOf(start))];
    std::vector<Point> open{start};
    found.add(start);
    while (!open.empty()) {
        const Point at = open.back();
        open.pop_back();
        for (const Point step : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
            const Point next{at.x + step.x, at.y + step.y};
            if (!onMap(next) || found.contains(next) || terrain[std::size_t(cellOf(next))] != wanted)
                continue;
            found.add(next);
            open.push_back(next);
        }
    }
    return found;
}

void addEllipse(CellSelection& selection, Point center, int xRadius, int yRadius, EllipseForm form) {
    EllipseWalk(selection, center, std::clamp(xRadius, -1, farAway), std::clamp(yRadius, -1, farAway), form)
        .walk();
}

void addGradient(CellSelection& selection, const Gradient& gradient, RandomStream& random) {
    const int span = std::max(gradient.most - gradient.least, 1);
    for (int x = 0; x < columns; ++x) {
        for (int y = 0; y < rows; ++y) {
            const int distance = gradientDistance(gradient, {x, y});
            if (distance < gradient.least || (gradient.limited && distance > gradient.most))
                continue;
            if (distance - gradient.least > random.below(span))
                add(selection, x, y);
        }
    }
}

} // namespace levwright::roll
