// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/GameLauncher.h"

#include "core/model/LevelLanguage.h"
#include "core/playground/GameLibrary.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/Terminal.h"

#include <QCryptographicHash>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QRegularExpression>
#include <QStandardPaths>

namespace levwright {
namespace {

constexpr std::size_t longestTranscript = std::size_t(16) << 20U;

QByteArray keyOf(const Session& session) {
    return QCryptographicHash::hash(session.path().toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
}

QString settingOf(const Session& session) {
    return QStringLiteral("games/") + QString::fromLatin1(keyOf(session));
}

std::filesystem::path playgroundOf(const Session& session) {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return toPath(data + QStringLiteral("/playgrounds/") + QString::fromLatin1(keyOf(session)));
}

// Whether a statement of the level makes stairs up, in any of the languages. Comments do not count.
bool makesStairsUp(std::string_view level) {
    static const QRegularExpression stairs(QStringLiteral(R"(^(?:(?!#|--).)*stair[^\n]*\bup\b)"),
                                           QRegularExpression::CaseInsensitiveOption |
                                               QRegularExpression::MultilineOption);
    return stairs.match(QString::fromLatin1(level.data(), qsizetype(level.size()))).hasMatch();
}

} // namespace

GameLauncher::GameLauncher(PageTabs& tabs, QSettings& settings, QWidget* window)
    : QObject(window), m_tabs(tabs), m_settings(settings), m_window(window) {}

void GameLauncher::play() {
    const LevelLanguage& language = session().game().language();
    const std::optional<Refusal> objection = language.objectionTo(Ability::Compile);
    if (objection && !language.runsScripts()) // a game that reads scripts needs no compiled level
        return fail(QString::fromStdString(objection->reason));
    if (const std::optional<InstalledGame> game = rememberedGame())
        return playIn(*game);
    if (objection) // no package has a game that reads scripts
        return m_tabs.active().messages().showError(
            tr("Not started: choose the folder of a NetHack 3.7 or 5.0 for Lua levels."),
            {{tr("&Choose Folder…"), [this] { playElsewhere(); }}});
    const std::vector<InstalledGame> games = installedGames();
    if (games.empty())
        return refuseWithoutGame();
    if (const std::optional<InstalledGame> game = games.size() == 1 ? games.front() : askWhich(games))
        playIn(*game);
}

void GameLauncher::playElsewhere() {
    const QString folder = QFileDialog::getExistingDirectory(
        m_window, tr("Choose the Game’s Folder (with nhdat and the Program)"));
    if (folder.isEmpty())
        return;
    if (const Result<InstalledGame> game = gameIn(toPath(folder)))
        playIn(*game);
    else
        fail(QString::fromStdString(game.error().message));
}

std::optional<InstalledGame> GameLauncher::rememberedGame() const {
    const QString folder = m_settings.value(settingOf(session())).toString();
    if (folder.isEmpty())
        return std::nullopt;
    const Result<InstalledGame> game = gameIn(toPath(folder));
    return game ? std::optional(*game) : std::nullopt;
}

std::optional<InstalledGame> GameLauncher::askWhich(const std::vector<InstalledGame>& games) {
    QStringList folders;
    for (const InstalledGame& game : games)
        folders << fromPath(game.folder);
    bool isChosen = false;
    const QString folder =
        QInputDialog::getItem(m_window, tr("Play in NetHack"), tr("The game:"), folders, 0, false, &isChosen);
    return isChosen ? std::optional(games[std::size_t(folders.indexOf(folder))]) : std::nullopt;
}

Result<LevelToPlay> GameLauncher::currentLevel(const InstalledGame& game) const {
    const LevelsAnalysis& levels = session().levels();
    const Result<GameBuild> build =
        gameLibrary(game, m_files).and_then([](const Archive& library) { return buildOf(library); });
    if (!build)
        return std::unexpected(build.error());
    const QString file = QFileInfo(session().path()).fileName();
    return levelToPlay(*build, levels.game(), levels.levelText(session().currentLevel()), file.toStdString());
}

void GameLauncher::playIn(const InstalledGame& game) {
    if (makesStairsUp(session().levels().levelText(session().currentLevel())) && !m_told.contains(&session()))
        tellOfFirstLevel(game);
    else
        start(game);
}

// Once for each document.
void GameLauncher::tellOfFirstLevel(const InstalledGame& game) {
    const Session* told = &session();
    m_tabs.active().messages().showError(tr("In the game, this level will be the first one of the dungeon. "
                                            "The game makes no stairs up there, so yours will be missing, "
                                            "and you may start somewhere else."),
                                         {{tr("&Play"), [this, game, told] {
                                               if (m_told.insert(told).second)
                                                   connect(told, &QObject::destroyed, this,
                                                           [this, told] { m_told.erase(told); });
                                               start(game);
                                           }}});
}

void GameLauncher::start(const InstalledGame& game) {
    const Result<Playground> playground = currentLevel(game).and_then([&](const LevelToPlay& level) {
        return makePlayground(game, level, playgroundOf(session()), m_files);
    });
    if (!playground)
        return fail(QString::fromStdString(playground.error().message));
    if (!session().path().isEmpty())
        m_settings.setValue(settingOf(session()), fromPath(game.folder));
    session().hear({});
    const Result<void> started = startGame(game, *playground);
    if (!started)
        return fail(QString::fromStdString(started.error().message));
    follow(session(), session().currentLevel(), playground->folder);
    Q_EMIT said(
        playground->replaced.empty()
            ? tr("A new game starts on this level.")
            : tr("A new game starts on a copy of the level. The level also replaces the game’s own."));
}

void GameLauncher::fail(const QString& reason) {
    m_tabs.active().messages().showError(tr("Not started: %1").arg(reason));
}

void GameLauncher::refuseWithoutGame() {
    m_tabs.active().messages().showError(
        tr("No game is installed. %1").arg(QString::fromStdString(whatToInstall())),
        {{tr("&Choose Folder…"), [this] { playElsewhere(); }}});
}

// Watches the file to which the terminal's output is written.
void GameLauncher::follow(Session& session, std::size_t level, const std::filesystem::path& playground) {
    const std::filesystem::path transcript = transcriptIn(playground);
    m_following = std::make_unique<QFileSystemWatcher>(QStringList{fromPath(transcript)});
    const auto read = [this, &session, level, transcript, revision = session.document().revision()] {
        const Result<std::string> shown = m_files.read(transcript, longestTranscript);
        if (!shown || session.document().revision() != revision)
            return;
        Diagnostics complaints;
        for (const std::string& complaint : complaintsIn(*shown))
            complaints.push_back({.code = DiagnosticCode::GameSaid,
                                  .range = session.rangeOf(StatementRef{level, 0}),
                                  .anchor = {},
                                  .arguments = {complaint},
                                  .fixes = {}});
        if (complaints.empty() || complaints == session.heard())
            return;
        session.hear(std::move(complaints));
        Q_EMIT complained();
    };
    connect(m_following.get(), &QFileSystemWatcher::fileChanged, this, read);
    connect(&session, &QObject::destroyed, m_following.get(), [this] { m_following->blockSignals(true); });
    read(); // the game may have written before it was watched
}

} // namespace levwright
