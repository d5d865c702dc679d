// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/CellStack.h"
#include "widgets/canvas/MapCanvas.h"

#include <QLabel>
#include <QPointer>
#include <QTreeWidget>
#include <QWidget>

namespace levwright {

// All that is on the cell that was clicked last, or where the keyboard cursor stands: its terrain and each
// statement that puts something there. A click selects the statement.
class CellPanel : public QWidget {
    Q_OBJECT

public:
    // The canvas outlives the panel, or goes with it.
    CellPanel(Session& session, const Theme& theme, MapCanvas& canvas, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Out of sight it does not follow.
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
    std::vector<CellEntry> m_entries; // that the list shows
    std::size_t m_level = 0;          // that they are of
    bool m_isActive = false;
};

} // namespace levwright
