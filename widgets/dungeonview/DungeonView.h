// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dungeonview/DungeonCanvas.h"

#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

namespace levwright {

// The dungeon of the session with controls to roll it. For dungeon files it takes the place of the map.
class DungeonView : public QWidget {
    Q_OBJECT

public:
    DungeonView(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    DungeonCanvas& canvas() { return *m_canvas; }

Q_SIGNALS:
    // The description of a level is to be opened at that level.
    void fileWanted(const QString& path, const QString& level);
    void pointedAt(const QString& description);

private:
    QWidget* makeBar();
    void startAnew();
    void follow();
    void roll();
    void rollSeed(int seed);
    void rollMany();
    QString summaryOf(const RollStatistics& statistics, const CompiledDungeon& dungeon) const;

    Session& m_session;
    DungeonCanvas* m_canvas;
    QSpinBox* m_seed = nullptr;
    QToolButton* m_roll = nullptr;
    QToolButton* m_many = nullptr;
    QLabel* m_message = nullptr;
    bool m_rollsAreSlow = false; // at the last rolls
};

} // namespace levwright
