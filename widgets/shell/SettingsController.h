// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/session/Workspace.h"
#include "widgets/theme/Themes.h"

#include <QMainWindow>
#include <QSettings>

namespace levwright {

// Whether the documents of the last window are opened again, and whether also when files are named to open.
bool reopensSession(const QSettings& settings);
bool reopensBesideFiles(const QSettings& settings);

// What a window keeps for later ones: its geometry and panels, the export machine and the theme.
class SettingsController : public QObject {
    Q_OBJECT

public:
    // Connects the commands for it. All arguments must outlive it.
    SettingsController(QMainWindow& window, Workspace& workspace, QSettings& settings, Themes& themes,
                       ActionTable& actions);

    void restore();
    void storeLayout();
    // Whether no window has stored its geometry before.
    bool isFirst() const;
    void setTheme(const Theme& theme);
    // Marks the encoding that the active document is read with.
    void showReading();

private:
    QMainWindow& m_window;
    Workspace& m_workspace;
    QSettings& m_settings;
    Themes& m_themes;
    ActionTable& m_actions;
};

} // namespace levwright
