// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Vaults.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/languages/convert/Conversion.h"
#include "core/minihack/MiniHackText.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/pages/PanelDocks.h"
#include "widgets/picker/Palette.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/project/ProjectPanel.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/search/FindDialog.h"
#include "widgets/shell/CompareController.h"
#include "widgets/shell/ExportController.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/GameLauncher.h"
#include "widgets/shell/GameMenu.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/shell/MapChoices.h"
#include "widgets/shell/MapMenu.h"
#include "widgets/shell/PictureController.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/shell/Preferences.h"
#include "widgets/shell/UsedLibraries.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/textpane/TextPane.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStatusBar>

#include <algorithm>

namespace levwright {
namespace {

QString id(const char* name) {
    return QString::fromLatin1(name);
}

// The window system sends this event for the menu key, but not for Shift+F10.
void showContextMenuOf(QWidget& focused) {
    const QPoint place = focused.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, focused.mapToGlobal(place));
    QApplication::sendEvent(&focused, &event);
}

// What Tab would reach first in the panel; null if nothing.
QWidget* firstFieldOf(QDockWidget& dock) {
    for (QWidget* each = dock.nextInFocusChain(); each != &dock; each = each->nextInFocusChain()) {
        if (dock.isAncestorOf(each) && each->isVisible() && each->isEnabled() &&
            (each->focusPolicy() & Qt::TabFocus) != 0)
            return each;
    }
    return nullptr;
}

// The reason why the open document does not allow it.
std::optional<Refusal> objectionTo(const Session& session, Ability ability) {
    if (session.analysis().levels() != nullptr)
        return session.game().language().objectionTo(ability);
    const DungeonLanguage* dungeon = session.analysis().dungeonLanguage();
    return dungeon != nullptr && ability == Ability::Compile ? dungeon->objectionToCompiling() : std::nullopt;
}

} // namespace

void MainWindow::connectFileActions() {
    m_actions->onTrigger(id("file.new"), [this] { m_files->startWithDialog(m_themes.theme()); });
    m_actions->onTrigger(id("file.newEmpty"), [this] { m_workspace.startNew(); });
    m_actions->onTrigger(id("file.newFromClipboard"), [this] { m_files->startFromClipboard(); });
    m_actions->onTrigger(id("file.open"), [this] { m_files->openWithDialog(); });
    m_actions->onTrigger(id("file.recover"), [this] {
        if (!m_files->offerRecovery())
            say(tr("There is no unsaved work to recover."));
    });
    connect(m_files, &FileController::said, this, &MainWindow::say);
    connect(m_exports, &ExportController::said, this, &MainWindow::say);
    connect(m_gameMenu, &GameMenu::said, this, &MainWindow::say);
    m_actions->onTrigger(id("file.openFolder"), [this] { openFolderWithDialog(); });
    m_actions->onTrigger(id("file.exportAll"), [this] { exportAll(); });
    m_actions->enableWhen(id("file.exportAll"), [this] { return !m_project->folder().isEmpty(); });
    connect(m_project, &ProjectPanel::exportWanted, this, &MainWindow::exportAll);
    connect(m_project, &ProjectPanel::fileChosen, this, &MainWindow::openFile);
    m_actions->onTrigger(id("file.save"), [this] { m_files->save(); });
    m_actions->onTrigger(id("file.saveAs"), [this] { m_files->saveAs(); });
    m_actions->onTrigger(id("file.saveAll"), [this] {
        m_files->saveAll();
        m_actions->updateStates();
    });
    m_actions->enableWhen(id("file.saveAll"), [this] { return m_files->hasUnsaved(); });
    m_actions->onTrigger(id("file.revert"), [this] { m_files->revert(); });
    m_actions->enableWhen(id("file.revert"),
                          [this] { return session().isModified() && !session().path().isEmpty(); });
    m_actions->onTrigger(id("file.export"), [this] { m_exports->exportBesideFile(); });
    m_actions->onTrigger(id("file.exportTo"), [this] { m_exports->exportWithDialog(); });
    refuseWithout(Ability::Compile, {"file.export", "file.exportTo"});
    for (const GameEntry& game : knownGames()) {
        if (game.convertMenu.empty())
            continue;
        const QString convert = QStringLiteral("convert.") + QString::fromUtf8(game.id);
        m_actions->onTrigger(convert, [this, game] { m_files->convert(game.id); });
        m_actions->enableWhen(convert, [this, game] {
            return session().analysis().kind() == DocumentKind::Levels && canConvert(session().game(), game);
        });
    }
    m_actions->onTrigger(id("file.close"), [this] { m_files->close(session()); });
    m_actions->onTrigger(id("file.quit"), [this] { close(); });
    m_actions->enableWhen(id("file.save"),
                          [this] { return session().isModified() || session().path().isEmpty(); });
}

