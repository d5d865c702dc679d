// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/rollview/RollModel.h"
#include "widgets/theme/Theme.h"

#include <QListWidget>

namespace levwright {

// Small pictures of rolls side by side. A click shows one on the map. They are drawn one after the other in
// idle time.
class RollStrip : public QListWidget {
    Q_OBJECT

public:
    RollStrip(RollModel& model, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Whether the strip is visible. Otherwise nothing is drawn.
    void setActive(bool active);

private:
    void rebuild();
    void redrawAll();
    void drawNext();
    void draw(QListWidgetItem& drawn, const RolledMap* roll) const;
    QIcon emptyIcon() const;

    RollModel& m_model;
    Theme m_theme;
    std::vector<std::uint64_t> m_seeds; // one for each item, in order
    std::size_t m_nextDrawn = 0;        // items before it are up to date
    int m_round = 0;                    // counts the passes over all items
    bool m_active = false;
    QTimer m_idle;
};

// Draws a roll with one small rectangle per cell.
QImage thumbnailOf(const RolledMap& roll, const Theme& theme, QSize cell);

} // namespace levwright
