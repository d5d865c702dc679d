// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelView.h"
#include "widgets/canvas/MapCanvas.h"

#include <QMenu>

namespace levwright {

// What can be done at a cell of the map: add what the game allows there, in the part that is shown or in the
// room that lies there, and delete what is there. Deletes itself when it closes, which it does when the text
// changes.
class MapMenu : public QMenu {
    Q_OBJECT

public:
    // hit: what was pointed at.
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