void MainWindow::connectEditActions() {
    m_actions->onTrigger(id("edit.undo"), [this] { undo(); });
    m_actions->onTrigger(id("edit.redo"), [this] { session().redo(); });
    m_actions->onTrigger(id("edit.copyMiniHack"), [this] { m_exports->copyForMiniHack(); });
    m_actions->enableWhen(id("edit.copyMiniHack"), [this, miniHack = miniHackGame()] {
        return hasMap() && suitsMiniHack(session().game(), miniHack);
    });
    m_actions->onTrigger(id("edit.complete"), [this] { page().textInSight().suggest(); });
    m_actions->onTrigger(id("edit.find"), [this] { page().textInSight().showFind(); });
    m_actions->onTrigger(id("edit.findNext"), [this] { page().textInSight().findNext(); });
    m_actions->onTrigger(id("edit.findPrevious"), [this] { page().textInSight().findPrevious(); });
    m_actions->onTrigger(id("edit.replace"), [this] { page().textInSight().showReplace(); });
    m_actions->onTrigger(id("edit.findInFiles"), [this] { findInFiles(); });
    m_actions->onTrigger(id("edit.goToLine"), [this] { page().textInSight().showGoToLine(); });
    m_actions->onTrigger(id("edit.deleteStatement"),
                         [this] { deleteStatements(session().selectedStatements()); });
    m_actions->onTrigger(id("edit.addThing"), [this] {
        m_docks->raise("terrainDock");
        page().panel<Palette>()->searchThings();
    });
    m_actions->enableWhen(id("edit.addThing"), [this] { return hasMap(); });
    m_actions->onTrigger(id("edit.menu"), [] {
        if (QWidget* focused = QApplication::focusWidget())
            showContextMenuOf(*focused);
    });
    m_actions->enableWhen(id("edit.undo"), [this] { return session().document().canUndo(); });
    m_actions->enableWhen(id("edit.redo"), [this] { return session().document().canRedo(); });
    m_actions->enableWhen(id("edit.deleteStatement"),
                          [this] { return !session().selectedStatements().empty(); });
}

void MainWindow::connectPictureActions() {
    m_actions->onTrigger(id("file.exportPicture"), [this] { m_pictures->exportWithDialog(); });
    m_actions->onTrigger(id("file.print"), [this] { m_pictures->print(); });
    m_actions->onTrigger(id("edit.copyPicture"), [this] { m_pictures->copyAs(PictureForm::Png); });
    m_actions->onTrigger(id("edit.copyText"), [this] { m_pictures->copyAs(PictureForm::Text); });
    m_actions->onTrigger(id("edit.copyWiki"), [this] { m_pictures->copyAs(PictureForm::Wiki); });
    connect(m_pictures, &PictureController::said, this, &MainWindow::say);
    for (const char* name :
         {"file.exportPicture", "file.print", "edit.copyPicture", "edit.copyText", "edit.copyWiki"})
        m_actions->enableWhen(id(name), [this] { return hasMap(); });
}

void MainWindow::connectCompareActions() {
    m_actions->onTrigger(id("file.compare"), [this] { m_comparisons->compareWithFile(); });
    m_actions->onTrigger(id("file.versions"), [this] { m_comparisons->showVersions(); });
    m_actions->enableWhen(id("file.versions"), [this] { return !session().path().isEmpty(); });
    connect(m_comparisons, &CompareController::said, this, &MainWindow::say);
    connect(m_files, &FileController::compareWanted, m_comparisons, &CompareController::compareWithText);
    connect(m_files, &FileController::writing, m_comparisons, &CompareController::keepFile);
    connect(m_files, &FileController::written, m_comparisons, &CompareController::keepFile);
}

void MainWindow::connectViewActions() {
    m_actions->onTrigger(id("view.zoomIn"), [this] { page().zoomIn(); });
    m_actions->onTrigger(id("view.zoomOut"), [this] { page().zoomOut(); });
    m_actions->onTrigger(id("view.zoomFit"), [this] { page().zoomToFit(); });
    m_actions->onTrigger(id("view.zoomNormal"), [this] { page().zoomToNormal(); });
    m_actions->onTrigger(id("view.tileset"), [this] { m_preferences->showSetting(settingKeys::tileset); });
    m_actions->onTrigger(id("view.map"), [this] { page().focusView(); });
    m_actions->onTrigger(id("view.text"), [this] { page().focusText(); });
    m_actions->onTrigger(id("view.nextPanel"), [this] { focusNextPanel(); });
    QAction* folds = m_actions->action(id("view.foldPanels"));
    folds->setChecked(m_docks->isFolded());
    m_actions->onTrigger(id("view.foldPanels"), [this, folds] { m_docks->setFolded(folds->isChecked()); });
    connect(m_docks, &PanelDocks::foldedChanged, folds, &QAction::setChecked);
    for (const auto& [name, step] : {std::pair{"view.nextTab", 1}, {"view.previousTab", -1}}) {
        m_actions->onTrigger(id(name), [this, by = step] { m_tabs->step(by); });
        m_actions->enableWhen(id(name), [this] { return m_workspace.count() > 1; });
    }
}

