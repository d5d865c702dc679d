// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/PageView.h"

namespace levwright {

PageView viewOf(const EditorPage& page, const PageTabs& tabs) {
    PageView shown;
    shown.view = page.viewState();
    shown.isOnSecondSide = tabs.isOnSecondSide(page);
    shown.isInFront = tabs.front(shown.isOnSecondSide ? PageSide::Second : PageSide::First) == &page;
    shown.isActive = &tabs.active() == &page;
    return shown;
}

void restoreViews(const std::vector<ViewedDocument>& documents, PageTabs& tabs, Workspace& workspace) {
    Session* active = nullptr;
    std::vector<Session*> inFront;
    for (const auto& [session, shown] : documents) {
        EditorPage& page = tabs.pageOf(*session);
        page.restoreView(shown.view);
        if (shown.isOnSecondSide && !tabs.isOnSecondSide(page))
            tabs.moveToOtherSide(page);
        if (shown.isInFront)
            inFront.push_back(session);
        if (shown.isActive)
            active = session;
    }
    if (active != nullptr)
        inFront.push_back(active);
    for (Session* session : inFront)
        workspace.activate(*session);
}

} // namespace levwright
