// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/EditorPage.h"
#include "widgets/pages/PanelStrip.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>
#include <QTabBar>

#include <optional>
#include <vector>

namespace levwright {

// Whether the panels below the page are folded, and what the user chose about it, if anything.
struct PanelFolding {
    std::optional<bool> choice;
    bool isFolded = false;
};

// The dock that such a tab of a window brings to the front; null if the tabs are others.
QDockWidget* dockOfTab(const QTabBar& tabs, int tab);

// The docks of a window. Each holds its panel of every page and shows that of the active page.
class PanelDocks : public QObject {
    Q_OBJECT

public:
    explicit PanelDocks(QMainWindow& window);

    void addPage(EditorPage& page);
    void showPage(EditorPage& page);

    QDockWidget& dock(const char* name) const;
    // Shows the dock, in front of others at the same place.
    void raise(const char* name);
    // Folds the panels below the page to give their room to it; a strip shows their status lines. The choice
    // stays until the user changes it.
    void setFolded(bool folded);
    bool isFolded() const { return m_isFolded; }
    bool isFoldedByChoice() const { return m_choice == true; }
    PanelFolding folding() const { return {m_choice, m_isFolded}; }
    void restore(const PanelFolding& folding);
    // Without such a choice, folds them while the front one has nothing to say. Called only when page or
    // window change, because a changing layout disturbs typing.
    void foldIfQuiet();
    // Unfolds everything, for saving and restoring the docks by Qt.
    void unfoldForState();
    // Updates the status lines in the strip.
    void updateLines();
    // Adds an entry for each dock of the window, to show and hide it.
    void fillMenu(QMenu& menu) const;

    bool eventFilter(QObject* object, QEvent* event) override;

Q_SIGNALS:
    void foldedChanged(bool folded);

private:
    struct Dock {
        const PanelSpec* spec;
        QDockWidget* dock;
        QStackedWidget* stack;
        QWidget* nothing;     // shown for a page without the panel
        bool visible = false; // false also for a dock behind another tab
        bool folded = false;
        std::optional<std::size_t> entry; // its entry in the strip; empty for panels that do not fold
        QPointer<QWidget> active;         // the panel that was told it is visible
    };

    void place(const Dock& dock);
    void show(Dock& dock, QWidget* panel);
    void updateActive(Dock& dock);
    void followVisibility(Dock& dock, bool visible);
    void addToStrip(Dock& dock);
    void focusPanelOf(const QDockWidget* dock);
    QString lineOf(const Dock& dock) const;
    void fold();
    void unfold();

    QMainWindow& m_window;
    std::vector<Dock> m_docks; // by the rows of panelSpecs(); complete from the start
    PanelStrip* m_strip;
    std::size_t m_front = 0; // the front one of the docks that fold
    int m_height = 0;        // of these docks before they were folded
    bool m_isFolded = false;
    bool m_isChanging = false;
    std::optional<bool> m_choice; // the user's choice
};

} // namespace levwright
