// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/session/Workspace.h"
#include "widgets/theme/Themes.h"

#include <QObject>
#include <QStackedWidget>

namespace levwright {

class FileController;
class WelcomePage;

// Shows the welcome page in the place of the documents, until one is opened, a command wants to work on it or
// a message is shown.
class Welcome : public QObject {
    Q_OBJECT

public:
    struct Window {
        QStackedWidget& middle; // holds the tabs
        Workspace& workspace;
        PageTabs& tabs;
        FileController& files;
        Themes& themes;
        ActionTable& actions;
    };
    // Connects the commands for it. All that the window refers to must outlive the object.
    Welcome(Window window, QObject* parent);

    void show();
    void hide();
    bool isShown() const;

private:
    WelcomePage& page();

    Window m_window;
    WelcomePage* m_page = nullptr; // once it was shown
};

} // namespace levwright
