// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeon/DungeonExport.h"
#include "core/edit/DungeonEdit.h"
#include "core/edit/StatementEdit.h"
#include "core/levcomp/LevelExport.h"
#include "widgets/dialogs/ShortcutsDialog.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/project/ProjectPanel.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/shell/MapMenu.h"
#include "widgets/shell/MessageBar.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/textpane/TextPane.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStatusBar>

namespace levwright {
namespace {

constexpr int shownFor = 10000; // milliseconds that a message stays in the status bar

QString id(const char* name) {
    return QString::fromLatin1(name);
}

// The menu key comes from the window system as this event, Shift+F10 does not.
void showContextMenuOf(QWidget& focused) {
    const QPoint place = focused.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, focused.mapToGlobal(place));
    QApplication::sendEvent(&focused, &event);
}

} // namespace

void MainWindow::connectFileActions() {
    m_actions->onTrigger(id("file.new"), [this] {
        if (m_file->mayDiscard())
            m_file->startNew();
    });
    m_actions->onTrigger(id("file.open"), [this] { m_file->openWithDialog(); });
    m_actions->onTrigger(id("file.recover"), [this] {
        if (!m_file->offerRecovery())
            m_session.refuse(tr("There is no unsaved work of earlier times."));
    });
    connect(m_file, &FileController::said, this,
            [this](const QString& message) { statusBar()->showMessage(message, shownFor); });
    m_actions->onTrigger(id("file.openFolder"), [this] { openFolderWithDialog(); });
    m_actions->onTrigger(id("file.exportAll"), [this] { exportAll(); });
    m_actions->enableWhen(id("file.exportAll"), [this] { return !m_project->folder().isEmpty(); });
    m_actions->onTrigger(id("file.save"), [this] { m_file->save(); });
    m_actions->onTrigger(id("file.saveAs"), [this] { m_file->saveAs(); });
    m_actions->onTrigger(id("file.export"), [this] { exportBesideFile(); });
    m_actions->onTrigger(id("file.exportTo"), [this] { exportWithDialog(); });
    m_actions->onTrigger(id("file.quit"), [this] { close(); });
    m_actions->enableWhen(id("file.save"),
                          [this] { return m_session.isModified() || m_session.path().isEmpty(); });
}

void MainWindow::connectEditActions() {
    m_actions->onTrigger(id("edit.undo"), [this] { m_session.undo(); });
    m_actions->onTrigger(id("edit.redo"), [this] { m_session.redo(); });
    m_actions->onTrigger(id("edit.find"), [this] { m_text->showFind(); });
    m_actions->onTrigger(id("edit.findNext"), [this] { m_text->findNext(); });
    m_actions->onTrigger(id("edit.findPrevious"), [this] { m_text->findPrevious(); });
    m_actions->onTrigger(id("edit.goToLine"), [this] { m_text->showGoToLine(); });
    m_actions->onTrigger(id("edit.deleteStatement"), [this] {
        if (const std::optional<StatementRef> ref = m_session.currentStatement())
            deleteStatement(*ref);
    });
    m_actions->onTrigger(id("edit.menu"), [] {
        if (QWidget* focused = QApplication::focusWidget())
            showContextMenuOf(*focused);
    });
    m_actions->enableWhen(id("edit.undo"), [this] { return m_session.document().canUndo(); });
    m_actions->enableWhen(id("edit.redo"), [this] { return m_session.document().canRedo(); });
    m_actions->enableWhen(id("edit.deleteStatement"),
                          [this] { return m_session.currentStatement().has_value(); });
}

void MainWindow::connectToolActions() {
    const std::pair<const char*, ToolId> tools[] = {
        {"tool.select", ToolId::Select},
        {"tool.pencil", ToolId::Pencil},
        {"tool.line", ToolId::Line},
        {"tool.rectangle", ToolId::Rectangle},
        {"tool.filledRectangle", ToolId::FilledRectangle},
        {"tool.fill", ToolId::FloodFill},
        {"tool.eraser", ToolId::Eraser},
        {"tool.eyedropper", ToolId::Eyedropper},
    };
    for (const auto& [name, tool] : tools) {
        m_actions->onTrigger(id(name), [this, chosen = tool] { chooseTool(chosen); });
        m_actions->enableWhen(id(name), [this] { return showsLevels(); });
    }
}

