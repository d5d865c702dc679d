// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fragment/FragmentEdit.h"
#include "widgets/canvas/CanvasModel.h"

#include <QObject>

#include <optional>

namespace levwright {

// A fragment that floats over the map of a canvas and follows the pointer or the arrow keys. It is dropped as
// one step, or given up.
class FloatingFragment : public QObject {
    Q_OBJECT

public:
    FloatingFragment(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    bool isFloating() const { return m_fragment.has_value(); }
    // Puts its upper left corner at the cell, or as near to it as the map allows.
    void pickUp(Fragment fragment, Point at, const StepName& label);
    // Lifts the selected cells, held at one of them. Dropping moves them together with the things on them.
    void lift(Point held);
    // Whether the floating cells were lifted from this map and will leave their place.
    bool isLifted() const { return m_lifted.has_value(); }
    bool isWhereItWas() const;

    // Moves the held cell to the given one.
    void moveTo(Point cell);
    void nudge(Point by);
    void turnBy(Turn how);
    enum class Keep { Nothing, Original };
    // Keep::Original leaves what was lifted in its old place, too. Returns whether it was dropped.
    bool drop(Keep keep = Keep::Nothing);
    void cancel();

    // The functions up to turn() are valid only while a fragment floats.
    const Fragment& fragment() const { return *m_fragment; }
    const Grid<char>& cells() const { return m_cells; }
    // The cells of cells() that hold anything.
    const CellMask& mask() const { return m_mask; }
    // The cells of the map that it covers.
    Area area() const;
    // Leads from cells of its origin to cells of the map.
    CellTurn turn() const;

Q_SIGNALS:
    // Its looks changed within the area, in cells of the map.
    void changed(const levwright::Area& area);
    // The fragment was replaced or turned, not just moved.
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
    Point m_held; // counted from m_at
    StepName m_label;
};

// Tells the user what could not be placed, if anything.
void sayWhatStaysOut(Session& session, const std::vector<std::string>& left);
// Applies an edit of a level of the session, then selects the given cells of the part, or else the given
// statements. The ranges of the statements count from the level's first byte after the edit.
bool applyFragmentEdit(Session& session, const CanvasModel& model, const TextEdit& edit,
                       const StepName& label, MergeKey mergeKey, const CellMask& cells,
                       const std::vector<Range>& statements);

} // namespace levwright
