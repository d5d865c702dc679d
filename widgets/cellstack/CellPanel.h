// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/CellStack.h"
#include "widgets/canvas/MapCanvas.h"

#include <QLabel>
#include <QPointer>
#include <QTreeWidget>
#include <QWidget>

namespace levwright {

// Everything on the cell that was clicked last, or at the keyboard cursor: its terrain, and each statement
// that puts something there. A click selects the statement.
class CellPanel : public QWidget {
    Q_OBJECT

public:
    // The canvas must outlive the panel or be deleted with it.
    CellPanel(Session& session, const Theme& theme, MapCanvas& canvas, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // An inactive panel does not follow.
    void setActive(bool active);

private:
    void follow();
    QString terrainOf(Point cell) const;
    void fill(const std::vector<CellEntry>& entries);
    void choose(const QTreeWidgetItem& item);

    Session& m_session;
    QPointer<MapCanvas> m_canvas;
    QLabel* m_terrain;
    QTreeWidget* m_list;
    std::vector<CellEntry> m_entries; // shown in the list
    std::size_t m_level = 0;          // the level of the entries
    bool m_isActive = false;
};

} // namespace levwright