void MainWindow::connectViewActions() {
    m_actions->onToggle(id("view.ascii"), [this](bool on) {
        m_canvas->setLook(on ? Look::Ascii : Look::Tiles);
        m_settings.setValue(id("ascii"), on);
    });
    m_actions->onToggle(id("view.grid"), [this](bool on) {
        m_canvas->setGridShown(on);
        m_settings.setValue(id("grid"), on);
    });
    m_actions->onToggle(id("view.areas"), [this](bool on) {
        m_canvas->setAreasShown(on);
        m_settings.setValue(id("areas"), on);
    });
    m_actions->onToggle(id("view.dark"), [this](bool on) {
        if (on == m_theme.isDark())
            return;
        m_settings.setValue(id("dark"), on);
        setTheme(on ? Theme::dark() : Theme::light());
    });
    for (const char* name : {"view.ascii", "view.grid", "view.areas"})
        m_actions->enableWhen(id(name), [this] { return showsLevels(); });
    const auto onZoom = [this](const char* name, void (MapCanvas::*map)(), void (DungeonCanvas::*dungeon)()) {
        m_actions->onTrigger(id(name), [this, map, dungeon] {
            if (showsLevels())
                (m_canvas->*map)();
            else
                (m_dungeon->canvas().*dungeon)();
        });
    };
    onZoom("view.zoomIn", &MapCanvas::zoomIn, &DungeonCanvas::zoomIn);
    onZoom("view.zoomOut", &MapCanvas::zoomOut, &DungeonCanvas::zoomOut);
    onZoom("view.zoomFit", &MapCanvas::zoomToFit, &DungeonCanvas::zoomToFit);
    m_actions->onTrigger(id("view.map"), [this] { m_views->currentWidget()->setFocus(); });
    m_actions->onTrigger(id("view.text"), [this] { m_text->setFocus(); });
}

