// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/AreaLabels.h"

#include <QtMath>

#include <algorithm>
#include <functional>
#include <utility>

namespace levwright {
namespace {

bool holds(const Area& outer, const Area& inner) {
    return outer.contains({inner.x1, inner.y1}) && outer.contains({inner.x2, inner.y2});
}

// The covered cells, counted from the upper left cell of an area.
class Covered {
public:
    Covered(const CanvasModel& model, const Area& within)
        : m_within(within), m_cells(within.width(), within.height(), 0) {
        for (const ShownPlacement& shown : model.placements()) {
            for (const Point cell : shown.placement.cells)
                cover({cell.x, cell.y, cell.x, cell.y});
        }
    }

    bool isFree(const Area& area) const {
        for (int x = area.x1; x <= area.x2; ++x) {
            for (int y = area.y1; y <= area.y2; ++y) {
                if (m_cells.atOr({x - m_within.x1, y - m_within.y1}, 1) != 0)
                    return false;
            }
        }
        return true;
    }

    void cover(const Area& area) {
        for (int x = area.x1; x <= area.x2; ++x) {
            for (int y = area.y1; y <= area.y2; ++y) {
                if (m_within.contains({x, y}))
                    m_cells.set({x - m_within.x1, y - m_within.y1}, 1);
            }
        }
    }

private:
    Area m_within;
    Grid<char> m_cells;
};

} // namespace

void AreaLabels::setFont(const QFont& font, QSize cell) {
    m_cell = cell;
    m_font = font;
    m_font.setPixelSize(qBound(9, cell.height() / 2, 12));
    m_sizes.clear();
}

QSize AreaLabels::sizeOf(const QString& name) {
    auto found = m_sizes.find(name);
    if (found == m_sizes.end()) {
        const QFontMetricsF metrics(m_font);
        found = m_sizes.insert(name, {qCeil(metrics.horizontalAdvance(name)) + 6, qCeil(metrics.height())});
    }
    return *found;
}

// The best place comes first. Corners of the area are used only if it is large enough.
std::vector<QRect> AreaLabels::placesFor(const NamedArea& named, const Area& area) {
    const QSize size = sizeOf(named.name);
    const QRect rect = geometry().areaRect(area);
    const int right = rect.right() + 1 - size.width();
    const int low = rect.bottom() + 1 - size.height();
    std::vector<QRect> places;
    const int inset = named.hasHandles ? handleSize + 2 : 0;
    if (size.width() + 2 * inset <= rect.width() && size.height() <= rect.height()) {
        for (const int y : {rect.top(), low}) {
            for (const int x : {rect.left() + inset, right - inset})
                places.emplace_back(QPoint(x, y), size);
        }
    }
    for (const QPoint corner :
         {QPoint(rect.left(), rect.top() - size.height()), QPoint(right, rect.top() - size.height()),
          QPoint(rect.left(), rect.bottom() + 1), QPoint(right, rect.bottom() + 1)})
        places.emplace_back(corner, size);
    return places;
}

std::vector<AreaLabel> AreaLabels::placed(const CanvasModel& model, const Area& within,
                                          std::vector<NamedArea> areas) {
    if (areas.empty())
        return {};
    Covered covered(model, within);
    std::vector<AreaLabel> labels;
    const auto place = [&](const NamedArea& named) {
        const Area& area = *model.placements()[named.placement].placement.area;
        const std::vector<QRect> places = placesFor(named, area);
        const auto isWithin = [&](const QRect& box) { return holds(within, geometry().cellsIn(box)); };
        const auto isGood = [&](const QRect& box) {
            return isWithin(box) && covered.isFree(geometry().cellsIn(box));
        };
        auto box = std::ranges::find_if(places, isGood);
        if (box == places.end() && named.isAsked)
            box = std::ranges::find_if(places, isWithin);
        if (box == places.end() && !named.isAsked)
            return;
        labels.push_back({named.placement, named.name, box == places.end() ? places.front() : *box});
        covered.cover(geometry().cellsIn(labels.back().box));
        if (!named.hasHandles)
            return;
        for (const int x : {area.x1, area.x2}) {
            for (const int y : {area.y1, area.y2})
                covered.cover({x, y, x, y});
        }
    };
    std::ranges::stable_sort(areas, std::greater(), [](const NamedArea& named) {
        return std::pair(named.hasHandles, named.isAsked);
    });
    std::ranges::for_each(areas, place);
    return labels;
}

} // namespace levwright
