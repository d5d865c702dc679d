// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/MainWindow.h"

#include "widgets/dungeonview/DungeonLegend.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/inspector/DungeonInspector.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/picker/TerrainPalette.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/project/ProjectPanel.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/MessageBar.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/textpane/TextPane.h"
#include "widgets/theme/StillLabel.h"
#include "widgets/theme/StillToolBar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>
#include <QStatusBar>
#include <QVBoxLayout>

namespace levwright {
namespace {

constexpr QSize usualSize(1440, 900);
// Of the window's state in the settings: changes when docks or tool bars do.
constexpr int stateVersion = 3;

QDockWidget* addDock(QMainWindow& window, Qt::DockWidgetArea area, const QString& name, const QString& title,
                     QWidget* content) {
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(name);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
    return dock;
}

} // namespace

MainWindow::MainWindow(Session& session, FileStore& files, QSettings& settings, const Theme& theme)
    : m_files(files), m_settings(settings), m_theme(theme), m_session(session),
      m_actions(new ActionTable(theme, this)), m_playtest(new PlaytestLauncher(session, files, theme, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    buildPanels();
    buildDocks();
    buildBars();
    buildStatusBar();
    connectPanels();
    connectFileActions();
    connectEditActions();
    connectToolActions();
    connectViewActions();
    connectLevelActions();
    connectRollActions();
    connectStatistics();
    connectPlayActions();
    m_file->startNew();
    restore();
}

void MainWindow::buildPanels() {
    auto* page = new QWidget(this);
    auto* fileMessages = new MessageBar(page);
    fileMessages->setObjectName(QStringLiteral("fileBar"));
    m_messages = new MessageBar(page);
    m_file =
        new FileController(m_session, m_files, m_settings, FileMessages{*m_messages, *fileMessages}, this);
    auto* split = new QSplitter(Qt::Vertical, page);
    split->setObjectName(QStringLiteral("mapAndText"));
    m_views = new QStackedWidget(split);
    m_canvas = new MapCanvas(m_session, m_theme, m_views);
    m_dungeon = new DungeonView(m_session, m_theme, m_views);
    m_views->addWidget(m_canvas);
    m_views->addWidget(m_dungeon);
    m_text = new TextPane(m_session, m_theme, split);
    split->addWidget(m_views);
    split->addWidget(m_text);
    split->setChildrenCollapsible(false);
    split->setSizes({480, 320});
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(fileMessages);
    layout->addWidget(m_messages);
    layout->addWidget(split, 1);
    setCentralWidget(page);
}

void MainWindow::buildDocks() {
    m_outline = new OutlinePanel(m_session, m_theme, this);
    m_inspectors = new QStackedWidget(this);
    m_inspector = new InspectorPanel(m_session, m_inspectors);
    m_dungeonInspector = new DungeonInspector(m_session, m_inspectors);
    m_inspectors->addWidget(m_inspector);
    m_inspectors->addWidget(m_dungeonInspector);
    m_supplies = new QStackedWidget(this);
    m_terrains = new TerrainPalette(m_session.game(), m_theme, m_supplies);
    m_legend = new DungeonLegend(m_theme, m_supplies);
    m_supplies->addWidget(m_terrains);
    m_supplies->addWidget(m_legend);
    m_problems = new ProblemsPanel(m_session, m_theme, this);
    m_history = new HistoryPanel(m_session, m_theme, this);
    m_project = new ProjectPanel(m_session, m_files, this);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    QDockWidget* outline =
        addDock(*this, Qt::LeftDockWidgetArea, QStringLiteral("outlineDock"), tr("Outline"), m_outline);
    QDockWidget* terrains =
        addDock(*this, Qt::RightDockWidgetArea, QStringLiteral("terrainDock"), tr("Terrain"), m_supplies);
    m_suppliesDock = terrains;
    QDockWidget* inspector = addDock(*this, Qt::RightDockWidgetArea, QStringLiteral("inspectorDock"),
                                     tr("Inspector"), m_inspectors);
    QDockWidget* problems =
        addDock(*this, Qt::BottomDockWidgetArea, QStringLiteral("problemsDock"), tr("Problems"), m_problems);
    QDockWidget* history =
        addDock(*this, Qt::BottomDockWidgetArea, QStringLiteral("historyDock"), tr("History"), m_history);
    m_projectDock =
        addDock(*this, Qt::LeftDockWidgetArea, QStringLiteral("projectDock"), tr("Folder"), m_project);
    tabifyDockWidget(outline, m_projectDock);
    m_projectDock->hide();
    tabifyDockWidget(problems, history);
    // What the first puts over the map lies under what the second does.
    m_statistics = new StatisticsPanel(m_session, m_theme, *m_canvas, this);
    m_statisticsDock = addDock(*this, Qt::BottomDockWidgetArea, QStringLiteral("statisticsDock"),
                               tr("Statistics"), m_statistics);
    m_rolls = new RollPanel(m_session, m_theme, *m_canvas, this);
    m_rollsDock = addDock(*this, Qt::BottomDockWidgetArea, QStringLiteral("rollsDock"), tr("Rolls"), m_rolls);
    tabifyDockWidget(history, m_rollsDock);
    tabifyDockWidget(m_rollsDock, m_statisticsDock);
    problems->raise();
    resizeDocks({outline, terrains}, {250, 290}, Qt::Horizontal);
    resizeDocks({terrains, inspector}, {320, 460}, Qt::Vertical);
    resizeDocks({problems}, {170}, Qt::Vertical);
}

void MainWindow::buildBars() {
    m_actions->fillMenus(*menuBar());
    auto* file = menuBar()->findChild<QMenu*>(QStringLiteral("menu.File"));
    auto* recent = new QMenu(tr("Open &Recent"), file);
    recent->setObjectName(QStringLiteral("menu.Recent"));
    file->insertMenu(m_actions->action(QStringLiteral("file.recover")), recent);
    m_file->setRecentMenu(*recent);

    auto* bar = new StillToolBar(tr("Main"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("mainBar"));
    bar->setMovable(false);
    bar->setIconSize({20, 20});
    const auto ids = [](std::initializer_list<const char*> names) {
        QStringList list;
        for (const char* name : names)
            list << QString::fromLatin1(name);
        return list;
    };
    m_actions->fillToolBar(*bar, ids({"file.open",
                                      "file.save",
                                      "file.export",
                                      "",
                                      "edit.undo",
                                      "edit.redo",
                                      "",
                                      "tool.select",
                                      "tool.pencil",
                                      "tool.line",
                                      "tool.rectangle",
                                      "tool.filledRectangle",
                                      "tool.fill",
                                      "tool.eraser",
                                      "tool.eyedropper",
                                      "",
                                      "view.ascii",
                                      "view.grid",
                                      "view.areas",
                                      "view.roll",
                                      "",
                                      "view.zoomOut",
                                      "view.zoomFit",
                                      "view.zoomIn"}));
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    m_parts = new QComboBox(bar);
    m_parts->setObjectName(QStringLiteral("partChoice"));
    m_parts->setAccessibleName(tr("Level and part"));
    m_parts->setToolTip(tr("The level and part that the map shows"));
    // Of one width, whatever the names: other names lay nothing out anew.
    m_parts->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_parts->setMinimumContentsLength(20);
    bar->addWidget(m_parts);
}

void MainWindow::buildStatusBar() {
    m_pointed = new StillLabel({}, this);
    m_pointed->setObjectName(QStringLiteral("pointedAt"));
    m_caret = new StillLabel(tr("Line %1, column %2").arg(99999).arg(999), this);
    m_caret->setObjectName(QStringLiteral("caretPosition"));
    m_errors = new StillLabel(tr("%1 errors").arg(999) + tr(", %1 warnings").arg(999), this);
    m_errors->setObjectName(QStringLiteral("problemCount"));
    statusBar()->addWidget(m_pointed, 1);
    statusBar()->addPermanentWidget(m_errors);
    statusBar()->addPermanentWidget(m_caret);
}

void MainWindow::connectPanels() {
    connect(&m_session, &Session::stateChanged, this, &MainWindow::updateTitle);
    connect(&m_session, &Session::selectionChanged, this, &MainWindow::updateStatus);
    connect(&m_session, &Session::documentReplaced, this, [this] { m_terrains->setGame(m_session.game()); });
    connect(&m_session, &Session::documentReplaced, this, &MainWindow::updateParts);
    connect(&m_session, &Session::documentReplaced, this, &MainWindow::updateKind);
    connect(&m_session, &Session::selectionChanged, this, &MainWindow::updateParts);
    connect(&m_session, &Session::refused, this, [this](const QString& reason) {
        constexpr int shownFor = 8000;
        statusBar()->showMessage(reason, shownFor);
    });
    connect(m_canvas, &MapCanvas::pointedAt, this,
            [this](const QString& description) { m_pointed->setText(description); });
    connect(m_canvas, &MapCanvas::terrainPicked, this, &MainWindow::chooseTerrain);
    connect(m_canvas, &MapCanvas::textWanted, m_text, qOverload<>(&QWidget::setFocus));
    connect(m_canvas, &MapCanvas::contextMenuWanted, this, &MainWindow::showMapMenu);
    connect(m_dungeon, &DungeonView::pointedAt, this,
            [this](const QString& description) { m_pointed->setText(description); });
    connect(m_dungeon, &DungeonView::fileWanted, this, [this](const QString& path, const QString& level) {
        if (m_file->mayDiscard())
            openLevel(path, level);
    });
    connect(m_project, &ProjectPanel::fileChosen, this, [this](const QString& path) {
        if (path != m_session.path() && m_file->mayDiscard())
            openFile(path);
    });
    connect(m_project, &ProjectPanel::exportWanted, this, &MainWindow::exportAll);
    connect(m_terrains, &TerrainPalette::terrainChosen, this, &MainWindow::chooseTerrain);
    connect(m_outline, &OutlinePanel::activated, m_text, qOverload<>(&QWidget::setFocus));
    connect(m_parts, &QComboBox::activated, this, &MainWindow::choosePart);
}

void MainWindow::setTheme(const Theme& theme) {
    m_theme = theme;
    QApplication::setPalette(theme.palette());
    m_actions->setTheme(theme);
    m_canvas->setTheme(theme);
    m_dungeon->setTheme(theme);
    m_legend->setTheme(theme);
    m_text->setTheme(theme);
    m_outline->setTheme(theme);
    m_terrains->setTheme(theme);
    m_problems->setTheme(theme);
    m_history->setTheme(theme);
    m_rolls->setTheme(theme);
    m_statistics->setTheme(theme);
    m_playtest->setTheme(theme);
    m_actions->action(QStringLiteral("view.dark"))->setChecked(theme.isDark());
}

void MainWindow::updateKind() {
    const int page = m_session.showsDungeon() ? 1 : 0;
    for (QStackedWidget* pages : {m_views, m_inspectors, m_supplies})
        pages->setCurrentIndex(page);
    m_suppliesDock->setWindowTitle(page == 0 ? tr("Terrain") : tr("Legend"));
    gameAction(m_session.game().catalog().gameId())->setChecked(true);
    m_pointed->setText({});
}

void MainWindow::updateTitle() {
    setWindowTitle(QStringLiteral("%1[*] — Levwright").arg(m_session.displayName()));
    setWindowModified(m_session.isModified());
    m_actions->updateStates();
}

void MainWindow::updateStatus() {
    const LinePosition caret = m_session.text().position(m_session.selection().caret);
    m_caret->setText(tr("Line %1, column %2").arg(caret.line + 1).arg(caret.column + 1));
    int errors = 0;
    int warnings = 0;
    for (const Diagnostic& diagnostic : m_session.analysis().diagnostics()) {
        errors += diagnostic.severity() == Severity::Error ? 1 : 0;
        warnings += diagnostic.severity() == Severity::Warning ? 1 : 0;
    }
    QStringList counts;
    if (errors > 0)
        counts << (errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors));
    if (warnings > 0)
        counts << (warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings));
    m_errors->setText(counts.isEmpty() ? tr("No problems") : counts.join(QStringLiteral(", ")));
    m_actions->updateStates();
}

// Whether the list of parts would be as it is; looks only at levels that have changed.
bool MainWindow::hasSameParts() const {
    const Analysis& now = m_session.analysis();
    if (!m_analysisOfParts || m_analysisOfParts->levelCount() != now.levelCount())
        return false;
    for (std::size_t i = 0; i < now.levelCount(); ++i) {
        if (m_analysisOfParts->levelPtr(i) == now.levelPtr(i))
            continue;
        const LevelModel& before = m_analysisOfParts->level(i);
        const LevelModel& after = now.level(i);
        if (before.tree->hasHeader != after.tree->hasHeader || before.tree->kind != after.tree->kind ||
            before.name != after.name || before.parts.size() != after.parts.size())
            return false;
    }
    return true;
}

// All parts of all levels, in text order; the current one is chosen.
void MainWindow::updateParts() {
    if (!hasSameParts())
        listParts();
    m_analysisOfParts = m_session.document().analysis();
    const std::size_t level = m_session.currentLevel();
    const std::optional<PartRef> part = m_session.currentPart();
    const auto inOrder = [](const PartRef& ref) { return std::pair(ref.level, ref.part); };
    auto found = std::ranges::lower_bound(m_shownParts, std::pair(level, part ? part->part : 0), {}, inOrder);
    // A level that is one row has no parts to tell apart.
    if (found == m_shownParts.end() || found->level != level)
        found = std::ranges::lower_bound(m_shownParts, std::pair(level, std::size_t(0)), {}, inOrder);
    const bool isListed = found != m_shownParts.end() && found->level == level;
    m_parts->setCurrentIndex(isListed ? int(found - m_shownParts.begin()) : -1);
}

void MainWindow::listParts() {
    const Analysis& analysis = m_session.analysis();
    QStringList names;
    m_shownParts.clear();
    for (std::size_t i = 0; i < analysis.levelCount(); ++i) {
        const LevelModel& level = analysis.level(i);
        if (!level.tree->hasHeader)
            continue;
        const bool rooms = level.tree->kind == LevelSyntax::Rooms;
        const std::size_t parts = rooms ? 1 : std::max<std::size_t>(level.parts.size(), 1);
        const QString name = QString::fromStdString(level.name);
        for (std::size_t part = 0; part < parts; ++part) {
            names << (parts > 1 ? tr("%1, part %2").arg(name).arg(part + 1) : name);
            m_shownParts << PartRef{i, part};
        }
    }
    m_parts->clear();
    m_parts->addItems(names);
    m_parts->setEnabled(names.size() > 1);
}

void MainWindow::choosePart(int index) {
    const PartRef chosen = m_shownParts.at(index);
    const Analysis& analysis = m_session.analysis();
    const LevelTree& tree = *analysis.level(chosen.level).tree;
    const bool isPart = tree.kind == LevelSyntax::Maze && chosen.part < tree.sections.size();
    const Offset inLevel =
        isPart ? tree.statements[tree.sections[chosen.part].firstStatement].range.begin : 0;
    const Offset start = analysis.levelStart(chosen.level) + inLevel;
    m_session.select(Range{start, start});
}

void MainWindow::chooseTool(ToolId tool) {
    m_canvas->setTool(tool);
    m_canvas->setFocus();
}

void MainWindow::chooseTerrain(char terrain) {
    m_canvas->setTerrain(terrain);
    m_terrains->choose(terrain);
    // Whoever takes a terrain wants to paint.
    if (m_canvas->tool() == ToolId::Select || m_canvas->tool() == ToolId::Eyedropper ||
        m_canvas->tool() == ToolId::Eraser)
        m_actions->action(QStringLiteral("tool.pencil"))->trigger();
}

void MainWindow::restore() {
    resize(usualSize);
    restoreGeometry(m_settings.value(QStringLiteral("geometry")).toByteArray());
    restoreState(m_settings.value(QStringLiteral("state")).toByteArray(), stateVersion);
    m_actions
        ->action(m_settings.value(QStringLiteral("target"), QStringLiteral("target.lp64")).toString() ==
                         QLatin1String("target.ilp32")
                     ? QStringLiteral("target.ilp32")
                     : QStringLiteral("target.lp64"))
        ->setChecked(true);
    const std::string game = m_settings.value(QStringLiteral("game")).toString().toStdString();
    if (std::ranges::contains(Catalog::gameIds(), game))
        chooseGame(game);
    m_actions->action(QStringLiteral("view.areas"))
        ->setChecked(m_settings.value(QStringLiteral("areas"), true).toBool());
    m_actions->action(QStringLiteral("view.grid"))
        ->setChecked(m_settings.value(QStringLiteral("grid"), false).toBool());
    m_actions->action(QStringLiteral("view.ascii"))
        ->setChecked(m_settings.value(QStringLiteral("ascii"), false).toBool());
    m_actions->action(QStringLiteral("view.dark"))->setChecked(m_theme.isDark());
    m_actions->action(QStringLiteral("tool.select"))->setChecked(true);
    updateTitle();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_file->mayClose()) {
        event->ignore();
        return;
    }
    m_settings.setValue(QStringLiteral("geometry"), saveGeometry());
    m_settings.setValue(QStringLiteral("state"), saveState(stateVersion));
    m_playtest->close();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.isEmpty() || !urls.front().isLocalFile())
        return;
    event->acceptProposedAction();
    if (m_file->mayDiscard())
        openFile(urls.front().toLocalFile());
}

} // namespace levwright
