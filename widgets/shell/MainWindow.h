// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"
#include "widgets/actions/ActionTable.h"
#include "widgets/canvas/MapCanvas.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/session/Workspace.h"
#include "widgets/theme/Themes.h"

#include <QMainWindow>
#include <QSettings>

#include <initializer_list>
#include <memory>

namespace levwright {

class ExportController;
class FileController;
class GameLauncher;
class GuideController;
class LayoutChoices;
class MapChoices;
class PanelDocks;
class PartChoice;
class CompareController;
class PictureController;
class PlaytestLauncher;
class FindDialog;
class ProjectPanel;
class GameMenu;
class Preferences;
class SettingsController;
class Welcome;
class StillLabel;
class ThemedRoomMenu;

// The editor's window: puts pages, panels and controllers together and connects the commands.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // settings: window state, recent files and choices. All arguments must outlive the window.
    MainWindow(Workspace& workspace, QSettings& settings, const Theme& theme);
    ~MainWindow() override;

    Workspace& workspace() const { return m_workspace; }
    // The active document.
    Session& session() const { return m_workspace.active(); }
    EditorPage& page() const { return m_tabs->active(); }
    PageTabs& tabs() { return *m_tabs; }
    // Only for a document with maps.
    MapCanvas& canvas() const { return *page().canvas(); }
    ActionTable& actions() { return *m_actions; }
    PlaytestLauncher& playtest() { return *m_playtest; }
    FileController& files() { return *m_files; }
    CompareController& comparisons() { return *m_comparisons; }
    ExportController& exports() { return *m_exports; }

    // Opens the file. An error is shown in the window, and the open documents stay.
    bool openFile(const QString& path);
    // The same, and goes to the level with that name.
    bool openLevel(const QString& path, const QString& level);
    // Lists the folder's descriptions in the window.
    void openFolder(const QString& folder);
    void setTheme(const Theme& theme);
    const Theme& theme() const { return m_themes.theme(); }
    // Shows what can be begun, in the place of the documents.
    void showWelcome();
    bool showsWelcome() const;
    PanelDocks& docks() { return *m_docks; }
    MapChoices& maps() { return *m_maps; }
    Preferences& preferences() { return *m_preferences; }
    GuideController& guide() { return *m_guide; }
    // Stores what later windows find again.
    void storeLayout();
    // Fits a window to a screen with that much room, unless it is where it was on such a screen before.
    void fitInto(QSize room);

Q_SIGNALS:
    // The window closes, and nothing would be lost.
    void leaving();
    // Another language is set than the window speaks.
    void languageChosen();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildDocks();
    void buildBars();
    void buildOptionBar();
    void buildToolBar();
    void buildStatusBar();
    void connectFileActions();
    void refuseWithout(Ability ability, std::initializer_list<const char*> actions);
    void connectEditActions();
    void connectPictureActions();
    void connectCompareActions();
    void connectViewActions();
    void connectSideActions();
    void connectLevelActions();
    void connectRollActions();
    void connectPlayActions();

    void setUpPage(EditorPage& page);
    void showPage(EditorPage& page);
    void followSession(Session& session);

    void openFolderWithDialog();
    void exportAll();
    void findInFiles();
    void deleteStatements(const std::vector<StatementRef>& refs);
    StepName deletionOf(const std::vector<StatementRef>& refs) const;
    void showMapMenu(Point cell, const std::optional<StatementRef>& hit, const QPoint& at);
    void undo();
    void focusNextPanel();

    void say(const QString& message);
    void sayOn(EditorPage& page, const QString& message);
    bool hasMap() const { return page().canvas() != nullptr; }
    void updateTitle();
    QString problemCounts() const;
    void updateStatus();

    Workspace& m_workspace;
    Themes m_themes;
    MapLooks m_looks;
    ActionTable* m_actions;
    PlaytestLauncher* m_playtest;
    ThemedRoomMenu* m_themedRooms;
    PageTabs* m_tabs;
    FileController* m_files;
    GameLauncher* m_games;
    ExportController* m_exports;
    CompareController* m_comparisons;
    MapChoices* m_maps;
    PictureController* m_pictures;
    SettingsController* m_kept;
    GameMenu* m_gameMenu;
    Preferences* m_preferences;
    Welcome* m_welcome = nullptr;
    GuideController* m_guide = nullptr;
    PanelDocks* m_docks = nullptr;
    LayoutChoices* m_layouts = nullptr;
    ProjectPanel* m_project = nullptr;
    FindDialog* m_findInFiles = nullptr; // once it was asked for
    QToolBar* m_optionBar = nullptr;
    PartChoice* m_parts = nullptr;
    StillLabel* m_pointed = nullptr;
    StillLabel* m_caret = nullptr;
    StillLabel* m_errors = nullptr;
    // Owns the connections to the active document and its page.
    std::unique_ptr<QObject> m_following;
};

} // namespace levwright
