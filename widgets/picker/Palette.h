// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picker/TerrainPalette.h"
#include "widgets/picker/ThingPalette.h"

#include <QLineEdit>
#include <QStackedWidget>
#include <QTabBar>

#include <array>

namespace levwright {

// Everything that can be put into a level: terrain to paint with, and things and rooms to place. Each tab has
// a search of its own, which moves on to another tab if only that one has what is searched for. Tabs are
// created when they are first shown.
class Palette : public QWidget {
    Q_OBJECT

public:
    Palette(Session& session, const Theme& theme, QWidget* parent = nullptr);

    TerrainPalette& terrains() const { return *m_terrains; }
    void setTheme(const Theme& theme);
    void setMapLook(const MapLook& look);
    // By name, most recent first.
    void setRecent(const QStringList& names);
    // Shows the things and puts the focus into the search field.
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
    ThingPalette& follow(ThingPalette* palette);
    void makeRecent();
    void showTab(int tab);
    void search(const QString& words);
    // Shows what has these words in the tab; false if nothing has.
    bool showMatching(int tab, const QString& words);
    void moveSearch(int from, int to);
    void takeFirst();

    Session& m_session;
    Theme m_theme;
    MapLook m_look;
    QTabBar* m_tabs;
    QLineEdit* m_search;
    QStackedWidget* m_stack;
    TerrainPalette* m_terrains;
    std::array<ThingPalette*, 3> m_things{}; // by tab; null if not created yet, or if the tab has none
    std::array<QString, 3> m_words;          // that are searched for, by tab
    ThingPalette* m_recentThings = nullptr;  // created with the things
    QStringList m_recent;
};

} // namespace levwright
