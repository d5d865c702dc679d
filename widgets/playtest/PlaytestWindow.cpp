// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlaytestWindow.h"

#include "core/base/Phrase.h"
#include "widgets/playtest/BreakBar.h"
#include "widgets/playtest/InventoryPanel.h"
#include "widgets/playtest/MessagePane.h"
#include "widgets/playtest/PlayInput.h"
#include "widgets/playtest/PlayMap.h"
#include "widgets/playtest/ProtocolPane.h"
#include "widgets/playtest/StatusPanel.h"
#include "widgets/playtest/TimeBar.h"
#include "widgets/playtest/WorldLooks.h"
#include "widgets/session/FilePath.h"
#include "widgets/theme/WindowSize.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace levwright {
namespace {

using playtest::Ending;
using playtest::Summary;

constexpr QSize usualSize(1240, 820);
constexpr int sideWidth = 250;

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

Point pointOf(const world::Place& place) {
    return {place.x, place.y};
}

QString endingText(const Summary& summary) {
    QString how;
    switch (summary.ending) {
    case Ending::None:
        return {};
    case Ending::Died:
        how = PlaytestWindow::tr("You died");
        break;
    case Ending::Left:
        how = PlaytestWindow::tr("You left by the %1").arg(QString::fromUtf8(said(summary.exit)));
        break;
    case Ending::Won:
        how = PlaytestWindow::tr("You won");
        break;
    case Ending::Stopped:
        how = PlaytestWindow::tr("The world stands still");
        break;
    }
    const QString turns =
        summary.turns == 1 ? PlaytestWindow::tr("1 turn") : PlaytestWindow::tr("%1 turns").arg(summary.turns);
    const QString kills =
        summary.kills == 1 ? PlaytestWindow::tr("1 kill") : PlaytestWindow::tr("%1 kills").arg(summary.kills);
    return PlaytestWindow::tr("%1 after %2, with %3.  Backspace goes back a step, Ctrl+R starts again.")
        .arg(how, turns, kills);
}

std::shared_ptr<const Catalog> catalogOf(const playtest::Run& run) {
    return Catalog::load(run.beginning.game).value_or(nullptr);
}

QLabel* makeLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setMargin(4);
    return label;
}

} // namespace

PlaytestWindow::PlaytestWindow(FileStore& files, const Theme& theme)
    : m_files(files), m_theme(theme), m_controller(new PlayController(this)),
      m_input(new PlayInput(*m_controller, this)) {
    setObjectName(QStringLiteral("playtestWindow"));
    buildPanels();
    buildActions();
    buildBar();
    connectPanels();
    for (QWidget* panel : std::initializer_list<QWidget*>{m_time, m_inventory})
        panel->setEnabled(false); // until there is a game
    setTheme(theme);
    resize(withinScreen(*this, usualSize));
    m_map->setFocus();
}

void PlaytestWindow::buildPanels() {
    auto* page = new QWidget(this);
    m_banner = makeLabel(page, "banner");
    m_banner->setWordWrap(true);
    m_banner->hide();
    m_map = new PlayMap(m_theme, page);
    m_prompt = makeLabel(page, "prompt");
    m_look = makeLabel(page, "look");
    m_look->setAlignment(Qt::AlignRight);
    m_look->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* line = new QHBoxLayout;
    line->addWidget(m_prompt, 2);
    line->addWidget(m_look, 1);
    m_prompt->setWordWrap(true);
    m_time = new TimeBar(*m_controller, page);

    auto* board = new QWidget(page);
    auto* boardLayout = new QVBoxLayout(board);
    boardLayout->setContentsMargins(0, 0, 0, 0);
    boardLayout->setSpacing(0);
    boardLayout->addWidget(m_map, 1);
    boardLayout->addWidget(m_banner);
    boardLayout->addLayout(line);

    auto* lower = new QSplitter(Qt::Horizontal, page);
    m_messages = new MessagePane(lower);
    m_protocol = new ProtocolPane(lower);
    m_protocol->hide(); // only who asks for it wants to read it
    lower->addWidget(m_messages);
    lower->addWidget(m_protocol);
    lower->setChildrenCollapsible(false);

    auto* left = new QSplitter(Qt::Vertical, page);
    left->addWidget(board);
    left->addWidget(lower);
    left->setChildrenCollapsible(false);
    left->setStretchFactor(0, 3);
    left->setStretchFactor(1, 1);
    left->setSizes({560, 200});

    auto* columns = new QHBoxLayout;
    columns->addWidget(left, 1);
    columns->addWidget(makeSide(page));
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(m_time);
    setCentralWidget(page);
}

