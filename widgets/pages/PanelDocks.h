// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/EditorPage.h"
#include "widgets/pages/PanelStrip.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include <optional>
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
    // The panels below the page give their room to it, and a strip says what they have to say; this stays so
    // until the user chooses otherwise.
    void setFolded(bool folded);
    bool isFolded() const { return m_isFolded; }
    bool isFoldedByChoice() const { return m_choice == true; }
    // Until then, they are folded while the one in front has nothing to say. Asked with another page or
    // window only: a layout that changes while one types would be in the way.
    void foldIfQuiet();
    // As if nothing were folded, for what Qt keeps of the docks and puts back.
    void unfoldForState();
    // Lets the strip say what the panels have to say now.
    void updateLines();
    // An entry for each dock of the window, to show and hide it.
    void fillMenu(QMenu& menu) const;

Q_SIGNALS:
    void foldedChanged(bool folded);

private:
    struct Dock {
        const PanelSpec* spec;
        QDockWidget* dock;
        QStackedWidget* stack;
        QWidget* nothing;     // what a page without the panel shows
        bool visible = false; // false for one behind a tab, too
        bool folded = false;
        std::optional<std::size_t> entry; // of the strip; none for panels that do not fold
        QPointer<QWidget> active;         // the panel that was told that it is in sight
    };

    void place(const Dock& dock);
    void show(Dock& dock, QWidget* panel);
    void updateActive(Dock& dock);
    void followVisibility(Dock& dock, bool visible);
    void addToStrip(Dock& dock);
    QString lineOf(const Dock& dock) const;
    void fold();
    void unfold();

    QMainWindow& m_window;
    std::vector<Dock> m_docks; // by the rows of panelSpecs(); complete from the start
    PanelStrip* m_strip;
    std::size_t m_front = 0; // of the docks that fold, the one before the others
    int m_height = 0;        // of these, before they were folded
    bool m_isFolded = false;
    bool m_isChanging = false;
    std::optional<bool> m_choice; // of the user
};

} // namespace levwright
