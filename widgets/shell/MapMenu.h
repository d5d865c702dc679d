// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelView.h"
#include "widgets/canvas/MapCanvas.h"

#include <QMenu>

namespace levwright {

// The actions for a cell of the map: adding what the game allows in the shown part or in the room there, and
// deleting what is there. The menu deletes itself when it closes. It closes when the text changes.
class MapMenu : public QMenu {
    Q_OBJECT

public:
    // hit: the statement under the pointer.
    MapMenu(MapCanvas& canvas, Session& session, Point cell, const std::optional<StatementRef>& hit);

Q_SIGNALS:
    void deletionWanted(const std::vector<levwright::StatementRef>& statements);

private:
    void offerThings(Point cell);
    void offerRooms(Point cell);
    void offerSubroom(const ShownRoom& room, Point cell);
    void placeAnywhere(const StatementRef& room);
    void offerSelections(Point cell);
    void offerDeletion(const StatementRef& hit);
    void offerDeletions(const std::vector<StatementRef>& beneath);
    bool isRoom(const StatementRef& ref) const;
    QString nameOf(const StatementRef& ref) const;
    void add(const AddableThing& thing, std::size_t section);

    Session& m_session;
    MapCanvas& m_canvas;
    std::size_t m_level;
};

} // namespace levwright
