// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/Tour.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/textpane/TextPane.h"

#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>

namespace levwright {
namespace {

const QString stepKey = QStringLiteral("tourStep");

} // namespace

Tour::Tour(const Window& window)
    : QObject(&window.window), m_window(window), m_frame(new TourFrame(&window.window)) {
    m_window.actions.onTrigger(QStringLiteral("help.tour"),
                               [this] { go(m_window.settings.value(stepKey).toInt()); });
    connect(&m_window.strip, &TourStrip::nextWanted, this, &Tour::goOn);
    connect(&m_window.strip, &TourStrip::backWanted, this, [this] { go(m_step - 1); });
    connect(&m_window.strip, &TourStrip::leaveWanted, this, &Tour::leave);
    connect(&m_window.tabs, &PageTabs::pageActivated, this, [this] {
        if (!m_window.strip.isHidden())
            m_frame->surround(placesOf(Step(m_step)));
    });
}

TourText Tour::wordsOf(Step step) {
    switch (step) {
    case Step::Map:
        return {tr("The map"),
                tr("This is the level as the player will see it. Draw on it with the mouse, or move "
                   "its cursor with the arrow keys.")};
    case Step::Tools:
        return {tr("The tools"),
                tr("A tool says what the mouse does on the map: select, draw lines, fill, make rooms "
                   "or corridors. The bar above the map has its options.")};
    case Step::Palette:
        return {tr("The palette"),
                tr("Here are terrain, things and rooms to draw with. Click a thing, then click the "
                   "map to place it. The search finds them by name.")};
    case Step::Text:
        return {tr("The text"),
                tr("Map and text are one document: what you draw appears here, and what you write "
                   "here appears on the map.")};
    case Step::Problems:
        return {tr("The problems"),
                tr("What is wrong is listed here while you work. A click on a problem leads to its "
                   "place in the text.")};
    case Step::Play:
        break;
    }
    return {tr("Playing and exporting"), tr("The Play menu has the playtest, in which you walk through your "
                                            "level at once. Export writes the level "
                                            "for the game. Next, read “A First Level” in the Help menu.")};
}

void Tour::go(int step) {
    m_step = std::clamp(step, 0, steps - 1);
    m_window.settings.setValue(stepKey, m_step);
    reveal(Step(m_step));
    m_window.strip.explain(wordsOf(Step(m_step)), m_step, steps);
    m_frame->surround(placesOf(Step(m_step)));
}

void Tour::goOn() {
    if (m_step + 1 < steps)
        return go(m_step + 1);
    m_window.settings.remove(stepKey);
    close();
}

void Tour::leave() {
    close();
    Q_EMIT said(tr("Help > Tour continues where you left off."));
}

void Tour::close() {
    m_window.strip.hide();
    m_frame->surround({});
    m_window.tabs.active().focusShown();
}

void Tour::reveal(Step step) {
    EditorPage& page = m_window.tabs.active();
    switch (step) {
    case Step::Map:
        return page.focusView();
    case Step::Tools:
        return m_window.window.findChild<QToolBar*>(QStringLiteral("toolBar"))->show();
    case Step::Palette:
        return m_window.docks.raise("terrainDock");
    case Step::Text:
        return page.focusText();
    case Step::Problems:
        return m_window.docks.raise("problemsDock");
    case Step::Play:
        return m_window.window.findChild<QToolBar*>(QStringLiteral("mainBar"))->show();
    }
}

QList<TourPlace> Tour::placesOf(Step step) const {
    const EditorPage& page = m_window.tabs.active();
    QWidget* picture = page.dungeon();
    switch (step) {
    case Step::Map:
        return {{page.canvas() != nullptr ? page.canvas() : picture, {}}};
    case Step::Tools:
        return {{m_window.window.findChild<QToolBar*>(QStringLiteral("toolBar")), {}}};
    case Step::Palette:
        return {{&m_window.docks.dock("terrainDock"), {}}};
    case Step::Text:
        return {{&page.text(), {}}};
    case Step::Problems:
        return {{&m_window.docks.dock("problemsDock"), {}}};
    case Step::Play:
        break;
    }
    return placesToPlay();
}

QList<TourPlace> Tour::placesToPlay() const {
    QMenuBar* menus = m_window.window.menuBar();
    const auto* play = menus->findChild<QMenu*>(QStringLiteral("menu.Play"));
    auto* bar = m_window.window.findChild<QToolBar*>(QStringLiteral("mainBar"));
    QWidget* exporting = bar->widgetForAction(m_window.actions.action(QStringLiteral("file.export")));
    return {{menus, menus->actionGeometry(play->menuAction())}, {exporting, {}}};
}

} // namespace levwright
