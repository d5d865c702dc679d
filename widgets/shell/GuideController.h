// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/guide/GuideWindow.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/theme/Themes.h"

#include <QObject>
#include <QPointer>

namespace levwright {

// Opens the guide at the page about what has the keyboard, also in dialogs.
class GuideController : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive the object.
    GuideController(PageTabs& tabs, ActionTable& actions, Themes& themes, QWidget* window);

    // The page about a widget of the window, with what is chosen there: a tool, a field, a problem.
    GuidePlace placeAbout(const QWidget* focused) const;
    // Opens the guide in a window of its own. Over a modal dialog it belongs to the dialog.
    void open(const GuidePlace& place);
    // The last guide that was opened; null if it is closed.
    GuideWindow* shown() const { return m_guide; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void openReference();

    PageTabs& m_tabs;
    ActionTable& m_actions;
    Themes& m_themes;
    QWidget* m_window;
    GuideBook m_book;
    QPointer<GuideWindow> m_guide;
};

} // namespace levwright
