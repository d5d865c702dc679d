// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/WindowRemains.h"

#include "widgets/pages/EditorPage.h"
#include "widgets/preferences/PreferencesDialog.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/GuideController.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/shell/Preferences.h"

#include <QScreen>

#include <ranges>

namespace levwright {

WindowRemains::WindowRemains(MainWindow& window)
    : m_hand(window.maps().hand()), m_folding(window.docks().folding()), m_isWelcome(window.showsWelcome()) {
    for (const EditorPage* page : window.tabs().pages())
        m_pages.push_back(
            {{&page->session(), viewOf(*page, window.tabs())}, page->text().view(), rollsOf(*page)});
    m_geometry = window.saveGeometry();
    m_place = window.geometry();
    if (const PreferencesDialog* dialog = window.preferences().shownDialog())
        m_preferences = dialog->geometry();
    if (const GuideWindow* guide = window.guide().shown())
        m_guide = guide->place();
    window.storeLayout();
    m_state = window.saveState();
}

std::optional<WindowRemains::Rolls> WindowRemains::rollsOf(const EditorPage& page) {
    auto* panel = page.panel<RollPanel>();
    if (panel == nullptr)
        return std::nullopt;
    const RollModel& model = panel->model();
    Rolls rolls{model.seed(), model.isShown(), {}};
    for (const std::uint64_t seed : model.stripSeeds()) {
        if (model.isPinned(seed))
            rolls.pinned.push_back(seed);
    }
    return rolls;
}

void WindowRemains::showIn(MainWindow& window) const {
    std::vector<ViewedDocument> documents;
    for (const Page& page : m_pages) {
        documents.push_back(page.document);
        Q_EMIT page.document.session->selectionChanged(); // views begin at the start of the text
    }
    window.fitInto(window.screen()->availableSize());
    window.restoreGeometry(m_geometry);
    if (!window.isMaximized() && !window.isFullScreen())
        window.setGeometry(m_place); // without a guess at the frame
    restoreViews(documents, window.tabs(), window.workspace());
    window.maps().take(m_hand);
    // Docks are restored while they are unfolded, which keeps the one that is in front.
    window.docks().unfoldForState();
    window.restoreState(m_state);
    window.docks().restore(m_folding);
    for (const Page& page : m_pages) {
        if (page.rolls)
            restore(*page.rolls, window.tabs().pageOf(*page.document.session));
    }
    if (m_isWelcome)
        window.showWelcome();
    window.show();
    for (const Page& page : m_pages)
        window.tabs().pageOf(*page.document.session).text().setView(page.text);
    if (m_guide)
        window.guide().open(*m_guide);
    if (m_preferences.isEmpty())
        return;
    window.preferences().showSetting(settingKeys::language);
    window.preferences().shownDialog()->setGeometry(m_preferences);
}

void WindowRemains::restore(const Rolls& rolls, const EditorPage& page) const {
    RollModel& model = page.panel<RollPanel>()->model();
    for (const std::uint64_t seed : rolls.pinned)
        model.setPinned(seed, true);
    model.turnTo(rolls.seed);
    model.setShown(rolls.isShown);
}

} // namespace levwright
