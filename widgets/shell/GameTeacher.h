// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/games/GameLesson.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/session/Workspace.h"

#include <QObject>

#include <vector>

namespace levwright {

// Adds things that a document's game does not know to the user's game of its folder, and takes them back.
class GameTeacher : public QObject {
    Q_OBJECT

public:
    // Both arguments must outlive the object. Questions open over the window.
    GameTeacher(Workspace& workspace, PageTabs& tabs, QWidget* window);

private:
    // What was added, to be taken back.
    struct Added {
        OwnGame game;
        Lesson lesson;
        QString words;
    };

    void ask(EditorPage& page, const Diagnostic& found);
    void add(EditorPage& page, const TaughtThing& thing, const TaughtLook& look);
    void readAgain(const OwnGame& game);
    // Documents of the same folder that have the same game as this one go on with the new game.
    void change(const Session& document, const GamePtr& to);
    void offerTakingBack(EditorPage& page);
    void takeBackLast(EditorPage& page);

    Workspace& m_workspace;
    PageTabs& m_tabs;
    QWidget* m_window;
    std::vector<Added> m_added;
};

} // namespace levwright
