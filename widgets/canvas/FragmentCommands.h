// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/DoorEdit.h"
#include "core/fragment/PartShape.h"
#include "widgets/canvas/FloatingFragment.h"

#include <QMimeData>

#include <memory>
#include <optional>

namespace levwright {

// Commands on the selection of a map: the selected cells with everything on them, or else the selected
// statements.
class FragmentCommands {
public:
    FragmentCommands(Session& session, const CanvasModel& model, FloatingFragment& floating)
        : m_session(session), m_model(model), m_floating(floating) {}

    // The selection for the clipboard, also as text for other programs. Null if nothing is selected.
    std::unique_ptr<QMimeData> copied() const;
    // Cuts to the clipboard. Does nothing if there is nothing to cut.
    void cut();
    void copy();
    // Lets the contents of the clipboard float, starting at the cell.
    void paste(Point at);
    void duplicate();
    // Removes selected cells only. MainWindow removes statements, together with what refers to them.
    void removeCells();
    // Turns what floats, or else the selection, or else the whole part.
    void turn(Turn how);
    // Moves the selection. Nudges in a row are one step.
    void nudge(Point by);
    // Aligns the selected things and areas with the outermost of them, or with their middle.
    enum class Align { Left, Right, Top, Bottom, MiddleColumn, MiddleRow };
    void align(Align how);
    // Reduces the map to the rectangle around the selected cells.
    void crop();
    // Adds a row or column at that side. Everything stays where it is on the ground.
    enum class Side { Left, Right, Above, Below };
    void grow(Side side);
    // Reduces or extends the map to the given area. Everything stays where it is on the ground.
    void reframe(const Area& area);
    // What reframe() would remove; the reason if it is impossible.
    std::expected<QStringList, Refusal> lostBy(const Area& area) const;

    // Lets a fragment that was taken earlier float, starting at the cell.
    void pickUp(const Fragment& fragment, Point at);

    // The selection; empty if nothing that can be taken is selected.
    std::optional<TakenFragment> taken() const;

private:
    void reshape(const std::expected<PartReshape, Refusal>& reshaped, const StepName& label);
    EditOutcome withDoors(const TextEdit& edit, const std::vector<PlaceChange>& changes) const;
    std::optional<Point> originOf(std::size_t statement) const;
    void turnCells(Turn how);
    void pasteLines(const std::string& text);
    QString textOfStatements() const;
    std::optional<TakenFragment> fragmentIn(const QMimeData& data) const;
    LevelSource source() const { return m_session.levels().source(m_model.level()); }
    const LevelLanguage& language() const { return m_session.game().language(); }

    Session& m_session;
    const CanvasModel& m_model;
    FloatingFragment& m_floating;
    PartTurns m_turns;
    MergeKey m_nudging = MergeKey::None;
    std::optional<Revision> m_nudged; // the revision that the last nudge led to
};

} // namespace levwright
