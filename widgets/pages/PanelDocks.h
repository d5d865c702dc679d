// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/EditorPage.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include <vector>

namespace levwright {

// The docks of a window: each holds its panel of every page, and shows that of the page in front.
class PanelDocks : public QObject {
    Q_OBJECT

public:
    explicit PanelDocks(QMainWindow& window);

    void addPage(EditorPage& page);
    void showPage(EditorPage& page);

    QDockWidget& dock(const char* name) const;
    // In sight, and before those it shares its place with.
    void raise(const char* name);
    // An entry for each dock of the window, to show and hide it.
    void fillMenu(QMenu& menu) const;

private:
    struct Dock {
        const PanelSpec* spec;
        QDockWidget* dock;
        QStackedWidget* stack;
        QWidget* nothing;         // what a page without the panel shows
        bool visible = false;     // false for one behind a tab, too
        QPointer<QWidget> active; // the panel that was told that it is in sight
    };

    void place(const Dock& dock);
    void show(Dock& dock, QWidget* panel);
    void updateActive(Dock& dock);

    QMainWindow& m_window;
    std::vector<Dock> m_docks; // by the rows of panelSpecs(); complete from the start
};

} // namespace levwright
