// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/PageTabs.h"
#include "widgets/shell/GameMenu.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// Does what the user wants if the game does not know many things in a document: lets them choose another
// game, or ignores the unknown things, which is remembered for the folder.
class UnknownWords : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive the object.
    UnknownWords(PageTabs& tabs, QSettings& settings, GameMenu& games, QObject* parent);

    bool isInPeace(const Session& session) const;
    // Applies to all documents of the session's folder, now and later.
    void leaveInPeace(const Session& session, bool inPeace);

private:
    void addPage(EditorPage& page);
    void chooseGame(EditorPage& page);

    PageTabs& m_tabs;
    QSettings& m_settings;
    GameMenu& m_games;
};

} // namespace levwright
