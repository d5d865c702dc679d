// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/PageTabs.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace levwright {

// The places from which the caret has jumped, in all documents of a window, to go back there and forward
// again. A jump leads to another document or over many lines.
class JumpHistory : public QObject {
    Q_OBJECT

public:
    JumpHistory(Workspace& workspace, PageTabs& tabs, QObject* parent);

    bool canGoBack() const { return !m_before.empty(); }
    bool canGoForward() const { return !m_behind.empty(); }
    void goBack() { go(m_before, m_behind); }
    void goForward() { go(m_behind, m_before); }

private:
    struct Place {
        QPointer<Session> session;
        Offset caret = 0;
    };
    using Places = std::vector<Place>; // the next one to go to comes last

    void follow(Session& session);
    void forget(const Session& session);
    void move(const Session& session, const TextEdit& edit);
    void note(Session& session);
    void go(Places& from, Places& to);
    static bool isNear(const Place& a, const Place& b);

    Workspace& m_workspace;
    Places m_before;
    Places m_behind;
    std::optional<Place> m_current;
};

} // namespace levwright