void MainWindow::focusNextPanel() {
    const QWidget* focused = QApplication::focusWidget();
    QList<QDockWidget*> shown = findChildren<QDockWidget*>();
    shown.removeIf([](const QDockWidget* dock) { return dock->visibleRegion().isEmpty(); });
    const auto holds = [focused](const QDockWidget* dock) {
        return focused != nullptr && dock->isAncestorOf(focused);
    };
    const auto current = std::ranges::find_if(shown, holds);
    for (auto next = current == shown.end() ? shown.begin() : current + 1; next != shown.end(); ++next) {
        if (QWidget* field = firstFieldOf(**next)) {
            field->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    page().focusView();
}

// What is visible of the documents.
void MainWindow::connectSideActions() {
    m_actions->onTrigger(id("view.moveToOtherSide"), [this] { m_tabs->moveToOtherSide(page()); });
    m_actions->enableWhen(id("view.moveToOtherSide"), [this] { return m_workspace.count() > 1; });
    m_actions->onTrigger(id("view.goToOtherSide"), [this] { m_tabs->goToOtherSide(); });
    m_actions->onTrigger(id("view.joinSides"), [this] { m_tabs->joinSides(); });
    for (const char* name : {"view.goToOtherSide", "view.joinSides"})
        m_actions->enableWhen(id(name), [this] { return m_tabs->isSplit(); });
    m_actions->onToggle(id("view.fullScreen"),
                        [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
}

void MainWindow::connectLevelActions() {
    for (const auto& [name, select] : {std::pair{"level.nextProblem", &ProblemsPanel::selectNext},
                                       {"level.previousProblem", &ProblemsPanel::selectPrevious}}) {
        m_actions->onTrigger(id(name), [this, choose = select] {
            auto* problems = page().panel<ProblemsPanel>();
            (problems->*choose)();
            page().focusText();
            if (const QString none = problems->emptyText(); !none.isEmpty())
                say(none);
        });
    }
    m_actions->onTrigger(id("level.fix"), [this] { page().textInSight().fixHere(); });
    m_actions->onTrigger(id("help.shortcuts"), [this] { m_preferences->showPage(id("keys")); });
    m_actions->onTrigger(id("help.about"), [this] {
        QMessageBox::about(
            this, tr("About Levwright"),
            tr("<h3>Levwright %1</h3><p>An editor for roguelike special levels: draw the map, keep the "
               "text.</p>"
               "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                    .arg(QApplication::applicationVersion()) +
                QStringLiteral("<p>%1</p>").arg(usedLibraries()));
    });
}

void MainWindow::connectRollActions() {
    const auto model = [this]() -> RollModel& { return page().panel<RollPanel>()->model(); };
    m_actions->onToggle(id("view.roll"), [this, model](bool on) {
        if (hasMap())
            model().setShown(on);
    });
    // Only if the user runs the command: showing the roll of a finding keeps the list of findings in sight.
    m_actions->onTrigger(id("view.roll"), [this, model] {
        if (model().isShown())
            m_docks->raise("rollsDock");
    });
    m_actions->onTrigger(id("view.nextRoll"), [model] { model().showNext(); });
    m_actions->onTrigger(id("view.previousRoll"), [model] { model().showPrevious(); });
    m_actions->onTrigger(id("level.themedRooms"), [this] { m_themedRooms->showTable(); });
    m_actions->enableWhen(id("level.themedRooms"), [this] {
        const LevelsAnalysis* levels = session().analysis().levels();
        return levels != nullptr && (levels->isOfThemedRooms() || hasVaults(*levels));
    });
    m_actions->onTrigger(id("level.statistics"), [this] {
        m_docks->raise("statisticsDock");
        page().panel<StatisticsPanel>()->toggle();
    });
    const auto names = {"view.roll", "view.nextRoll", "view.previousRoll", "level.statistics"};
    for (const char* name : names)
        m_actions->enableWhen(id(name), [this] { return hasMap(); });
    refuseWithout(Ability::Roll, names);
    refuseWithout(Ability::Roll, {"lens.way", "lens.sight", "lens.light", "lens.danger", "lens.shape"});
}

// A playtest starts at the cell under the pointer or at the keyboard cursor.
void MainWindow::connectPlayActions() {
    m_actions->onTrigger(id("play.test"), [this] {
        if (page().panel<RollPanel>()->model().isShown())
            m_playtest->playSeed(page().panel<RollPanel>()->model().seed());
        else
            m_playtest->playLevel();
    });
    m_actions->onTrigger(id("play.here"), [this] {
        if (const std::optional<Point> cell = canvas().pointedCell())
            m_playtest->playFrom(*cell);
        else
            session().refuse(tr("First point at a cell of the map."));
    });
    m_actions->onTrigger(id("play.open"), [this] { m_playtest->openWorld(); });
    m_actions->onTrigger(id("play.game"), [this] { m_games->play(); });
    m_actions->onTrigger(id("play.gameElsewhere"), [this] { m_games->playElsewhere(); });
    connect(m_games, &GameLauncher::said, this, &MainWindow::say);
    connect(m_games, &GameLauncher::complained, this, [this] { m_docks->raise("problemsDock"); });
    for (const char* name : {"play.test", "play.here", "play.game", "play.gameElsewhere"})
        m_actions->enableWhen(id(name), [this] { return hasMap(); });
    refuseWithout(Ability::Roll, {"play.test", "play.here"});
}

// Refuses what the language of the active document's levels cannot do.
void MainWindow::refuseWithout(Ability ability, std::initializer_list<const char*> actions) {
    for (const char* name : actions) {
        m_actions->refuseWhen(id(name), [this, ability] {
            const std::optional<Refusal> refusal = objectionTo(session(), ability);
            return refusal ? QString::fromStdString(refusal->reason) : QString();
        });
    }
}

bool MainWindow::openFile(const QString& path) {
    return m_files->open(path);
}

bool MainWindow::openLevel(const QString& path, const QString& level) {
    if (!openFile(path))
        return false;
    const LevelsAnalysis* levels = session().analysis().levels();
    for (std::size_t i = 0; levels != nullptr && i < levels->levelCount(); ++i) {
        if (levels->level(i).hasHeader() && levels->level(i).name == level.toStdString()) {
            session().select(StatementRef{i, 0});
            break;
        }
    }
    return true;
}

void MainWindow::openFolderWithDialog() {
    const QString start = session().path().isEmpty() ? QString() : QFileInfo(session().path()).path();
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a Folder of Levels"), start);
    if (!folder.isEmpty())
        openFolder(folder);
}

void MainWindow::openFolder(const QString& folder) {
    m_project->setFolder(QFileInfo(folder).absoluteFilePath());
    m_docks->raise("projectDock");
    m_actions->updateStates();
}

void MainWindow::findInFiles() {
    if (m_findInFiles == nullptr)
        m_findInFiles = new FindDialog(m_workspace, this);
    const QString path = session().path();
    m_findInFiles->ask(!m_project->folder().isEmpty() ? m_project->folder()
                       : path.isEmpty()               ? QString()
                                                      : QFileInfo(path).absolutePath());
}

// The export uses the contents of the files, not of the open documents.
void MainWindow::exportAll() {
    if (!m_files->mayUseFiles(m_project->files()))
        return;
    m_docks->raise("projectDock");
    m_project->exportAll(m_exports->target());
}

// First undoes text that was typed but not accepted yet, then the document.
void MainWindow::undo() {
    const auto* inspector = page().panel<InspectorPanel>();
    if (inspector == nullptr || !inspector->giveUpTyping())
        session().undo();
}

StepName MainWindow::deletionOf(const std::vector<StatementRef>& refs) const {
    if (refs.size() > 1)
        return stepName("Delete %1 Statements").arg(refs.size());
    switch (refs.empty() ? Extent::Itself : session().analysis().extentOf(refs.front())) {
    case Extent::Part:
        return stepName("Delete Part");
    case Extent::Room:
        return stepName("Delete Room");
    case Extent::Level:
        return stepName("Delete Level");
    case Extent::Itself:
        break;
    }
    return stepName("Delete Statement");
}

void MainWindow::deleteStatements(const std::vector<StatementRef>& refs) {
    const Removal removal = session().analysis().removalOf(refs);
    if (removal.refusal)
        session().refuse(QString::fromStdString(removal.refusal->reason));
    session().apply(EditOutcome(removal.edit), deletionOf(refs));
}

void MainWindow::showMapMenu(Point cell, const std::optional<StatementRef>& hit, const QPoint& at) {
    auto* menu = new MapMenu(canvas(), session(), cell, hit);
    connect(menu, &MapMenu::deletionWanted, this, &MainWindow::deleteStatements);
    connect(m_tabs, &PageTabs::pageActivated, menu, &QWidget::close);
    menu->popup(at);
}

} // namespace levwright
