// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/GameMenu.h"

#include "core/base/Phrase.h"
#include "core/catalog/GameList.h"
#include "core/importer/GameImport.h"
#include "core/importer/TreeState.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/Neighbours.h"
#include "core/languages/games/ScriptLibrary.h"
#include "core/model/LevelLanguage.h"
#include "widgets/actions/ActionSpecs.h"
#include "widgets/dialogs/Progress.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/CellLookDialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <format>
#include <system_error>

namespace levwright {
namespace {

const QString gameKey = QStringLiteral("game");

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString nameOf(const Game& game) {
    return QString::fromStdString(gameEntry(game.catalog().tables()).name());
}

// What the game has that its base does not have, such as "85 monsters and 12 traps".
QString differencesOf(const ImportedGame& game) {
    QStringList counts;
    for (const TableDifference& table : game.differences) {
        if (table.added == 0)
            continue;
        const auto count = qulonglong(table.added);
        if (table.table == "monsters")
            counts << GameMenu::tr("%1 new monsters").arg(count);
        else if (table.table == "objects")
            counts << GameMenu::tr("%1 new objects").arg(count);
        else if (table.table == "terrain")
            counts << GameMenu::tr("%1 new kinds of terrain").arg(count);
        else if (table.table == "keywords" || table.table == "lua-names")
            counts << GameMenu::tr("%1 new words").arg(count);
    }
    return counts.isEmpty() ? GameMenu::tr("it has nothing new") : counts.join(QStringLiteral(", "));
}

} // namespace

GameMenu::GameMenu(Workspace& workspace, QSettings& settings, ActionTable& actions, QWidget* parent)
    : QObject(parent), m_window(parent), m_workspace(workspace), m_settings(settings), m_actions(actions) {
    for (const GameEntry& game : knownGames()) {
        const QString id = textOf(game.id);
        m_games << id;
        m_actions.onTrigger(actionOf(id)->objectName(), [this, id] { choose(id); });
    }
    m_actions.onTrigger(QStringLiteral("level.addGame"), [this] { addGameWithDialog(); });
    connect(&workspace, &Workspace::gamesChanged, this, &GameMenu::followGames);
    connect(&workspace, &Workspace::gameRefused, this, &GameMenu::said);
    connect(&m_watch, &GameWatch::touched, this, &GameMenu::readAgain);
    connect(&m_sources, &SourceWatch::touched, this, &GameMenu::importAgain);
    connect(&workspace, &Workspace::opened, this, &GameMenu::takeTreeOf);
    followGames();
}

void GameMenu::restore() {
    for (std::size_t i = 0; i < m_workspace.count(); ++i)
        tellTrouble(m_workspace.session(i));
    const QString id = m_settings.value(gameKey).toString();
    const Result<GamePtr> game =
        m_games.contains(id) ? m_workspace.games().get(id.toStdString()) : failure({});
    if (!game)
        return;
    m_workspace.setGame(*game);
    // Files say themselves which game they are for.
    if (Session& session = m_workspace.active(); session.path().isEmpty() && game->get() != &session.game())
        session.readAs(*game);
}

// Files may be opened before there is a window to tell that the game of their folder cannot be used.
void GameMenu::tellTrouble(const Session& session) {
    const std::optional<std::string> id =
        session.path().isEmpty() ? std::nullopt
                                 : gameOfPlace(m_workspace.games().shelf(), toPath(session.path()));
    if (!id)
        return;
    if (const Result<GamePtr> game = m_workspace.games().get(*id); !game)
        Q_EMIT said(QString::fromStdString(game.error().message));
}

QAction* GameMenu::actionOf(const QString& game) const {
    return m_actions.action(QStringLiteral("game.") + game);
}

QList<QAction*> GameMenu::choices() const {
    QList<QAction*> actions;
    for (const QString& game : m_games)
        actions << actionOf(game);
    return actions;
}

void GameMenu::followGames() {
    const std::vector<UserGame> games = m_workspace.games().shelf().userGames();
    for (const UserGame& game : games) {
        const QString id = textOf(game.id);
        if (m_games.contains(id))
            continue;
        const QString action = QStringLiteral("game.") + id;
        m_actions.addBehind(actionOf(m_games.back())->objectName(), action, textOf(game.menu),
                            tr("Read levels as those of %1").arg(textOf(game.menu)));
        m_actions.onTrigger(action, [this, id] { choose(id); });
        m_games << id;
    }
    m_watch.follow(games);
    followSources();
}

// The games of the user that documents have.
std::vector<UserGame> GameMenu::usedGames() const {
    std::vector<UserGame> used;
    for (std::size_t i = 0; i < m_workspace.count(); ++i) {
        const Catalog& catalog = m_workspace.session(i).game().catalog();
        const std::optional<UserGame> game = catalog.tables().isBuiltIn()
                                                 ? std::nullopt
                                                 : m_workspace.games().shelf().userGame(catalog.gameId());
        if (game && !std::ranges::contains(used, game->id, &UserGame::id))
            used.push_back(*game);
    }
    return used;
}

void GameMenu::followSources() {
    QStringList files;
    for (const UserGame& game : usedGames()) {
        for (const std::filesystem::path& file : treeFilesOf(game, m_workspace.files()))
            files << fromPath(file.string());
    }
    m_sources.follow(files);
}

void GameMenu::importAgain() {
    if (m_imports) { // files may change while the user waits
        QTimer::singleShot(std::chrono::seconds(1), this, &GameMenu::importAgain);
        return;
    }
    const QScopedValueRollback imports(m_imports, true);
    for (const UserGame& game : usedGames()) {
        if (!treeHasChanged(game, m_workspace.files()))
            continue;
        const QString name = textOf(game.menu);
        if (tablesHaveChanged(game, m_workspace.files())) {
            Q_EMIT said(tr("The sources of %1 have changed, but so have its tables; Level > Add a Game… "
                           "replaces them")
                            .arg(name));
            continue;
        }
        Result<ImportedAgain> again = failure({});
        waitFor(tr("Importing %1 again from its sources…").arg(name), m_window,
                [&](const std::stop_token& abandoned) {
                    again = levwright::importAgain(game, m_workspace.files(), abandoned);
                });
        const Result<void> read =
            again ? m_workspace.readGameAgain(game.id) : Result<void>(std::unexpected(again.error()));
        if (!read) {
            Q_EMIT said(
                tr("%1 was not imported again: %2").arg(name, QString::fromStdString(read.error().message)));
            continue;
        }
        QStringList changes;
        for (const std::string& change : again->changes)
            changes << QString::fromStdString(change);
        Q_EMIT said(changes.isEmpty() ? tr("The sources of %1 have changed, but no table has").arg(name)
                                      : tr("%1 was imported again from its sources: %2")
                                            .arg(name, changes.join(QStringLiteral("; "))));
    }
    followGames();
}

// A level beside the sources of a variant is one of it, unless something else decides.
void GameMenu::takeTreeOf(Session& session) {
    const std::filesystem::path file = toPath(session.path());
    const std::filesystem::path folder = m_workspace.gamesFolder();
    if (isLibraryName(file.string()) && session.game().language().runsScripts())
        Q_EMIT said(tr("%1 is not a level; it is read as a library").arg(fromPath(file.filename().string())));
    if (file.empty() || folder.empty() || m_workspace.isUnread(session) ||
        gameOfPlace(m_workspace.games().shelf(), file))
        return;
    const std::filesystem::path tree = treeAround(file);
    if (tree.empty() || std::ranges::contains(m_seenTrees, tree))
        return;
    m_seenTrees.push_back(tree);
    const QScopedValueRollback imports(m_imports, true);
    Result<SourceGame> source = readTree(tree);
    const bool isTaken = source && m_workspace.games().shelf().userGame(gameIdOf(source->name));
    if (!source || isTaken || !isVariant(*source))
        return;
    const QString name = textOf(source->name);
    const Result<AddedGame> added = importTree(*std::move(source), {.tree = tree, .folder = folder});
    if (!added)
        return;
    followGames();
    if (const Result<GamePtr> game = m_workspace.games().get(added->game.id)) {
        m_workspace.readAs(session, *game);
        Q_EMIT said(tr("This is a level of %1, whose sources lie beside it: %2")
                        .arg(name, differencesOf(added->game)));
    }
}

// Without knowing which table has changed.
void GameMenu::readAgain() {
    followGames();
    for (const UserGame& game : m_workspace.games().shelf().userGames()) {
        const Result<void> read = m_workspace.readGameAgain(game.id);
        if (!read)
            Q_EMIT said(QString::fromStdString(read.error().message));
    }
}

void GameMenu::choose(const QString& game) {
    Session& session = m_workspace.active();
    const Result<GamePtr> known = m_workspace.games().get(game.toStdString());
    if (!known) {
        show(); // the game before keeps its mark
        Q_EMIT said(QString::fromStdString(known.error().message));
        return;
    }
    m_settings.setValue(gameKey, game);
    m_workspace.setGame(*known);
    Q_EMIT usualChosen();
    if (known->get() != &session.game())
        m_workspace.readAs(session, *known);
}

void GameMenu::setUsual(const QString& game) {
    if (const Result<GamePtr> known = m_workspace.games().get(game.toStdString()))
        m_workspace.setGame(*known);
    else
        Q_EMIT said(QString::fromStdString(known.error().message));
}

QList<std::pair<QString, QString>> GameMenu::games() const {
    QList<std::pair<QString, QString>> games;
    for (const QString& game : m_games)
        games.emplace_back(game, withoutMnemonic(actionOf(game)->text()));
    return games;
}

void GameMenu::show() {
    followSources();
    const Catalog& catalog = m_workspace.active().game().catalog();
    const QString game = textOf(catalog.gameId());
    if (m_games.contains(game))
        actionOf(game)->setChecked(true);
    if (m_button == nullptr)
        return;
    m_button->setText(nameOf(m_workspace.active().game()));
    // Another game has to be read for this, so the window is drawn first.
    QMetaObject::invokeMethod(this, &GameMenu::tellOtherGames, Qt::QueuedConnection);
}

void GameMenu::tellOtherGames() {
    const Session& session = m_workspace.active();
    QStringList names{nameOf(session.game())};
    if (!m_workspace.isUnread(session)) {
        const GamePtr game = m_workspace.games().get(session.game().catalog().gameId()).value_or(nullptr);
        const auto others =
            game ? otherGamesOf(m_workspace.games(), game, session.analysis().kind(), session.text())
                 : std::vector<GamePtr>();
        for (const GamePtr& other : others)
            names << nameOf(*other);
    }
    m_button->setText(names.join(tr(" or ")));
    m_button->setToolTip(
        names.size() < 2
            ? tr("The game of this document. Click to choose another one.")
            : tr("Nothing in this level tells whether it is for %1. It is read as one of %2. Click to "
                 "choose another game.")
                  .arg(m_button->text(), names.front()));
}

void GameMenu::addGameWithDialog() {
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Choose the Sources of a Game"));
    if (!folder.isEmpty())
        addGame(folder);
}

// What new map characters look like, as the user says. Empty if the user wants no game after all.
std::optional<std::vector<CellLook>> GameMenu::looksFor(const SourceGame& source) {
    const std::vector<PlainCell> cells = plainCells(source);
    if (cells.empty())
        return std::vector<CellLook>();
    CellLookDialog dialog(source, cells, m_window);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.looks()) : std::nullopt;
}

