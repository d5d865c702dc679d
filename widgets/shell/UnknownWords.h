// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// What the user wants of documents that speak of what their games do not know: another game, or peace, which
// is kept for the folder.
class UnknownWords : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it.
    UnknownWords(PageTabs& tabs, QSettings& settings, ActionTable& actions, QObject* parent);

    bool isInPeace(const Session& session) const;
    // For all documents of the session's folder, now and later.
    void leaveInPeace(const Session& session, bool inPeace);

private:
    void addPage(EditorPage& page);
    void chooseGame(EditorPage& page);

    PageTabs& m_tabs;
    QSettings& m_settings;
    ActionTable& m_actions;
};

} // namespace levwright
