// SPDX-License-Identifier: GPL-3.0-or-later
// What the map shows at one moment: the current part, its cells, things, areas and problems. Derived from the
// session; only the looks of statements that are broken just now are remembered from before.
#pragma once

#include "core/model/LevelLanguage.h"
#include "widgets/canvas/LevelLayout.h"
#include "widgets/canvas/LevelOutcome.h"
#include "widgets/session/Session.h"

#include <QString>

#include <optional>
#include <vector>

namespace levwright {

enum class ShownAs : std::uint8_t {
    Thing, // or an area
    Room,  // its area is that of its floor and walls
    RoomDoor,
};

struct ShownPlacement {
    Placement placement;
    StatementRef statement;
    Offset begin = 0;    // of its statement, from the start of the file
    bool broken = false; // its statement cannot be understood now; shown as it was last
    ShownAs as = ShownAs::Thing;
    // The room it is, or that it is in: an index into those of CanvasModel::rooms().
    std::optional<std::size_t> room = std::nullopt;
    // It is computed, or may not be there: one possible outcome. Looks of the cells, if they are that of a
    // roll.
    bool isOutcome = false;
    std::vector<OutcomeCell> looks = {};
};

struct ProblemMark {
    Point cell;
    Severity severity{};
    bool operator==(const ProblemMark&) const = default;
};

class CanvasModel {
public:
    explicit CanvasModel(const Session& session) : m_session(session) { rebuild(nullptr); }

    // Follows the session: change leads from what was shown to what is now; null for another document, level
    // or part.
    void rebuild(const Change* change);

    // Where the rooms of a room level are; none: what was known of it is shown no more.
    void setLayout(std::optional<LevelLayout> layout);
    const LevelLayout* layout() const { return m_layout ? &*m_layout : nullptr; }
    // What becomes of all that the level computes; none: only what is written is known.
    void setOutcome(std::optional<LevelOutcome> outcome);
    const LevelOutcome* outcome() const { return m_outcome ? &*m_outcome : nullptr; }
    const RoomsView& rooms() const { return m_rooms; }
    // The floor of a room, one of rooms(); none if it has found no place.
    std::optional<Area> floorOf(std::size_t room) const;
    // The room that is there, with its walls, the innermost of several.
    std::optional<std::size_t> roomAt(Point cell) const;
    std::optional<StatementRef> roomDoorAt(Point cell,
                                           const std::optional<StatementRef>& butNot = std::nullopt) const;

    // The cells that look different than when this was asked last; none if all of them may.
    std::optional<std::vector<Area>> takeChanges();

    // Whether the session has gone to another level or part since.
    bool isElsewhere() const {
        const bool isOther = !m_isRoomLevel && m_ref != m_session.currentPart();
        return m_level != m_session.currentLevel() || isOther;
    }

    bool isRoomLevel() const { return m_isRoomLevel; }
    bool hasPart() const { return m_view.has_value(); }
    bool hasMap() const { return m_view && m_view->map != nullptr; }
    // The part that is shown, as an index into those of the level; only with hasPart().
    std::size_t part() const { return m_ref->part; }
    std::size_t level() const { return m_level; }
    // As written, or as laid out; empty without a map or layout.
    const Grid<char>& cells() const;
    // How many columns and rows a map may have, or places may use.
    Point limit() const { return m_limit; }

    const std::vector<ShownPlacement>& placements() const { return m_placements; }
    const std::vector<ProblemMark>& problems() const { return m_problems; }
    // Indices into placements() of what is there: things first, later ones before earlier ones and outcomes
    // behind what is written; then areas, small ones before large ones.
    std::vector<std::size_t> at(Point cell) const;
    // The placement of the session's current statement.
    std::optional<std::size_t> current() const;
    // The placements of all selected statements; the current one, if it has any, is the first.
    std::vector<std::size_t> selected() const;
    // "12,5  room floor · hell hound, trap door": what is there, in words.
    QString describe(Point cell) const;

private:
    const LevelsAnalysis& levels() const { return *m_analysis->levels(); }
    void placeStatements();
    void placeRooms();
    void followOutcome(const TextEdit& edit);
    void showOutcomes();
    void showOutcome(ShownPlacement& shown) const;
    void placeInRooms();
    Point outcomeCorner() const;
    void placeRoom(std::size_t index);
    void rememberBroken(const std::vector<ShownPlacement>& before, const Change& change);
    void findProblems();
    void noteTerrain(const Grid<char>& before);
    void notePlacements(const std::vector<ShownPlacement>& before);
    void noteProblems(const std::vector<ProblemMark>& before);
    void noteSelection();
    void noteSelectedCells();
    void noteChange(const Placement& placement);

    const Session& m_session;
    AnalysisPtr m_analysis;         // keeps m_view alive
    std::optional<PartView> m_view; // without its placements
    std::optional<PartRef> m_ref;
    std::size_t m_level = 0;
    bool m_isRoomLevel = false;
    std::optional<LevelLayout> m_layout;   // of the current level
    std::optional<LevelOutcome> m_outcome; // likewise
    RoomsView m_rooms;                     // without their placements; only with a layout
    Point m_limit;
    std::vector<ShownPlacement> m_placements;
    std::vector<ProblemMark> m_problems;
    std::optional<std::vector<Area>> m_changes; // since takeChanges()
    std::vector<ShownPlacement> m_selected;     // when it was asked last, and
    CellMask m_selectedCells;
};

} // namespace levwright
