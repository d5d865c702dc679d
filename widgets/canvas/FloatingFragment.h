// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fragment/FragmentEdit.h"
#include "widgets/canvas/CanvasModel.h"

#include <QObject>

#include <optional>

namespace levwright {

// A fragment in the hand, over the map of a canvas: it follows the pointer or the arrow keys until it is
// dropped, as one step, or given up.
class FloatingFragment : public QObject {
    Q_OBJECT

public:
    FloatingFragment(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    bool isFloating() const { return m_fragment.has_value(); }
    // With its upper left corner there, or as near as the map allows.
    void pickUp(Fragment fragment, Point at, const QString& label);
    // Cells that are selected, held at one of them: dropping moves them with the things on them.
    void lift(Point held);
    // Whether what floats would leave its place.
    bool isLifted() const { return m_lifted.has_value(); }
    bool isWhereItWas() const;

    // The held cell to that one.
    void moveTo(Point cell);
    void nudge(Point by);
    void turnBy(Turn how);
    enum class Keep { Nothing, Original };
    // Keep: what has been lifted stays where it was, too. True if it has been dropped.
    bool drop(Keep keep = Keep::Nothing);
    void cancel();

    // While it floats:
    const Fragment& fragment() const { return *m_fragment; }
    const Grid<char>& cells() const { return m_cells; }
    // Those of them that hold anything.
    const CellMask& mask() const { return m_mask; }
    // What it covers.
    Area area() const;
    // From cells of where it comes from to cells of the map.
    CellTurn turn() const;

Q_SIGNALS:
    // It looks different within the area, in cells of the map.
    void changed(const levwright::Area& area);
    // It is another one, or turned: not only in another place.
    void renewed();

private:
    void renewCells();
    void place(Point at);
    bool put();
    bool moveLifted();

    Session& m_session;
    const CanvasModel& m_model;
    std::optional<Fragment> m_fragment;
    std::optional<TakenFragment> m_lifted;
    Grid<char> m_cells; // turned as the fragment is
    CellMask m_mask;
    Point m_at;
    Point m_held; // counts from m_at
    QString m_label;
};

// Says what could not be put, if anything could not.
void sayWhatStaysOut(Session& session, const std::vector<std::string>& left);
// Applies an edit of a level of the session with those cells of the part selected after it, or those
// statements, whose ranges count from the level's first byte after the edit.
bool applyFragmentEdit(Session& session, const CanvasModel& model, const TextEdit& edit, const QString& label,
                       MergeKey mergeKey, const CellMask& cells, const std::vector<Range>& statements);

} // namespace levwright
