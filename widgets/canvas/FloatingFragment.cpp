// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/FloatingFragment.h"

#include <algorithm>
#include <utility>

namespace levwright {
void sayWhatStaysOut(Session& session, const std::vector<std::string>& left) {
    QStringList lines;
    constexpr std::size_t most = 5;
    for (std::size_t i = 0; i < std::min(left.size(), most); ++i)
        lines << QString::fromStdString(left[i]);
    if (left.size() > most)
        lines << Session::tr("And %1 more.").arg(left.size() - most);
    if (!lines.isEmpty())
        session.refuse(lines.join(u' '));
}

bool applyFragmentEdit(Session& session, const CanvasModel& model, const TextEdit& edit,
                       const StepName& label, MergeKey mergeKey, const CellMask& cells,
                       const std::vector<Range>& statements) {
    const Offset start = session.levels().levelStart(model.level());
    const LevelModel& level = session.levels().level(model.level());
    const Offset part = start + level.sectionStart(level.parts[model.part()].section);
    const TextEdit inFile = edit.shifted(start);
    Selection after = session.selectionAfter(inFile);
    after.cells.reset();
    if (!cells.empty()) {
        after.cells = CellSelection{part, cells};
    } else if (!statements.empty()) {
        after = {start + statements.front().begin, start + statements.front().end, {}, {}};
        for (std::size_t i = 1; i < statements.size(); ++i)
            after.others.push_back(statements[i].shifted(start));
    }
    return session.apply(inFile, label, mergeKey, after);
}

void FloatingFragment::pickUp(Fragment fragment, Point at, const StepName& label) {
    cancel();
    m_fragment = std::move(fragment);
    m_held = {};
    m_label = label;
    renewCells();
    place(at);
}

void FloatingFragment::lift(Point held) {
    cancel();
    const CellMask* selected = m_session.selectedCells();
    if (selected == nullptr || !m_model.hasMap())
        return;
    m_lifted = takeCells(m_session.game().language(), m_session.game().catalog().gameId(),
                         m_session.levels().source(m_model.level()), m_model.part(), *selected);
    m_fragment = m_lifted->fragment;
    const Area& bounds = m_fragment->bounds;
    m_held = {held.x - bounds.x1, held.y - bounds.y1};
    m_at = {bounds.x1, bounds.y1};
    m_label = stepName("Move Cells");
    renewCells();
    Q_EMIT changed(area());
}

bool FloatingFragment::isWhereItWas() const {
    return m_lifted && turn() == CellTurn();
}

Area FloatingFragment::area() const {
    return m_fragment->size().shifted(m_at);
}

CellTurn FloatingFragment::turn() const {
    return m_fragment->turn.then(CellTurn::shift(m_at));
}

void FloatingFragment::renewCells() {
    m_cells = m_session.game().language().turned(m_fragment->cells, m_fragment->turn);
    std::vector<Point> held;
    for (int x = 0; x < m_cells.width(); ++x) {
        for (int y = 0; y < m_cells.height(); ++y) {
            if (m_cells.at({x, y}) != notThere)
                held.push_back({x, y});
        }
    }
    m_mask = CellMask(std::move(held));
    Q_EMIT renewed();
}

// As near as the map's limits allow.
void FloatingFragment::place(Point at) {
    const Area before = area();
    const Area size = m_fragment->size();
    m_at = {std::clamp(at.x, 0, std::max(0, m_model.limit().x - size.width())),
            std::clamp(at.y, 0, std::max(0, m_model.limit().y - size.height()))};
    Q_EMIT changed(before.united(area()));
}

void FloatingFragment::moveTo(Point cell) {
    const Point at{cell.x - m_held.x, cell.y - m_held.y};
    if (isFloating() && at != m_at)
        place(at);
}

void FloatingFragment::nudge(Point by) {
    if (isFloating())
        place({m_at.x + by.x, m_at.y + by.y});
}

void FloatingFragment::turnBy(Turn how) {
    if (!isFloating())
        return;
    const Area before = area();
    m_fragment->turnBy(how);
    m_held = {};
    renewCells();
    place(m_at);
    Q_EMIT changed(before.united(area()));
}

bool FloatingFragment::drop(Keep keep) {
    if (!isFloating())
        return false;
    if (isWhereItWas()) {
        cancel();
        return true;
    }
    const bool done = m_lifted && keep == Keep::Nothing ? moveLifted() : put();
    if (done)
        cancel();
    return done;
}

bool FloatingFragment::put() {
    if (!m_model.hasPart()) {
        m_session.refuse(Session::tr("There is no map here to put it on."));
        return false;
    }
    const auto put = putFragment(m_session.game(), m_session.levels().source(m_model.level()), m_model.part(),
                                 *m_fragment, m_at);
    if (!put) {
        m_session.refuse(QString::fromStdString(put.error().reason));
        return false;
    }
    m_session.endStep();
    const StepName label = m_lifted ? stepName("Duplicate Cells") : m_label;
    applyFragmentEdit(m_session, m_model, put->edit, label, MergeKey::None, put->cells, put->added);
    sayWhatStaysOut(m_session, put->left);
    return true;
}

bool FloatingFragment::moveLifted() {
    const auto move = moveFragment(m_session.game(), m_session.levels().source(m_model.level()),
                                   m_model.part(), *m_lifted, turn());
    if (!move) {
        m_session.refuse(QString::fromStdString(move.error().reason));
        return false;
    }
    m_session.endStep();
    const std::vector<std::string> left = m_lifted->left; // a change of the text cancels the lift
    applyFragmentEdit(m_session, m_model, move->edit, m_label, MergeKey::None, move->cells, {});
    sayWhatStaysOut(m_session, left);
    return true;
}

void FloatingFragment::cancel() {
    if (!isFloating())
        return;
    const Area before = area();
    m_fragment.reset();
    m_lifted.reset();
    m_cells = {};
    Q_EMIT changed(before);
}

} // namespace levwright
