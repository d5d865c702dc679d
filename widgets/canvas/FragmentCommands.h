// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/DoorEdit.h"
#include "core/fragment/PartShape.h"
#include "widgets/canvas/FloatingFragment.h"

#include <QMimeData>

#include <memory>
#include <optional>

namespace levwright {

// What is done with what is selected on a map: the selected cells with all things on them, else the selected
// statements.
class FragmentCommands {
public:
    FragmentCommands(Session& session, const CanvasModel& model, FloatingFragment& floating)
        : m_session(session), m_model(model), m_floating(floating) {}

    // For the clipboard, as text for other programs, too; null: nothing is selected.
    std::unique_ptr<QMimeData> copied() const;
    // To the clipboard, and away. False if there is nothing to cut.
    void cut();
    void copy();
    // What is on the clipboard floats from that cell on.
    void paste(Point at);
    void duplicate();
    // Only for cells: statements go by MainWindow, with what speaks of them.
    void removeCells();
    // What floats, else what is selected, else the whole part.
    void turn(Turn how);
    // Moves what is selected; steps in a row are one.
    void nudge(Point by);
    // Puts the selected things and areas into line with the outermost of them, or with their middle.
    enum class Align { Left, Right, Top, Bottom, MiddleColumn, MiddleRow };
    void align(Align how);
    // Of the selected cells: the map becomes what lies around them.
    void crop();
    // A row or column more at that side; everything stays where it is on the ground.
    enum class Side { Left, Right, Above, Below };
    void grow(Side side);
    // The map becomes what lies in that area of it, which may reach beyond it; everything stays where it is
    // on the ground.
    void reframe(const Area& area);
    // What would go then; none if nothing can be done, with the reason.
    std::expected<QStringList, Refusal> lostBy(const Area& area) const;

    // Something that was taken before floats from that cell on.
    void pickUp(const Fragment& fragment, Point at);

    // The selection; none if nothing is selected that could be taken.
    std::optional<TakenFragment> taken() const;

private:
    void reshape(const std::expected<PartReshape, Refusal>& reshaped, const QString& label);
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
    std::optional<Revision> m_nudged; // what the last nudge led to
};

} // namespace levwright
