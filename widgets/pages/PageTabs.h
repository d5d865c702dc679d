// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/EditorPage.h"
#include "widgets/pages/TabPane.h"
#include "widgets/session/Workspace.h"

#include <QRubberBand>
#include <QSplitter>
#include <QWidget>

#include <map>
#include <optional>

namespace levwright {

enum class PageSide : quint8 { First, Second };

// A tab for each document of the workspace, with its page. The tabs stand on one side, or on two so that two
// documents are visible. The order of the workspace is that of the first side, then that of the second one.
class PageTabs : public QWidget {
    Q_OBJECT

public:
    // Follows the workspace after followWorkspace(). Both arguments must outlive the tabs.
    PageTabs(Workspace& workspace, Themes& themes, QWidget* parent = nullptr);
    ~PageTabs() override;
    void followWorkspace();

    // The page of the active document.
    EditorPage& active() const { return pageOf(m_workspace.active()); }
    EditorPage& pageOf(const Session& session) const { return *m_pages.at(&session); }
    // In the order of the workspace.
    std::vector<EditorPage*> pages() const;
    // Goes that many tabs to the right, through both sides, wrapping around.
    void step(int by);

    // Whether two documents are visible.
    bool isSplit() const { return m_second->count() > 0; }
    bool isOnSecondSide(const EditorPage& page) const { return m_second->indexOf(&page) >= 0; }
    // The page that is in front on a side; null for the second side while there is none.
    EditorPage* front(PageSide which) const { return side(which).pageAt(side(which).currentIndex()); }
    // If a side becomes empty, all documents are on one side again.
    void moveToOtherSide(EditorPage& page);
    void joinSides();
    // Makes the page in front on the other side the active one. Does nothing without a second side.
    void goToOtherSide();

Q_SIGNALS:
    void pageOpened(levwright::EditorPage& page);
    void pageActivated(levwright::EditorPage& page);
    // The user wants to close it.
    void closeWanted(levwright::Session& session);

private:
    TabPane& side(PageSide which) const { return which == PageSide::Second ? *m_second : *m_first; }
    PageSide sideOf(const EditorPage& page) const {
        return isOnSecondSide(page) ? PageSide::Second : PageSide::First;
    }
    TabPane& paneOf(const EditorPage& page) const { return side(sideOf(page)); }
    TabPane* makeSide(const QString& barName);
    void connectSide(PageSide which);
    void open(Session& session);
    void activate(Session& session);
    void close(Session& session);
    void place(EditorPage& page, PageSide which);
    void updateSides();
    void updateTab(const Session& session);
    std::optional<QRect> targetOf(const EditorPage& page, const QPoint& globalPosition) const;
    void showTarget(const EditorPage& page, const QPoint& globalPosition);
    void dropTab(EditorPage& page, const QPoint& globalPosition);
    void showMenu(EditorPage& page, const QPoint& globalPosition);
    EditorPage* pageAround(const QWidget* widget) const;
    void followFocus(const QWidget* focused);
    void moveFocusTo(EditorPage& page);

    Workspace& m_workspace;
    Themes& m_themes;
    QSplitter* m_sides;
    TabPane* m_first;
    TabPane* m_second;     // hidden while it is empty
    QRubberBand* m_target; // visible while a tab is dragged to the other side
    std::map<const Session*, EditorPage*> m_pages;
};

} // namespace levwright