// Error: also if the user does not wait.
Result<SourceGame> GameMenu::readTree(const std::filesystem::path& tree) {
    Result<SourceGame> source = failure({});
    waitFor(tr("Reading the sources of the game…"), m_window,
            [&](const std::stop_token& abandoned) { source = readSourceTree(tree, abandoned); });
    return source;
}

Result<AddedGame> GameMenu::importTree(SourceGame source, const ImportRequest& request) {
    Result<AddedGame> added = failure({});
    waitFor(tr("Reading the sources of the game…"), m_window, [&](const std::stop_token& abandoned) {
        added = levwright::addGame(std::move(source), request, m_workspace.files(), abandoned);
    });
    return added;
}

void GameMenu::addGame(const QString& sources) {
    const auto refuse = [this](const std::string& why) {
        Q_EMIT said(tr("No game was added: %1").arg(QString::fromStdString(why)));
    };
    if (m_workspace.gamesFolder().empty())
        return refuse(say("there is no folder for games"));
    const QScopedValueRollback imports(m_imports, true);
    Result<SourceGame> source = readTree(toPath(sources));
    if (!source)
        return refuse(source.error().message);
    const QString name = textOf(source->name);
    const std::optional<std::vector<CellLook>> looks = looksFor(*source);
    if (!looks)
        return;
    const Result<AddedGame> added = importTree(
        *std::move(source), {.tree = toPath(sources), .folder = m_workspace.gamesFolder(), .looks = *looks});
    if (!added)
        return refuse(added.error().message);
    const ImportedGame* game = &added->game;
    const QString id = QString::fromStdString(game->id);
    m_workspace.games().forget(game->id);
    followGames();
    choose(id);
    Q_EMIT said(tr("%1 was added: %2").arg(name, differencesOf(*game)));
}

