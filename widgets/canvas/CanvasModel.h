// SPDX-License-Identifier: GPL-3.0-or-later
// What the map shows at one moment: the current part, its cells, things, areas and problems. Everything is
// derived from the session, except that the looks of statements that are broken just now are remembered.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/scene/LevelLayout.h"
#include "widgets/mapdrawing/LevelOutcome.h"
#include "widgets/session/Session.h"

#include <QString>

#include <optional>
#include <vector>

namespace levwright {

struct ChangedPlaces;

enum class ShownAs : std::uint8_t {
    Thing, // or an area
    Room,  // its area includes floor and walls
    RoomDoor,
};

struct ShownPlacement {
    Placement placement;
    StatementRef statement;
    Offset begin = 0;    // start of its statement in the file
    bool broken = false; // its statement does not parse now; shown as it was last
    ShownAs as = ShownAs::Thing;
    // The room that this is, or that it lies in: an index into CanvasModel::rooms().
    std::optional<std::size_t> room = std::nullopt;
    // This is one possible outcome: the place is computed, or the thing may be absent. Looks of the cells, if
    // they come from a roll.
    bool isOutcome = false;
    std::vector<OutcomeCell> looks = {};
    char laidGlyph = 0; // the glyph of what is shown as ground instead
};

struct ProblemMark {
    Point cell;
    Severity severity{};
    bool operator==(const ProblemMark&) const = default;
};

class CanvasModel {
public:
    explicit CanvasModel(const Session& session) : m_session(session) { rebuild(nullptr); }

    // Catches up with the session. change leads from what was shown to the current state; it is null for
    // another document, level or part.
    void rebuild(const Change* change);

    // Sets where the rooms of a room level are. Empty hides the previous layout.
    void setLayout(std::optional<LevelLayout> layout);
    const LevelLayout* layout() const { return m_layout ? &*m_layout : nullptr; }
    // Sets the results of everything that the level computes. If empty, only what is written is known.
    void setOutcome(std::optional<LevelOutcome> outcome);
    const LevelOutcome* outcome() const { return m_outcome ? &*m_outcome : nullptr; }
    const RoomsView& rooms() const { return m_rooms; }
    // The floor of one of rooms(). Empty if the layout has no place for the room.
    std::optional<Area> floorOf(std::size_t room) const;
    // The room at the cell, walls included; the innermost if there are several.
    std::optional<std::size_t> roomAt(Point cell) const;
    std::optional<StatementRef> roomDoorAt(Point cell,
                                           const std::optional<StatementRef>& butNot = std::nullopt) const;

    // The cells that changed since the last call. Empty if all of them may have changed.
    std::optional<std::vector<Area>> takeChanges();

    // Whether the session has moved to another level or part since the last rebuild.
    bool isElsewhere() const {
        const bool isOther = !m_isRoomLevel && m_ref != m_session.currentPart();
        return m_level != m_session.currentLevel() || isOther;
    }

    bool isRoomLevel() const { return m_isRoomLevel; }
    bool hasPart() const { return m_view.has_value(); }
    bool hasMap() const { return m_view && m_view->map != nullptr; }
    // The index of the shown part in its level. Valid only if hasPart().
    std::size_t part() const { return m_ref->part; }
    std::size_t level() const { return m_level; }
    // The map as written or as laid out. Empty without a map or layout.
    const Grid<char>& cells() const;
    // The same with the doors, fountains and the like that statements write over it.
    const Grid<char>& ground() const { return m_ground ? *m_ground : cells(); }
    // The area of the part's map as it is; empty without a map.
    std::optional<Area> mapArea() const;
    // The number of columns and rows that a map may have, or that places may use.
    Point limit() const { return m_limit; }

    const std::vector<ShownPlacement>& placements() const { return m_placements; }
    const std::vector<ProblemMark>& problems() const { return m_problems; }
    // The placements at the cell, as indices into placements(). Things come first, later ones before earlier
    // ones and outcomes after written ones; then areas, small before large.
    std::vector<std::size_t> at(Point cell) const;
    // The placement of the session's current statement.
    std::optional<std::size_t> current() const;
    // The placements of all selected statements. The current statement's placement comes first, if it has
    // one.
    std::vector<std::size_t> selected() const;
    // The same as a flag for each of placements().
    std::vector<bool> areSelected() const;
    // The only selected thing, if it is a room or the door of a room; otherwise null.
    const ShownPlacement* selectedOfRooms() const;
    // "12,5  room floor · hell hound, trap door": what is there, in words.
    QString describe(Point cell) const;
    // The same for the ear, such as "floor, column 12 row 4: jackal".
    QString spoken(Point cell) const;

private:
    QString groundAt(Point cell) const; // empty without a map
    QStringList namesAt(Point cell) const;
    const LevelsAnalysis& levels() const { return *m_analysis->levels(); }
    bool rebuildChanged();
    bool changesGround(const ChangedPlaces& changed, const std::vector<ShownPlacement>& now) const;
    void placeAnew(const ChangedPlaces& changed, std::vector<ShownPlacement> now);
    ShownPlacement shownOf(Placement placement) const;
    void placeStatements();
    void placeRooms();
    void followOutcome(const TextEdit& edit);
    void showOutcomes();
    void showOutcome(ShownPlacement& shown) const;
    void placeInRooms();
    Point outcomeCorner() const;
    void placeRoom(std::size_t index);
    char groundMadeBy(const ShownPlacement& shown) const;
    void layGround();
    void rememberBroken(const std::vector<ShownPlacement>& before, const Change& change);
    void findProblems();
    std::vector<std::size_t> placementsByStatement() const;
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
    std::optional<LevelOutcome> m_outcome; // of the current level
    RoomsView m_rooms;                     // without their placements; used only with a layout
    Point m_limit;
    std::vector<ShownPlacement> m_placements;
    std::optional<Grid<char>> m_ground; // empty if it is the same as cells()
    bool m_hasBroken = false;           // whether some of them are broken
    std::vector<ProblemMark> m_problems;
    std::optional<std::vector<Area>> m_changes; // since takeChanges()
    std::vector<ShownPlacement> m_selected;     // at the last takeChanges(), together with the next one
    CellMask m_selectedCells;
};

} // namespace levwright
