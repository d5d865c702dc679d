// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/lev34/Target.h"
#include "widgets/actions/ActionTable.h"
#include "widgets/canvas/MapCanvas.h"
#include "widgets/session/Session.h"

#include <QComboBox>
#include <QMainWindow>
#include <QSettings>
#include <QStackedWidget>

#include <memory>

namespace levwright {

class DungeonInspector;
class DungeonLegend;
class DungeonView;
class FileController;
class HistoryPanel;
class InspectorPanel;
class MessageBar;
class OutlinePanel;
class PlaytestLauncher;
class ProblemsPanel;
class ProjectPanel;
class RollPanel;
class StatisticsPanel;
class StillLabel;
class TerrainPalette;
class TextPane;

// The editor's window: puts the panels together and the commands into effect.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // files take what is exported; settings hold window state, recent files and choices. All outlive the
    // window.
    MainWindow(Session& session, FileStore& files, QSettings& settings, const Theme& theme);

    Session& session() { return m_session; }
    MapCanvas& canvas() { return *m_canvas; }
    DungeonView& dungeonView() { return *m_dungeon; }
    ActionTable& actions() { return *m_actions; }
    PlaytestLauncher& playtest() { return *m_playtest; }
    FileController& documentFile() { return *m_file; }

    // Opens the file; says so in the window if that fails, and keeps what is open. Asks nothing.
    bool openFile(const QString& path);
    // The same, at the level of that name.
    bool openLevel(const QString& path, const QString& level);
    // Lists the folder's descriptions in the window.
    void openFolder(const QString& folder);
    // Writes the current level's NAME.lev, or the dungeon file, into the folder for the chosen target; says
    // in the window what became of it.
    bool exportTo(const QString& folder);
    void setTheme(const Theme& theme);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildPanels();
    void buildDocks();
    void buildBars();
    void buildStatusBar();
    void connectPanels();
    void connectFileActions();
    void connectEditActions();
    void connectToolActions();
    void connectViewActions();
    void connectLevelActions();
    void connectRollActions();
    void connectStatistics();
    void connectPlayActions();
    void restore();

    void openFolderWithDialog();
    void exportAll();
    void exportBesideFile();
    void exportWithDialog();
    bool exportLevelTo(const QString& folder);
    bool exportDungeonTo(const QString& folder);
    void reportExported(const std::filesystem::path& path, std::size_t size);
    void reportExportError(const Diagnostics& diagnostics);
    void deleteStatement(const StatementRef& ref);
    void showMapMenu(Point cell, const QPoint& at);

    void updateTitle();
    void updateKind();
    void updateParts();
    bool hasSameParts() const;
    void listParts();
    void choosePart(int index);
    void updateStatus();
    void chooseTool(ToolId tool);
    void chooseTerrain(char terrain);
    QAction* gameAction(std::string_view game) const;
    // The game whose language descriptions are read in, remembered for later windows.
    void chooseGame(std::string_view game);
    Target target() const;
    bool showsLevels() const { return !m_session.showsDungeon(); }

    FileStore& m_files;
    QSettings& m_settings;
    Theme m_theme;
    Session& m_session;
    ActionTable* m_actions;
    PlaytestLauncher* m_playtest;
    MessageBar* m_messages = nullptr;
    FileController* m_file = nullptr;
    // The pages of each: for levels, for dungeons.
    QStackedWidget* m_views = nullptr;
    QStackedWidget* m_inspectors = nullptr;
    QStackedWidget* m_supplies = nullptr;
    QDockWidget* m_suppliesDock = nullptr;
    MapCanvas* m_canvas = nullptr;
    DungeonView* m_dungeon = nullptr;
    DungeonInspector* m_dungeonInspector = nullptr;
    DungeonLegend* m_legend = nullptr;
    TextPane* m_text = nullptr;
    OutlinePanel* m_outline = nullptr;
    InspectorPanel* m_inspector = nullptr;
    TerrainPalette* m_terrains = nullptr;
    ProblemsPanel* m_problems = nullptr;
    HistoryPanel* m_history = nullptr;
    ProjectPanel* m_project = nullptr;
    RollPanel* m_rolls = nullptr;
    QDockWidget* m_rollsDock = nullptr;
    QDockWidget* m_projectDock = nullptr;
    StatisticsPanel* m_statistics = nullptr;
    QDockWidget* m_statisticsDock = nullptr;
    QComboBox* m_parts = nullptr;
    QList<PartRef> m_shownParts; // by index in m_parts
    AnalysisPtr m_analysisOfParts;
    StillLabel* m_pointed = nullptr;
    StillLabel* m_caret = nullptr;
    StillLabel* m_errors = nullptr;
};

} // namespace levwright
