// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/EditorPage.h"
#include "widgets/session/Workspace.h"

#include <QTabWidget>

namespace levwright {

// A tab for each document of the workspace, with its page.
class PageTabs : public QTabWidget {
    Q_OBJECT

public:
    // Follows the workspace after followWorkspace(). Both arguments must outlive the tabs.
    PageTabs(Workspace& workspace, Themes& themes, QWidget* parent = nullptr);
    ~PageTabs() override;
    void followWorkspace();

    // The page of the active document.
    EditorPage& active() const { return pageOf(m_workspace.active()); }
    EditorPage& pageOf(const Session& session) const;
    std::vector<EditorPage*> pages() const;
    // Moves that many tabs to the right, wrapping around.
    void step(int by);

Q_SIGNALS:
    void pageOpened(levwright::EditorPage& page);
    void pageActivated(levwright::EditorPage& page);
    // The user wants to close it.
    void closeWanted(levwright::Session& session);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(Session& session);
    void activate(Session& session);
    void close(Session& session);
    void updateTab(const Session& session);
    void showMenu(const QPoint& place);
    EditorPage* pageAt(int tab) const;

    Workspace& m_workspace;
    Themes& m_themes;
};

} // namespace levwright
