// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/KeyBindings.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/quickopen/QuickRow.h"
#include "widgets/session/Workspace.h"
#include "widgets/settings/Settings.h"
#include "widgets/shell/InterfaceSize.h"
#include "widgets/theme/Themes.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <vector>

namespace levwright {

class FileController;
class GameMenu;
class PlaytestLauncher;
class PreferencesDialog;

// The theme of the settings; for one that follows the desktop, the desktop's.
Theme themeOf(const Settings& settings, Qt::ColorScheme desktop);

// Gives the settings their effect, at once, and shows the dialog with them.
class Preferences : public QObject {
    Q_OBJECT

public:
    struct Window {
        Workspace& workspace;
        PageTabs& tabs;
        QSettings& settings;
        Themes& themes;
        MapLooks& looks;
        ActionTable& actions;
        FileController& files;
        GameMenu& games;
        PlaytestLauncher& playtest;
    };
    // All that the window refers to must outlive the object.
    Preferences(Window window, QWidget& parent);
    ~Preferences() override;

    // After the pages exist and all commands have their effect: connects the commands, and gives all settings
    // their first effect; but the theme stays as it is.
    void restore();
    void setTheme(const Theme& theme);
    // What can be chosen by a few letters.
    std::vector<QuickRow> rows();
    void showPage(const QString& id);
    void showSetting(const QString& key);
    // Null while the dialog is not visible.
    PreferencesDialog* shownDialog() const;
    // Asks if another language would end a playtest. If the answer is no, the language stays as it was.
    bool mayChangeLanguage();

Q_SIGNALS:
    void sizeChosen(int percent);
    // The setting may be another one than the language in use.
    void languageChosen();

private:
    PreferencesDialog& dialog();
    QWidget* makeTilesetPicker(QWidget* parent);
    void connectActions();
    void offerGames();
    void apply(const QString& key);
    void applyChoice(const QString& key);
    void applyToPage(EditorPage& page);
    void applyToPages();
    void applyAutosave();
    void followDesktop();
    int textPoints() const;

    Window m_window;
    QWidget& m_parent;
    Settings m_settings;
    InterfaceSize m_size;
    KeyBindings m_keys;
    QTimer m_autosave;
    QString m_language; // as it was set when the window was made
    QPointer<PreferencesDialog> m_dialog;
};

} // namespace levwright
