// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/session/Workspace.h"

#include <QMainWindow>
#include <QSettings>
#include <QToolButton>

namespace levwright {

// Whether the documents of the last window are opened again, and whether also when files are named to open.
bool reopensSession(const QSettings& settings);
bool reopensBesideFiles(const QSettings& settings);

// What a window keeps for later ones: its geometry and panels, the export machine and what is reopened.
class SettingsController : public QObject {
    Q_OBJECT

public:
    // Connects the commands for it. All arguments must outlive it.
    SettingsController(QMainWindow& window, Workspace& workspace, QSettings& settings, ActionTable& actions);

    void restore();
    void storeLayout();
    // Whether restore() found where a window was before, on a screen of about this size.
    bool hasPlace() const { return m_hasPlace; }
    // For the status bar, which owns them: what the text is read as, and the machine of the export.
    QToolButton* makeEncodingButton();
    QToolButton* makeTargetButton();
    // Marks the encoding that the active document is read with, and the target if it is exported for one.
    void showReading();

private:
    QToolButton* makeButton(const char* name, const QString& tip, const QStringList& choices);

    QMainWindow& m_window;
    Workspace& m_workspace;
    QSettings& m_settings;
    ActionTable& m_actions;
    bool m_hasPlace = false;
    QToolButton* m_encoding = nullptr;
    QToolButton* m_target = nullptr;
};

} // namespace levwright
