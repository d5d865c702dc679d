// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/MainWindow.h"

#include "core/tools/ToolTable.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/pages/PanelDocks.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/project/ProjectPanel.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/CompareController.h"
#include "widgets/shell/ConvertMenu.h"
#include "widgets/shell/DockSizes.h"
#include "widgets/shell/DrawActions.h"
#include "widgets/shell/ExportController.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/FragmentActions.h"
#include "widgets/shell/GameLauncher.h"
#include "widgets/shell/GameMenu.h"
#include "widgets/shell/GameTeacher.h"
#include "widgets/shell/GuideController.h"
#include "widgets/shell/LayoutChoices.h"
#include "widgets/shell/LensActions.h"
#include "widgets/shell/LevelNames.h"
#include "widgets/shell/MapChoices.h"
#include "widgets/shell/PartChoice.h"
#include "widgets/shell/PictureController.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/shell/Preferences.h"
#include "widgets/shell/QuickOpen.h"
#include "widgets/shell/SettingsController.h"
#include "widgets/shell/TextActions.h"
#include "widgets/shell/ThemedRoomMenu.h"
#include "widgets/shell/ToolGrid.h"
#include "widgets/shell/ToolOptionBar.h"
#include "widgets/shell/Tour.h"
#include "widgets/shell/UnknownWords.h"
#include "widgets/shell/Welcome.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/theme/StillLabel.h"
#include "widgets/theme/StillToolBar.h"
#include "widgets/theme/WindowSize.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <array>