// Low screens have no room for all of it, so it can be scrolled.
QWidget* PlaytestWindow::makeSide(QWidget* page) {
    auto* content = new QWidget;
    content->setMinimumWidth(sideWidth); // more for large letters
    m_status = new StatusPanel(content);
    m_inventory = new InventoryPanel(content);
    auto* layout = new QVBoxLayout(content);
    layout->addWidget(m_status);
    layout->addWidget(m_inventory, 1);
    auto* side = new QScrollArea(page);
    side->setAccessibleName(tr("You and what you carry"));
    side->setWidget(content);
    side->setWidgetResizable(true);
    side->setFrameShape(QFrame::NoFrame);
    side->setFocusPolicy(Qt::NoFocus);
    side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    return side;
}

void PlaytestWindow::connectPanels() {
    connect(m_controller, &PlayController::gameReplaced, this, &PlaytestWindow::startAnew);
    connect(m_controller, &PlayController::moved, this, &PlaytestWindow::follow);
    connect(m_controller, &PlayController::exchanged, this, &PlaytestWindow::followProtocol);
    connect(m_controller, &PlayController::jumped, this, [this] {
        const world::Timeline& timeline = m_controller->game().timeline();
        m_protocol->protocol().addNote(tr("— turn %1, after %2 commands of the game —")
                                           .arg(m_controller->game().state().turn)
                                           .arg(timeline.position()));
        m_protocol->showLatest();
        say({});
    });
    connect(m_controller, &PlayController::noticed, this, &PlaytestWindow::say);
    connect(m_input, &PlayInput::asked, this, &PlaytestWindow::say);
    connect(m_input, &PlayInput::lookedAt, this, [this](std::optional<Point> cell) {
        m_map->setLookMark(cell);
        describe(cell);
    });
    connect(m_map, &PlayMap::hovered, this, [this](std::optional<Point> cell) {
        if (!m_input->isLooking())
            describe(cell);
    });
    connect(m_inventory, &InventoryPanel::dropWanted, this,
            [this](int slot) { m_input->act(PlayDeed::Drop, slot); });
    connect(m_inventory, &InventoryPanel::useWanted, this,
            [this](int slot) { m_input->act(PlayDeed::Use, slot); });
    connect(m_inventory, &InventoryPanel::pickUpWanted, this,
            [this] { m_controller->obey(QStringLiteral("pick_up")); });
    connect(&m_protocol->line(), &CommandLine::sent, this, [this](const QString& command) {
        if (m_controller->hasGame())
            m_controller->obey(command);
    });
    connect(&m_protocol->line(), &CommandLine::left, m_map, qOverload<>(&QWidget::setFocus));
    connect(m_break, &BreakBar::changed, this, [this] { m_controller->setBreak(m_break->condition()); });
    connect(m_break, &BreakBar::left, m_map, qOverload<>(&QWidget::setFocus));
    connect(m_seedField, &QLineEdit::returnPressed, this, [this] {
        playSeed(m_seedField->text().toULongLong());
        m_map->setFocus();
    });
}

void PlaytestWindow::setMapLook(const MapLook& look) {
    m_map->setMapLook(look);
}

void PlaytestWindow::setTheme(const Theme& theme) {
    m_theme = theme;
    m_map->setTheme(theme);
    m_messages->setTheme(theme);
    m_status->setTheme(theme);
    m_protocol->protocol().setTheme(theme);
    QPalette banner = theme.palette();
    banner.setColor(QPalette::Window, banner.color(QPalette::Highlight));
    banner.setColor(QPalette::WindowText, banner.color(QPalette::HighlightedText));
    m_banner->setPalette(banner);
    m_banner->setAutoFillBackground(true);
}

bool PlaytestWindow::play(PlaySource source, std::uint64_t seed, std::optional<world::Place> place) {
    m_reloading.giveUp();
    Result<PlayedWorld> made = source.make(seed, place);
    return take(std::move(made), std::move(source), seed, place);
}

