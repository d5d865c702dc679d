// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picker/TerrainPalette.h"
#include "widgets/picker/ThingPalette.h"

#include <QLineEdit>
#include <QStackedWidget>
#include <QTabBar>

#include <array>

namespace levwright {

// All that can be put into a level: terrain to paint with, things and rooms to place, with one search over
// it. What of it is not looked at is not made.
class Palette : public QWidget {
    Q_OBJECT

public:
    Palette(Session& session, const Theme& theme, QWidget* parent = nullptr);

    TerrainPalette& terrains() const { return *m_terrains; }
    void setTheme(const Theme& theme);
    // By name, the last one first.
    void setRecent(const QStringList& names);
    // The things come in sight, with the keyboard in the search.
    void searchThings();
    void showHeld(const std::optional<PaletteThing>& thing);

Q_SIGNALS:
    void taken(const levwright::PaletteThing& thing);
    void dragged(const QPoint& globalPosition);
    void dropped(const QPoint& globalPosition);
    void letGo();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Tab : quint8 { Terrain, Things, Rooms };

    ThingPalette& things(int tab);
    void showTab(int tab);
    void search(const QString& words);
    bool hasMatches(int tab);
    void takeFirst();

    Session& m_session;
    Theme m_theme;
    QTabBar* m_tabs;
    QLineEdit* m_search;
    QStackedWidget* m_stack;
    TerrainPalette* m_terrains;
    std::array<ThingPalette*, 3> m_things{}; // by tab; null: not made yet, or none
    QStringList m_recent;
};

} // namespace levwright