namespace levwright {

MainWindow::MainWindow(Workspace& workspace, QSettings& settings, const Theme& theme)
    : m_workspace(workspace), m_themes(theme), m_looks(settings), m_actions(new ActionTable(theme, this)),
      m_playtest(new PlaytestLauncher(workspace, theme, this)),
      m_themedRooms(new ThemedRoomMenu(workspace, this)), m_tabs(new PageTabs(workspace, m_themes, this)),
      m_files(new FileController(workspace, *m_tabs, settings, m_themes, m_looks, this)),
      m_games(new GameLauncher(*m_tabs, settings, this)),
      m_exports(new ExportController(*m_tabs, workspace.files(), settings, *m_actions, this)),
      m_comparisons(new CompareController(workspace, m_themes, m_looks, this)),
      m_maps(new MapChoices(*m_tabs, settings, *m_actions, m_looks, this)),
      m_pictures(new PictureController(*m_tabs, settings, m_looks, this)),
      m_kept(new SettingsController(*this, workspace, settings, *m_actions)),
      m_gameMenu(new GameMenu(workspace, settings, *m_actions, this)),
      m_preferences(new Preferences(
          {workspace, *m_tabs, settings, m_themes, m_looks, *m_actions, *m_files, *m_gameMenu, *m_playtest},
          *this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    auto* middle = new QStackedWidget(this);
    middle->addWidget(m_tabs);
    auto* center = new QWidget(this);
    auto* column = new QVBoxLayout(center);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* strip = new TourStrip(center);
    column->addWidget(strip);
    column->addWidget(middle, 1);
    setCentralWidget(center);
    m_welcome = new Welcome({*middle, workspace, *m_tabs, *m_files, m_themes, *m_actions}, this);
    m_themes.follow(m_actions);
    m_themes.follow(m_playtest);
    m_looks.follow(m_playtest);
    buildDocks();
    new DockSizes(*this, settings);
    m_layouts = new LayoutChoices(*m_tabs, *m_docks, settings, *m_actions);
    buildBars();
    connect(new Tour({*this, *m_tabs, *m_docks, settings, *m_actions, *strip}), &Tour::said, this,
            &MainWindow::say);
    buildStatusBar();
    connectFileActions();
    connectEditActions();
    connectPictureActions();
    connectCompareActions();
    connectViewActions();
    connectSideActions();
    connectLevelActions();
    connectRollActions();
    connectPlayActions();
    connect(new FragmentActions(*m_tabs, settings, *m_actions, this), &FragmentActions::said, this,
            &MainWindow::say);
    new TextActions(m_workspace, *m_tabs, *m_actions, this);
    new QuickOpen({m_workspace, *m_tabs, *m_actions, settings,
                   [this] { return m_project->files() + m_files->recentFiles(); },
                   [this](const QString& path) { openFile(path); }, [this] { return m_preferences->rows(); }},
                  *this);
    new LevelNames({m_workspace, *m_tabs, *m_files, [this] { return m_project->folder(); }}, *this);
    new DrawActions(*m_tabs, m_themes, m_looks, *m_actions, this);
    new LensActions(*m_tabs, *m_docks, *m_actions, this);
    m_guide = new GuideController(*m_tabs, *m_actions, m_themes, this);
    new GameTeacher(workspace, *m_tabs, this);
    new UnknownWords(*m_tabs, settings, *m_gameMenu, this);
    connect(m_preferences, &Preferences::languageChosen, this, &MainWindow::languageChosen);
    connect(m_tabs, &PageTabs::pageOpened, this, &MainWindow::setUpPage);
    connect(m_tabs, &PageTabs::pageActivated, this, &MainWindow::showPage);
    connect(&m_workspace, &Workspace::closed, m_actions, &ActionTable::updateStates);
    m_looks.restore(); // before there are pages to draw with it
    m_tabs->followWorkspace();
    m_docks->unfoldForState();
    m_preferences->restore();
    m_kept->restore();
    m_gameMenu->restore();
    m_maps->restore();
    m_layouts->restore();
}

// They must end before the panels that they notify.
MainWindow::~MainWindow() {
    m_following.reset();
    delete m_tabs;
}

void MainWindow::buildDocks() {
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_docks = new PanelDocks(*this);
    m_project = new ProjectPanel(m_workspace, this);
    auto* folder = new QDockWidget(tr("Folder"), this);
    folder->setObjectName(QStringLiteral("projectDock"));
    folder->setWidget(m_project);
    addDockWidget(Qt::LeftDockWidgetArea, folder);
    tabifyDockWidget(&m_docks->dock("outlineDock"), folder);
    folder->hide();
    m_docks->raise("problemsDock");
    m_docks->raise("inspectorDock");
    QDockWidget& terrains = m_docks->dock("terrainDock");
    resizeDocks({&terrains, &m_docks->dock("inspectorDock")}, {320, 460}, Qt::Vertical);
}

void MainWindow::buildBars() {
    m_actions->fillMenus(*menuBar());
    auto* file = menuBar()->findChild<QMenu*>(QStringLiteral("menu.File"));
    auto* recent = new QMenu(tr("Open &Recent"), file);
    recent->setObjectName(QStringLiteral("menu.Recent"));
    file->insertMenu(m_actions->action(QStringLiteral("file.recover")), recent);
    m_files->setRecentMenu(*recent);
    auto* convert = new ConvertMenu(m_workspace, file);
    file->insertMenu(m_actions->action(QStringLiteral("file.close")), convert);
    connect(convert, &ConvertMenu::chosen, m_files,
            [this](const QString& game) { m_files->convert(game.toStdString()); });

    auto* view = menuBar()->findChild<QMenu*>(QStringLiteral("menu.View"));
    auto* panels = new QMenu(tr("Pane&ls"), view);
    panels->setObjectName(QStringLiteral("menu.Panels"));
    m_docks->fillMenu(*panels);
    view->addSeparator();
    view->addMenu(panels);

    auto* bar = new StillToolBar(tr("Main"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("mainBar"));
    bar->setMovable(false);
    bar->setScale(100);
    connect(m_preferences, &Preferences::sizeChosen, bar, &StillToolBar::setScale);
    QStringList ids{QStringLiteral("file.open"),
                    QStringLiteral("file.save"),
                    QStringLiteral("file.export"),
                    QString(),
                    QStringLiteral("edit.undo"),
                    QStringLiteral("edit.redo"),
                    QString()};
    ids << QStringList{QStringLiteral("view.ascii"),
                       QStringLiteral("view.grid"),
                       QStringLiteral("view.areas"),
                       QStringLiteral("view.roll"),
                       QString(),
                       QStringLiteral("view.zoomOut"),
                       QStringLiteral("view.zoomFit"),
                       QStringLiteral("view.zoomIn"),
                       QString()};
    m_actions->fillToolBar(*bar, ids);
    buildOptionBar();
    buildToolBar();
}

// Next to the main bar, or below it if the window is too narrow for both.
void MainWindow::buildOptionBar() {
    auto* bar = new StillToolBar(tr("Options"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("optionBar"));
    bar->setMovable(false);
    auto* options = new ToolOptionBar(*m_actions, bar);
    bar->addWidget(options);
    connect(m_maps, &MapChoices::toolChosen, options, &ToolOptionBar::showFor);
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    m_parts = new PartChoice(bar);
    bar->addWidget(m_parts);
    m_optionBar = bar;
}

// The widest options decide, so that changing the tool never moves the map.
void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    const auto* main = findChild<QToolBar*>(QStringLiteral("mainBar"));
    const int wanted = main->sizeHint().width() + m_optionBar->findChild<ToolOptionBar*>()->widest() +
                       m_parts->sizeHint().width();
    const bool isBelow = wanted > event->size().width();
    if (isBelow == toolBarBreak(m_optionBar))
        return;
    if (isBelow)
        insertToolBarBreak(m_optionBar);
    else
        removeToolBarBreak(m_optionBar);
}

// At the side, where it takes no height from the map.
void MainWindow::buildToolBar() {
    auto* bar = new StillToolBar(tr("Tools"), this);
    addToolBar(Qt::LeftToolBarArea, bar);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    QList<QAction*> tools;
    for (const ToolRow& tool : toolTable())
        tools << m_actions->action(QString::fromLatin1(tool.action));
    auto* grid = new ToolGrid(tools, bar);
    bar->addWidget(grid);
    connect(m_preferences, &Preferences::sizeChosen, grid, &ToolGrid::setScale);
}

void MainWindow::buildStatusBar() {
    m_pointed = new StillLabel({}, this);
    m_pointed->setObjectName(QStringLiteral("pointedAt"));
    m_caret = new StillLabel(tr("Line %1, column %2").arg(99999).arg(999), this);
    m_caret->setObjectName(QStringLiteral("caretPosition"));
    m_errors = new StillLabel(tr("%1 errors").arg(999) + tr(", %1 warnings").arg(999), this);
    m_errors->setObjectName(QStringLiteral("problemCount"));
    statusBar()->addWidget(m_pointed, 1);
    statusBar()->addPermanentWidget(m_gameMenu->makeButton());
    statusBar()->addPermanentWidget(m_kept->makeEncodingButton());
    statusBar()->addPermanentWidget(m_kept->makeTargetButton());
    statusBar()->addPermanentWidget(m_errors);
    statusBar()->addPermanentWidget(m_caret);
}

void MainWindow::setUpPage(EditorPage& page) {
    m_docks->addPage(page);
    if (MapCanvas* canvas = page.canvas()) {
        connect(canvas, &MapCanvas::contextMenuWanted, this, &MainWindow::showMapMenu);
        connect(canvas, &MapCanvas::deletionWanted, m_actions->action(QStringLiteral("edit.deleteStatement")),
                &QAction::trigger);
    }
    const QAction* rolls = m_actions->action(QStringLiteral("level.rollInBackground"));
    auto* problems = page.panel<ProblemsPanel>();
    problems->setRollInBackground(rolls->isChecked());
    connect(rolls, &QAction::toggled, problems, &ProblemsPanel::setRollInBackground);
    connect(page.panel<OutlinePanel>(), &OutlinePanel::deletionWanted, this, &MainWindow::deleteStatements);
    connect(page.panel<OutlinePanel>(), &OutlinePanel::themedMenuOpens, m_themedRooms, &ThemedRoomMenu::fill);
    if (auto* statistics = page.panel<StatisticsPanel>())
        connect(statistics, &StatisticsPanel::playSeed, m_playtest, &PlaytestLauncher::playSeed);
    if (DungeonView* dungeon = page.dungeon())
        connect(dungeon, &DungeonView::fileWanted, this, &MainWindow::openLevel);
    connect(&page, &EditorPage::noteEnded, this, [this](const QString& sentence) {
        if (statusBar()->currentMessage() == sentence) // nothing was said since, of this page or another
            statusBar()->clearMessage();
    });
    connect(&page.session(), &Session::refused, this,
            [this, &page](const QString& reason) { sayOn(page, reason); });
    connect(&page.session(), &Session::refusedFor, this, [&page](const QString& reason, Range cause) {
        const auto show = [&page, cause] {
            page.session().select(cause);
            page.focusText();
        };
        const std::size_t line = page.session().text().position(cause.begin).line + 1;
        page.messages().showError(reason, {{tr("&Show Line %1").arg(line), show}});
    });
}

void MainWindow::showPage(EditorPage& page) {
    m_docks->showPage(page);
    m_pointed->setText({});
    followSession(page.session());
    connect(&page, &EditorPage::pointedAt, m_following.get(),
            [this](const QString& description) { m_pointed->setText(description); });
    QAction* roll = m_actions->action(QStringLiteral("view.roll"));
    if (auto* rolls = page.panel<RollPanel>()) {
        roll->setChecked(rolls->model().isShown());
        connect(rolls, &RollPanel::shownChanged, m_following.get(),
                [roll](bool shown) { roll->setChecked(shown); });
    } else {
        roll->setChecked(false);
    }
}

void MainWindow::followSession(Session& session) {
    m_following = std::make_unique<QObject>();
    connect(&session, &Session::stateChanged, m_following.get(), [this] { updateTitle(); });
    connect(&session, &Session::readAnew, m_following.get(), [this] {
        m_kept->showReading();
        m_gameMenu->show();
    });
    connect(&session, &Session::selectionChanged, m_following.get(), [this, &session] {
        updateStatus();
        m_parts->follow(session);
    });
    connect(&session, &Session::moved, m_following.get(), [this, &session] { m_parts->follow(session); });
    connect(&session, &Session::heardFromGame, m_following.get(), [this] { updateStatus(); });
    connect(&session, &Session::rolledAnew, m_following.get(), [this] { updateStatus(); });
    m_parts->follow(session);
    m_kept->showReading();
    m_gameMenu->show();
    updateStatus();
    updateTitle();
}

void MainWindow::fitInto(QSize room) {
    if (m_kept->hasPlace())
        return;
    const QSize size = this->size().boundedTo(room - desktopFrame);
    m_layouts->fitInto(size);
    resize(size);
}

void MainWindow::say(const QString& message) {
    sayOn(page(), message);
}

void MainWindow::sayOn(EditorPage& page, const QString& message) {
    constexpr int shownFor = 10000; // milliseconds
    statusBar()->showMessage(message, shownFor);
    page.say(message);
}

void MainWindow::showWelcome() {
    m_welcome->show();
}

bool MainWindow::showsWelcome() const {
    return m_welcome->isShown();
}

void MainWindow::setTheme(const Theme& theme) {
    m_preferences->setTheme(theme);
}

void MainWindow::updateTitle() {
    setWindowTitle(QStringLiteral("%1[*] — Levwright").arg(session().displayName()));
    setWindowModified(session().isModified());
    m_actions->updateStates();
}

// Hints are told only where nothing weighs more, since many levels have some.
QString MainWindow::problemCounts() const {
    std::array<int, 3> counts{}; // by severity
    const Session& shown = session();
    for (const Diagnostics* found :
         {&shown.analysis().diagnostics(), &shown.heard(), &shown.rolledProblems()}) {
        for (const Diagnostic& diagnostic : *found)
            ++counts[std::size_t(diagnostic.severity())];
    }
    const int errors = counts[std::size_t(Severity::Error)];
    const int warnings = counts[std::size_t(Severity::Warning)];
    const int hints = counts[std::size_t(Severity::Hint)];
    QStringList words;
    if (errors > 0)
        words << (errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors));
    if (warnings > 0)
        words << (warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings));
    if (words.isEmpty() && hints > 0)
        words << (hints == 1 ? tr("1 hint") : tr("%1 hints").arg(hints));
    return words.isEmpty() ? tr("No problems") : words.join(QStringLiteral(", "));
}

void MainWindow::updateStatus() {
    const LinePosition caret = session().text().position(session().selection().caret);
    m_caret->setText(tr("Line %1, column %2").arg(caret.line + 1).arg(caret.column + 1));
    m_actions->action(QStringLiteral("edit.deleteStatement"))
        ->setText(u'&' + deletionOf(session().selectedStatements()).said());
    m_docks->updateLines();
    m_errors->setText(problemCounts());
    m_actions->updateStates();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_files->mayCloseAll()) {
        event->ignore();
        return;
    }
    Q_EMIT leaving();
    storeLayout();
    m_playtest->close();
    event->accept();
}

void MainWindow::storeLayout() {
    m_layouts->store();
    if (!m_layouts->hidesForNow()) // the form of a window that is too small for its panels
        m_kept->storeLayout();
}

// The desktop can change it, too.
void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_actions->action(QStringLiteral("view.fullScreen"))->setChecked(isFullScreen());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile())
            continue;
        event->acceptProposedAction();
        const QString path = url.toLocalFile();
        if (QFileInfo(path).isDir())
            m_gameMenu->addGame(path);
        else
            openFile(path);
    }
}

} // namespace levwright