QToolButton* GameMenu::makeButton() {
    m_button = new QToolButton;
    m_button->setObjectName(QStringLiteral("gameButton"));
    m_button->setToolTip(tr("The game of this document. Click to choose another one."));
    m_button->setAutoRaise(true);
    m_button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_button);
    menu->setObjectName(QStringLiteral("gamesOfDocument"));
    m_button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &GameMenu::fillButton);
    return m_button;
}

void GameMenu::fillButton() {
    QMenu* menu = m_button->menu();
    menu->clear();
    menu->addActions(choices());
    menu->addSeparator();
    const Session& session = m_workspace.active();
    QAction* keep = menu->addAction(tr("Use %1 for All Levels in This &Folder").arg(nameOf(session.game())));
    keep->setObjectName(QStringLiteral("keepGameForFolder"));
    keep->setEnabled(!session.path().isEmpty());
    connect(keep, &QAction::triggered, this, &GameMenu::keepForFolder);
}

// Writes the file .levwright/folder.tsv beside the document.
void GameMenu::keepForFolder() {
    const Session& session = m_workspace.active();
    const std::filesystem::path settings =
        toPath(QFileInfo(session.path()).absolutePath()) / std::filesystem::path(".levwright");
    std::error_code error;
    std::filesystem::create_directories(settings, error);
    const std::string text = std::format("name\tvalue\ngame\t{}\n", session.game().catalog().gameId());
    const Result<void> written =
        error ? Result<void>(failure(std::format("{}: {}", settings.string(), error.message())))
              : m_workspace.files().replace(settings / "folder.tsv", text);
    Q_EMIT said(
        written ? tr("Levels in this folder are read as those of %1 from now on.").arg(nameOf(session.game()))
                : QString::fromStdString(written.error().message));
}

} // namespace levwright
