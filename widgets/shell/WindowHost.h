// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/MainWindow.h"

#include <QObject>

#include <memory>

namespace levwright {

class SessionKeeper;

// Holds the window of a workspace. Windows take their words when they are made, so if another language is
// chosen, a new window takes the place of the one before. The documents stay as they are, with all that is
// not saved and all that can be undone, and the new window shows them in the same way.
class WindowHost : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive the host.
    WindowHost(Workspace& workspace, QSettings& settings, const Theme& theme);
    ~WindowHost() override;

    MainWindow& window() const { return *m_window; }
    // Keeps in that folder what is not saved, and what was saved before.
    void keepWork(const QString& folder);
    // Tells the keeper about each window after the first one. It must outlive the host.
    void setKeeper(SessionKeeper& keeper) { m_keeper = &keeper; }

Q_SIGNALS:
    // This window has taken the place of another one, which is gone.
    void replaced(levwright::MainWindow& window);

private:
    void make(const Theme& theme);
    void followLanguage();
    void replaceWindow();

    Workspace& m_workspace;
    QSettings& m_settings;
    SessionKeeper* m_keeper = nullptr;
    QString m_versions; // the folder of what was saved before; empty if nothing is kept
    std::unique_ptr<MainWindow> m_window;
};

} // namespace levwright