bool PlaytestWindow::take(Result<PlayedWorld> made, PlaySource source, std::uint64_t seed,
                          const std::optional<world::Place>& place) {
    if (!made)
        return refuse(made.error());
    if (!begin(playtest::Playthrough::begin(source.rules, std::move(made->beginning)), source.catalog,
               std::move(made->places)))
        return false;
    m_source = std::move(source);
    m_seed = seed;
    updateSource();
    if (place && m_controller->game().state().player()->place != *place)
        say(tr("Nobody can stand at %1, so you start where a player arrives.")
                .arg(m_places.nameOf(pointOf(*place))));
    return true;
}

void PlaytestWindow::forgetSource() {
    m_reloading.giveUp();
    m_source = {};
    updateSource();
}

void PlaytestWindow::updateSource() {
    m_seedField->setText(QString::number(m_seed));
    m_seedField->setEnabled(hasSource());
    for (QAction* action : {m_restart, m_next})
        action->setEnabled(hasSource());
}

void PlaytestWindow::restart() {
    playSeed(m_seed);
}

void PlaytestWindow::playSeed(std::uint64_t seed) {
    if (hasSource())
        play(m_source, seed);
}

void PlaytestWindow::nextSeed() {
    playSeed(m_seed + 1);
}

void PlaytestWindow::reload() {
    if (!hasSource() || !m_controller->hasGame())
        return;
    const world::Thing* player = m_controller->game().state().player();
    const std::optional<world::Place> place = player != nullptr ? std::optional(player->place) : std::nullopt;
    m_reloading.giveUp();
    const auto reloaded = [this, place](Result<PlayedWorld> made) {
        if (take(std::move(made), m_source, m_seed, place))
            tellOfReload(place);
    };
    if (m_source.prepare)
        m_reloading.start<Result<PlayedWorld>>(m_source.prepare(m_seed, place), reloaded);
    else
        reloaded(m_source.make(m_seed, place));
}

void PlaytestWindow::tellOfReload(const std::optional<world::Place>& place) {
    const world::Thing* now = m_controller->game().state().player();
    say(now->place == place ? tr("The level has changed and was restarted where you were.")
                            : tr("The level has changed and was restarted where a player arrives, because "
                                 "nobody can stand where you were."));
}

bool PlaytestWindow::openFile(const QString& path) {
    Result<std::string> bytes = m_files.read(toPath(path), playtest::largestRunFile);
    if (!bytes)
        return refuse(bytes.error());
    return playtest::isRun(*bytes) ? openRun(*bytes) : openWorld(*bytes, QFileInfo(path).fileName());
}

bool PlaytestWindow::openRun(const std::string& bytes) {
    const Result<playtest::Run> run = playtest::readRun(bytes);
    if (!run)
        return refuse({tr("The run cannot be opened: %1").arg(text(run.error().message)).toStdString()});
    std::shared_ptr<const Catalog> names = catalogOf(*run);
    const PlaceNames places = names != nullptr ? PlaceNames::ofLevel({}) : PlaceNames();
    if (!begin(playtest::Playthrough::play(*run), std::move(names), places))
        return false;
    forgetSource();
    if (const std::optional<std::size_t> step = m_controller->game().differs())
        say(tr("From command %1 on, this run differs from the game that was saved.").arg(*step + 1));
    return true;
}

bool PlaytestWindow::openWorld(const std::string& bytes, const QString& name) {
    const Result<world::Rules> rules = playtest::rulesOfWorld(bytes);
    if (!rules)
        return refuse({tr("This cannot be played: %1").arg(text(rules.error().message)).toStdString()});
    // A save or a record gives the same world for every seed.
    const auto make = [bytes, name, rules](std::uint64_t seed,
                                           std::optional<world::Place>) -> Result<PlayedWorld> {
        playtest::OpenedWorld opened = playtest::openWorld(*rules, bytes, std::uint32_t(seed));
        opened.beginning.title = name.toStdString();
        return PlayedWorld{std::move(opened.beginning), {}};
    };
    if (!play({make, nullptr, *rules}, m_seed))
        return false;
    for (const std::string& command : playtest::openWorld(*rules, bytes, 1).commands)
        m_controller->obey(text(command));
    return true;
}

