// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ShortcutsFirst.h"
#include "widgets/playtest/BreakBar.h"
#include "widgets/playtest/PlayInput.h"
#include "widgets/playtest/PlayKeysDialog.h"
#include "widgets/playtest/PlayMap.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/playtest/ProtocolPane.h"
#include "widgets/theme/StillToolBar.h"

#include <QFileDialog>
#include <QMenuBar>
#include <QRegularExpressionValidator>

namespace levwright {
namespace {

constexpr int seedWidth = 110;

} // namespace

QAction* PlaytestWindow::makeAction(QMenu* menu, const QString& name, const QString& text,
                                    const QKeySequence& key) {
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(key);
    addAction(action);
    return action;
}

void PlaytestWindow::buildActions() {
    const auto connectTo = [this](QAction* action, auto run) {
        connect(action, &QAction::triggered, this, [run] { run(); });
    };
    new ShortcutsFirst(*this);
    QMenu* game = menuBar()->addMenu(tr("&Game"));
    m_restart = makeAction(game, QStringLiteral("play.restart"), tr("&Restart"), {tr("Ctrl+R")});
    m_next = makeAction(game, QStringLiteral("play.nextSeed"), tr("&Next Seed"), {tr("Ctrl+N")});
    game->addSeparator();
    QAction* open =
        makeAction(game, QStringLiteral("play.open"), tr("&Open World or Run…"), QKeySequence::Open);
    m_save = makeAction(game, QStringLiteral("play.save"), tr("&Save Run…"), QKeySequence::Save);
    m_save->setEnabled(false);
    game->addSeparator();
    QAction* close = makeAction(game, QStringLiteral("play.close"), tr("&Close"), {tr("Ctrl+W")});
    connectTo(m_restart, [this] { restart(); });
    connectTo(m_next, [this] { nextSeed(); });
    connectTo(open, [this] { openWithDialog(); });
    connectTo(m_save, [this] { saveWithDialog(); });
    connectTo(close, [this] { this->close(); });

    QMenu* view = menuBar()->addMenu(tr("&View"));
    m_seeAll = makeAction(view, QStringLiteral("play.seeAll"), tr("See &Everything"), {tr("Ctrl+E")});
    m_seeAll->setCheckable(true);
    connect(m_seeAll, &QAction::toggled, this, [this](bool on) {
        m_map->setEyes(on ? playtest::Eyes::All : playtest::Eyes::Player);
        if (m_controller->hasGame())
            follow();
    });
    QAction* protocol =
        makeAction(view, QStringLiteral("play.showProtocol"), tr("Show &Protocol"), {tr("Ctrl+P")});
    protocol->setCheckable(true);
    connect(protocol, &QAction::toggled, this, [this](bool on) {
        m_protocol->setVisible(on);
        if (on)
            m_protocol->showLatest();
    });
    view->addSeparator();
    QAction* in = makeAction(view, QStringLiteral("play.zoomIn"), tr("Zoom &In"), {});
    in->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
    connectTo(in, [this] { m_map->zoomIn(); });
    connectTo(makeAction(view, QStringLiteral("play.zoomOut"), tr("Zoom &Out"), {tr("Ctrl+-")}),
              [this] { m_map->zoomOut(); });
    connectTo(makeAction(view, QStringLiteral("play.zoomFit"), tr("Zoom to &Fit"), {tr("Ctrl+0")}),
              [this] { m_map->zoomToFit(); });
    view->addSeparator();
    connectTo(makeAction(view, QStringLiteral("play.map"), tr("Go to &Map"), {tr("F6")}),
              [this] { m_map->setFocus(); });
    connectTo(makeAction(view, QStringLiteral("play.protocol"), tr("&Type Commands"), {tr("F7")}),
              [this, protocol] {
                  protocol->setChecked(true);
                  m_protocol->line().setFocus();
              });

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    QAction* keys = makeAction(help, QStringLiteral("play.keys"), tr("&Keys"), {tr("F1")});
    const auto showKeys = [this] { (new PlayKeysDialog(this))->open(); };
    connectTo(keys, showKeys);
    connect(m_input, &PlayInput::helpWanted, this, showKeys);
}

void PlaytestWindow::buildBar() {
    auto* bar = new StillToolBar(tr("Playtest"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("playBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->addAction(m_restart);
    bar->addSeparator();
    bar->addWidget(new QLabel(tr("Seed "), bar));
    m_seedField = new QLineEdit(bar);
    m_seedField->setObjectName(QStringLiteral("seed"));
    m_seedField->setAccessibleName(tr("Seed"));
    m_seedField->setToolTip(tr("The seed of this world; type another and press Return"));
    m_seedField->setMaximumWidth(seedWidth);
    m_seedField->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,19}")), m_seedField));
    bar->addWidget(m_seedField);
    bar->addAction(m_next);
    bar->addSeparator();
    m_break = new BreakBar(bar);
    m_break->setMaximumWidth(420);
    bar->addWidget(m_break);
    bar->addSeparator();
    bar->addAction(m_seeAll);
}

void PlaytestWindow::openWithDialog() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a World or a Run"), QString(),
                                                      tr("All files (*);;Runs (*.run)"));
    if (!path.isEmpty())
        openFile(path);
}

void PlaytestWindow::saveWithDialog() {
    QString name = QString::fromStdString(m_controller->game().beginning().title);
    name.replace(QRegularExpression(QStringLiteral("[^\\w.-]+")), QStringLiteral("-"));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the Run"), name + QStringLiteral(".run"),
                                                      tr("Runs (*.run)"));
    if (!path.isEmpty())
        saveRun(path);
}

} // namespace levwright