void MainWindow::connectLevelActions() {
    m_actions->onTrigger(id("level.nextProblem"), [this] { m_problems->selectNext(); });
    m_actions->onTrigger(id("level.previousProblem"), [this] { m_problems->selectPrevious(); });
    for (const std::string_view game : Catalog::gameIds())
        m_actions->onTrigger(gameAction(game)->objectName(), [this, game] { chooseGame(game); });
    for (const char* target : {"target.lp64", "target.ilp32"})
        m_actions->onTrigger(id(target), [this, target] { m_settings.setValue(id("target"), id(target)); });
    m_actions->onTrigger(id("help.shortcuts"), [this] { ShortcutsDialog(this).exec(); });
    m_actions->onTrigger(id("help.about"), [this] {
        QMessageBox::about(
            this, tr("About Levwright"),
            tr("<h3>Levwright %1</h3><p>An editor for roguelike special levels: draw the map, keep the "
               "text.</p>"
               "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                .arg(QApplication::applicationVersion()));
    });
}

void MainWindow::connectRollActions() {
    m_actions->onToggle(id("view.roll"), [this](bool on) { m_rolls->model().setShown(on); });
    // Only for the command itself: a finding shows its roll while the list of findings stays in sight.
    m_actions->onTrigger(id("view.roll"), [this] {
        if (!m_rolls->model().isShown())
            return;
        m_rollsDock->show();
        m_rollsDock->raise();
    });
    connect(m_rollsDock, &QDockWidget::visibilityChanged, m_rolls, &RollPanel::setActive);
    connect(m_rolls, &RollPanel::shownChanged, m_actions->action(id("view.roll")), &QAction::setChecked);
    m_actions->onTrigger(id("view.nextRoll"), [this] { m_rolls->model().showNext(); });
    m_actions->onTrigger(id("view.previousRoll"), [this] { m_rolls->model().showPrevious(); });
    for (const char* name : {"view.roll", "view.nextRoll", "view.previousRoll"})
        m_actions->enableWhen(id(name), [this] { return showsLevels(); });
}

void MainWindow::connectStatistics() {
    m_actions->onTrigger(id("level.statistics"), [this] {
        m_statisticsDock->show();
        m_statisticsDock->raise();
        m_statistics->toggle();
    });
    m_actions->enableWhen(id("level.statistics"), [this] { return showsLevels(); });
    connect(m_statisticsDock, &QDockWidget::visibilityChanged, m_statistics, &StatisticsPanel::setActive);
    connect(m_statistics, &StatisticsPanel::showSeed, this, [this](quint64 seed) {
        m_rolls->model().setContext(m_statistics->report()->level().plan()->context);
        m_rolls->model().showSeed(seed);
    });
    connect(m_statistics, &StatisticsPanel::playSeed, m_playtest, &PlaytestLauncher::playSeed);
}

// A playtest begins at the cell that is pointed at, with the mouse or with the keyboard.
void MainWindow::connectPlayActions() {
    m_actions->onTrigger(id("play.test"), [this] {
        if (m_rolls->model().isShown())
            m_playtest->playSeed(m_rolls->model().seed());
        else
            m_playtest->playLevel();
    });
    m_actions->onTrigger(id("play.here"), [this] {
        if (const std::optional<Point> cell = m_canvas->pointedCell())
            m_playtest->playFrom(*cell);
        else
            m_session.refuse(tr("Point at a cell of the map first."));
    });
    m_actions->onTrigger(id("play.open"), [this] { m_playtest->openWorld(); });
    for (const char* name : {"play.test", "play.here"})
        m_actions->enableWhen(id(name), [this] { return showsLevels(); });
}

bool MainWindow::openFile(const QString& path) {
    return m_file->open(path);
}

bool MainWindow::openLevel(const QString& path, const QString& level) {
    if (!openFile(path))
        return false;
    const Analysis& analysis = m_session.analysis();
    for (std::size_t i = 0; i < analysis.levelCount(); ++i) {
        if (analysis.level(i).tree->hasHeader && analysis.level(i).name == level.toStdString()) {
            m_session.select(StatementRef{i, 0});
            break;
        }
    }
    return true;
}

void MainWindow::openFolderWithDialog() {
    const QString start = m_session.path().isEmpty() ? QString() : QFileInfo(m_session.path()).path();
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Open a Folder of Descriptions"), start);
    if (!folder.isEmpty())
        openFolder(folder);
}

void MainWindow::openFolder(const QString& folder) {
    m_project->setFolder(QFileInfo(folder).absoluteFilePath());
    m_projectDock->show();
    m_projectDock->raise();
    m_actions->updateStates();
}

// What is exported is what the files hold.
void MainWindow::exportAll() {
    if (!m_file->mayDiscard())
        return;
    m_projectDock->show();
    m_projectDock->raise();
    m_project->exportAll(target());
}

QAction* MainWindow::gameAction(std::string_view game) const {
    return m_actions->action(id("game.") + QString::fromUtf8(game));
}

void MainWindow::chooseGame(std::string_view game) {
    m_settings.setValue(id("game"), QString::fromUtf8(game));
    m_session.readAs(m_session.games().get(game).value());
}

Target MainWindow::target() const {
    const bool longs64 = m_actions->action(id("target.lp64"))->isChecked();
    const std::string_view game = m_session.game().catalog().gameId();
    return Target::make(game, {.longs64 = longs64, .byteOrder = std::endian::little}).value();
}

void MainWindow::exportBesideFile() {
    if (m_session.path().isEmpty())
        exportWithDialog();
    else
        exportTo(QFileInfo(m_session.path()).path());
}

void MainWindow::exportWithDialog() {
    const QString last = m_settings.value(id("exportFolder")).toString();
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Export the Compiled Level To"), last);
    if (folder.isEmpty())
        return;
    m_settings.setValue(id("exportFolder"), folder);
    exportTo(folder);
}

bool MainWindow::exportTo(const QString& folder) {
    const Analysis& analysis = m_session.analysis();
    const Diagnostics problems = analysis.diagnosticsOf(m_session.currentLevel());
    if (hasErrors(problems)) {
        reportExportError(problems);
        return false;
    }
    return showsLevels() ? exportLevelTo(folder) : exportDungeonTo(folder);
}

// Named as the game's compiler names it: as the description, less the ending.
bool MainWindow::exportDungeonTo(const QString& folder) {
    const QString name = m_session.path().isEmpty() ? QStringLiteral("dungeon")
                                                    : QFileInfo(m_session.path()).completeBaseName();
    const std::filesystem::path path = toPath(folder) / toPath(name);
    if (path == toPath(m_session.path())) {
        m_messages->showError(
            tr("Not exported: the description itself is called “%1”; save it as “%1.def” first.").arg(name));
        return false;
    }
    const Analysis& analysis = m_session.analysis();
    const Result<ExportedDungeon> exported =
        exportDungeon(analysis.game(), analysis.dungeon()->tree, target(), path, m_files);
    if (!exported) {
        m_messages->showError(tr("Not exported: %1").arg(QString::fromStdString(exported.error().message)));
        return false;
    }
    reportExported(exported->path, exported->size);
    return true;
}

bool MainWindow::exportLevelTo(const QString& folder) {
    const Analysis& analysis = m_session.analysis();
    const std::size_t level = m_session.currentLevel();
    if (!analysis.level(level).tree->hasHeader) {
        m_messages->showError(tr("Nothing to export: there is no level here yet."));
        return false;
    }
    const Result<ExportedLevel> exported =
        exportLevel(analysis.game(), analysis.level(level).tree, analysis.levelText(level), target(),
                    toPath(folder), m_files);
    if (!exported) {
        m_messages->showError(tr("Not exported: %1").arg(QString::fromStdString(exported.error().message)));
        return false;
    }
    reportExported(exported->path, exported->size);
    return true;
}

void MainWindow::reportExported(const std::filesystem::path& path, std::size_t size) {
    m_messages->hide();
    const QString abi = m_actions->action(id("target.lp64"))->isChecked() ? tr("64 bit") : tr("32 bit");
    const std::string_view game = m_session.game().catalog().gameId();
    statusBar()->showMessage(
        tr("Exported %1 (%2 bytes, %3, %4)").arg(fromPath(path)).arg(size).arg(QString::fromUtf8(game), abi),
        shownFor);
}

void MainWindow::reportExportError(const Diagnostics& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity() != Severity::Error)
            continue;
        const std::size_t line = m_session.text().position(diagnostic.range.begin).line + 1;
        m_messages->showError(
            tr("Not exported: line %1: %2").arg(line).arg(QString::fromStdString(diagnostic.message())),
            {{tr("Show"), [this, range = diagnostic.range, revision = m_session.document().revision()] {
                  if (revision == m_session.document().revision())
                      m_session.select(range);
                  m_text->setFocus();
              }}});
        return;
    }
}

void MainWindow::deleteStatement(const StatementRef& ref) {
    const Analysis& analysis = m_session.analysis();
    if (analysis.dungeon()) {
        m_session.apply(removeLevelOrBranch({analysis.game(), *analysis.dungeon()}, ref.statement),
                        tr("Delete Statement"));
        return;
    }
    const StatementNode& node = analysis.level(ref.level).tree->statements[ref.statement];
    m_session.apply(EditOutcome(removeStatement(analysis.levelText(ref.level), node)), tr("Delete Statement"),
                    MergeKey::None, analysis.levelStart(ref.level));
}

void MainWindow::showMapMenu(Point cell, const QPoint& at) {
    auto* menu = new MapMenu(m_session, *m_canvas, cell, *m_actions->action(id("view.roll")));
    connect(menu, &MapMenu::deletionWanted, this, &MainWindow::deleteStatement);
    menu->popup(at);
}

} // namespace levwright
