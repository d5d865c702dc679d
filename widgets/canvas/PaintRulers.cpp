// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the rulers.
#include "widgets/canvas/MapPainting.h"

#include <algorithm>
#include <array>

namespace levwright {
namespace {

// From number to number, so that none touches the next. needed: pixels for the widest one and the gap.
int stepOf(int cell, int needed) {
    constexpr std::array steps{1, 5, 10, 20, 50};
    const auto step = std::ranges::find_if(steps, [&](int each) { return each * cell >= needed; });
    return step == steps.end() ? steps.back() : *step;
}

class RulersPainting : private MapPainting {
public:
    using MapPainting::MapPainting;

    void paint() { paintRulers(); }

private:
    int widthOf(int value) { return m_brushes.numbers.widthOf(QString::number(value), m_painter.font()); }

    void paintRulers() {
        const QPoint ruler = m_moment.ruler;
        const QRect top(0, 0, m_moment.viewport.width(), ruler.y());
        const QRect left(0, 0, ruler.x(), m_moment.viewport.height());
        m_painter.fillRect(top, m_theme.color(MapColor::RulerBackground));
        m_painter.fillRect(left, m_theme.color(MapColor::RulerBackground));
        const std::optional<Point> marked = m_moment.hover ? m_moment.hover : m_moment.cursor;
        const auto number = [&](const QRect& rect, int value, bool here) {
            if (!m_exposed.intersects(rect))
                return;
            if (here)
                m_painter.fillRect(rect, m_theme.color(MapColor::Hover));
            m_painter.setPen(m_theme.color(here ? MapColor::Background : MapColor::RulerText));
            const QString text = QString::number(value);
            const int width = m_brushes.numbers.widthOf(text, m_painter.font());
            m_brushes.numbers.draw(m_painter,
                                   QRect(rect.center().x() - width / 2, rect.y(), width, rect.height()),
                                   Qt::AlignLeft, text);
        };
        const Area numbered = m_sight.extent();
        const int cellWidth = m_sight.geometry.cell.width();
        const int gap = widthOf(0); // as wide as a digit
        const int every = stepOf(cellWidth, widthOf(numbered.x2) + gap);
        m_painter.save();
        m_painter.setClipRect(top.adjusted(ruler.x(), 0, 0, 0), Qt::IntersectClip);
        // A number may be as wide as the left ruler.
        const Area seen = m_sight.geometry.cellsIn(
            m_exposed.boundingRect().adjusted(-ruler.x(), -ruler.y(), ruler.x(), ruler.y()));
        const auto isNear = [&](int x) { // the number of the marked column, which takes precedence
            return marked && x != marked->x &&
                   2 * std::abs(marked->x - x) * cellWidth < widthOf(marked->x) + widthOf(x) + 2 * gap;
        };
        for (int x = std::max({0, numbered.x1, seen.x1}); x <= std::min(numbered.x2, seen.x2); ++x) {
            const bool here = marked && marked->x == x;
            if (!here && (x % every != 0 || isNear(x)))
                continue;
            const int width = std::max(cellWidth, widthOf(x) + 4);
            number({cellRect({x, 0}).center().x() - width / 2, 0, width, ruler.y()}, x, here);
        }
        const int everyRow = stepOf(m_sight.geometry.cell.height(), ruler.y() - 6);
        m_painter.restore();
        m_painter.save();
        m_painter.setClipRect(left.adjusted(0, ruler.y(), 0, 0), Qt::IntersectClip);
        for (int y = std::max({0, numbered.y1, seen.y1}); y <= std::min(numbered.y2, seen.y2); ++y) {
            const bool here = marked && marked->y == y;
            const int height = std::max(m_sight.geometry.cell.height(), ruler.y() - 4);
            const bool nearHere = !here && marked && everyRow > 1 && std::abs(marked->y - y) < 3;
            if (here || (y % everyRow == 0 && !nearHere))
                number({0, cellRect({0, y}).center().y() - height / 2, ruler.x(), height}, y, here);
        }
        m_painter.restore();
        m_painter.fillRect(QRect(QPoint(), QSize(ruler.x(), ruler.y())),
                           m_theme.color(MapColor::RulerBackground));
    }
};

} // namespace

void paintRulers(const PaintJob& job) {
    RulersPainting(job).paint();
}

void paintNotice(const PaintJob& job) {
    QString notice;
    if (job.sight.model.isRoomLevel())
        notice = Session::tr(
            "This is a room level.\nThe game lays out its rooms itself. They are shown here once the "
            "level has no errors; see the text, the outline and the problems.");
    else if (const auto objection = job.sight.session.game().language().objectionTo(Ability::Read))
        notice = QString::fromStdString(objection->reason);
    else if (job.sight.session.text().size() == 0)
        notice = Session::tr("Nothing here yet.\nWrite a level below, or open one (Ctrl+O).");
    else
        notice =
            Session::tr("This level has no part yet.\nA part begins with NOMAP, or with GEOMETRY and a MAP.");
    job.painter.setPen(job.moment.noticeInk);
    job.painter.drawText(job.moment.viewport.adjusted(40, 20, -40, -20), Qt::AlignCenter | Qt::TextWordWrap,
                         notice);
}

} // namespace levwright