bool PlaytestWindow::saveRun(const QString& path) {
    const Result<void> saved = m_files.replace(toPath(path), playtest::runText(m_controller->game().run()));
    if (!saved)
        return refuse(saved.error());
    say(tr("Saved the run as %1").arg(QFileInfo(path).fileName()));
    return true;
}

bool PlaytestWindow::begin(Result<std::unique_ptr<playtest::Playthrough>> game,
                           std::shared_ptr<const Catalog> names, PlaceNames places) {
    if (!game)
        return refuse({tr("This cannot be played: %1").arg(text(game.error().message)).toStdString()});
    m_names = std::move(names);
    m_places = std::move(places);
    m_controller->setGame(std::move(*game));
    m_save->setEnabled(true);
    return true;
}

bool PlaytestWindow::refuse(const Error& error) {
    say(text(error.message));
    return false;
}

void PlaytestWindow::startAnew() {
    for (QWidget* panel : std::initializer_list<QWidget*>{m_time, m_inventory})
        panel->setEnabled(true);
    const playtest::Playthrough& game = m_controller->game();
    m_map->start(game, {formOf(game.state()), m_names}, looksOf(game.state(), m_names.get()));
    m_protocol->protocol().clear();
    m_protocol->protocol().addBeginning(game.beginning().commands);
    m_protocol->protocol().addNote(tr("— the game begins —"));
    m_protocol->showLatest();
    m_lookedAt.reset();
    describe(std::nullopt);
    say({});
    setWindowTitle(tr("%1 — Playtest").arg(text(game.beginning().title)));
}

void PlaytestWindow::follow() {
    const playtest::Playthrough& game = m_controller->game();
    m_map->follow(game, looksOf(game.state(), m_names.get()));
    m_messages->follow(game);
    const world::Thing* player = game.state().player();
    m_status->follow(game, player == nullptr ? QString() : m_places.nameOf(pointOf(player->place)));
    m_inventory->follow(game,
                        player == nullptr ? QStringList() : namesAt({player->place.x, player->place.y}));
    const QString ending = endingText(game.summary());
    m_banner->setText(ending);
    m_banner->setVisible(!ending.isEmpty());
    describe(m_lookedAt);
}

void PlaytestWindow::followProtocol(const QString& command, const playtest::Exchange& exchange) {
    m_protocol->protocol().add(command, exchange);
    m_protocol->showLatest();
}

// What the player knows about the cell. The player itself is not listed among the things there.
QStringList PlaytestWindow::namesAt(Point cell) {
    QStringList names;
    for (const std::string& name : m_controller->game().thingsAt({cell.y, cell.x}))
        names << QString::fromUtf8(said(name));
    const world::WorldState& state = m_controller->game().state();
    const world::Thing* player = state.player();
    if (player != nullptr && player->place == world::Place{cell.y, cell.x})
        names.removeOne(QString::fromUtf8(said(state.typeOf(*player).name)));
    return names;
}

void PlaytestWindow::describe(std::optional<Point> cell) {
    m_lookedAt = cell;
    const bool known = cell && m_map->cells().contains(*cell);
    if (!known) {
        m_look->clear();
        return;
    }
    const playtest::ShownCell& shown = m_map->cells().at(*cell);
    const QString place = m_places.nameOf(*cell);
    if (shown.knowledge == playtest::Knowledge::Unseen) {
        m_look->setText(tr("%1  not seen yet").arg(place));
        return;
    }
    QStringList names = namesAt(*cell);
    if (shown.player)
        names.prepend(tr("you"));
    QString words = terrainName(shown.terrain, m_map->form());
    if (!names.isEmpty())
        words += QStringLiteral(" · ") + names.join(QStringLiteral(", "));
    if (shown.knowledge == playtest::Knowledge::Remembered)
        words += tr("  (remembered)");
    m_look->setText(place + QStringLiteral("  ") + words);
}

void PlaytestWindow::say(const QString& text) {
    m_prompt->setText(text);
}

void PlaytestWindow::keyPressEvent(QKeyEvent* event) {
    if (!m_input->take(*event))
        QMainWindow::keyPressEvent(event);
}

void PlaytestWindow::closeEvent(QCloseEvent* event) {
    m_controller->pause();
    event->accept();
}

} // namespace levwright
