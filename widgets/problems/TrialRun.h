// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/ScriptWorker.h"
#include "widgets/session/Session.h"

#include <QObject>
#include <QTimer>

namespace levwright {

// Rolls the levels of the session in the background, a while after each change, and tells the session what is
// wrong with them that no check can know.
class TrialRun : public QObject {
    Q_OBJECT

public:
    explicit TrialRun(Session& session, QObject* parent = nullptr);

    // At first it is on. What was found is forgotten when it is switched off.
    void setOn(bool on);

private:
    void startLater();
    void followSelection();
    void start();

    Session& m_session;
    bool m_isOn = true;
    std::size_t m_level = 0; // the current one when the rolls began
    QTimer m_later;
    ScriptWorker m_worker; // last, so that it is destroyed first
};

} // namespace levwright
